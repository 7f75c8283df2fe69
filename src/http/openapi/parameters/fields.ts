import type { oas31 } from "zod-openapi";
import { fieldNames, type Fielded } from "../../../services/asked/fields.ts";
import { fieldsValue, PART } from "../../../documents/parameters/fields-value.ts";
import type { DescribedValue } from "../../../documents/parameters/parameter-values.ts";

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
