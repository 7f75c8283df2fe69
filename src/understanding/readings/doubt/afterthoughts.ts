import type { Roof } from "../../../price-list/schema.ts";
import type { Claim, Reading } from "../../reading.ts";
import { rangeAt, rangeOver, type Range } from "../../sentence.ts";
import { OPENINGS } from "../opening-counts.ts";
import { isOfOtherThings } from "../of-other-things.ts";
import { isOffered, isSizeName } from "../size.ts";
import { askWhether, isCount, isFlag } from "./ask-whether.ts";

/** So far behind a claim what is said of it later stands, tokens. */
const REACH = 10;

const AGAIN = /^(столько|втор(ая|ой|ые|ое)|друг(ая|ие|ой|ое)|так(ая|ой|ие)|треть[ия])$/;
const BEHIND_ONE = ["stop", "comma", "in", "with", "beside", "end_one"] as const;
const SIDES = /^(слева|справа|спереди|сзади|сбоку|напротив)$/;

/** «слева пять окон, справа столько же», «одна дверь в торце, вторая сбоку»: whether there are more of them is asked. */
export function onceMore(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ word }, at) => {
    const isAgain = AGAIN.test(word) && !sentence.isRead(at);
    const isThere =
      word === "тоже" &&
      sentence.within({ from: at - 2, to: at }).some((one) => SIDES.test(sentence.tokens[one]?.word ?? ""));
    // «одни распашные, одни секционные»
    const isOneMore =
      /^одн[аио]$/.test(word) &&
      (sentence.is(at + 1, "leaves") ||
        (!sentence.isRead(at) && (at + 1 === sentence.tokens.length || sentence.is(at + 1, ...BEHIND_ONE))));
    if (!isAgain && !isThere && !isOneMore) return;
    const said = lastBefore(reading, at, (one) => isCount(reading, one.parameter) && Number(one.value) > 0);
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
      sentence.is(at, "other", "leaves", "lifting", "light_steel") &&
      /(ый|ая|ое|ые|яя|ие)$/.test(sentence.tokens[at]!.word)
    );
  }
}

/** «каркас с монтажом, панели без»: without panels, or without their erection. */
export function withoutWhat(reading: Reading): void {
  const { sentence } = reading;
  const isErected = (at: number) =>
    reading.claims.some(
      ({ parameter, value, range }) =>
        parameter === "montazh" && value === true && sentence.partAt(range.from) === sentence.partAt(at),
    );
  const isMeant = ({ parameter, value, range: { from, to } }: Claim) =>
    parameter === "panels" && value === false && sentence.is(to - 1, "without") && isErected(from);
  askWhether(reading, reading.claims.filter(isMeant));
}

/** «два варианта: 1) двускатный 12х30; 2) он же, но с панелями»: where nothing else parts them, the options do. */
export function ofVariants(reading: Reading): void {
  const { sentence } = reading;
  const areSeveral = (at: number) =>
    /^вариант(а|ах|ов)?$/.test(sentence.tokens[at]!.word) &&
    sentence.numbers({ from: Math.max(0, at - 2), to: at }).some((count) => count > 1);
  const isParted = reading.doubts.some(
    ({ kind }) => kind === "several" || kind === "alternatives" || kind === "cladding",
  );
  const values = new Set(reading.claims.map(({ parameter, value }) => `${parameter} ${value}`));
  const isContradicted = values.size > new Set(reading.claims.map(({ parameter }) => parameter)).size;
  if (isParted || isContradicted || !sentence.tokens.some((_, at) => areSeveral(at))) return;
  askWhether(
    reading,
    reading.claims.filter((one) => isFlag(one) && one.value === true),
  );
}

/** «ферма цельная. Ой, разборная», «разборный ангар» */
export function trussAgain(reading: Reading): void {
  const { sentence } = reading;
  const isSaid = reading.isClaimed("truss") || reading.doubts.some(({ parameter }) => parameter === "truss");
  const alone = sentence.tokens.findIndex(
    (_, at) => sentence.is(at, "demountable") && !sentence.isRead(at) && !sentence.isAside(at),
  );
  if (!isSaid && alone >= 0)
    return reading.doubt("flag", "truss", rangeAt(alone), [{ truss: "solid" }, { truss: "demountable" }]);
  const said = reading.claims.find(({ parameter }) => parameter === "truss");
  const isAgain = (at: number) =>
    !!said &&
    at > said.range.to &&
    sentence.is(at, "demountable", "solid") &&
    sentence.tokens[at]!.concept !== said.value &&
    !sentence.isRead(at);
  if (said && sentence.tokens.some((_, at) => isAgain(at))) askWhether(reading, [said]);
}

