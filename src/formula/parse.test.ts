import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { condition, formula } from "../../tests/support/random-formulas.ts";
import { runs } from "../../tests/support/runs.ts";
import { FormulaError } from "./formula-error.ts";
import { parse } from "./parse.ts";
import { print } from "./print.ts";

/** A tree without the places of its parts, and without what only a checker knows. */
const bare = (tree: unknown): unknown =>
  JSON.parse(
    JSON.stringify(tree, (name, value: unknown) => (["at", "means", "bound"].includes(name) ? undefined : value)),
  );

test("what is printed is read as the very tree", () => {
  fc.assert(
    fc.property(fc.oneof(formula, condition), (tree) => {
      expect(bare(parse(print(tree)))).toEqual(bare(tree));
    }),
    { numRuns: runs(10_000) },
  );
});

describe("what holds together", () => {
  test.each([
    ["a + b × c", "a + b × c"],
    ["(a + b) × c", "(a + b) × c"],
    ["a − b − c", "a − b − c"],
    ["a − (b − c)", "a − (b − c)"],
    ["a + (b + c)", "a + (b + c)"],
    ["not a = b", "not a = b"],
    ["(not a) and b", "not a and b"],
    ["a and b or c and d", "a and b or c and d"],
    ["a and (b or c)", "a and (b or c)"],
    ["a > 0 and not (b or c)", "a > 0 and not (b or c)"],
    ["2 ends * width", "2 ends × width"],
    ["up(a/5, 0.1)", "up(a ÷ 5, 0.1)"],
    ["prices.strut[roof.pitch_m]", "prices.strut[roof.pitch_m]"],
    ["roof.widths[ width_mm ].truss.solid", "roof.widths[width_mm].truss.solid"],
  ])("%s", (text, printed) => {
    expect(print(parse(text))).toBe(printed);
  });

  test("not is of the whole comparison", () => {
    expect(bare(parse("not a = b"))).toEqual(bare({ op: "not", of: [parse("a = b")] }));
  });
});

describe("what is no formula is told with its place", () => {
  test.each([
    ["", 0, "формулы нет"],
    ["a +", 3, "формула обрывается"],
    ["a + (b", 6, "скобка не закрыта"],
    ["rows(a", 6, "скобка не закрыта"],
    ["up(a x 2, 0.1)", 5, "«x» — буква; умножение пишется знаком × или *"],
    ["up(a b)", 5, "перед «b» нужен знак"],
    ["a b", 2, "перед «b» нужен знак"],
    ["1,5 × a", 1, "дробная часть числа пишется через точку"],
    ["max(0, 1,5)", 0, "дробная часть числа пишется через точку"],
    ["up()", 3, "нужно число, имя или скобка"],
    ["max(a)", 0, "max берёт значений: 2, а дано 1"],
    ["a < b < c", 6, "сравнения не идут подряд"],
    ["a = = b", 4, "нужно число, имя или скобка"],
    ["a?.b", 1, "знака «?» в формулах нет"],
    ["5м × a", 0, "между числом и словом"],
    ["frаmes + 1", 0, "буква «а» не латинская"],
    ["рамы + 1", 0, "имена в формулах — латинскими буквами"],
    ["a.5", 2, "после точки нужно имя"],
    ["a[1", 3, "квадратная скобка не закрыта"],
    ["a)", 1, "лишнее «)»"],
    ["1 + constructor", 4, "имя «constructor» занято"],
    ["toString(1)", 0, "имя «toString» занято"],
    ["a.__proto__", 2, "имя «__proto__» занято"],
  ])("%j", (text, at, told) => {
    try {
      parse(text);
    } catch (error) {
      expect(error).toBeInstanceOf(FormulaError);
      expect((error as FormulaError).message).toContain(told);
      expect((error as FormulaError).at).toBe(at);
      return;
    }
    throw new Error("it was read");
  });
});

test.each([
  ["a long number", `1 + ${"9".repeat(400)}`, "больше 15 цифр"],
  ["brackets without an end", "(".repeat(100_000), "формула слишком длинная"],
  ["not and not", `${"not ".repeat(100_000)}a`, "формула слишком длинная"],
  ["a long sum", `a${" + a".repeat(2000)}`, "формула слишком длинная"],
])("what nobody writes is refused: %s", (_, text, told) => {
  expect(() => parse(text)).toThrow(FormulaError);
  expect(() => parse(text)).toThrow(told);
});
