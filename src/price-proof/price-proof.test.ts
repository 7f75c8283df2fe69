import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { proofFindings } from "./price-proof.ts";
import { change, faults, FILE, placed, PRICE_LIST, RULES, problemsOfPriceList } from "./fixtures/broken.ts";
import { parsePriceList } from "./load.ts";

const rules = readdirSync(new URL("./faults/proof/", import.meta.url)).map((file) => file.replace(".yaml", ""));

describe.each(rules)("%s", (rule) => {
  test.each(faults(`proof/${rule}`))("a price list is refused for $fault", (fault) => {
    const text = change(PRICE_LIST, fault);
    expect(problemsOfPriceList(text)).toEqual(placed(text, fault.says));
  });
});

test("a price list without roofs is refused", () => {
  const priceList = { ...parsePriceList(PRICE_LIST, FILE, RULES), roofs: {} };
  expect(proofFindings(priceList)).toEqual([
    { path: ["roofs"], text: "нет ни одной крыши; допускается: одна и больше" },
  ]);
});

test.each([
  { kept: "numbers of sizes and roofs no longer offered", from: "[23732]", to: "[23732, 18000]" },
  { kept: "heights in any order", from: "heights: [3150, 4350]\n    widths", to: "heights: [4350, 3150]\n    widths" },
  { kept: "a label equal to its width", from: "label_m: 23.7,", to: "label_m: 23.732," },
  { kept: "one open tier of mounting", from: tiers("4350", "5550"), to: "  mounting:\n" },
])("a price list may have $kept", ({ from, to }) => {
  expect(problemsOfPriceList(change(PRICE_LIST, { from, to }))).toEqual([]);
});

function tiers(first: string, second: string): string {
  return `  mounting:\n    - { max_height_mm: ${first}, price: 1750 }\n    - { max_height_mm: ${second}, price: 1850 }\n`;
}
