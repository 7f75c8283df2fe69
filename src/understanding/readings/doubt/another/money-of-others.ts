import type { Reading } from "../../../reading.ts";

/** Whose sum it is, or what it was: «у соседа вышло 2 млн», «оборот 50 млн». */
const OTHERS =
  /^(сосед|прошл|считали$|оборот|выш(ло|ел)|обош|стоил|продал|выручк|конкурент|авито|предлаг|предлож|кредит|субсиди|грант|штраф)/;
/** So far such a word stands before the sum, tokens. */
const REACH = 10;

/** A sum that is not what may be spent, as far as one can tell, is asked; so is «не 3 млн, а 2». */
export function moneyOfOthers(reading: Reading): void {
  const { sentence } = reading;
  const isDenied = (from: number) =>
    sentence.is(from - 1, "not") || (sentence.is(from, "not") && sentence.is(from + 1, "number"));
  for (const one of reading.claims.filter(({ parameter }) => parameter === "budget")) {
    const { from } = one.range;
    const before = sentence.within({ from: Math.max(0, from - REACH), to: from });
    // «монтаж - 1 млн»
    const isOfWork =
      sentence.is(from, "dash", "equals") && sentence.is(from - 1, "erection", "panel", "pile", "anchor");
    // «бюджет был 4 млн»
    const isPast = [from - 1, from, from + 1].some((at) => /^был[аио]?$/.test(sentence.wordAt(at)));
    const isOfOthers =
      isPast || isOfWork || before.some((at) => OTHERS.test(sentence.tokens[at]!.word)) || isDenied(from);
    if (!isOfOthers) continue;
    reading.withdraw([one]);
    reading.doubt("missing", "budget", one.range, [{ budget: one.value }]);
  }
}
