import type { Roof } from "../../../price-list/schema.ts";
import type { Claim, Reading } from "../../reading.ts";
import type { Range } from "../../sentence.ts";
import { REACH } from "./nearness.ts";
import { askSize } from "../named-sizes.ts";
import { isSide, isSizeName, type SizeName } from "../size.ts";

/** What tells a hangar from a machine. */
const HANGAR = /^(ангар|здани|склад|гараж|цех|кровл|крыш|двускат|двухскат|односкат|пристр|навес)/;

/** So far behind a machine its sizes stand, tokens. */
const MACHINE_REACH = 14;
/** Metres. */
const SMALLEST_SIDE = 10;

/** «комбайн с жаткой, сам 4 метра в высоту» in a sentence of its own is of the machine, as far as one can tell. */
export function ofMachine(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const machines = new Map<Range, boolean>();
  const isOfMachine = (part: Range) =>
    sentence.has(part, "machine") && !sentence.within(part).some((at) => HANGAR.test(sentence.tokens[at]!.word));
  // «у меня комбайн, четыре в высоту, а крышу односкатную»
  const isBehindMachine = (at: number) => {
    const before = sentence.within({ from: Math.max(sentence.partAt(at).from, at - MACHINE_REACH), to: at });
    const machine = before.find((place) => sentence.is(place, "machine"));
    if (machine === undefined || /^(под|для|на|в)$/.test(sentence.tokens[machine - 1]?.word ?? "")) return false;
    const isOwn = (place: number) => sentence.is(place, "need") || HANGAR.test(sentence.tokens[place]!.word);
    return !before.some((place) => isOwn(place) && (place > machine || !sentence.is(place, "need")));
  };
  for (const one of reading.claims) {
    // «комбайн 3,9 высотой влезет в 12 на 24?»
    if (!isSizeName(one.parameter) || !sentence.has(one.range, "width", "length", "height")) continue;
    const part = sentence.partAt(one.range.from);
    if (!machines.has(part)) machines.set(part, isOfMachine(part));
    // No machine is as large.
    const isLarge = isSide(one.parameter) && Number(one.value) >= SMALLEST_SIDE;
    if (machines.get(part) || (!isLarge && isBehindMachine(one.range.from))) askInstead(reading, one, roofs);
  }
}

/** «Магазин 12 на 18, высота 4. Нам надо 8 на 15»: of which of the two buildings is asked, and whose height it is too. */
export function heightOfAnother(reading: Reading, roofs: readonly Roof[]): void {
  const several = reading.doubts.find(({ kind }) => kind === "several")?.range;
  if (!several) return;
  const { sentence } = reading;
  // Where the other sizes are named the question is about one pair alone.
  const isOfPair = sentence.numbers(several).length <= 3;
  const { from, to } = isOfPair ? sentence.partAt(several.from) : several;
  for (const one of reading.claims.filter(({ parameter }) => parameter === "height"))
    if (one.range.from > from && one.range.to <= to) askInstead(reading, one, roofs);
}

const isLeanTo = ({ priceList }: Reading, { parameter, value }: Claim): boolean =>
  parameter === "roof" && priceList.roofs[String(value)]?.attached === true;

const BUILDING = /^(дом|здани|цех|коровник|телятник|свинарник|птичник|овчарн|сара|склад|магазин|гараж|корпус|бан)/;

const ITSELF = /^(дом|здание|цех|коровник|телятник|свинарник|птичник|овчарня|сарай|склад|магазин|гараж|корпус)$/;

/** «пристройка 10х20 к дому высотой 5 м»: of the house or of what leans on it. */
export function heightOfLeantOn(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const isLeaning = reading.claims.some((one) => isLeanTo(reading, one));
  const height = reading.claims.find(({ parameter }) => parameter === "height");
  if (!isLeaning || !height) return;
  // «стена 7 метров высоты», «стена 42 м длиной и 7 высотой»
  const { from } = sentence.partAt(height.range.from);
  if (sentence.within(height.range).some((at) => sentence.tokens[at]!.word === "стены"))
    return askInstead(reading, height, roofs);
  const isOfWall = (at: number) =>
    sentence.tokens[at]!.word === "стена" && !sentence.has({ from: at, to: height.range.from }, "comma");
  if (sentence.within({ from, to: height.range.from }).some(isOfWall)) return askInstead(reading, height, roofs);
  for (let at = height.range.from - 1; at >= height.range.from - REACH; at--) {
    if (sentence.is(at, "comma", "stop", "bracket")) return;
    const word = sentence.tokens[at]?.word ?? "";
    // «Здание 18х36 высотой 6», but «к дому 8х25 высотой 3»
    const areSizesBetween = sentence.has({ from: at, to: height.range.from }, "number");
    const isItself = ITSELF.test(word) && (at === 0 || sentence.is(at - 1, "stop", "comma"));
    if (areSizesBetween ? isItself : BUILDING.test(word)) return askInstead(reading, height, roofs);
  }
}

/** «Коровник длиной 72 м, пристрой на треть»: of the building that it leans on. */
export function sideOfLeantOn(reading: Reading): void {
  const { sentence } = reading;
  if (!reading.claims.some((one) => isLeanTo(reading, one))) return;
  const isOfBuilding = ({ parameter, range: { from } }: Claim) =>
    isSide(parameter) &&
    sentence.is(from, "width", "length") &&
    /^(дом|коровник|телятник|свинарник|склад|магазин|гараж|корпус|цех)$/.test(sentence.tokens[from - 1]?.word ?? "");
  for (const one of reading.claims.filter(isOfBuilding)) {
    reading.withdraw([one]);
    sentence.leave(one.range);
    reading.doubt("missing", one.parameter, undefined, []);
  }
  // «стена 42 м длиной, занять нужно 24»
  const isOfWall = ({ parameter, range: { from } }: Claim) =>
    parameter === "length" && sentence.tokens[from - 1]?.word === "стена";
  for (const one of reading.claims.filter(isOfWall)) {
    reading.withdraw([one]);
    reading.doubt("alternatives", "length", one.range, [{ length: one.value }]);
  }
}

export function askInstead(reading: Reading, one: Claim, roofs: readonly Roof[]): void {
  reading.withdraw([one]);
  askSize(reading, roofs, one.range, one.parameter as SizeName, Number(one.value));
}
