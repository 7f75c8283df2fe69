import type { oas31 } from "zod-openapi";
import { fieldNames, type Fielded } from "../../../services/asked/fields.ts";
import type { DescribedValue } from "./parameter-values.ts";

/** Few words that answer most questions: they are shown wherever the parameter is. */
export const EXAMPLE_FIELDS: Readonly<Record<Fielded, readonly string[]>> = {
  calculation: ["result.total_with_vat", "calculation_id", "warnings"],
  search: ["found", "items.area_m2", "items.total_with_vat", "items.calculation_id", "over_budget"],
  wish: ["parameters", "questions.text", "questions.choices", "not_offered", "url"],
};

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

const ALONE =
  "The answer has only those, in its own order, and warnings, notices and normalization_notes wherever a size was " +
  "rounded or an option has no effect; errors stay whole. Changes neither calculation_id nor links. A link names several " +
  "with commas between them, or repeats the parameter.";

/** The same in a link. */
export function fieldsParameter(of: Fielded): oas31.ParameterObject {
  const { description, examples, ...schema } = fieldsValue(of, ALONE);
  return {
    name: "fields",
    in: "query",
    description,
    required: true,
    style: "form",
    explode: true,
    schema,
    example: examples[0],
  };
}