/** «длина сорок одна дверь»: the end of a number in words may count what follows. */
export function countInNumber(reading: Reading): void {
  const { sentence } = reading;
  for (const one of reading.claims.filter(({ parameter }) => isSizeName(parameter))) {
    const { to } = one.range;
    const { parts } = sentence.tokens[to - 1] ?? {};
    const counted = OPENINGS[sentence.tokens[to]?.concept ?? "other"];
    if (!parts || !counted || parts[1]! >= 10 || parts[0]! + parts[1]! !== one.value) continue;
    // «двадцать пять ворота одни»
    if (parts[1]! >= 5 && !/(ворот|окон|дверей)$/.test(sentence.tokens[to]!.word)) continue;
    reading.withdraw(reading.claims.filter(({ parameter }) => parameter === one.parameter || parameter === counted));
    const choices = [{ [one.parameter]: parts[0]!, [counted]: parts[1]! }, { [one.parameter]: one.value }];
    reading.doubt("tail", one.parameter, { from: one.range.from, to: to + 1 }, choices);
  }
}

const PRONOUN = /^(он|она|оно|они|их|его|ее)$/;
const WANTED = /^(нуж|надо|треб|не$)/;
const SAYS = /^(говор|скаж|счита|дума|мне|нам|он)/;
const ANEW = /^(лишн(ее|ий|яя|ие)|добавьте|уберите|убрать)$/;

/** «без монтажа, а мне он нужен», «включил панели, это лишнее», «с монтажом. UPD: без»: of what was said last. */
export function takenBack(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ word }, at) => {
    const isEnd = at + 1 === sentence.tokens.length || sentence.is(at + 1, "stop");
    const isOfIt = PRONOUN.test(word) && WANTED.test(sentence.tokens[at + 1]?.word ?? "");
    const isBare = isEnd && !sentence.isRead(at) && sentence.is(at, "without");
    const isWanted = isEnd && sentence.is(at, "need") && SAYS.test(sentence.tokens[at - 1]?.word ?? "");
    const isAnew = ANEW.test(word) && !sentence.isRead(at);
    if (!isOfIt && !isBare && !isWanted && !isAnew) return;
    const isNoWish = isWanted || word === "добавьте";
    const isMeant = (one: Claim) =>
      isFlag(one) && (!isNoWish || !one.value) && (!isAnew || isNoWish || one.value === true);
    // «сваи добавьте» is of what stands beside it.
    const last = lastBefore(reading, at, isFlag);
    const said = last && isMeant(last) ? last : undefined;
    if (!said || (said.range.to >= at && !isOfIt)) return;
    askWhether(
      reading,
      reading.claims.filter((one) => one.range === said.range && isMeant(one)),
    );
  });
}

/** «замените сваи анкерами» */
export function replaced(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ word }, at) => {
    if (!/^(замен|помен)/.test(word)) return;
    const isNear = (one: Claim) =>
      one.value === true &&
      Math.abs(one.range.from - at) <= REACH &&
      sentence.partAt(one.range.from) === sentence.partAt(at);
    const near = reading.claims.filter(isNear);
    if (near.length > 1) askWhether(reading, near);
  });
}

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
    const said = lastBefore(reading, at, isPossible);
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
  function isCorrection(at: number, from = Math.max(0, at - REACH)): boolean {
    if (sentence.within({ from, to: at }).some((one) => ANOTHER.test(sentence.tokens[one]!.word))) return true;
    const before = sentence.text.slice(sentence.tokens[from]!.start, sentence.tokens[at]!.start);
    return /(\.{2,}|…)\s*$/.test(before);
  }
}

/** The nearest claim before a token, within reach. */
function lastBefore(reading: Reading, at: number, isMeant: (one: Claim) => boolean): Claim | undefined {
  const before = reading.claims.filter((one) => one.range.to <= at && one.range.to > at - REACH && isMeant(one));
  return before.sort((a, b) => a.range.to - b.range.to).at(-1);
}
