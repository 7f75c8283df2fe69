import type { oas31 } from "zod-openapi";
import type { Fielded } from "../../../services/asked/fields.ts";
import { fieldsValue } from "../../../documents/parameters/fields-value.ts";

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
