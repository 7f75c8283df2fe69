import { expect, test } from "vitest";
import { workedExamples } from "../../../scripts/prices/worked-examples.ts";
import { verifyText } from "../../../src/desk/review/verify.ts";
import { pricesOnDisk } from "../../../src/price-proof/prices-on-disk.ts";
import { pricesFolder, release } from "../../support/files/prices-folder.ts";

const folder = pricesFolder();
const verify = () => verifyText(pricesOnDisk(folder.path), "2026-11-22", "markdown", workedExamples());
const DATED = ['version: "2026-11-20"', 'version: "2026-11-22"'] as const;

test("a first list is accepted, with the hangars worked by hand at their quantities and totals", () => {
  const text = verify();
  expect(text).toContain("ошибок нет, версия 2026-11-20.");
  expect(text).toContain("Прежнего прайс-листа нет, сравнивать не с чем.");
  expect(text).toContain("Примеры, посчитанные вручную (22): количества сошлись во всех.");
  expect(text).toContain("- Односкатный приставной 15×52,4\u00a0м: 12\u00a0259\u00a0902\u00a0₽");
});

test("a changed price is told with its totals since the last release, and changes no quantity", () => {
  release(folder.path, "2026-11-20");
  folder.edit("gate_frame: 32500", "gate_frame: 33500");
  folder.edit(...DATED);
  const text = verify();
  expect(text).toMatch(/\| prices\.gate_frame \|.*\| 32\s500 \| 33\s500 \|/);
  expect(text).toContain("количества сошлись во всех");
  // Three gates.
  expect(text).toContain("- Односкатный приставной 15×52,4\u00a0м: 12\u00a0262\u00a0902\u00a0₽");
});

test("another rule is told by the quantities that it changes", () => {
  release(folder.path, "2026-11-20");
  folder.edit("purlin_spacing_m: 1.5", "purlin_spacing_m: 1.4");
  folder.edit(...DATED);
  const text = verify();
  expect(text).toMatch(/Примеры, посчитанные вручную \(22\): в \d+\sпримерах иначе/);
  // ceil(15.1076 ÷ 1.4) + 1 = 12; (ceil(4.35 ÷ 1.4) + 1) × 11 + (ceil(5.25 ÷ 1.4) + 1) × (5 + 3) = 55 + 40 = 95
  expect(text).toMatch(/Односкатный приставной 15×52,4\sм: .*; 4\.2\. вручную 84, здесь 95/);
});

test("an error is an error here too", () => {
  folder.edit("gate_frame: 32500", "gate_frame: 32505");
  expect(verify).toThrow(/price-list\.yaml:\d+:\d+ .*prices\.gate_frame\): найдено 32505/);
});
