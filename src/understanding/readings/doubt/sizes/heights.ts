import type { Roof } from "../../../../price-list/schema.ts";
import type { Reading } from "../../../reading.ts";
import type { Token } from "../../../words/token.ts";
import { sizesOf } from "../../size.ts";
import { askInstead } from "../asking.ts";

const NAMES_HEIGHT = ["height", "column", "low", "wall", "high", "lifting", "under"] as const;
const THINGS = [
  ...([
    "other",
    "panel",
    "insulated",
    "crane",
    "canopy",
    "partition",
    "floors",
    "light_steel",
    "purlin",
    "sheet",
  ] as const),
  ...(["opening", "machine", "leaves", "lifting", "truss", "tent", "mineral_wool", "foam", "wool"] as const),
];

/** «подъёмник 4 метра», «стеллажи на 5 метров», «навес 6 на 12»: a number that is behind something else, and not called a height. */
export function heightOfThing(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const height = reading.claims.find(
    ({ parameter, range }) => parameter === "height" && !sentence.has(range, ...NAMES_HEIGHT),
  );
  if (!height) return;
  let before = height.range.from - 1;
  while (sentence.is(before, "onto", "by", "with", "in", "less", "from_to", "neutral", "dash", "equals", "beside"))
    before--;
  // «до ферм 4,35»
  const isToTruss = sentence.is(before, "truss") && sentence.is(before - 1, "less", "low", "under");
  const isLabel = /^[нh](min|max|кол)?$/.test(sentence.wordAt(before));
  if (!sentence.is(before, ...THINGS) || isToTruss || isLabel) return;
  askInstead(reading, height, roofs);
}

/** «12 на 30 на 5 машин»: so many of what is named behind it, and no height. */
export function heightOrCount(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const height = reading.claims.find(({ parameter }) => parameter === "height");
  if (!height || sentence.has(height.range, ...NAMES_HEIGHT, "unit")) return;
  const { from, to } = height.range;
  const isJoined = sentence.is(from, "onto") || sentence.is(from - 1, "onto");
  if (isJoined && sentence.is(to, "other", "machine", "month", "day", "weight") && !/^h/.test(sentence.wordAt(to)))
    askInstead(reading, height, roofs);
}

/** «ворота одни в торце высотой 3.5» */
export function heightOfGates(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const height = reading.claims.find(({ parameter }) => parameter === "height");
  if (!height || !sentence.has(height.range, "height")) return;
  // «МТЗ-82 высота 3»
  let thing = height.range.from - 1;
  while (sentence.is(thing, "number", "dash")) thing--;
  if (/^проем/.test(sentence.wordAt(thing)) || sentence.is(thing, "machine")) return askInstead(reading, height, roofs);
  const { from } = sentence.clauseAt(height.range.from);
  const before = { from, to: height.range.from };
  const [gate] = sentence.within(before, "gate", "door", "window");
  if (
    gate === undefined ||
    sentence.has({ from: gate, to: before.to }, "frame", "building", "times", "onto", "width", "length")
  )
    return;
  if (!sentence.has({ from: gate, to: before.to }, "end_one", "end_all", "beside", "long")) return;
  askInstead(reading, height, roofs);
}

const OF_WHOLE = /^(общ|полн|габарит|строит|проезд|наружн|максим|внешн)/;

/** «общая высота 6,5», «габарит по высоте»: perhaps to the ridge, or of a passage. */
export function heightOfWhole(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const height = reading.claims.find(({ parameter }) => parameter === "height");
  if (!height) return;
  const before = sentence.within({ from: Math.max(0, height.range.from - 2), to: height.range.from + 2 });
  // «6 в высокой части»
  const { to } = height.range;
  const isHighSide = sentence.within({ from: to, to: to + 2 }, "high").some((at) => !sentence.isRead(at));
  // «высота 5 с крышей», «5 до кровли», «5 общая»
  const behind = sentence.within({ from: to, to: to + 3 });
  const end = behind.find((at) => sentence.is(at, "comma", "stop")) ?? to + 3;
  const isWithRoof = behind.some(
    (at) =>
      at < end &&
      ((sentence.is(at, "roof") && sentence.is(at - 1, "with", "less")) || OF_WHOLE.test(sentence.wordAt(at))),
  );
  if (!isHighSide && !isWithRoof && !before.some((at) => OF_WHOLE.test(sentence.wordAt(at)))) return;
  askInstead(reading, height, roofs);
}

/** «высота стандартная»; «не указана» is of a form. */
const USUAL = /^(стандарт|обычн|указан)/;

/** «а высоту он не сказал»: who speaks of it means one, and not the usual. */
export function heightWithoutNumber(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const isAsked = reading.doubts.some(({ parameter, choices }) =>
    [parameter, ...choices.flatMap(Object.keys)].includes("height"),
  );
  const isUsual = (at: number) => [at + 1, at + 2, at + 3, at + 4].some((one) => USUAL.test(sentence.wordAt(one)));
  const isLeft = ({ word }: Token, at: number) =>
    /^(выс|высот.*|вышин.*|повыше|пониже)$/.test(word) && !sentence.isDone(at) && !sentence.isAside(at) && !isUsual(at);
  if (isAsked || reading.isClaimed("height") || !sentence.tokens.some(isLeft)) return;
  reading.doubt(
    "missing",
    "height",
    undefined,
    sizesOf("height", roofs).map((height) => ({ height })),
  );
}
