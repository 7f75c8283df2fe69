import { decimal, roubles, withUnit } from "../../../text/format.ts";
import { typedQuantity } from "../../../text/typed-quantity.ts";

/** A budget as it was typed, in whole roubles. */
export interface TypedBudget {
  roubles: number;
  /** What is said at the field where the number was of thousands or millions. */
  told?: string;
}

/** What may follow the number, also half typed, and how many roubles it stands for. */
const UNITS: readonly (readonly [written: RegExp, roubles: number, name: string])[] = [
  [/^(р|руб|рубл\p{L}*|rub|₽)?$/u, 1, "₽"],
  [/^(т|тр|ты|тыс|тысяч\p{L}*|к|k)$/u, 1_000, "тыс."],
  [/^(м|мл|млн|мил\p{L}*|mln)$/u, 1_000_000, "млн"],
];

const CURRENCY = /\s*(₽|руб(\.|\p{L}*)|р\.?)\s*$/iu;

/** What a person typed as a budget: «3 млн», «3,5 млн ₽», «3000 тыс», «3 000 000 руб.». Nothing where it is no whole sum. */
export function typedBudget(typed: string): TypedBudget | undefined {
  const quantity = typedQuantity(typed) ?? typedQuantity(typed.replace(CURRENCY, ""));
  const unit = quantity && UNITS.find(([written]) => written.test(quantity.unit));
  if (!quantity || !unit) return undefined;
  const count = Number(quantity.number.replace(",", "."));
  const [, per, name] = unit;
  const sum = Math.round(count * per);
  // Kopecks, and what a number of JavaScript does not hold.
  if (Math.abs(sum - count * per) > 1e-3 || sum >= 1e15) return undefined;
  return per === 1
    ? { roubles: sum }
    : { roubles: sum, told: `${withUnit(decimal(count), name)} — это ${roubles(sum)}` };
}
