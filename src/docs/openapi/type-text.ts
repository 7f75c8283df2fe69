import type { SchemaJson } from "./openapi-json.ts";

/** A type in words: texts, names of schemas, and values as they are written. */
export type TypeText = (string | { schema: string } | { value: string })[];

export function typeOf(schema: SchemaJson): TypeText {
  if (schema.$ref !== undefined) return [{ schema: schema.$ref.split("/").at(-1)! }];
  if (schema.const !== undefined) return [{ value: JSON.stringify(schema.const) }];
  if (schema.enum) return joined(schema.enum.map((value) => [{ value: JSON.stringify(value) }]));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joined(choices.map(typeOf));
  if (schema.items)
    return ["list of ", ...typeOf(schema.items), ...boundsOf(schema.minItems, schema.maxItems, " items")];
  if (typeof schema.additionalProperties === "object") return ["map of ", ...typeOf(schema.additionalProperties)];
  return [
    [schema.type ?? "any"].flat().join(" or "),
    ...(schema.format ? [` (${schema.format})`] : []),
    ...(schema.minimum === undefined && schema.exclusiveMinimum !== undefined ? [` > ${schema.exclusiveMinimum}`] : []),
    ...boundsOf(schema.minimum, schema.maximum),
    ...(schema.pattern ? [" ", { value: schema.pattern }] : []),
  ];
}

function joined(types: TypeText[]): TypeText {
  return types.flatMap((type, at) => (at === 0 ? type : [" or ", ...type]));
}

function boundsOf(least: number | undefined, most: number | undefined, unit = ""): TypeText {
  if (least === undefined && most === undefined) return [];
  if (most === undefined) return [` ≥ ${least}${unit}`];
  return [least === undefined ? ` ≤ ${most}${unit}` : `, ${least}…${most}${unit}`];
}
