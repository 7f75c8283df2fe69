import type { Reading } from "../../../reading.ts";
import { OPENING_PARAMETERS } from "../../opening-counts.ts";
import { isSizeName } from "../../size.ts";

/** «длина сорок одна дверь»: the end of a number in words may count what follows. */
export function countInNumber(reading: Reading): void {
  const { sentence } = reading;
  for (const one of reading.claims.filter(({ parameter }) => isSizeName(parameter))) {
    const { to } = one.range;
    const { parts } = sentence.tokens[to - 1] ?? {};
    const counted = OPENING_PARAMETERS[sentence.tokens[to]?.concept ?? "other"];
    if (!parts || !counted || parts[1]! >= 10 || parts[0]! + parts[1]! !== one.value) continue;
    // «двадцать пять ворота одни»
    if (parts[1]! >= 5 && !/(ворот|окон|дверей)$/.test(sentence.tokens[to]!.word)) continue;
    reading.withdraw(reading.claims.filter(({ parameter }) => parameter === one.parameter || parameter === counted));
    const choices = [{ [one.parameter]: parts[0]!, [counted]: parts[1]! }, { [one.parameter]: one.value }];
    reading.doubt("tail", one.parameter, { from: one.range.from, to: to + 1 }, choices);
  }
}
