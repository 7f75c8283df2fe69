import type { Claim, Reading } from "../../../reading.ts";
import { type Range, rangeAt, rangeOver } from "../../../sentence.ts";
import { isCount } from "../asking.ts";
import { LATER_REACH, lastBefore } from "../nearness.ts";
import { SIDES } from "../sides.ts";

const AGAIN = /^(столько|втор(ая|ой|ые|ое)|друг(ая|ие|ой|ое)|так(ая|ой|ие)|треть[ия])$/;
const BEHIND_ONE = ["stop", "comma", "in", "with", "beside", "end_one"] as const;

/** «слева пять окон, справа столько же», «одна дверь в торце, вторая сбоку»: whether there are more of them is asked. */
export function onceMore(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ word }, at) => {
    const isAgain = AGAIN.test(word) && !sentence.isRead(at);
    const isThere =
      word === "тоже" && sentence.within({ from: at - 2, to: at }).some((one) => SIDES.test(sentence.wordAt(one)));
    // «одни распашные, одни секционные»
    const isOneMore =
      /^одн[аио]$/.test(word) &&
      (sentence.is(at + 1, "leaves") ||
        (!sentence.isRead(at) && (at + 1 === sentence.tokens.length || sentence.is(at + 1, ...BEHIND_ONE))));
    if (!isAgain && !isThere && !isOneMore) return;
    const said = lastBefore(
      reading,
      at,
      LATER_REACH,
      (one) => isCount(reading, one.parameter) && Number(one.value) > 0,
    );
    if (!said || sentence.has({ from: said.range.to, to: at }, "stop") || sentence.is(at + 1, "gate", "door", "window"))
      return;
    // «двое ворот: одни в торце, другие сбоку» says the parts.
    const areParts = sentence
      .within({ from: said.range.to, to: at })
      .some((one) => /^одн/.test(sentence.tokens[one]!.word));
    if (areParts) return;
    const count = Number(said.value);
    if (isOneMore && (count !== 1 || !sentence.has(said.range, "number"))) return;
    const more = /^(втор|друг|треть)/.test(word) && !isThere ? count + 1 : 2 * count;
    reading.withdraw([said]);
    reading.doubt(
      "count",
      said.parameter,
      rangeOver([said.range, rangeAt(at)]),
      [more, count].map((one) => ({ [said.parameter]: one })),
    );
  });
}

/** So far behind its count stands where it is, tokens. */
const PLACE_REACH = 6;

/** «дверь входная и дверь запасная»: one, said twice, or two. */
export function saidTwice(reading: Reading): void {
  const { sentence } = reading;
  // «ворота 1 шт. (торец А), ворота 1 шт. (торец Б)»
  const isPlaced = ({ to }: Range) =>
    sentence.has({ from: to, to: to + PLACE_REACH }, "end_one", "end", "end_all", "side", "beside");
  const isSorted = ({ from, to }: Range) => [from - 1, to, from + 1].some((at) => isSort(at));
  const isBare = ({ parameter, value, range }: Claim) =>
    isCount(reading, parameter) &&
    Number(value) > 0 &&
    (isSorted(range) || (value === 1 && (!sentence.has(range, "number") || isPlaced(range))));
  const bare = reading.claims.filter(isBare);
  for (const one of bare) {
    const twin = bare.find(({ parameter, range }) => parameter === one.parameter && range.from > one.range.from);
    if (!twin || reading.claims.some(({ parameter, value }) => parameter === one.parameter && value !== one.value))
      continue;
    reading.withdraw(reading.claims.filter(({ parameter }) => parameter === one.parameter));
    const choices = [2 * Number(one.value), Number(one.value)].map((count) => ({ [one.parameter]: count }));
    return reading.doubt("count", one.parameter, rangeOver([one.range, twin.range]), choices);
  }

  /** «наружная», «распашные» */
  function isSort(at: number): boolean {
    return (
      sentence.is(at, "other", "neutral", "leaves", "lifting", "light_steel") &&
      /(ый|ая|ое|ые|яя|ие)$/.test(sentence.tokens[at]!.word)
    );
  }
}
