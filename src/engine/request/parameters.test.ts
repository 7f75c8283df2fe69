import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceList } from "../../../tests/support/example-engine.ts";
import { parameterTable } from "./parameters.ts";

const ajv = new Ajv2020();
const table = Object.entries(parameterTable(priceList));

const words = ["да", "Нет", "TRUE", "yes", "h500", "Н 1610", "Сборный", "solid", "минвата", "DVUHSKAT"];
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(...words),
  fc.nat(300).map(String),
  fc.double({ min: 0, max: 300 }).map(String),
);

describe("what is read of a text fits the parameter's schema", () => {
  test.each(table)("%s", (_, { read, schema }) => {
    const fits = ajv.compile(schema);
    fc.assert(
      fc.property(text, (written) => {
        const value = read(written);
        if (value !== undefined) expect(fits(value)).toBe(true);
      }),
    );
  });

  test.each(table.filter(([, { aliases }]) => aliases))("%s: each alias and each contract value", (_, parameter) => {
    for (const [alias, value] of Object.entries(parameter.aliases ?? {})) {
      expect([alias, alias.toUpperCase(), value].map((written) => parameter.read(written))).toEqual([
        value,
        value,
        value,
      ]);
    }
  });
});
