import { percentMoved, percentText } from "../../price-list/list-changes.ts";
import type { Field } from "../workbook/fields.ts";
import { isFar } from "./review.ts";

/** A zero too many, or one too few. */
const TENFOLD = 5;

/** A word beside a value that moved so far that a release will ask whether it is meant; nothing for any other. */
export function oddValue(
  now: Pick<Field, "path" | "value">,
  was: Pick<Field, "value"> | undefined,
): string | undefined {
  if (was === undefined || !isFar({ path: now.path, before: was.value, after: now.value })) return undefined;
  const ratio = Math.abs(Number(now.value) / Number(was.value));
  const slip =
    ratio >= TENFOLD ? "не лишний ли ноль?" : ratio <= 1 / TENFOLD ? "не потерян ли ноль?" : "не опечатка ли?";
  return `${percentText(percentMoved(was.value, now.value))} — ${slip}`;
}
