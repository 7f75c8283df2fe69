import fc from "fast-check";
import { expect, test } from "vitest";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { search } from "../../search/search.ts";
import { JsonWriter } from "./json-writer.ts";
import { runs } from "../../../tests/support/runs.ts";

/** One for all tests, as one serves all requests: what it remembers of one value must not show in another. */
const writer = new JsonWriter();
const written = (value: unknown): string => new TextDecoder("utf-8", { fatal: true }).decode(writer.write(value));

const { query } = requestsTo(engine);

test("writes every answer and every error of the engine as JSON.stringify does", () =>
  fc.assert(
    fc.property(query, fc.boolean(), (request, explain) => {
      const { body } = engine.calculate({ ...request, explain });
      expect(written(body)).toBe(JSON.stringify(body));
    }),
    { numRuns: runs(2000) },
  ));

test("writes every answer of the search as JSON.stringify does", () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000_000 }), fc.nat(50), (budget, limit) => {
      const { body } = search(engine, { budget, limit });
      expect(written(body)).toBe(JSON.stringify(body));
    }),
    { numRuns: runs(50) },
  ));

const text = fc.string({ unit: "binary" });
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constantFrom(null, undefined, "", "да", "\ud800", -0)),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(fc.oneof(text, fc.constantFrom("num", "name", "sum", "__proto__", "0")), tie("value"), {
      maxKeys: 5,
      noNullPrototype: true,
    }),
  ),
})).value;

test("writes any plain value as JSON.stringify does", () =>
  fc.assert(
    fc.property(
      value.filter((one) => one !== undefined),
      (one) => void expect(written(one)).toBe(JSON.stringify(one)),
    ),
    { numRuns: runs(5000) },
  ));

test("writes values of the same shape with ever new texts, and known ones again", () => {
  for (let at = 0; at < 20_000; at++) {
    const one = {
      kind: at % 2 === 0 ? "чёт" : "нечет",
      text: `${at % 7000} ₽`,
      [`key ${at}`]: [`${at}`, at / 8],
      last: "",
    };
    expect(written(one)).toBe(JSON.stringify(one));
  }
});

test("writes what is larger than all before it", () => {
  const one = Array.from({ length: 20_000 }, (_, at) => ({ text: "ы".repeat(at % 50), at }));
  expect(written(one)).toBe(JSON.stringify(one));
  const long = "\u{1f3d7}".repeat(300_000);
  expect(written([long])).toBe(JSON.stringify([long]));
});

test("writes a text with any character, wherever it stands in it", () => {
  const text = (before: number, code: number) =>
    `${"ж".repeat(before % 3)}${"a".repeat(before)}${String.fromCharCode(code)}`;
  for (let first = 0; first <= 0xffff; first += 0x100) {
    const texts: string[] = [];
    for (let code = first; code < first + 0x100; code++) {
      const places = first === 0 ? 9 : 1;
      for (let before = code % 4; before < (code % 4) + places; before++) {
        texts.push(text(before, code), `${text(before, code)}я`, `${text(before, code)}end`);
      }
    }
    expect(written(texts)).toBe(JSON.stringify(texts));
  }
});

test("writes numbers of a few decimals as JSON.stringify does", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: -3_000_000_000, max: 3_000_000_000 }),
      fc.constantFrom(10, 100, 1000, 10_000),
      (count, per) => {
        expect(written(count / per)).toBe(JSON.stringify(count / per));
      },
    ),
    { numRuns: runs(2000) },
  ));

const sizes = [0, 9, 10, 99, 100, 1_073_741_823, 1_073_741_824, 2_147_483_647, 2_147_483_648, 1.5, 1e21, 5e-324];

test.each([...sizes, ...sizes.map((one) => -one), NaN])("writes %d as JSON.stringify does", (one) =>
  expect(written(one)).toBe(JSON.stringify(one)),
);
