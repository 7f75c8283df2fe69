import type { Roof } from "../../../../price-list/schema.ts";
import type { Claim, Reading } from "../../../reading.ts";
import { rangeAt, rangeOver } from "../../../sentence.ts";
import { isOfOtherThings } from "../../of-other-things.ts";
import { isOffered, isSizeName } from "../../size.ts";
import { isCount } from "../asking.ts";
import { LATER_REACH, lastBefore } from "../nearness.ts";

/** More openings are not said anew in passing. */
const MOST_COUNTED = 60;
const ANOTHER =
  /^(мало|много|надо|нужно|должн.*|мне|нам|теперь|потом|лучше|читать|верно|правильно|итоге|стало|поменя.*|замен.*|хватит)$/;

/** «двух окон мало, четыре», «высоту 4,35 мало, надо 5,55», «длина 30, потом 36»: a number that corrects the one before it. */
export function saidAnew(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence, priceList } = reading;
  sentence.tokens.forEach(({ value = 0 }, at) => {
    if (!isCorrection(at)) return;
    const isTold = reading.doubts.some(({ range }) => range && range.from <= at && at < range.to);
    const isSaid = reading.claims.some((one) => one.value === value);
    // «мне хватит одних»
    const isEnough = sentence.tokens[at - 1]?.word === "хватит";
    const isOfOther = !isEnough && isOfOtherThings(sentence, at);
    if (!sentence.isFreeNumber(at) || sentence.isAside(at) || isTold || isSaid || isOfOther) return;
    const isAlone =
      at + 1 === sentence.tokens.length || sentence.is(at + 1, "stop", "comma", "bracket", "unit", "pieces", "dash");
    if (!isAlone) return;
    const isPossible = ({ parameter, range }: Claim) => {
      if (isCount(reading, parameter))
        return Number.isInteger(value) && value > 0 && value <= MOST_COUNTED && !sentence.is(at + 1, "unit");
      const isNamed = parameter === "height" || sentence.has(range, "width", "length");
      return isSizeName(parameter) && isNamed && isOffered(parameter, value, roofs, priceList);
    };
    const said = lastBefore(reading, at, LATER_REACH, isPossible);
    if (!said) return;
    if (!isCorrection(at, said.range.to)) return;
    reading.withdraw(reading.claims.filter(({ parameter }) => parameter === said.parameter));
    reading.doubt(
      "alternatives",
      said.parameter,
      rangeOver([said.range, rangeAt(at)]),
      [value, said.value].map((one) => ({ [said.parameter]: one })),
    );
  });

  /** By a word behind the first of the two, or by nothing but dots. */
  function isCorrection(at: number, from = Math.max(0, at - LATER_REACH)): boolean {
    if (sentence.within({ from, to: at }).some((one) => ANOTHER.test(sentence.tokens[one]!.word))) return true;
    const before = sentence.text.slice(sentence.tokens[from]!.start, sentence.tokens[at]!.start);
    return /(\.{2,}|…)\s*$/.test(before);
  }
}
