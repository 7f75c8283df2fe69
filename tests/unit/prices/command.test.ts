import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runScript } from "../../../scripts/plain-error.ts";
import { pricesCommand } from "../../../scripts/prices/command.ts";
import { Script, type Outcome } from "../../server/running-server.ts";
import { pricesFolder, release } from "../../support/files/prices-folder.ts";

const folder = pricesFolder();

/** What the command prints and exits with, in this process; that its script does so the last test proves. */
async function run(...args: string[]): Promise<Outcome> {
  const printed: string[] = [];
  vi.spyOn(console, "error").mockImplementation((text: string) => void printed.push(`${text}\n`));
  await runScript(() => pricesCommand([...args, "--prices", folder.path], (text) => printed.push(`${text}\n`)));
  const code = process.exitCode === 1 ? 1 : 0;
  process.exitCode = undefined;
  return { code, output: printed.join("") };
}
afterEach(() => void vi.restoreAllMocks());

test("an archive that was begun before somebody else's release is refused, before it is committed and after", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", "-C", folder.path, ...args]);
  const commit = () => git("add", ".") && git("commit", "--quiet", "--message", "prices");
  release(folder.path, "2026-11-20");
  git("init", "--quiet");
  commit();
  const record = folder.read("released.txt");
  folder.edit("gate_frame: 32500", "gate_frame: 33000");
  release(folder.path, "2026-11-21");
  commit();
  expect((await run("verify")).code).toBe(0);
  // The archive was begun from the list of the day before.
  git("checkout", "--quiet", "HEAD~1", "--", ".");
  rmSync(join(folder.path, "archive/2026-11-21.yaml"));
  expect(folder.read("released.txt")).toBe(record);
  const lost = expect.stringContaining("нет выпуска от 21\u00a0ноября\u00a02026") as unknown;
  expect(await run("verify")).toMatchObject({ code: 1, output: lost });
  commit();
  expect(await run("verify")).toMatchObject({ code: 1, output: lost });
});

test("a workbook that may hold edits is not written over", async () => {
  const workbook = join(folder.path, "list.xlsx");
  expect((await run("export", workbook)).code).toBe(0);
  const before = readFileSync(workbook);
  const { code, output } = await run("export", workbook);
  expect([code, output]).toEqual([1, `${workbook} уже есть: удалите его или назовите другой файл.\n`]);
  expect(readFileSync(workbook)).toEqual(before);
});

test.each(["--help", "-h", "help"])("%s tells all commands and is no mistake", async (asked) => {
  const { code, output } = await run(asked);
  expect(output).toMatch(/^npm run prices -- <команда>.* release <дата>/s);
  expect(code).toBe(0);
});

describe("a folder that was unpacked in part stops a pipeline at its first step", () => {
  const frozen = "archive/2026-11-20.yaml";
  beforeEach(() => void release(folder.path, "2026-11-20"));

  test.each<[string, () => void, RegExp]>([
    ["a released list is cut off", () => truncateSync(join(folder.path, frozen), 3_000), /2026-11-20\.yaml/],
    ["a released list is gone", () => rmSync(join(folder.path, frozen)), /2026-11-20\.yaml: файла нет/],
    ["the record is cut off", () => truncateSync(join(folder.path, "released.txt"), 30), /released\.txt/],
  ])("%s", async (_, spoil, told) => {
    expect((await run("verify")).code).toBe(0);
    spoil();
    const { code, output } = await run("verify");
    expect([code, output]).toEqual([1, expect.stringMatching(told)]);
  });
});

