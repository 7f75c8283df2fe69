import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine, priceList } from "../../../tests/support/example-engine.ts";
import { runs } from "../../../tests/support/runs.ts";
import { checkRules } from "../../formula/check.ts";
import { compile } from "../../formula/compile.ts";
import { explainer } from "../../formula/explain.ts";
import { interpret } from "../../formula/interpret.ts";
import { rowFor } from "../../formula/lookup.ts";
import type { Program } from "../../formula/program.ts";
import { readRules } from "../../formula/read.ts";
import * as rounding from "../../formula/rounding.ts";
import { english } from "../../languages/english/answers.ts";
import { vocabulary } from "../../price-proof/vocabulary.ts";
import { plainWords } from "../../calculator/result/bill/plain-words.ts";
import { bill } from "../bill.ts";
import { encodeId } from "../calculation-id.ts";
import { withExplanations } from "../explanation.ts";
import { gatesThatFit } from "../geometry/gates.ts";
import type { Hangar } from "../geometry/hangar.ts";
import { openCalculation } from "../open-calculation.ts";
import type { CalcResponse, Line } from "../response.ts";
import type { Language } from "../texts/language.ts";
import { russian } from "../texts/russian.ts";
import { LAYOUT } from "./layout.ts";
import { wordsOf } from "./words.ts";

const data = (file: string) => parse(readFileSync(new URL(file, import.meta.url), "utf8")) as Record<string, unknown>;
const read = readRules(
  { quantities: data("../quantities.yaml"), ...data("../../../tests/support/example-prices/positions.yaml") } as never,
  ["ru", "en"],
);
const { faults } = checkRules(read, vocabulary());
const { rules } = read;
type Subject = Omit<Hangar, "geometry"> & { geometry: unknown };
const interpreted = interpret<Subject>(rules, LAYOUT);
// The compiled text is to run in the engine's file, where it stands as code.
const compiled = (new Function(`return ${compile(rules, LAYOUT)}`)() as (m: object) => Program<Subject>)({
  ...rounding,
  rowFor,
});

const { validQuery } = requestsTo(engine);
const hangars = validQuery.map((asked) => {
  const answered = engine.calculate(asked);
  return openCalculation((answered.body as { calculation_id: string }).calculation_id, priceList).hangar!;
});
const check = (count: number, property: (hangar: Hangar) => void) =>
  fc.assert(fc.property(hangars, property), { numRuns: process.env["BESIDE"] ? count * 5 : runs(count) });

type PositionLine = Extract<Line, { group: false }>;
const positions = (lines: readonly Line[]): PositionLine[] => lines.filter((line) => !line.group);

test("the rules have no fault", () => {
  expect([...read.faults, ...faults]).toEqual([]);
});

test.each([
  ["compiled", compiled],
  ["interpreted", interpreted],
])("%s, they bill line for line what the engine does", (_, program) => {
  check(4000, (hangar) => {
    const expected = bill(hangar);
    const subject = { ...hangar, geometry: program.quantities({ ...hangar, geometry: undefined }) };
    const lines = (group: string) =>
      program.items(group, subject).map(({ row, price, qty_tenths, isEstimate }) => {
        const { num, code, name, unit } = rules.rows[row]!;
        const qty = qty_tenths / 10;
        return {
          group: false,
          num,
          name: name["ru"],
          unit,
          price,
          qty,
          sum: (price / 10) * qty_tenths,
          code,
          status: isEstimate ? "estimate" : "ok",
        };
      });
    expect([...lines("frame"), ...lines("panels")]).toEqual(positions(expected.materials));
    expect(lines("works")).toEqual(positions(expected.works));
    expect(program.sum("frame", subject)).toBe(expected.frame_sum);
    expect(program.sum("panels", subject) + program.sum("frame", subject)).toBe(expected.materials_sum);
    expect(program.sum("works", subject)).toBe(expected.works_sum);
    const q = subject.geometry;
    expect(q["gates_that_fit"]).toBe(gatesThatFit(hangar));
  });
});

test.each([
  ["ru", russian],
  ["en", english],
] as [string, Language][])("in %s they are told as the engine tells them", (_, language) => {
  check(2000, (hangar) => {
    const told = withExplanations(bill(hangar), hangar, language);
    const geometry = compiled.quantities({ ...hangar, geometry: undefined });
    const tell = explainer(rules, LAYOUT, wordsOf(language), { ...hangar, geometry });
    const lines = positions([...told.materials, ...told.works]);
    const own = lines.map(({ code, unit, status }) => {
      const row = rules.rows.find((one) => one.code === code)!;
      expect(tell.buyer(row)).not.toContain("undefined");
      const { estimate, ...rest } = tell.row(
        row,
        (value) => language.explanation.inUnits(value, unit),
        status !== "ok",
      );
      return estimate === undefined
        ? rest
        : { ...rest, estimate: (estimate && `${estimate} `) + language.explanation.estimate(undefined, "") };
    });
    expect(own).toEqual(lines.map(({ explanation }) => explanation));
  });
});

test("a buyer is told of quantities as before", () => {
  check(2000, (hangar) => {
    const geometry = compiled.quantities({ ...hangar, geometry: undefined });
    const tell = explainer(rules, LAYOUT, wordsOf(russian), { ...hangar, geometry });
    const answered = engine.fromCalculationId(encodeId(hangar.configuration, priceList.calculation_id_numbers));
    const body = answered.body as CalcResponse;
    for (const { code } of positions([...body.result.materials, ...body.result.works])) {
      expect(tell.buyer(rules.rows.find((one) => one.code === code)!)).toBe(plainWords(code, body));
    }
  });
});
