import { beforeEach, describe, expect, test } from "vitest";
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

/** The rows with one place of them changed. */
function editRows(from: string, to: string): void {
  const rows = folder.read("positions.yaml");
  expect(rows.split(from)).toHaveLength(2);
  folder.write(rows.replace(from, to), "positions.yaml");
}

describe("a row of positions.yaml", () => {
  beforeEach(() => {
    release(folder.path, "2026-11-20");
    folder.edit(...DATED);
  });
  const refusal = (examples = workedExamples()): string => {
    try {
      return verifyText(pricesOnDisk(folder.path), "2026-11-22", "markdown", examples);
    } catch (error) {
      return (error as Error).message;
    }
  };

  test("that changed is told by its formula and its quantities before and after, and wants a hangar worked by hand", () => {
    editRows("qty: doors", "qty: doors × 2");
    const text = refusal();
    expect(text).toContain("| positions.door_frame.qty |");
    expect(text).toMatch(/\| 5\.3\. Рама двери \| Двускатный 10×30\sм, с проёмами, .* \| 1 \| 2 \|/);
    expect(text).toContain(
      "- 5.3. Рама двери: изменена, а в ангарах, посчитанных вручную, её нет или её количество другое; посчитайте такой",
    );
    const worked = {
      request: { roof: "dvuhskat", width: 12, length: 30, doors: 1 },
      expected: { lines: { "5.3.": [2] as [number] } },
    };
    expect(refusal([...workedExamples(), worked])).not.toContain("5.3. Рама двери: изменена");
  });

  test("whose change no hangar worked by hand notices is told as such", () => {
    editRows("qty: doors", "qty: if(doors > 14, doors + 1, doors)");
    expect(refusal()).toContain("5.3. Рама двери: изменена, а посчитанные вручную ангары этого не замечают");
  });

  test("that is new is told as one change, and wants one too", () => {
    editRows(
      "  # 6. Работы",
      `  sill:
    num: 5.5.
    code: OP-SILL
    ru: Отлив
    en: Sill
    unit: шт.
    qty: windows
    price: prices.sill

  # 6. Работы`,
    );
    expect(refusal()).toMatch(/Отлив \(prices\.sill\): не указано; допускается: целое число рублей/);
    folder.edit("gate_frame: 32500", "gate_frame: 32500\n  sill: 700");
    const text = refusal();
    expect(text).toContain("| positions.sill | ");
    expect(text).toContain("| 5.5. Отлив |");
    expect(text).toContain("- 5.5. Отлив: новая, а в ангарах, посчитанных вручную, её нет или её количество другое");
  });

  test("that is nowhere above zero is told as such", () => {
    editRows("qty: doors", "qty: max(0, 0 − doors)");
    expect(refusal()).toContain(
      "- 5.3. Рама двери: ни в одном ангаре её нет, количество всюду ноль; проверьте when и qty",
    );
  });

  test("that retired is told, and its price is one too many", () => {
    const rows = folder.read("positions.yaml");
    const row = /\n {2}screw_pile:\n(?: {4}.*\n)+/.exec(rows)![0];
    editRows("    code: FX-PILE\n", '    code: FX-PILE\n    retired: "2026-11-22"\n');
    expect(refusal()).toMatch(/prices\.screw_pile.*: ни одна строка positions\.yaml не берёт эту цену; /);
    folder.edit("  screw_pile: 5900\n", "");
    expect(refusal()).toContain("| positions.screw_pile | ");
    folder.write(rows.replace(row, "\n"), "positions.yaml");
    expect(refusal()).toContain("FX-PILE");
  });
});

test("an error is an error here too", () => {
  folder.edit("gate_frame: 32500", "gate_frame: 32505");
  expect(verify).toThrow(/price-list\.yaml:\d+:\d+ .*prices\.gate_frame\): найдено 32505/);
});
