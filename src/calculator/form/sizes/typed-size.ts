import { decimal, withUnit } from "../../../text/format.ts";
import { MILLIMETRES_FROM } from "../../../text/millimetres.ts";
import { typedQuantity } from "../../../text/typed-quantity.ts";
import * as sizeWords from "./size-words.ts";

/** A size as it was typed, in metres. */
export interface TypedSize {
  /** Metres, with the comma or point as typed. */
  text: string;
  /** What is said at the field where the number had to be turned into metres. */
  told?: string;
}

/** Units of length by how they begin when typed, and how many of them a metre has. */
const UNITS: readonly (readonly [written: RegExp, per_m: number, name: string])[] = [
  [/^(мм|mm|миллим)/, 1000, "мм"],
  [/^(см|cm|сантим)/, 100, "см"],
  [/^(м|m|метр|пог)?$|^метр/, 1, "м"],
];

/** More digits than any size has: such a text is told as it is. */
const LONGEST = 7;

/**
 * What a person typed as a size, also with a unit or in millimetres: no hangar is a thousand metres long, so from there on
 * the number means millimetres. Nothing where it is no size.
 */
export function typedSize(typed: string): TypedSize | undefined {
  const quantity = typedQuantity(typed);
  const unit = quantity && UNITS.find(([written]) => written.test(quantity.unit));
  if (!quantity || !unit || quantity.number.length > LONGEST) return undefined;
  const count = Number(quantity.number.replace(",", "."));
  const [, per_m, name] = unit[1] === 1 && count >= MILLIMETRES_FROM ? UNITS[0]! : unit;
  if (per_m === 1) return { text: quantity.number };
  const text = decimal(count / per_m);
  return { text, told: sizeWords.inMetres(withUnit(decimal(count), name), text) };
}
