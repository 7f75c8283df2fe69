import { pattern } from "../../../pattern.ts";
import type { Roof } from "../../../../price-list/schema.ts";
import type { Reading } from "../../../reading.ts";
import { rangeOver } from "../../../sentence.ts";
import { UNLIKELY_LENGTH, isSide } from "../../size.ts";
import { askInstead, askSides } from "../asking.ts";

/** «Пролёт 18; шаг рам 6»: a number that nobody calls a length and that is shorter than the hangar is wide. */
export function unlikelyLength(reading: Reading): void {
  const { sentence } = reading;
  const [length, width] = ["length", "width"].map((name) => reading.claims.find(({ parameter }) => parameter === name));
  if (!length || !width || Number(length.value) >= Math.min(UNLIKELY_LENGTH, Number(width.value))) return;
  const isNamed = sentence.has(length.range, "length", "along", "long");
  const isOfPair = sentence.has(rangeOver([length.range, width.range]), "times", "onto");
  if (isNamed || isOfPair) return;
  reading.withdraw([length]);
  reading.doubt("alternatives", "length", length.range, [{ length: length.value }]);
}

const SPAN_OF_CRANE = pattern("crane ([^stop]){0,5} span IS? SIZE");

/** «длина 36 м, кран-балка 5 т, пролёт 12 м»: of the crane or of the hangar. */
export function spanOfCrane(reading: Reading, roofs: readonly Roof[]): void {
  for (const { from, to } of reading.sentence.matchesAnywhere(SPAN_OF_CRANE)) {
    const width = reading.claims.find(
      ({ parameter, range }) => parameter === "width" && range.from > from && range.to <= to,
    );
    if (width) askInstead(reading, width, roofs);
  }
}

const STEP = pattern("step (truss|column|other|neutral|IS)* number");

/** «шаг 5, пролётов вдоль 8»: so many bays, and no metres. */
export function ofBays(reading: Reading): void {
  const { sentence } = reading;
  const length = reading.claims.find(({ parameter }) => parameter === "length");
  if (!length || sentence.has(length.range, "unit") || !sentence.is(length.range.from - 1, "span", "step")) return;
  const [step] = sentence.matchesAnywhere(STEP).flatMap((range) => sentence.numbers(range));
  const metres = [Number(length.value), ...(step ? [Number(length.value) * step] : [])];
  reading.withdraw([length]);
  reading.doubt(
    "alternatives",
    "length",
    length.range,
    metres.map((one) => ({ length: one })),
  );
}

/** By what somebody who wants another size says so. */
const LARGER = {
  length: /^(по)?длинн?е[ей]$|^покороче$/,
  width: /^((по)?шире|поуже)$/,
  height: /^повыше$/,
} as const;
const ALL = /^по(больше|меньше)$/;
/** What stands before such a word where it is of the hangar: «мне пошире», «такой же, но длиннее», and not «цена поменьше». */
const WANTED = /^(мне|нам|бы|но|только|чуть|немного|нужен|надо|хочу|мой|наш|же)$/;

/** «Видел 18 на 24, мне бы длиннее»: sizes that something else is compared with are not those of the wish. */
export function compared(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ word }, at) => {
    // «Повыше на метр»
    const isByMuch = sentence.is(at + 1, "onto") && sentence.is(at + 2, "number", "unit");
    const isWanted = isByMuch || (WANTED.test(sentence.wordAt(at - 1)) && !sentence.is(at + 1, "not"));
    if (!isWanted || sentence.isRead(at)) return;
    const before = reading.claims.filter(({ range }) => range.to <= at);
    const sides = before.filter(({ parameter }) => isSide(parameter));
    if (ALL.test(word) && sides.length === 2 && !sentence.is(at + 1, "other")) askSides(reading, "existing", sides);
    for (const [name, isLarger] of Object.entries(LARGER)) {
      const said = isLarger.test(word) && before.find(({ parameter }) => parameter === name);
      if (!said) continue;
      reading.withdraw([said]);
      reading.doubt("alternatives", name, said.range, [{ [name]: said.value }]);
    }
  });
}
