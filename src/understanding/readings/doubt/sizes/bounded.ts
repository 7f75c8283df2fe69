import type { Reading } from "../../../reading.ts";
import { isSide } from "../../size.ts";
import { askSides, isCount } from "../asking.ts";

const BOUND = /^(максимум|макс|минимум|мин|больше|более|свыше|меньше|менее)$/;
const MORE = /^(больше|более|свыше)$/;
const ABOVE_OR_MOST = /^(больше|более|свыше|максимум|макс)$/;

/** «максимум 15х40», «больше 2 ворот»: a bound, and no size. */
export function bounded(reading: Reading): void {
  const { sentence } = reading;
  const sides = reading.claims.filter(({ parameter }) => isSide(parameter));
  const first = Math.min(...sides.map(({ range }) => range.from));
  const isBound = (at: number) => BOUND.test(sentence.wordAt(at));
  if (sides.length === 2 && isBound(first - 1)) askSides(reading, "alternatives", sides);
  for (const one of reading.claims.filter(({ parameter }) => isCount(reading, parameter))) {
    const { from } = one.range;
    const [before, isNot] = [sentence.wordAt(from - 1), sentence.is(from - 2, "not")];
    // «не больше двух ворот» may be fewer, «не меньше двух» is two.
    if (!(isNot ? MORE : ABOVE_OR_MOST).test(before)) continue;
    reading.withdraw([one]);
    reading.doubt("count", one.parameter, one.range, []);
  }
}
