import { describe, expect, test } from "vitest";
import { z } from "zod";
import { accepted, acceptedNames, type JsonSchema } from "./accepted.ts";
import { manufacturerSchema, priceListSchema } from "./schema.ts";

describe.each([
  { name: "price list", schema: priceListSchema },
  { name: "manufacturer", schema: manufacturerSchema },
])("the schema of the $name", ({ schema }) => {
  const parts = partsOf(z.toJSONSchema(schema, { io: "input" }));

  test("has words of its own for every pattern", () => {
    const words = parts.flatMap((part) => [accepted(part), ...(part.type === "object" ? [acceptedNames(part)] : [])]);
    expect(words.filter((text) => text.includes("по образцу"))).toEqual([]);
  });
});

test.each([
  { schema: z.int(), words: "целое число" },
  { schema: z.int().min(1).max(5), words: "целое число от 1 до 5" },
  { schema: z.int().positive().multipleOf(10), words: "целое число рублей больше 0, кратное 10" },
  { schema: z.number().nonnegative(), words: "число не меньше 0" },
  { schema: z.number().gt(0).lt(1), words: "число больше 0 и меньше 1" },
  { schema: z.literal([1, 2]), words: "1 или 2" },
  { schema: z.literal(false), words: "false" },
  { schema: z.boolean(), words: "true или false" },
  { schema: z.string().min(1), words: "непустой текст" },
  { schema: z.string().regex(/^x$/), words: "текст по образцу ^x$" },
  { schema: z.array(z.int()), words: "список" },
  { schema: z.object({ a: z.int(), b: z.int() }), words: "поля a, b" },
])("accepted: $words", ({ schema, words }) => {
  expect(accepted(z.toJSONSchema(schema, { io: "input" }))).toBe(words);
});

/** A schema with all its parts. */
function partsOf(schema: JsonSchema): JsonSchema[] {
  const { properties = {}, $defs = {}, additionalProperties, items } = schema;
  const inner = [...Object.values(properties), ...Object.values($defs), additionalProperties, items];
  return [schema, ...inner.flatMap((part) => (typeof part === "object" && !Array.isArray(part) ? partsOf(part) : []))];
}
