import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { benchTable } from "../../../src/docs/bench/bench-results.ts";
import { BENCH_ROWS } from "../../../src/docs/bench/bench-rows.ts";

test.each(["", "en/"])("the page docs/%smeasurements shows every part once", (folder) => {
  const page = readFileSync(new URL(`../../../src/content/docs/${folder}measurements.mdx`, import.meta.url), "utf8");
  expect([...page.matchAll(/<BenchPart part="(\w+)"/g)].map(([, part]) => part)).toEqual(Object.keys(BENCH_ROWS));
});

test("figures are written as the language of the page writes them, each in its part", () => {
  const rows = [
    { id: "calculationsPerSecond", measured: 512_345.6, decimals: 0 },
    { id: "timesText", measured: 1.8, decimals: 2 },
    { id: "timesJsonLogic", measured: 2.75, decimals: 1 },
  ];
  expect(benchTable("lines", "ru", rows)).toEqual({
    heads: ["Что", "Измерено"],
    rows: [
      ["Расчётов в секунду", "512\u00a0346"],
      ["Во сколько раз быстрее json-logic-engine", "2,8"],
    ],
  });
  expect(benchTable("answer", "en", rows).rows).toEqual([["The whole answer; writing its text alone is 1", "1.80"]]);
});
