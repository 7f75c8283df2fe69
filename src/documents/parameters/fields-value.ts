import { fieldNames, type Fielded } from "../../services/asked/fields.ts";
import type { DescribedValue } from "./parameter-values.ts";

/** Few words that answer most questions: they are shown wherever the parameter is. */
export const EXAMPLE_FIELDS: Readonly<Record<Fielded, readonly string[]>> = {
  calculation: ["result.total_with_vat", "calculation_id", "warnings"],
  search: ["found", "items.area_m2", "items.total_with_vat", "items.calculation_id", "over_budget"],
  wish: ["parameters", "questions.text", "questions.choices", "not_offered", "url"],
};

/** How a field of a part is named. */
const PART: Readonly<Record<Fielded, string>> = {
  calculation: "result.<name> is one field of result",
  search: "items.<name> is one field of each item",
  wish: "questions.<name> is one field of each question",
};

/** The value of `fields` as JSON has it; `more` is said of where it is taken. */
export function fieldsValue(of: Fielded, more: string): DescribedValue {
  return {
    type: "array",
    items: { type: "string", enum: fieldNames(of) },
    minItems: 1,
    description: `Fields of the answer that are wanted; ${PART[of]}, all is everything. ${more}`,
    examples: [[...EXAMPLE_FIELDS[of]]],
  };
}
