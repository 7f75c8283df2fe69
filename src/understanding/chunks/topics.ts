import { ANSWERED, NOT_PRICED } from "../words/lexicon.ts";
import type { Range, Reading } from "../reading.ts";
import type { Chunk } from "./take.ts";

/** What is neither made nor priced, and what the service answers itself. */
export const TOPICS: readonly Chunk[] = [
  ...Object.entries(NOT_PRICED).map(([concept, name]): Chunk => [
    concept === "delivery" ? "delivery+ (own|neutral|need)? ((in|to|less|onto) neutral? other)?" : `${concept}+`,
    (reading, range) => notPriced(reading, range, name),
  ]),
  ...Object.entries(ANSWERED).map(([concept, name]): Chunk => [
    `(with|without|in){0,4} ${concept}`,
    (reading, range) => reading.note(range, name),
  ]),
];

function notPriced(reading: Reading, range: Range, name: string): unknown {
  const denial = reading.denialOf(range);
  // What is not wanted and not priced is no news.
  if (denial?.isSure) return reading.done(denial.words);
  return reading.refuse(range, name);
}