describe("a release by the command", () => {
  // Not a day of the tests' own: a date too far from that of the clock is refused.
  const today = new Date().toLocaleDateString("sv");
  const files = () => readdirSync(folder.path, { recursive: true }).sort();
  beforeEach(() => {
    folder.edit('version: "2026-11-20"', 'version: "2020-01-01"');
    release(folder.path, "2020-01-01");
  });

  test("shows what changes and what is strange, then writes", async () => {
    folder.edit("gate_frame: 32500", "gate_frame: 35750");
    folder.edit("vat_rate: 0.22", "vat_rate: 0.25");
    folder.edit("production_days: 14", "production_days: 21");
    folder.edit("      18000: { truss: { solid: 108700 } }\n\n", "      16500: { truss: { solid: 95000 } }\n\n");
    folder.edit("widths: [10000, 12000, 15000, 18000]", "widths: [10000, 12000, 15000, 18000, 16500]");
    const { code, output } = await run("release", today, "--yes");
    for (const told of [
      /prices\.gate_frame .*Рама ворот.* 32\s500 +35\s750 +\+10\s%/,
      /meta\.vat_rate .*0,22 +0,25 /,
      /meta\.production_days .*14 +21 /,
      /roofs\.dvuhskat\.widths\.18000\.truss\.solid .*108\s700 +нет/,
      /roofs\.dvuhskat\.widths\.16500\.truss\.solid .*нет +95\s000/,
      /meta\.production_days\): в прайс-листе 2020-01-01 было 14, стало 21/,
      /Прайс-лист \S+ выпущен: .*\n$/,
    ]) {
      expect(output).toMatch(told);
    }
    expect(code).toBe(0);
    expect(files()).toContain(`archive/${today}.yaml`);
  });

  test.each([
    [
      "with a price dearer by more than 30 %",
      "gate_frame: 32500",
      "gate_frame: 42260",
      /Рама ворот.*: было 32\s500, стало 42\s260 \(\+30\s%\)/,
    ],
    [
      "with a price cheaper by more than 30 %",
      "gate_frame: 32500",
      "gate_frame: 22740",
      /Рама ворот.*: было 32\s500, стало 22\s740 \(−30\s%\)/,
    ],
    [
      "whose VAT moved by more than 30 %",
      "vat_rate: 0.22",
      "vat_rate: 0.02",
      /^.*meta\.vat_rate\): было 22\s%, стало 2\s% \(−90,9\s%\)$/m,
    ],
    [
      "whose rule moved by more than 30 %",
      "heavy_from_span_m: 12.5",
      "heavy_from_span_m: 8.5",
      /^.*prices\.heavy_from_span_m\): было 12,5, стало 8,5 \(−32\s%\)$/m,
    ],
    [
      "that has a size no more",
      "      14750: { truss: { solid: 80900, demountable: 90200 } }\n",
      "",
      /ничего не записано: 1\sстранность.*\nУ крыши «Односкатный отдельно стоящий» больше нет ширины 14,75\sм: такие ангары не посчитать$/m,
    ],
    [
      "with totals moved by a rule",
      "purlin_spacing_m: 1.5",
      "purlin_spacing_m: 0.2",
      /Двускатный.*: было .*, стало .* \(\+\d+(,\d)?\s%\)/,
    ],
  ])("writes nothing of a list %s until that is confirmed", async (_, from, to, told) => {
    folder.edit(from, to);
    const before = [files(), folder.read(), folder.read("released.txt")];
    const { code, output } = await run("release", today);
    expect(output).toMatch(told);
    expect(output).toContain(`не выпущен, ничего не записано`);
    expect(output).toMatch(new RegExp(`подтвердите: npm run prices -- release ${today} --yes\n$`));
    expect(code).toBe(1);
    expect([files(), folder.read(), folder.read("released.txt")]).toEqual(before);
    expect((await run("release", today, "--yes")).code).toBe(0);
    expect(folder.read("released.txt")).toMatch(
      new RegExp(`^2020-01-01 \\w{64} правила \\w{64}\n${today} \\w{64} правила \\w{64}\n$`, "m"),
    );
  });
});

test("a withdrawal that takes a size back with its list asks nothing", async () => {
  folder.edit('version: "2026-11-20"', 'version: "2020-01-01"');
  release(folder.path, "2020-01-01");
  folder.edit(
    "      18000: { truss: { solid: 108700 } }\n",
    "      18000: { truss: { solid: 108700 } }\n      21000: { truss: { solid: 120000 } }\n",
  );
  folder.edit("widths: [10000, 12000, 15000, 18000]", "widths: [10000, 12000, 15000, 18000, 21000]");
  release(folder.path, "2020-02-01");
  const { code, output } = await run("withdraw");
  expect(output).toMatch(
    /roofs\.dvuhskat\.widths\): у крыши «Двускатный» больше нет ширины 21\sм: такие ангары не посчитать$/m,
  );
  expect(output).toMatch(/Прайс-лист 2020-02-01 отозван/);
  expect(code).toBe(0);
  expect(folder.read()).not.toContain("21000: { truss");
});

describe("what the price list's command cannot do is told in a line, without a stack", () => {
  const rows: [title: string, args: string[], told: RegExp][] = [
    ["an option that there is not", ["diff", "2026-11-20", "--tabel"], /^Не понять --tabel\./],
    ["an option without effect", ["check", "--table"], /^--table — только для diff и verify\./],
    ["a confirmation without effect", ["check", "--yes"], /^--yes — только для release\./],
    ["a command that there is not", ["chek"], /^Не понять chek\.\n\nnpm run prices -- <команда>/],
    ["a word too many", ["release", "2027-01-15", "да"], /^Не понять да\./],
    ["no command at all", [], /^npm run prices -- <команда>/],
    ["a folder in place of a file", ["diff", "prices"], /^Не прочитать или не записать файл \(EISDIR\)/],
    [
      "a file that cannot be written",
      ["export", "package.json/list.xlsx"],
      /^Не прочитать или не записать package\.json/,
    ],
    [
      "a table that is no workbook",
      ["import", "prices.csv"],
      /^prices\.csv: нужен файл \.xlsx\. Правьте саму выгрузку и сохраняйте её: «Файл», «Сохранить как», «Книга Excel \(\.xlsx\)»\./,
    ],
    ["a date of another form", ["release", "31.01.2027"], /^«31\.01\.2027» — не дата/],
    ["a year that was mistyped", ["release", "2226-11-20"], /^Дата 20\sноября\s2226 — больше чем через год/],
  ];
  test.each(rows)("%s", async (_, args, told) => {
    const { code, output } = await run(...args);
    expect(output).toMatch(told);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });
});

test("the script prints it and exits with it", async () => {
  const script = (...args: string[]) =>
    new Script("scripts/prices.ts", { args: [...args, "--prices", folder.path] }).ended;
  const [checked, refused] = await Promise.all([script("check"), script("chek")]);
  expect(checked).toEqual(await run("check"));
  expect(refused).toEqual(await run("chek"));
  expect([checked.code, refused.code]).toEqual([0, 1]);
});
