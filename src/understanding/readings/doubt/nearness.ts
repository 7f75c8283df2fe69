import type { Claim, Reading } from "../../reading.ts";
import type { Range, Sentence } from "../../sentence.ts";
import type { Concept } from "../../words/lexicon.ts";

/** How far words of doubt reach, tokens. */
export const REACH = 4;
/** So far behind a claim what is said of it later stands, tokens. */
export const LATER_REACH = 10;

export function areNear(sentence: Sentence, range: Range, { from, to }: Range, ...parting: Concept[]): boolean {
  const between = range.from >= to ? { from: to, to: range.from } : { from: range.to, to: from };
  const distance = between.to - between.from;
  return distance >= 0 && distance <= REACH && !sentence.has(between, "stop", ...parting);
}

/** What parts no word from what stands before it, and from what stands behind. */
const BEFORE = ["equals", "neutral", "need", "less"] as const;
const BEHIND = ["equals", "neutral", "need", "with", "in", "by"] as const;

export function isBeside(sentence: Sentence, { from, to }: Range, at: number): boolean {
  let [before, behind] = [at - 1, at + 1];
  while (before >= to && sentence.is(before, ...BEFORE)) before--;
  while (behind < from && sentence.is(behind, ...BEHIND)) behind++;
  return from <= behind && to > before;
}

/** The nearest claim before a token, within reach. */
export function lastBefore(
  reading: Reading,
  at: number,
  reach: number,
  isMeant: (one: Claim) => boolean = () => true,
): Claim | undefined {
  const before = reading.claims.filter((one) => one.range.to <= at && one.range.to > at - reach && isMeant(one));
  return before.sort((a, b) => a.range.to - b.range.to).at(-1);
}
