import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculatedBook, type CalculatedBook } from "../../scripts/workbook/calculated-book.ts";
import { queryOf, requestsTo, type Query } from "../../tests/support/arbitraries.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { runs } from "../../tests/support/runs.ts";
import { typedHangar } from "../../tests/support/typed-hangar.ts";
import { createEngine, type Engine } from "../engine/create-engine.ts";
import type { CalcResponse } from "../engine/response.ts";
import type { Language } from "../engine/texts/language.ts";
import { russian } from "../engine/texts/russian.ts";
import { readWarning } from "../engine/texts/warnings.ts";
import { english } from "../languages/english/answers.ts";
import type { PriceList } from "../price-list/schema.ts";
import { inWords } from "../text/name-in-words.ts";
import { calculatorBook } from "./calculator-book.ts";
import { WORDS } from "./words.ts";

const { baseUrl } = engine;
const { query, validQuery, answer } = requestsTo(engine);
const PLAIN = { roof: "dvuhskat", width: "12", length: "30" };

interface Opened extends CalculatedBook {
  /** Types a whole hangar anew; what it does not name is empty. */
  hangar(asked: Query): void;
  lines(): unknown[][];
}

function opened(list: PriceList = priceList, language: Language = russian): Opened {
  const book = calculatorBook({ priceList: list, manufacturer, baseUrl, language }, {});
  const calculated = calculatedBook(book);
  const empty = Object.fromEntries(
    [...book.names.keys()].filter((name) => name.startsWith("typed_")).map((name) => [name, ""]),
  );
  const { sheets } = WORDS[language.lang];
  return {
    ...calculated,
    hangar(asked) {
      const typed = Object.entries(typedHangar(asked, list, language));
      calculated.type({ ...empty, ...Object.fromEntries(typed.map(([name, value]) => [`typed_${name}`, value])) });
    },
    lines() {
      const rows = book.sheets.find(({ name }) => name === sheets.bill)!.rows.length;
      const lines = Array.from({ length: rows }, (_, at) =>
        ["A", "B", "C", "D", "E", "F", "G"].map((column) => calculated.at(sheets.bill, `${column}${at + 1}`)),
      );
      return lines.filter(([num, , unit]) => /^\d\.\d+\.$/.test(String(num)) && unit !== "");
    },
  };
}

/** What a bill of the workbook has of an answer. */
function linesOf({ result }: CalcResponse, language: Language): unknown[][] {
  const { confirmed, preliminary } = WORDS[language.lang].positions;
  return [...result.materials, ...result.works]
    .flatMap((line) => (line.group ? [] : [line]))
    .sort((one, other) => Number(one.num.charAt(0)) - Number(other.num.charAt(0)))
    .map(({ num, name, unit, price, qty, sum, status }) => [
      num,
      inWords(name),
      unit,
      price,
      qty,
      sum,
      status === "ok" ? confirmed : preliminary,
    ]);
}

function expectFiguresOf(body: CalcResponse, book: Opened, language: Language = russian): void {
  const { result } = body;
  expect(book.named("first_problem")).toBe("");
  expect(book.lines()).toEqual(linesOf(body, language));
  expect({
    materials_sum: book.named("materials_sum"),
    works_sum: book.named("works_sum"),
    total_with_vat: book.named("total_with_vat"),
    vat_included: book.named("vat_included"),
    price_per_m2: book.named("price_per_m2"),
    frames: book.named("frames"),
    area_m2: book.named("area_m2"),
  }).toEqual({
    materials_sum: result.materials_sum,
    works_sum: result.works_sum,
    total_with_vat: result.total_with_vat,
    vat_included: result.vat_included,
    price_per_m2: body.price_per_m2_with_vat,
    frames: result.frames,
    area_m2: result.area_m2,
  });
}

/** What the answer says of the price, but for options without effect: those are told where they are typed. */
function statementsOf({ warnings, notices }: CalcResponse): string[] {
  return warnings.filter((_, at) => notices[at]!.code !== "no_effect").map((text) => readWarning(text).text);
}

function statementsIn(book: Opened): unknown[] {
  const numbers = book.column("statement_numbers");
  return book.column("statement_texts").filter((_, at) => numbers[at] !== "");
}

describe("a hangar typed into the workbook", () => {
  const book = opened();

  test("comes to the lines, totals and statements of the engine, and to its link", () => {
    const property = fc.property(validQuery, (asked) => {
      book.hangar(asked);
      const body = answer(asked);
      expectFiguresOf(body, book);
      expect(statementsIn(book)).toEqual(statementsOf(body));
      expect(queryOf(String(book.named("link")))).toEqual(queryOf(body.calculator_link));
    });
    fc.assert(property, { numRuns: runs(40) });
  });

  test("has no price where the engine refuses openings for which there is no room", () => {
    const crowded = query.map((asked) => ({ ...asked, length: "7.5", gates: "3", windows: "9" }));
    const property = fc.property(crowded, (asked) => {
      book.hangar(asked);
      const { status } = engine.calculate(asked);
      expect(book.named("ok")).toBe(status === 200 ? 1 : 0);
      if (status === 400) expect([book.named("total_with_vat"), book.lines()]).toEqual(["", []]);
    });
    fc.assert(property, { numRuns: runs(25) });
  });
});

describe("in English", () => {
  const speaker: Engine = createEngine({ priceList, manufacturer, baseUrl, language: english });

  test("come the same figures and the statements of the English answers", () => {
    const book = opened(priceList, english);
    const property = fc.property(validQuery, (asked) => {
      book.hangar(asked);
      const body = requestsTo(speaker).answer(asked);
      expectFiguresOf(body, book, english);
      expect(statementsIn(book)).toEqual(statementsOf(body));
      expect(queryOf(String(book.named("link")))).toEqual(queryOf(body.calculator_link));
    });
    fc.assert(property, { numRuns: runs(8) });
  });
});

void PLAIN;
