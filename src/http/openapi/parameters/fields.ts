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

/** Components of the interface description: the names that there are, once. */
const SCHEMA: Readonly<Record<Fielded, string>> = {
  calculation: "CalculationField",
  search: "SearchField",
  wish: "UnderstandField",
};

export const FIELD_SCHEMAS: Readonly<Record<string, oas31.SchemaObject>> = Object.fromEntries(
  (Object.keys(SCHEMA) as Fielded[]).map((of) => [
    SCHEMA[of],
    { type: "string", enum: fieldNames(of), description: `A field of the answer; ${PART[of]}` },
  ]),
);

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
  "rounded or an option has no effect; errors stay whole. Left out: everything. Changes neither calculation_id " +
  "nor links; only of JSON.";

const fieldsOf = (of: Fielded, more: string): DescribedValue => ({
  ...fieldsValue(of, more),
  items: { $ref: `#/components/schemas/${SCHEMA[of]}` },
});

/** The same in a link. */
export function fieldsParameter(of: Fielded): oas31.ParameterObject {
  const { description, examples, ...schema } = fieldsOf(
    of,
    `${ALONE} A link names several with commas between them, or repeats the parameter.`,
  );
  return {
    name: "fields",
    in: "query",
    description,
    required: false,
    style: "form",
    explode: true,
    schema,
    example: examples[0],
  };
}

/** The same in a JSON body, where null is as good as nothing. */
export function fieldsInJson(of: Fielded = "calculation"): oas31.SchemaObject {
  const { description, examples, ...schema } = fieldsOf(of, `${ALONE} A text with commas is taken too.`);
  return { description, anyOf: [schema, { type: "null" }], examples };
}
