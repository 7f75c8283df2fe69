import type { oas31 } from "zod-openapi";
import type { DescribedValue } from "./parameter-values.ts";

/*
 * The forms that a value may be written in: calculation rules, "From what was asked". A text stands for a number or
 * a flag wherever JSON would have one of its own.
 */

type SchemaObject = oas31.SchemaObject;

/** A flag of a query string. */
export const flagText: SchemaObject = {
  type: "string",
  enum: ["1", "0", "true", "false", "yes", "no", "да", "нет"],
};

/** Point or comma; no sign, no exponent, no blank. */
const DECIMAL = "^\\d{1,15}([.,]\\d{1,30})?$";
const WHOLE = "^\\d{1,15}([.,]0{1,30})?$";

/** A value of a JSON body: as JSON has it, or as the text that a query string takes. */
export function inJson({ description, examples, default: byDefault, ...schema }: DescribedValue): SchemaObject {
  const forms = formsOf(schema);
  return {
    description,
    ...(forms.length > 0 ? { anyOf: [schema, ...forms] } : schema),
    ...(byDefault !== undefined && { default: byDefault }),
    examples,
  };
}

/** What a value may be written as besides its own type. */
function formsOf({ type, enum: values }: SchemaObject): SchemaObject[] {
  if (type === "boolean") return [{ type: "integer", enum: [1, 0] }, flagText];
  if (type !== "number" && type !== "integer") return [];
  if (values) return [{ type: "string", enum: values.map(String) }];
  return [{ type: "string", pattern: type === "integer" ? WHOLE : DECIMAL }];
}
