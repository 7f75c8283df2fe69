import { MILLIMETRES_FROM } from "../../text/millimetres.ts";
import type { Range, Sentence } from "../sentence.ts";

/** A number that is a size. */
export interface Measure {
  metres: number;
  range: Range;
}

/** Of the number there with its unit; without one it is metres, from a thousand on millimetres. */
export function metresAt(sentence: Sentence, at: number, unitOfAll?: number): number {
  const value = sentence.tokens[at]!.value!;
  const unit = sentence.is(at + 1, "unit") ? sentence.tokens[at + 1]!.value! : unitOfAll;
  const perMetre = unit ? Math.round(1 / unit) : value >= MILLIMETRES_FROM ? 1000 : 1;
  return value / perMetre;
}

/** Numbers as large as that share the unit that stands behind the last of them: «1200 на 3000 см». */
const SHARES_FROM = 100;

/** All sizes of a range. */
export function measuresIn(sentence: Sentence, range: Range): Measure[] {
  const numbers = sentence.within(range, "number");
  const end = numbers.at(-1)! + 1;
  const unit = sentence.is(end, "unit") ? sentence.tokens[end]!.value : undefined;
  const measures: Measure[] = [];
  for (const at of numbers) {
    const isShared = sentence.tokens[at]!.value! >= SHARES_FROM;
    const metres = metresAt(sentence, at, isShared ? unit : undefined);
    const to = sentence.is(at + 1, "unit") ? at + 2 : at + 1;
    const before = measures.at(-1);
    // «4 м 35 см»
    if (before?.range.to === at && metres < 1 && sentence.is(at - 1, "unit")) {
      before.metres = Math.round((before.metres + metres) * 1000) / 1000;
      before.range.to = to;
    } else measures.push({ metres, range: { from: at, to } });
  }
  return measures;
}
