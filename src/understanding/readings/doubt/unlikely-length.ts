import type { Reading } from "../../reading.ts";
import { rangeOver } from "../../sentence.ts";
import { UNLIKELY_LENGTH } from "../size.ts";

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
