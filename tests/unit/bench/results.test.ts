import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HOST_BUDGETS } from "../../../scripts/build/hosts.ts";
import { BUDGETS } from "../../../scripts/build/size/size-budget.ts";
import { benchTable, isMet, tableOf } from "../../../src/docs/bench/bench-results.ts";
import { BENCH_ROWS, type BenchPart } from "../../../src/docs/bench/bench-rows.ts";
import results from "../../../src/docs/bench/bench-results.json" with { type: "json" };

const parts = Object.keys(BENCH_ROWS) as BenchPart[];

test("every recorded result stands in the table of one part", () => {
  const shown = parts.map((part) => benchTable(part, "ru").rows.length);
  expect(shown.reduce((sum, rows) => sum + rows, 0)).toBe(results.rows.length);
});

test.each(["", "en/"])("the page docs/%smeasurements shows every part once", (folder) => {
  const page = readFileSync(new URL(`../../../src/content/docs/${folder}measurements.mdx`, import.meta.url), "utf8");
  expect([...page.matchAll(/<BenchPart part="(\w+)"/g)].map(([, part]) => part)).toEqual(parts);
});

test("every bundle with a budget has a row of its own", () => {
  const { pages, browser, server } = BENCH_ROWS;
  const rows = [pages, browser, server].flatMap((part) => Object.keys(part));
  expect(rows).toEqual([...Object.keys(BUDGETS), ...Object.keys(HOST_BUDGETS)]);
});

test("figures are written as the language of the page writes them, with the target, and whether that is missed", () => {
  const rows = [
    { id: "calculationsPerSecond", measured: 512_345.6, decimals: 0, bound: { atLeast: 200_000 } },
    { id: "timesHyperFormula", measured: 99.4, decimals: 0, bound: { atLeast: 100 } },
    { id: "timesText", measured: 1.8, decimals: 2, bound: { atMost: 1.8 } },
    { id: "timesJsonLogic", measured: 2.75, decimals: 1 },
  ];
  expect(rows.map(isMet)).toEqual([true, false, true, true]);
  expect(tableOf(rows, "ru")).toEqual([
    ["Расчётов в секунду", "512\u00a0346", "≥\u00a0200\u00a0000"],
    ["Во сколько раз быстрее HyperFormula", "99", "≥\u00a0100, не достигнута"],
    ["Весь ответ; запись одного только текста — 1", "1,80", "≤\u00a01,80"],
    ["Во сколько раз быстрее json-logic-engine", "2,8", "нет"],
  ]);
  expect(tableOf(rows, "en").map(([, ...cells]) => cells)).toEqual([
    ["512,346", "≥\u00a0200,000"],
    ["99", "≥\u00a0100, missed"],
    ["1.80", "≤\u00a01.80"],
    ["2.8", "none"],
  ]);
});
