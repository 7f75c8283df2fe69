import type { Claim, Reading } from "../../../reading.ts";
import { askWhether, isCount, isFlag } from "../asking.ts";
import { JOINING, UNKNOWN, isAsked, isUnknown } from "./unknown-words.ts";

/** «монтаж их» */
const BY_WHOM = /^(их|они|мной|нами)$/;
/** «внутри офис, в нём 2 окна» */
const IN_IT = /^(нем|ней)$/;
const isBase = ({ parameter }: Claim): boolean => parameter === "anchors" || parameter === "piles";
/** «монтаж электрики» */
const TRADES = ["electricity", "heating", "ventilation", "ground", "gutter", "partition", "floors"] as const;

const UNKNOWN_OF_COUNT = ["other", "client", "doer", "dropped", "maybe", "own"] as const;
const SKIPPED = ["dash", "equals", "bracket", "neutral", "pieces"] as const;

/**
 * «монтаж шурин», «сваи (заказчик)», «снять монтаж», «ворота 2 свои»: a word that nobody knows right beside a thing may be
 * what is said of it.
 */
export function besideUnread(reading: Reading): void {
  const { sentence } = reading;
  const isOption = (one: Claim) =>
    (isFlag(one) && one.value === true && one.parameter !== "wall_progony") ||
    (isCount(reading, one.parameter) && one.value !== 0);
  askWhether(
    reading,
    reading.claims.filter((one) => isOption(one) && (isUnreadBeside(one) || isOfOther(one))),
  );

  /** The tokens next to it that are no signs and, of what is counted by no number, no prepositions. */
  function neighbours(one: Claim): { before: number; behind: number } {
    const skipped = isFlag(one) ? [...SKIPPED, ...JOINING] : SKIPPED;
    let [before, behind] = [one.range.from - 1, one.range.to];
    while (sentence.is(behind, ...skipped)) behind++;
    while (sentence.is(before, ...skipped)) before--;
    return { before, behind };
  }

  function isUnreadBeside(one: Claim): boolean {
    const { before, behind } = neighbours(one);
    const concepts = isFlag(one) ? UNKNOWN : UNKNOWN_OF_COUNT;
    const isUnread = (at: number) => isUnknown(sentence, at, concepts) && !sentence.isRead(at);
    const isWithin = isBase(one) && sentence.within(one.range).some((at) => isUnknown(sentence, at));
    return isUnread(before) || isUnread(behind) || isAsked(sentence, behind) || isWithin;
  }

  /** By whom, in what, or of what else it is. */
  function isOfOther(one: Claim): boolean {
    const { parameter, range } = one;
    const { from, to } = range;
    const { before, behind } = neighbours(one);
    const says = (said: RegExp, start: number, end: number) =>
      sentence.within({ from: start, to: end }).some((at) => said.test(sentence.wordAt(at)));
    // «возьму на себя», but «возьмите на себя»
    const isOnMe = (at: number) =>
      /^(меня|себя)$/.test(sentence.wordAt(at)) &&
      sentence.is(at - 1, "onto", "with") &&
      !sentence.wordAt(at - 2).endsWith("те");
    const isErection = parameter === "montazh";
    return (
      says(BY_WHOM, to, behind) ||
      sentence.within({ from: to, to: behind + 3 }).some(isOnMe) ||
      says(IN_IT, before + 1, from) ||
      ((isBase(one) || parameter === "panels") && says(/^наш[аеи]?$/, to - 1, to + 1)) ||
      (isErection && (sentence.is(behind, ...TRADES) || sentence.is(to, "or")))
    );
  }
}
