import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { runs } from "../../../tests/support/runs.ts";
import { search } from "../../search/search.ts";
import { DIALECTS, type Dialect } from "../format.ts";
import { billCsv } from "./bill-csv.ts";
import { csvText } from "./csv-text.ts";
import { batchCsv, searchCsv } from "./hangars-csv.ts";
import { pricesCsv } from "./prices-csv.ts";

const { answer, validQuery } = requestsTo(engine);

/** As another reader takes the text: rows by the names of their columns. */
function read(text: string, dialect: Dialect = "international"): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: true,
    delimiter: dialect === "ru" ? ";" : ",",
  });
  expect(errors).toEqual([]);
  return data;
}

const numberOf = (text: string, dialect: Dialect): number => Number(dialect === "ru" ? text.replace(",", ".") : text);

describe.each(DIALECTS)("bill, %s", (dialect) => {
  test("another reader finds the positions of the answer, and their sums make its total", () => {
    fc.assert(
      fc.property(validQuery, (query) => {
        const body = answer(query);
        const rows = read(billCsv(body, dialect), dialect);
        const positions = [...body.result.materials, ...body.result.works].filter((line) => !line.group);
        expect(
          rows.map(({ price = "", qty = "", sum = "", ...texts }) => ({
            ...texts,
            price: numberOf(price, dialect),
            qty: numberOf(qty, dialect),
            sum: numberOf(sum, dialect),
          })),
        ).toEqual(
          positions.map(({ group: _, num, ...position }) => ({
            num: dialect === "ru" ? `№ ${num}` : num,
            ...position,
          })),
        );
        expect(rows.reduce((total, { sum }) => total + Number(sum), 0)).toBe(body.result.total_with_vat);
      }),
      { numRuns: runs(100) },
    );
  });

  test("what of somebody's words the total goes without stands under it, without figures", () => {
    const body = answer({ roof: "dvuhskat", width: "12", length: "30" });
    const plain = read(billCsv(body, dialect), dialect);
    const nothing = Object.fromEntries(Object.keys(plain[0]!).map((column) => [column, ""]));
    const sentences = ["Без учёта: «доставкой до Сургута».", "Не понято и не учтено: «зелёненький»."];
    expect(read(billCsv(body, dialect, sentences), dialect)).toEqual([
      ...plain,
      ...sentences.map((name) => ({ ...nothing, name })),
    ]);
  });

  test("explanations of lines are left out", () => {
    const explained = engine.calculate({ roof: "dvuhskat", width: 12, length: 30, explain: true });
    const plain = engine.calculate({ roof: "dvuhskat", width: 12, length: 30 });
    if (explained.status !== 200 || plain.status !== 200) throw new Error("no answer");
    expect(billCsv(explained.body, dialect)).toBe(billCsv(plain.body, dialect));
  });
});

describe("text", () => {
  const ROWS = [{ name: 'Ферма "цельная", 12\u00a0м', qty: 2.5 }];

  test("UTF-8 with its mark, header, lines as RFC 4180 ends them, quotes doubled", () => {
    expect(csvText(["name", "qty"], ROWS, "international")).toBe(
      '\ufeffname,qty\r\n"Ферма ""цельная"", 12\u00a0м",2.5\r\n',
    );
  });

  test("for Excel in Russian semicolons and a decimal comma", () => {
    expect(csvText(["name", "qty"], ROWS, "ru")).toBe('\ufeffname;qty\r\n"Ферма ""цельная"", 12\u00a0м";2,5\r\n');
  });

  test.each(["=1+1", "+7", "-1", "@SUM(A1)", "\t=1"])("%j becomes no formula", (name) => {
    const [row] = read(csvText(["name"], [{ name }], "international"));
    expect(row).toEqual({ name: `'${name}` });
  });

  test("a number below zero stays a number", () => {
    expect(csvText(["sum"], [{ sum: -5 }], "ru")).toBe("\ufeffsum\r\n-5\r\n");
  });
});

test("what a search found, a hangar a row", () => {
  const found = search(engine, { budget: "3000000" });
  if (found.status !== 200) throw new Error("no answer");
  expect(
    read(searchCsv(found.body.items, "international")).map(({ calculation_id, width_mm, total_with_vat, url }) => ({
      calculation_id,
      width_mm: Number(width_mm),
      total_with_vat: Number(total_with_vat),
      url,
    })),
  ).toEqual(
    found.body.items.map(({ calculation_id, request, total_with_vat, url }) => ({
      calculation_id,
      width_mm: request.width_mm,
      total_with_vat,
      url,
    })),
  );
});

test("of a batch totals, and what was wrong with a configuration in its place", () => {
  const good = engine.calculate({ roof: "dvuhskat", width: 12, length: 30 });
  const bad = engine.calculate({ roof: "dvuhskat", width: 999, length: 30 });
  if (good.status !== 200 || bad.status !== 400) throw new Error("other answers");
  const [first, second] = read(batchCsv([good, bad], "international"));
  expect(first).toMatchObject({
    item: "0",
    status: "200",
    calculation_id: good.body.calculation_id,
    total_with_vat: String(good.body.result.total_with_vat),
    vat_included: String(good.body.result.vat_included),
    error: "",
  });
  expect(second).toMatchObject({ item: "1", status: "400", total_with_vat: "", error: bad.body.error.code });
  expect(second!["message"]).toContain(bad.body.error.details[0]);
});

test("every price of the list has a row, and a name", () => {
  const rows = read(pricesCsv(engine.priceList));
  expect(rows).toContainEqual({
    field: "prices.gate_frame",
    name: expect.stringContaining("ворот") as string,
    price: String(engine.priceList.prices.gate_frame),
  });
  expect(rows.filter(({ name }) => name === "")).toEqual([]);
});
