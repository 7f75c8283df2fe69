import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculatedBook, type CalculatedBook } from "../../scripts/workbook/calculated-book.ts";
import { queryOf, requestsTo, type Query } from "../../tests/support/arbitraries.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { runs } from "../../tests/support/runs.ts";
import { billOf, statementsOf, totalsOf } from "../../tests/support/workbook.ts";
import { createEngine } from "../engine/create-engine.ts";
import type { CalcResponse } from "../engine/response.ts";
import type { Language } from "../messages/language.ts";
import { russian } from "../messages/ru/answers.ts";
import { english } from "../messages/en/answers.ts";
import type { PriceList } from "../price-list/schema.ts";
import { calculatorBook } from "./calculator-book.ts";
import type { Typed } from "./calculator-sheet.ts";
import { typedHangar } from "./typed-hangar.ts";
import { WORDS } from "./words.ts";

const { baseUrl } = engine;
const { query, validQuery, answer } = requestsTo(engine);
const PLAIN = { roof: "dvuhskat", width: "12", length: "30" };

interface Opened extends CalculatedBook {
  /** Types a hangar and clears all else; `raw` is typed as it is. */
  hangar(asked: Query, raw?: Typed): void;
  lines(): unknown[][];
}

function opened(list: PriceList = priceList, language: Language = russian): Opened {
  const source = { priceList: list, manufacturer, baseUrl, language };
  const book = calculatorBook(source, {});
  const calculated = calculatedBook(book);
  const cells = [...book.names.keys()].filter((name) => name.startsWith("typed_"));
  const { bill } = WORDS[language.lang].sheets;
  const rows = book.sheets.find(({ name }) => name === bill)!.rows.length;
  return {
    ...calculated,
    hangar(asked, raw = {}) {
      const typed: Typed = { ...typedHangar(asked, source), ...raw };
      calculated.type(Object.fromEntries(cells.map((name) => [name, typed[name.replace("typed_", "")] ?? ""])));
    },
    lines: () =>
      Array.from({ length: rows }, (_, at) =>
        ["A", "B", "C", "D", "E", "F", "G"].map((column) => calculated.at(bill, `${column}${at + 1}`)),
      ).filter(([num]) => /^\d\.\d+\.$/.test(String(num))),
  };
}

function expectFiguresOf(body: CalcResponse, book: Opened, lang: Language["lang"] = "ru"): void {
  expect(book.named("first_problem")).toBe("");
  expect(book.lines()).toEqual(billOf(body, lang));
  const totals = totalsOf(body);
  expect(Object.fromEntries(Object.keys(totals).map((name) => [name, book.named(name)]))).toEqual(totals);
  expect([book.named("frames"), book.named("area_m2")]).toEqual([body.result.frames, body.result.area_m2]);
}

function expectNoPrice(book: Opened, problem: string): void {
  expect(book.named("first_problem")).toBe(problem);
  expect([book.named("total_with_vat"), book.lines(), statementsIn(book)]).toEqual(["", [], []]);
}

function statementsIn(book: Opened): unknown[] {
  const numbers = book.column("statement_numbers");
  return book.column("statement_texts").filter((_, at) => numbers[at] !== "");
}

/** What is said beside a field. */
const noteOf = (book: Opened, name: string): unknown => book.named(`note_${name}`);

