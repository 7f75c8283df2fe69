import { beforeEach, describe, expect, test } from "vitest";
import { workedExamples } from "../../../scripts/prices/worked-examples.ts";
import { readExample, type Example } from "../../../src/desk/review/worked-example.ts";
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
  const refusal = (...more: Example[]): string => {
    const worked = workedExamples();
    const examples = [...worked.examples.filter(({ file }) => !more.some((other) => other.file === file)), ...more];
    try {
      return verifyText(pricesOnDisk(folder.path), "2026-11-22", "markdown", { ...worked, examples });
    } catch (error) {
      return (error as Error).message;
    }
  };

  type Line = Example["expected"]["lines"][string];
  const ALL = "src/engine/examples/all-options.yaml";
  /** The hangars with doors as they are with twice as many frames for them; that with two doors has this line. */
  const doubled = (line: Line = [4, 7400, 29600]): Example[] =>
    workedExamples().examples.flatMap((example) => {
      const { lines } = example.expected;
      const doors = lines["5.3."];
      if (!doors) return [];
      const twice: Line = example.file === ALL ? line : [doors[0] * 2, doors[1], doors[2] * 2];
      return [{ ...example, expected: { lines: { ...lines, "5.3.": twice } } }];
    });

  test("that changed is told by its formula and its quantities before and after, and wants a hangar worked by hand", () => {
    editRows("qty: doors", "qty: doors × 2");
    const text = refusal();
    expect(text).toContain("| positions.door_frame.qty |");
    expect(text).toMatch(/\| 5\.3\. Рама двери \| Двускатный 10×30\sм, с проёмами, .* \| 1 \| 2 \|/);
    expect(text).toContain(
      "- 5.3. Рама двери: изменена, а вручную в 3\u00a0ангарах посчитано другое; исправьте формулу или эти строки:\n" +
        "  - src/engine/examples/all-options.yaml: 5.3. вручную 2 × 7\u00a0400 = 14\u00a0800, здесь 4 × 7\u00a0400 = 29\u00a0600",
    );
    expect(refusal(...doubled())).not.toContain("5.3. Рама двери: изменена");
  });

  test("that one hangar bears out and another does not is refused, by its price and its sum too", () => {
    editRows("qty: doors", "qty: doors × 2");
    const others = doubled().filter(({ file }) => file !== ALL);
    expect(refusal(...others)).toContain("5.3. Рама двери: изменена, а вручную в 1\u00a0ангаре посчитано другое");
    for (const line of [
      [4, 7410, 29640],
      [4, 7400, 77],
      [4, 7400, 29600, "estimate"],
    ] as Line[]) {
      expect(refusal(...doubled(line))).toContain("all-options.yaml: 5.3. вручную 4 × ");
    }
  });

  test("is worked at the prices of the hangars that were worked by hand, whatever the list costs", () => {
    editRows("qty: doors", "qty: doors × 2");
    folder.edit("door_frame: 7400", "door_frame: 7600");
    expect(refusal(...doubled())).not.toContain("5.3. Рама двери: изменена");
  });

  test("that was only written otherwise needs no other hangar", () => {
    editRows("qty: struts", "qty: max(0, struts × 1)");
    editRows("price: prices.door_frame", "price: if(doors > 0, prices.door_frame, prices.door_frame)");
    expect(refusal()).toContain(
      "Формула другая, а выходит по ней то же в любом ангаре: 4.5. Распорка; 5.3. Рама двери.",
    );
    expect(refusal()).not.toContain("Позиции, которые ещё не готовы");
  });

  test("is shown in a hangar of each roof first, then where it moved most, and how many are left out", () => {
    editRows("qty: struts", "qty: if(roof.slopes = 1, struts, struts + bays)");
    const shown = refusal()
      .split("\n")
      .filter((line) => line.startsWith("| 4.5. Распорка |"))
      .map((line) => line.replaceAll("\u00a0", " ").split(" | ").slice(1).join(" | "));
    expect(shown).toHaveLength(7);
    for (const roof of ["Двускатный", "С колонной", "Односкатный приставной", "Односкатный отдельно"]) {
      expect(shown.slice(0, 4).filter((line) => line.startsWith(roof))).toHaveLength(1);
    }
    expect(shown.at(-1)).toMatch(/^ещё \d+ \|/);
  });

  test("whose change no hangar worked by hand notices is told as such", () => {
    editRows("qty: doors", "qty: if(doors > 14, doors + 1, doors)");
    expect(refusal()).toContain("5.3. Рама двери: изменена, а посчитанные вручную ангары этого не замечают (");
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
    expect(text).toContain("- 5.5. Отлив: новая, а покупателю не сказано, откуда её количество; добавьте buyer");
    editRows("    price: prices.sill\n", "    price: prices.sill\n    buyer: { ru: По одному., en: One each. }\n");
    expect(refusal()).toContain("- 5.5. Отлив: новая, а вручную в 3\u00a0ангарах посчитано другое");
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

test("a hangar worked by hand that cannot be read is told by its file, line and field", () => {
  const told = (text: string) => () => readExample("one.yaml", text);
  const whole = "title: one\nrequest: { roof: dvuhskat, width: 12, length: 30 }\nexpected:\n";
  expect(told(whole)).toThrow(/one\.yaml:3:1 expected: /);
  expect(told(`${whole}  lines:\n    "1.1.": [7, 56400]\n`)).toThrow(/one\.yaml:5:\d+ expected\.lines\.1\.1\.: /);
  expect(told(`${whole}  lines:\n    "1.1.": [7,4, 56400, 394800]\n`)).toThrow(
    /one\.yaml:5:\d+ expected\.lines\.1\.1\.\[3\]: /,
  );
  expect(told(`${whole}   lines:\n  frames: 7\n`)).toThrow(/one\.yaml:\d+:\d+ [а-я]/i);
  expect(told(`${whole}  lines:\n    "1.1.": [7, 56400, 394800]\n`)).not.toThrow();
});

test("a hangar worked by hand that a list does not sell is told with the reason and its file", () => {
  const { examples, list } = workedExamples();
  const request = { ...examples[0]!.request, roof: "dvuskat" };
  const worked = { list, examples: [{ ...examples[0]!, request }] };
  const told = () => verifyText(pricesOnDisk(folder.path), "2026-11-22", "markdown", worked);
  expect(told).toThrow(
    /dvuskat .*: по этому прайс-листу не посчитать: roof: .* \(src\/engine\/examples\/all-options\.yaml\)/,
  );
});
