import { ESLint } from "eslint";
import { describe, expect, test } from "vitest";

const eslint = new ESLint();

/** Names of the rules that a text breaks if it stands in this file. */
async function broken(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file });
  return result!.messages.map(({ ruleId }) => ruleId);
}

describe("an engine that is not pure or not exact is refused", () => {
  test.each([
    "export const today = new Date();",
    "export const now = Date.now();",
    "export const luck = Math.random();",
    "export const slope = Math.hypot(3, 4);",
    "export const power = Math.pow(2, 3);",
    'export const sine = Math["sin"](1);',
    "export const { cos } = Math;",
    "const M = Math;\nexport const root = M.cbrt(8);",
    "export const square = (side: number) => side ** 2;",
    "export function grow(side: number) {\n  side **= 2;\n  return side;\n}",
    "export const text = (1000).toLocaleString();",
    'export const order = "a".localeCompare("b");',
    'export const format = new Intl.NumberFormat("ru");',
    'export const answer = fetch("/v1");',
    "export const env = process.env;",
    "export const host = globalThis.location;",
    'console.log("here");',
    'export const late = import("./bill.ts");',
  ])("%s", async (code) => {
    expect(await broken("src/engine/probe.ts", code)).not.toEqual([]);
    expect(await broken("src/search/probe.ts", code)).not.toEqual([]);
  });

  test.each([
    "export const up = Math.ceil(1.5) + Math.max(1, 2);",
    "export const space = 36 ** 5;",
    'import type { PriceList } from "../price-list/schema.ts";\nexport type Mine = PriceList;',
    'import type { CalcResponse } from "./response.ts";\nexport type Mine = CalcResponse;',
    'import { bill } from "./bill.ts";\nexport const mine = bill;',
  ])("but not: %s", async (code) => {
    expect(await broken("src/engine/probe.ts", code)).toEqual([]);
  });
});

describe("an import against the direction is refused", () => {
  test.each([
    ["src/engine/probe.ts", 'import "../api/routes/handler.ts";'],
    ["src/engine/probe.ts", 'import "../price-proof/load.ts";'],
    ["src/engine/probe.ts", 'import "node:fs";'],
    ["src/engine/probe.ts", 'import "zod";'],
    ["src/engine/probe.ts", 'import "zod/mini";'],
    [
      "src/engine/probe.ts",
      'import { calcResponseSchema } from "./response.ts";\nexport const s = calcResponseSchema;',
    ],
    ["src/engine/probe.ts", 'export { loadPriceList } from "../price-proof/load.ts";'],
    ["src/engine/probe.ts", 'export * from "../price-list/schema.ts";'],
    ["src/engine/positions/probe.ts", 'import "../../calculator/form/sizes/sizes.ts";'],
    ["src/text/probe.ts", 'import "../price-list/schema.ts";'],
    ["src/price-list/probe.ts", 'import "../api/routes/handler.ts";'],
    ["src/price-list/probe.ts", 'import "../engine/bill.ts";'],
    ["src/price-proof/probe.ts", 'import "../api/routes/handler.ts";'],
    ["src/price-list/probe.ts", 'import "../calculator/form/sizes/sizes.ts";'],
    ["src/price-list/schema.ts", 'import "../engine/bill.ts";'],
    ["src/search/probe.ts", 'import "../engine/bill.ts";'],
    ["src/search/probe.ts", 'import "hangar-engine";'],
    [
      "src/search/probe.ts",
      'import { searchResponseSchema } from "./response.ts";\nexport const s = searchResponseSchema;',
    ],
    ["src/engine/probe.ts", 'import "../search/search.ts";'],
    ["src/api/probe.ts", 'import "../calculator/form/sizes/sizes.ts";'],
    ["src/api/http/probe.ts", 'import "../routes/handler.ts";'],
    ["src/api/hosts/bun/probe.ts", 'import "../../../docs/Probe.tsx";'],
    ["src/api/probe.ts", 'import "../pages/probe.ts";'],
    ["src/api/probe.ts", 'import "../../../scripts/root.ts";'],
    ["src/api/probe.ts", 'export const late = import("../../tests/support/probe.ts");'],
    ["src/calculator/probe.ts", 'import "../engine/create-engine.ts";'],
    ["src/calculator/probe.ts", 'import "../price-proof/load.ts";'],
    ["src/calculator/probe.ts", 'import "../docs/Probe.tsx";'],
    ["src/calculator/probe.ts", 'import "write-excel-file/browser";'],
    ["src/formats/probe.ts", 'import "../calculator/Calculator.tsx";'],
    ["src/calculator/probe.ts", 'import "../api/routes/handler.ts";'],
    ["src/calculator/probe.ts", 'import "node:fs";'],
    ["src/drawing/probe.ts", 'import "../engine/geometry/layout.ts";'],
    ["src/drawing/probe.ts", 'import "../calculator/Calculator.tsx";'],
    ["src/calculator/Probe.tsx", 'import "../pages/probe.ts";'],
    ["src/calculator/Probe.tsx", 'import "ogl";'],
    ["src/calculator/Probe.tsx", 'import "../layouts/Probe.astro";'],
    ["src/embed/probe.ts", 'import "../engine/create-engine.ts";'],
    ["src/embed/probe.ts", 'import "../search/search.ts";'],
    ["src/calculator/Probe.tsx", 'import "../embed/embed.ts";'],
    ["src/layouts/Probe.astro", '---\nimport "../pages/probe.ts";\n---'],
    ["src/pages/Probe.astro", '---\nimport "../engine/create-engine.ts";\n---'],
    ["src/pages/Probe.astro", '---\n---\n\n<script>\n  import "../engine/create-engine.ts";\n</script>'],
  ])("%s: %s", async (file, code) => {
    expect(await broken(file, code)).toContain("hangar/import-direction");
  });

  test.each([
    ["src/calculator/probe.ts", 'import { calculate } from "hangar-engine";\nexport const mine = calculate;'],
    ["src/calculator/probe.ts", 'import type { Line } from "../engine/response.ts";\nexport type Mine = Line;'],
    ["src/api/probe.ts", 'import { ERROR_CODES } from "../engine/response.ts";\nexport const mine = ERROR_CODES;'],
    ["src/search/probe.ts", 'import type { Engine } from "../engine/create-engine.ts";\nexport type Mine = Engine;'],
    ["src/calculator/probe.ts", 'import { search } from "../search/search.ts";\nexport const mine = search;'],
    ["src/api/probe.test.ts", 'import { root } from "../../../scripts/root.ts";\nexport const mine = root;'],
    ["scripts/probe.ts", 'import { handler } from "../src/api/routes/handler.ts";\nexport const mine = handler;'],
    ["src/pages/Probe.astro", '---\nimport Base from "../layouts/Base.astro";\n---\n\n<Base />'],
    ["src/pages/Probe.astro", '---\n---\n\n<script>\n  import "../calculator/probe.ts";\n</script>'],
  ])("but not %s: %s", async (file, code) => {
    expect(await broken(file, code)).toEqual([]);
  });
});
