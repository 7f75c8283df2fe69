import { pattern } from "../words/pattern.ts";
import type { Reading } from "../reading.ts";

const RAILS = pattern(
  "(height number)? (with|in|per){0,4} rails (under|purpose|gate|leaves|height|tall|low|IS|from){0,4} (height? number unit?)?",
);
/** How high a guide lifts the gate, millimetres → the value of the contract. */
const BY_HEIGHT: Readonly<Record<number, string>> = { 500: "h500", 1610: "h1610" };

/** The guides of lifting gates. */
export function readRails(reading: Reading): void {
  reading.take(RAILS, (range) => {
    const height = BY_HEIGHT[reading.numbers(range).at(-1) ?? 0];
    // «направляющие, 2 ворот»: such a number counts something else.
    if (height === undefined && reading.numbers(range).length > 0) reading.setAside(range);
    if (reading.denialOf(range)) return reading.claimOrDeny(range, { rails: height ?? "h500" }, { rails: "none" });
    if (height !== undefined) return reading.claim(range, { rails: height });
    return reading.doubtBetween("wanted", "rails", range, ["h500", "h1610", "none"]);
  });
}
