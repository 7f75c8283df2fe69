import { pattern } from "../pattern.ts";
import type { Reading } from "../reading.ts";
import { SEARCHED } from "../searched.ts";
import type { Range } from "../sentence.ts";

/** `sort` of a search by how the best hangar is named. */
const ORDERS = (
  [
    ["price_per_m2", "most? cheap (neutral|in|by)? square unit?"],
    ["price", "most? cheap"],
    ["area", "(most big|most? largest) (by area)?"],
  ] as const
).map(([sort, source]) => [sort, pattern(`(?<!not most?)(${source})`)] as const);

/** «самый дешёвый», «самый большой по площади» → the order of a search, where one is asked for. */
export function readOrder(reading: Reading): void {
  const { sentence } = reading;
  const isSearched = (name: string) => reading.isClaimed(name) || reading.doubts.some((one) => one.parameter === name);
  if (!SEARCHED.some(isSearched)) return;
  for (const [sort, rule] of ORDERS) {
    // «самые дешёвые ворота»
    const isOfPart = ({ to }: Range) => sentence.is(to, "gate", "door", "window", "panel", "erection");
    sentence.take(rule, (range) => !isOfPart(range) && reading.claim(range, { sort }));
  }
}
