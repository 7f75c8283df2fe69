import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkText } from "../../../src/desk/review/check.ts";
import { pricesOnDisk } from "../../../src/price-proof/prices-on-disk.ts";
import { pricesFolder, release } from "../../support/files/prices-folder.ts";

const TODAY = "2026-11-22";
const folder = pricesFolder();
const check = (today = TODAY) => checkText(pricesOnDisk(folder.path), today);
const lineOf = (text: string) =>
  folder
    .read()
    .split("\n")
    .findIndex((line) => line.includes(text)) + 1;

test("a released list with nothing odd has neither errors nor warnings", () => {
  release(folder.path, "2026-11-20");
  expect(check()).toMatch(/price-list\.yaml: ошибок нет, версия 2026-11-20\.\n.*manufacturer\.yaml прочитан так:\n/);
  expect(check()).not.toContain("предупреждени");
});

test("a released list that is edited is checked as what is to be released next", () => {
  release(folder.path, "2026-11-20");
  folder.edit("gate_frame: 32500", "gate_frame: 33000");
  expect(check()).toMatch(
    /ошибок нет, версия 2026-11-20\.\n.*\n1\s.*:\d+ .*meta\.version\): 2026-11-20 уже выпущен, с тех пор есть правки/s,
  );
  folder.edit("widths: [10000, 12000, 15000, 18000]", "widths: [12000, 10000, 15000, 18000]");
  expect(check).toThrow(/calculation_id_numbers\): dvuhskat, ширина 10000/);
});

test("a manufacturer is told as it was read: a comment of YAML may have taken the end of a name", () => {
  folder.write(
    folder.read("manufacturer.yaml").replace(/legal_name: .*/, "legal_name: ООО «Завод # 1»"),
    "manufacturer.yaml",
  );
  expect(check()).toMatch(
    /manufacturer\.yaml прочитан так:\n {2}название: .+, ООО «Завод\n {2}телефон: \+7.*\n {2}почта: .+@.+\n {2}сайт: https:.*\n/,
  );
});

test("all ways to turn to the manufacturer are told, whose each phone is too", () => {
  const more =
    "phone_name: отдел продаж\nphones: +7 900 123-45-67 монтаж; +7 900 765-43-21\ntelegram: hangar_zakaz\nlogo: logo.svg\n";
  folder.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"></svg>', "logo.svg");
  folder.write(folder.read("manufacturer.yaml") + more, "manufacturer.yaml");
  expect(check()).toMatch(
    /\n {2}телефоны: \+7.*, отдел продаж; \+7 900 123-45-67, монтаж; \+7 900 765-43-21\n {2}почта: .*\n {2}сайт: .*\n {2}Telegram: hangar_zakaz\n {2}логотип: logo\.svg\n/,
  );
});

describe("errors", () => {
  test("are told with line and cure, of both files at once", () => {
    folder.edit("gate_frame: 32500", "gate_frame: 32505");
    folder.write(folder.read("manufacturer.yaml").replace(/email: .*/, "email: нет"), "manufacturer.yaml");
    const line = lineOf("gate_frame: 32505");
    expect(check).toThrow(
      new RegExp(`price-list\\.yaml:${line}:\\d+ .*prices\\.gate_frame\\): найдено 32505; допускается`),
    );
    expect(check).toThrow(/manufacturer\.yaml:\d+:\d+ .*email\): найдено «нет»; допускается: адрес почты/);
  });

  test("a folder without a list is told as such", () => {
    expect(() => checkText(pricesOnDisk(join(folder.path, "nowhere")), TODAY)).toThrow(/Нет файла .*price-list\.yaml/);
  });
});

