import type { Reading } from "../../reading.ts";
import { rangeOver } from "../../sentence.ts";
import { isSide, UNLIKELY_LENGTH } from "../size.ts";
import { askSides } from "./ask-whether.ts";

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

/** «длиннее в два раза», «повыше бы», by what they are of. */
const LARGER = {
  length: /^(по)?(длинн?ее|длинн?ей|короче)$/,
  width: /^((по)?шире|поуже)$/,
  height: /^повыше$/,
} as const;
const ALL = /^по(больше|меньше)$/;

/** «Видел 18 на 24, нужен длиннее», «у Витьки 12 на 36, мне бы поменьше»: sizes that something else is compared with. */
export function compared(reading: Reading): void {
  const { sentence } = reading;
  // «не шире 15» has been read, «ворота пошире» are of the gates.
  const isCompared = (at: number) =>
    !sentence.isRead(at) &&
    !sentence.is(at - 1, "not") &&
    !sentence.has(sentence.clauseAt(at), "gate", "door", "window", "opening");
  const before = (name: string, at: number) =>
    reading.claims.find(({ parameter, range }) => parameter === name && range.to <= at);
  sentence.tokens.forEach(({ word }, at) => {
    const sides = ALL.test(word)
      ? reading.claims.filter(({ parameter, range }) => isSide(parameter) && range.to <= at)
      : [];
    if (sides.length === 2 && isCompared(at)) askSides(reading, "existing", sides);
    for (const [name, isLarger] of Object.entries(LARGER)) {
      const said = isLarger.test(word) ? before(name, at) : undefined;
      if (!said || !isCompared(at)) continue;
      reading.withdraw([said]);
      reading.doubt("alternatives", name, said.range, [{ [name]: said.value }]);
    }
  });
}
