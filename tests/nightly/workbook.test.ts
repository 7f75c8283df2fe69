import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { russian } from "../../src/messages/ru/answers.ts";
import { calculatorBook } from "../../src/excel-calculator/calculator-book.ts";
import type { Typed } from "../../src/excel-calculator/calculator-sheet.ts";
import { typedHangar } from "../../src/excel-calculator/typed-hangar.ts";
import { WORDS } from "../../src/excel-calculator/words.ts";
import { writeBook } from "../../src/excel-calculator/write-book.ts";
import { requestsTo } from "../support/arbitraries.ts";
import { engine, manufacturer, priceList } from "../support/example-engine.ts";
import { temporaryFolder } from "../support/files/temporary-folder.ts";
import { billOf, statementsOf, totalsOf } from "../support/workbook.ts";
import { lackOfProgram, part } from "./part.ts";

const HANGARS = 300;
const { answer, validQuery } = requestsTo(engine);
const { sheets, calculator } = WORDS.ru;
const source = { priceList, manufacturer, baseUrl: engine.baseUrl, language: russian };

/** All sheets as CSV, numbers as they are and not as they look. */
const AS_CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";

/** Of more files than some 250 it passes the rest over without a word. */
const AT_ONCE = 100;

part("the Excel calculator in LibreOffice", lackOfProgram("soffice", "--version"), () => {
  let folder: string;
  temporaryFolder((made) => (folder = made));

  /** Workbooks with these cells typed in and no results beside the formulas, each opened and worked out. */
  async function workedOut(typed: readonly Typed[]): Promise<((sheet: string) => string[][])[]> {
    for (const [at, one] of typed.entries()) {
      writeFileSync(join(folder, `${at}.xlsx`), await writeBook(calculatorBook(source, one)));
    }
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
    for (let from = 0; from < typed.length; from += AT_ONCE) {
      const files = typed.slice(from, from + AT_ONCE).map((_, at) => `${from + at}.xlsx`);
      const words = [profile, "--headless", "--convert-to", AS_CSV, ...files];
      const office = spawn("soffice", words, { cwd: folder, stdio: "ignore" });
      const [code] = (await once(office, "close")) as [number];
      expect(code).toBe(0);
    }
    return typed.map((_, at) => (sheet) => {
      const text = readFileSync(join(folder, `${at}-${sheet}.csv`), "utf8");
      return Papa.parse<string[]>(text, { delimiter: "," }).data;
    });
  }

  const linesOf = (rows: readonly string[][]): string[][] =>
    rows.filter(([num]) => /^\d\.\d+\.$/.test(num!)).map((cells) => cells.slice(0, 7));
  const texts = (rows: readonly (string | number)[][]): string[][] => rows.map((cells) => cells.map(String));
  const sumOf = (rows: readonly string[][], name: string): number =>
    Number(rows.find((cells) => cells[1] === name)?.[5] ?? 0);

  test(
    `${HANGARS} hangars come to the lines, totals and statements of the engine`,
    { timeout: 1_800_000 },
    async () => {
      const asked = fc.sample(fc.noBias(validQuery), { numRuns: HANGARS });
      const books = await workedOut(asked.map((query) => typedHangar(query, source)));
      for (const [at, book] of books.entries()) {
        const body = answer(asked[at]!);
        const bill = book(sheets.bill);
        const hangar = JSON.stringify(asked[at]);
        expect(linesOf(bill), hangar).toEqual(texts(billOf(body)));
        const totals = {
          materials_sum: sumOf(bill, calculator.materials),
          works_sum: sumOf(bill, calculator.works),
          total_with_vat: sumOf(bill, calculator.total),
          vat_included: sumOf(bill, calculator.vat(Math.round(body.vat_rate * 100))),
          price_per_m2: sumOf(bill, calculator.perM2),
        };
        expect(totals, hangar).toEqual(totalsOf(body));
        const first = book(sheets.calculator);
        const from = first.findIndex(([text]) => text === calculator.notInPrice) + 1;
        const said = first.slice(from).map(([text]) => text!);
        expect(said.slice(0, said.indexOf("")), hangar).toEqual(statementsOf(body, engine));
      }
    },
  );

  test(
    "what is not sold and what does not fit has no price, and the sheet says why",
    { timeout: 300_000 },
    async () => {
      const plain = typedHangar({ roof: "dvuhskat", width: 12, length: 30 }, source);
      const wrong: [Typed, string][] = [
        [{ width: 20 }, "Ширина: такой нет; есть 10; 12; 15; 18\u00a0м (округляем в пределах 0,5\u00a0м)"],
        [{ length: 4 }, "Длина: от 5\u00a0м до 200\u00a0м"],
        [{ roof: "Шатёр" }, "Тип крыши: выберите из списка"],
        [{ gates: 30 }, "Ворота 4×4\u00a0м: столько здесь не поместится, не больше 12"],
        [{ panels: "Может быть" }, "Сэндвич-панели: выберите из списка"],
      ];
      const books = await workedOut(wrong.map(([typed]) => ({ ...plain, ...typed })));
      for (const [at, [, problem]] of wrong.entries()) {
        const total = books[at]!(sheets.calculator).find(([name]) => name === calculator.total)!;
        expect([total[1], total[3]]).toEqual([calculator.noTotal, problem]);
        expect(linesOf(books[at]!(sheets.bill))).toEqual([]);
      }
    },
  );
});
