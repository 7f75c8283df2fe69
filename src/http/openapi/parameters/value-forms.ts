import type { oas31 } from "zod-openapi";
import type { DescribedValue } from "../../../documents/parameters/parameter-values.ts";

/*
 * The forms that a value may be written in: calculation rules, "From what was asked". A text stands for a number or
 * a flag wherever JSON would have one of its own.
 */

type SchemaObject = oas31.SchemaObject;

const FLAG_TEXT: SchemaObject = {
  type: "string",
  enum: ["1", "0", "true", "false", "yes", "no", "да", "нет"],
};

/** Point or comma; no sign, no exponent, no blank. */
const DECIMAL = "^\\d{1,15}([.,]\\d{1,30})?$";
const WHOLE = "^\\d{1,15}([.,]0{1,30})?$";

/** A value of a link: all there is text, but a client may hold a flag as one. `numbers` stand for values of its list. */
export function inLink(
  { description: _, examples: _shown, ...schema }: DescribedValue,
  numbers: readonly number[] = [],
): SchemaObject {
  if (numbers.length > 0) return { ...schema, enum: [...(schema.enum ?? []), ...numbers.map(String)] };
  return schema.type === "boolean" ? { anyOf: [schema, FLAG_TEXT] } : schema;
}

/** A value of a JSON body: as JSON has it, or as the text that a link takes; null where it may be left out. */
export function inJson(
  { description, examples, ...schema }: DescribedValue,
  { isRequired, numbers = [] }: { isRequired: boolean; numbers: readonly number[] | undefined },
): SchemaObject {
  const forms = [schema, ...formsOf(schema)];
  // Not as text too: orval makes one list of names of all choices, and 500 would be there twice.
  if (numbers.length > 0) forms.push({ type: "integer", enum: [...numbers] });
  if (!isRequired) forms.push({ type: "null" });
  return { description, ...(forms.length > 1 ? { anyOf: forms } : schema), examples };
}

/** A parameter of a link as a JSON body has it; null is as good as nothing. */
export function nullable({ description = "", schema }: oas31.ParameterObject): SchemaObject {
  return { description, anyOf: [schema as SchemaObject, { type: "null" }] };
}

/** What a value may be written as besides its own type. */
function formsOf({ type, enum: values }: SchemaObject): SchemaObject[] {
  if (type === "boolean") return [{ type: "integer", enum: [1, 0] }, FLAG_TEXT];
  if (type !== "number" && type !== "integer") return [];
  if (values) return [{ type: "string", pattern: `^(${values.join("|")})$` }];
  return [{ type: "string", pattern: type === "integer" ? WHOLE : DECIMAL }];
}
