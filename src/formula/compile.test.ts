import fc from "fast-check";
import { expect, test } from "vitest";
import { condition, formula, LAYOUT, subject, type Subject } from "../../tests/support/random-formulas.ts";
import { runs } from "../../tests/support/runs.ts";
import { compile } from "./compile.ts";
import { interpret } from "./interpret.ts";
import { parse } from "./parse.ts";
import type { Program } from "./program.ts";
import type { Definition, Row, Rules } from "./rules.ts";
import * as runtime from "./runtime.ts";
import type { Tree } from "./tree.ts";

const definition = (name: string, is: Tree, more: Partial<Definition> = {}): [string, Definition] => [
  name,
  { name, parameters: [], cases: [{ is }], from: "quantities", ...more },
];

/** The code as it stands in the engine's file. */
const made = (rules: Rules, layout = LAYOUT): Program<Subject> =>
  (new Function(`return ${compile(rules, layout)}`)() as (given: object) => Program<Subject>)(runtime);

function rulesOf(one: Tree, other: Tree, when: Tree): Rules {
  const row: Row = {
    key: "row",
    num: "1.1.",
    code: "R",
    name: {},
    unit: "",
    when,
    qty: one,
    price: other,
    estimate: when,
    drawn: false,
  };
  return {
    definitions: Object.fromEntries([
      definition("second", { op: "+", of: [{ op: "name", name: "first", steps: [], at: 0 }, other], at: 0 }),
      definition("first", one),
      ["cased", { name: "cased", parameters: [], cases: [{ when, is: one }, { is: other }], from: "quantities" }],
      definition("double", parse("a + b + a"), { parameters: ["a", "b"] }),
    ]),
    sentences: {},
    rows: [row, { ...row, qty: { op: "name", name: "cased", steps: [], at: 0 }, price: parse("table.base") }],
  };
}

test("random rules come out alike, compiled and interpreted", () => {
  fc.assert(
    fc.property(
      formula,
      formula,
      condition,
      fc.array(subject, { minLength: 3, maxLength: 3 }),
      (one, other, when, subjects) => {
        const rules = rulesOf(one, other, when);
        const [compiled, interpreted] = [made(rules), interpret<Subject>(rules, LAYOUT)];
        for (const given of subjects) {
          const quantities = compiled.quantities(given);
          const own = interpreted.quantities(given);
          expect({ ...own }).toEqual({ ...quantities });
          expect(interpreted.items("all", { ...given, worked: own })).toEqual(
            compiled.items("all", { ...given, worked: quantities }),
          );
          const [sum, ownSum] = [compiled, interpreted].map((program) =>
            program.sum("all", { ...given, worked: quantities }),
          );
          expect(ownSum).toBe(sum);
          expect(interpreted.call("double", { ...given, worked: own }, 2, 3)).toBe(
            compiled.call("double", { ...given, worked: quantities }, 2, 3),
          );
        }
      },
    ),
    { numRuns: runs(3000) },
  );
});

test("a float's last bits buy nothing more", () => {
  const { quantities } = made(rulesOf(parse("up(size × 10 ÷ 3)"), parse("down(count ÷ 1)"), parse("0.3 < 0.1 + 0.2")));
  const given = {
    given: { size: 0.3, count: 3, is_on: false, kind: "" },
    list: {},
    worked: undefined,
  } as unknown as Subject;
  expect(quantities(given)).toMatchObject({ first: 1, cased: 3 });
});

test("a whole part of the subject is handed to a parameter", () => {
  const [rules, layout] = [
    rulesOf(parse("size_of(given)"), parse("1"), parse("is_on")),
    { ...LAYOUT, given: { ...LAYOUT.given, given: "given" } },
  ];
  const size_of = definition("size_of", parse("of.size × 2"), { parameters: ["of"] });
  const all = { ...rules, definitions: { ...rules.definitions, ...Object.fromEntries([size_of]) } };
  const given = { given: { size: 7, is_on: true }, list: {}, worked: undefined } as unknown as Subject;
  for (const program of [made(all, layout), interpret<Subject>(all, layout)])
    expect(program.quantities(given)).toMatchObject({ first: 14 });
});

test("a figure that a list lacks stops what is interpreted", () => {
  const program = interpret<Subject>(rulesOf(parse("table.by[count]"), parse("1"), parse("is_on")), LAYOUT);
  const given = { given: { count: 7, is_on: true }, list: { table: { by: { 5: 1 } } }, worked: undefined };
  expect(() => program.quantities(given as unknown as Subject)).toThrow("нет table.by[7]");
});