describe("a warning is given", () => {
  const warned = (today?: string) =>
    check(today)
      .split(/предупреждени.+:\n/)[1]
      ?.split("\n") ?? [];

  test("for a list that is not released, and how to release it", () => {
    expect(warned()).toEqual([
      expect.stringMatching(
        /:\d+:\d+ .*meta\.version\): 2026-11-20 ещё не выпущен; .*npm run prices -- release 2026-11-20/,
      ),
    ]);
  });

  test("for no day until which prices hold, and for one that is over", () => {
    folder.edit('  valid_until: "2098-12-31"\n', "");
    release(folder.path, "2026-11-20");
    expect(warned()).toEqual([expect.stringContaining("Цены держатся до (meta.valid_until): не указано")]);
    folder.edit('version: "2026-11-20"\n', 'version: "2026-11-22"\n  valid_until: "2026-12-31"\n');
    release(folder.path, "2026-11-22");
    expect(warned("2026-12-31")).toEqual([]);
    expect(warned("2027-01-01")).toEqual([
      expect.stringContaining("Цены держатся до (meta.valid_until): 31\u00a0декабря\u00a02026 уже прошло"),
    ]);
    folder.edit(
      'version: "2026-11-22"\n  valid_until: "2026-12-31"',
      'version: "2026-11-23"\n  valid_until: "2062-12-31"',
    );
    expect(warned("2026-12-31")).toEqual([
      expect.stringContaining("31\u00a0декабря\u00a02062 — больше чем через год; проверьте, не опечатка ли"),
      expect.stringContaining("ещё не выпущен"),
    ]);
    release(folder.path, "2026-11-23");
    folder.edit('version: "2026-11-23"', 'version: "2026-11-24"');
    expect(warned("2026-12-31")).toEqual([expect.stringContaining("ещё не выпущен")]);
  });

  const jumps: [title: string, price: number, isOdd: boolean][] = [
    ["30 % up", 42250, false],
    ["more than 30 % up", 42290, true],
    ["30 % down", 22750, false],
    ["more than 30 % down", 22700, true],
    ["ten times as much", 325000, true],
  ];
  test.each(jumps)("for a price that moved too far: %s", (_, price, isOdd) => {
    release(folder.path, "2026-11-20");
    folder.edit("gate_frame: 32500", `gate_frame: ${price}`);
    folder.edit('version: "2026-11-20"', 'version: "2026-11-22"');
    const line = lineOf(`gate_frame: ${price}`);
    const jump = expect.stringMatching(
      new RegExp(`price-list\\.yaml:${line}:\\d+ .*prices\\.gate_frame\\): .*не опечатка ли$`),
    );
    expect(warned()).toEqual([...(isOdd ? [jump] : []), expect.stringContaining("ещё не выпущен")]);
  });

  test("for a size that the released list had", () => {
    release(folder.path, "2026-11-20");
    folder.edit("      14750: { truss: { solid: 80900, demountable: 90200 } }\n", "");
    folder.edit('version: "2026-11-20"', 'version: "2026-11-22"');
    const line = lineOf("      7750: {") - 1;
    expect(warned()).toEqual([
      expect.stringMatching(
        new RegExp(
          `price-list\\.yaml:${line}:\\d+ .*roofs\\.odnoskat-otdelno\\.widths\\): у крыши .* больше нет ширины 14,75\\sм: такие ангары не посчитать$`,
        ),
      ),
      expect.stringContaining("ещё не выпущен"),
    ]);
  });

  test("for a rule that moved too far, as one read as a date does", () => {
    release(folder.path, "2026-11-20");
    folder.edit("purlin_spacing_m: 1.5", "purlin_spacing_m: 46143");
    folder.edit('version: "2026-11-20"', 'version: "2026-11-22"');
    expect(warned()).toEqual([
      expect.stringMatching(
        /rules\.purlin_spacing_m\): в прайс-листе 2026-11-20 было 1,5, стало 46\u00a0143 .*не опечатка ли$/,
      ),
      expect.stringContaining("ещё не выпущен"),
    ]);
  });

  test("for a rate of VAT that moved too far, in percent", () => {
    release(folder.path, "2026-11-20");
    folder.edit("vat_rate: 0.22", "vat_rate: 0.02");
    folder.edit('version: "2026-11-20"', 'version: "2026-11-22"');
    expect(warned()[0]).toMatch(
      /meta\.vat_rate\): в прайс-листе 2026-11-20 было 22\u00a0%, стало 2\u00a0% .*не опечатка ли$/,
    );
  });

  test("for a date that is still to come: a build does not wait for it", () => {
    release(folder.path, "2026-11-20");
    expect(warned("2026-11-19")).toEqual([
      expect.stringMatching(/meta\.version\): 20\u00a0ноября\u00a02026 ещё не наступило/),
    ]);
    expect(warned("2026-11-20")).toEqual([]);
  });

  test("for a price that no hangar has: its pitch of frames was mistyped, or its roof is not there yet", () => {
    release(folder.path, "2026-11-20");
    folder.edit("wall_purlin: { 5: 3560, 6: 4420 }", "wall_purlin: { 5: 3560, 6: 4420, 7: 5280 }");
    folder.edit('version: "2026-11-20"', 'version: "2026-11-22"');
    release(folder.path, "2026-11-22");
    const line = lineOf("wall_purlin: { 5:");
    expect(warned()).toEqual([
      expect.stringMatching(
        new RegExp(
          `:${line}:\\d+ .*prices\\.wall_purlin\\.7\\): цена ни в один расчёт не войдёт: крыш с шагом рам 7 м нет$`,
        ),
      ),
    ]);
  });

  test("for a size that is numbered and not sold, unless it was sold once", () => {
    const numbers = "widths: [10000, 12000, 15000, 18000]\n    heights: [3150, 4350, 5550, 6750]";
    release(folder.path, "2026-11-20");
    folder.edit("      18000: { truss: { solid: 108700 } }\n", "");
    folder.edit(numbers, numbers.replace("18000", "18000, 61500"));
    release(folder.path, "2026-11-22");
    expect(warned()).toEqual([
      expect.stringContaining("больше нет ширины 18\u00a0м"),
      expect.stringMatching(
        /:\d+:\d+ .*calculation_id_numbers\[0\]\.widths\[4\]\): 61500 у крыши dvuhskat нет, .*не опечатка ли$/,
      ),
    ]);
  });

  test("for two roofs of one name", () => {
    folder.edit("name: Односкатный приставной", "name: Двускатный");
    release(folder.path, "2026-11-20");
    expect(warned()).toEqual([
      expect.stringMatching(
        /:\d+:\d+ .*roofs\.odnoskat-pristavnoy\.name\): «Двускатный» — так уже названа другая крыша/,
      ),
    ]);
  });

  test("for a truss that is cheaper than a narrower one", () => {
    release(folder.path, "2026-11-20");
    folder.edit("12000: { truss: { solid: 56400 } }", "12000: { truss: { solid: 44700 } }");
    folder.edit('version: "2026-11-20"', 'version: "2026-11-22"');
    release(folder.path, "2026-11-22");
    expect(warned()).toEqual([
      expect.stringMatching(
        /roofs\.dvuhskat\.widths\.12000\.truss\.solid\): 44\u00a0700\u00a0₽ — дешевле, чем уже: .* 10\u00a0м \(44\u00a0800\u00a0₽\)/,
      ),
    ]);
  });
});

test("of a released list that is gone it is not said that it waits for its release", () => {
  release(folder.path, "2026-11-20");
  rmSync(join(folder.path, "archive/2026-11-20.yaml"));
  expect(check).toThrow(/2026-11-20\.yaml: файла нет, а прайс-лист выпущен/);
  expect(check).not.toThrow(/ещё не выпущен/);
});

test("a damaged list of the archive is an error, not a missing comparison", () => {
  mkdirSync(join(folder.path, "archive"));
  folder.write("meta: 5\n", "archive/2026-01-01.yaml");
  expect(check).toThrow(/2026-01-01\.yaml/);
});
