import { grouped } from "../../../text/format.ts";
import { typedQuantity } from "../../../text/typed-quantity.ts";
import { typedSize } from "../../form/sizes/typed-size.ts";
import { typedBudget } from "./typed-budget.ts";

/** A filter as it was typed: what is asked of the search, and how the field shows it once it is left. */
export interface TypedFilter {
  asked: string;
  shown: string;
  /** What is said at the field where it had to be understood. */
  told?: string | undefined;
}

const SQUARE_METRES = /\s*(м²|м2|кв\.?\s*м\.?)\s*$/iu;

/** What cannot be read goes as it came, for the error to stand at its field. */
export function typedFilter(name: string, typed: string): TypedFilter {
  const asTyped = { asked: typed.replace(/\s/g, ""), shown: typed };
  if (name === "budget") {
    const budget = typedBudget(typed);
    return budget ? { asked: String(budget.roubles), shown: grouped(budget.roubles), told: budget.told } : asTyped;
  }
  if (name.startsWith("area_")) {
    const area = typedQuantity(typed.replace(SQUARE_METRES, ""));
    return area?.unit === "" ? { asked: area.number, shown: area.number } : asTyped;
  }
  if (!/_(min|max)$/.test(name)) return asTyped;
  const size = typedSize(typed);
  return size ? { asked: size.text, shown: size.text, told: size.told } : asTyped;
}
