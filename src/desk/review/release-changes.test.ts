import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIST, MANUFACTURER } from "../../price-list/prices-folder.ts";
import { parseManufacturer, parsePriceList } from "../../price-proof/load.ts";
import { releaseChanges } from "./release-changes.ts";

const example = (name: string): string =>
  readFileSync(new URL(`../../../tests/support/example-prices/${name}`, import.meta.url), "utf8");
const text = example(LIST);
const list = parsePriceList(text, LIST);
const manufacturer = parseManufacturer(example(MANUFACTURER), MANUFACTURER);

test("a release is told by its furthest moves, and by the totals that they move", () => {
  const edits = [
    ["gate_frame: 32500", "gate_frame: 33000"],
    ["door_frame: 7400", "door_frame: 8880"],
    ["window_frame: 4900", "window_frame: 4800"],
    ["decor: 210", "decor: 230"],
    ["anchor_block: 4300", "anchor_block: 4310"],
    ["vat_rate: 0.22", "vat_rate: 0.2"],
  ] as const;
  const edited = edits.reduce((before, [from, to]) => before.replace(from, to), text);
  const { totals, ...told } = releaseChanges(list, parsePriceList(edited, LIST), manufacturer);
  expect(told).toEqual({
    summary: "Изменилось цен: 5 (выше — 4, ниже — 1). Других правок: 1.",
    values: [
      "Рама двери: 7\u00a0400 → 8\u00a0880 ₽ (+20\u00a0%)",
      "Декор кровельных панелей на заказ и декор стеновых панелей на заказ: 210 → 230 ₽ (+9,5\u00a0%)",
      "Рама окна: 4\u00a0900 → 4\u00a0800 ₽ (\u22122\u00a0%)",
      "Рама ворот 4×4 м: 32\u00a0500 → 33\u00a0000 ₽ (+1,5\u00a0%)",
      "Анкерный блок: 4\u00a0300 → 4\u00a0310 ₽ (+0,2\u00a0%)",
    ],
    left: 1,
  });
  expect(totals).toHaveLength(3);
  expect(totals[0]).toBe(
    "Односкатный отдельно стоящий 7,75×30\u00a0м, с прогонами на сварке, направляющими Н 1610, пенопластом и декором: " +
      "2\u00a0713\u00a0641 → 2\u00a0726\u00a0023 ₽ (+0,5\u00a0%)",
  );
});

test("a release of the same prices says so", () => {
  expect(releaseChanges(list, list, manufacturer)).toEqual({
    summary: "Цены и правила прежние.",
    values: [],
    left: 0,
    totals: [],
  });
});
