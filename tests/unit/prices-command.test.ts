import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Script } from "../server/running-server.ts";
import { pricesFolder } from "../support/prices-folder.ts";

const folder = pricesFolder();
const run = (...args: string[]) => new Script("scripts/prices.ts", { args: [...args, "--prices", folder.path] }).ended;

test("a workbook that may hold edits is not written over", async () => {
  const workbook = join(folder.path, "list.xlsx");
  expect((await run("export", workbook)).code).toBe(0);
  const before = readFileSync(workbook);
  const { code, output } = await run("export", workbook);
  expect([code, output]).toEqual([1, `${workbook} уже есть: удалите его или назовите другой файл.\n`]);
  expect(readFileSync(workbook)).toEqual(before);
});

describe("what the price list's command cannot do is told in a line, without a stack", () => {
  const rows: [title: string, args: string[], told: RegExp][] = [
    ["an option that there is not", ["diff", "2026-11-20", "--tabel"], /^Не понять --tabel\./],
    ["an option without effect", ["check", "--table"], /^--table — только для diff\./],
    ["a command that there is not", ["chek"], /^npm run prices -- <команда>/],
    ["a folder in place of a file", ["diff", "prices"], /^Не прочитать или не записать файл \(EISDIR\)/],
    [
      "a file that cannot be written",
      ["export", "package.json/list.xlsx"],
      /^Не прочитать или не записать package\.json/,
    ],
    ["a date of another form", ["release", "31.01.2027"], /^«31\.01\.2027» — не дата/],
    ["a year that was mistyped", ["release", "2226-11-20"], /^Дата 2226-11-20 — больше чем через год/],
  ];
  test.each(rows)("%s", async (_, args, told) => {
    const { code, output } = await run(...args);
    expect(output).toMatch(told);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });
});
