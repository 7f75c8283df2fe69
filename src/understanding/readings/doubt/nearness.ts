import type { Range, Sentence } from "../../sentence.ts";
import type { Concept } from "../../words/lexicon.ts";

/** How far words of doubt reach, tokens. */
export const REACH = 4;

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