describe("a hangar typed into the workbook", () => {
  const book = opened();

  test("comes to the lines, totals, statements and the link of the engine", () => {
    const property = fc.property(validQuery, (asked) => {
      book.hangar(asked);
      const body = answer(asked);
      expectFiguresOf(body, book);
      expect(statementsIn(book)).toEqual(statementsOf(body, engine));
      expect(queryOf(String(book.named("link")))).toEqual(queryOf(body.calculator_link));
      for (const [at, { code, parameter }] of body.notices.entries()) {
        if (code === "no_effect") expect(noteOf(book, parameter!)).toBe(body.warnings[at]);
      }
    });
    fc.assert(property, { numRuns: runs(1000) });
  });

  test("of any sizes is rounded as the engine does and says so, or has no price where the engine refuses", () => {
    const tenths = (least: number, most: number) =>
      fc.integer({ min: least * 20, max: most * 20 }).map((one) => one / 20);
    const sizes = fc.record({
      roof: fc.constantFrom(...Object.keys(priceList.roofs)),
      width: fc.oneof(tenths(7, 25), fc.constantFrom(23.7, 23.732, 11999)),
      height: tenths(2, 8),
      length: fc.oneof(tenths(4, 60), fc.constantFrom(199.999, 200.01, 30.005)),
    });
    const property = fc.property(sizes, (asked) => {
      const told = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));
      book.hangar(told, { ...asked, roof: priceList.roofs[asked.roof]!.name });
      const { status, body } = engine.calculate(told);
      if (status === 400) {
        expect([book.named("ok"), book.named("total_with_vat")]).toEqual([0, ""]);
        return;
      }
      expectFiguresOf(body, book);
      const rounded = body.notices.flatMap(({ code, parameter }) => (code === "size_rounded" ? [parameter] : []));
      const noted = ["width", "length", "height"].filter((name) => noteOf(book, name) !== "");
      expect(noted).toEqual(["width", "length", "height"].filter((name) => rounded.includes(name as never)));
    });
    fc.assert(property, { numRuns: runs(1000) });
  });

  test("has no price where there is no room for its openings", () => {
    const crowded = query.map((asked) => ({ ...asked, length: "7.5", gates: "3", windows: "9" }));
    const property = fc.property(crowded, (asked) => {
      book.hangar(asked);
      const { status } = engine.calculate(asked);
      expect(book.named("ok")).toBe(status === 200 ? 1 : 0);
    });
    fc.assert(property, { numRuns: runs(400) });
    book.hangar({ ...PLAIN, gates: "20", gates_pos: "2" });
    expectNoPrice(book, "Ворота 4×4\u00a0м: столько здесь не поместится, не больше 4");
    book.hangar({ ...PLAIN, windows: "60" });
    const sizes = "ворота 4,6\u00a0м, дверь 1,3\u00a0м, окно 1,8\u00a0м";
    expectNoPrice(book, `Место для проёмов: проёмам нужно 108 м стены, есть 84 м (${sizes})`);
  });

  test.each<[string, Query, Typed, string]>([
    ["no roof", {}, { width: 12, length: 30 }, "Тип крыши: не указано"],
    ["a roof that is not sold", {}, { roof: "Шатёр", width: 12, length: 30 }, "Тип крыши: выберите из списка"],
    ["no width", PLAIN, { width: "" }, "Ширина: не указано"],
    ["a width in letters", PLAIN, { width: "двенадцать" }, "Ширина: нужно число, в метрах"],
    [
      "a width that is not sold",
      PLAIN,
      { width: 20 },
      "Ширина: такой нет; есть 10; 12; 15; 18\u00a0м (округляем в пределах 0,5\u00a0м)",
    ],
    [
      "a height that is not sold",
      PLAIN,
      { height: 8 },
      "Высота: такой нет; есть 3,15; 4,35; 5,55; 6,75\u00a0м (округляем в пределах 0,5\u00a0м)",
    ],
    ["no length", PLAIN, { length: "" }, "Длина: не указано"],
    ["a length beyond the bounds", PLAIN, { length: 201 }, "Длина: от 5\u00a0м до 200\u00a0м"],
    ["a length in millimetres", PLAIN, { length: 30000 }, "Длина: в метрах, от 5\u00a0м до 200\u00a0м"],
    ["half a gate", PLAIN, { gates: 1.5 }, "Ворота 4×4\u00a0м: целое число от 0 до 30"],
    ["fewer doors than none", PLAIN, { doors: -1 }, "Двери: целое число от 0 до 15"],
    ["an option by another word", PLAIN, { panels: "Может быть" }, "Сэндвич-панели: выберите из списка"],
    [
      "guides by another word",
      { ...PLAIN, gates: "1" },
      { rails: "Кривые" },
      "Направляющие подъёмных ворот: выберите из списка",
    ],
  ])("has no price and says why with %s", (_, asked, raw, problem) => {
    book.hangar(asked, raw);
    expectNoPrice(book, problem);
  });

  test("with empty cells is that of the defaults", () => {
    book.hangar(PLAIN);
    expectFiguresOf(answer(PLAIN), book);
  });

  test("goes on to the manager's own line, which changes nothing of the manufacturer's", () => {
    book.hangar(PLAIN, { manager_percent: -0.05, manager_sum: 150_000, manager_note: "доставка" });
    const body = answer(PLAIN);
    expectFiguresOf(body, book);
    const total = body.result.total_with_vat;
    expect(book.named("manager_total")).toBe(total - Math.round(total * 0.05) + 150_000);
  });

  test("an address that is too long for a link is there to be copied", () => {
    const everything = {
      ...{ roof: "odnoskat-pristavnoy", width: "15", length: "32.55", height: "5.55", truss: "demountable" },
      ...{ gates: "2", gates_pos: "1", rails: "h1610", doors: "1", windows: "4", welded: "1", wall_progony: "1" },
      ...{ anchors: "1", piles: "1", montazh: "1", panels: "1", filler: "penoplast", panels_high_wall: "1" },
      ...{ panels_montazh: "1", dekor_roof: "1", dekor_wall: "1" },
    };
    book.hangar(everything);
    expect(String(book.named("link")).length).toBeGreaterThan(255);
    expect(book.at("Расчёт", "D6")).toBe(WORDS.ru.calculator.copy);
    book.hangar(PLAIN);
    expect(book.at("Расчёт", "D6")).toBe(WORDS.ru.calculator.open);
  });
});

test("in English come the same figures and the statements of the English answers", () => {
  const speaker = createEngine({ priceList, manufacturer, baseUrl, language: english });
  const book = opened(priceList, english);
  const property = fc.property(validQuery, (asked) => {
    book.hangar(asked);
    const body = requestsTo(speaker).answer(asked);
    expectFiguresOf(body, book, "en");
    expect(statementsIn(book)).toEqual(statementsOf(body, speaker));
    expect(queryOf(String(book.named("link")))).toEqual(queryOf(body.calculator_link));
  });
  fc.assert(property, { numRuns: runs(200) });
});

test("another list's sizes, tiers and prices are offered and counted", () => {
  const other = structuredClone(priceList);
  const { dvuhskat } = other.roofs;
  dvuhskat!.widths["21000"] = { truss: { solid: 130_000, demountable: 141_000 } };
  dvuhskat!.heights.push(7950);
  other.prices.mounting.splice(2, 0, { max_height_mm: 6750, price: 1930 });
  other.calculation_id_numbers[0]!.widths.push(21000);
  other.calculation_id_numbers[0]!.heights.push(7950);
  const book = opened(other);
  const { calculate } = createEngine({ priceList: other, manufacturer, baseUrl });
  const asked = { roof: "dvuhskat", width: "21", length: "44", truss: "demountable", montazh: "1", panels: "1" };
  for (const height of ["6.75", "7.95"]) {
    book.hangar({ ...asked, height });
    const { status, body } = calculate({ ...asked, height });
    if (status !== 200) throw new Error(JSON.stringify(body.error));
    expectFiguresOf(body, book);
    expect(book.column("list_width")).toEqual([10, 12, 15, 18, 21]);
    expect(book.column("list_height")).toEqual([3.15, 4.35, 5.55, 6.75, 7.95]);
  }
});
