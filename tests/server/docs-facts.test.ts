import { selectAll, select } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { describe, expect, test } from "vitest";
import { STATUS_OF } from "../../src/api/errors.ts";
import { roubles } from "../../src/engine/texts/format.ts";
import { POSITION_KEYS } from "../../src/price-list/schema.ts";
import { engine } from "../support/built-product.ts";
import { docsPages } from "../support/docs-examples.ts";

const pages = await docsPages();
const languages = ["", "/en"];

const page = (language: string, name: string) => pages.get(`${language}/docs/${name}/`)!;
const marks = (language: string, name: string, attribute: string, property: string) =>
  selectAll(`[${attribute}]`, page(language, name)).map(({ properties }) => properties[property]);

describe.each(languages)("documentation%s tells", (language) => {
  test("every parameter", () => {
    const told = marks(language, "parameters", "data-parameter", "dataParameter");
    expect(told.sort()).toEqual(Object.keys(engine.parameters).sort());
  });

  test("every error code", () => {
    const told = marks(language, "errors", "data-error", "dataError");
    expect(told.sort()).toEqual(Object.keys(STATUS_OF).sort());
  });

  test("every position, with a reckoning that the engine gives for that very calculation", () => {
    const main = page(language, "how-it-is-counted");
    const worked = selectAll("[data-position]", main);
    expect(worked.map(({ properties }) => properties["dataPosition"]).sort()).toEqual([...POSITION_KEYS].sort());
    for (const example of worked) {
      const { dataPosition, dataCalculation } = example.properties;
      const { code } = engine.priceList.positions[dataPosition as (typeof POSITION_KEYS)[number]];
      const { status, body } = engine.fromCalculationId(String(dataCalculation), { explain: true });
      if (status === 400) throw new Error(body.error.message);
      const lines = [...body.result.materials, ...body.result.works];
      const line = lines.find((one) => !one.group && one.code === code);
      if (line?.group !== false) throw new Error(`${code} is not in the bill`);
      const { qty, price, estimate = [] } = line.reckoning!;
      expect(selectAll("dd", example).map((told) => toString(told))).toEqual([...qty, ...price, estimate].flat());
    }
  });

  test("every field of the answers", async () => {
    const told = new Set(
      selectAll("[data-fields]", page(language, "response")).flatMap((table) =>
        selectAll("tbody th", table).map(
          (name) => `${String(table.properties["dataFields"])}.${toString(name).trim()}`,
        ),
      ),
    );
    const calculation = engine.calculate({ roof: "dvuhskat", width: 12.1, length: 30, piles: 1, explain: 1 });
    const missing = fieldsIn(calculation.body, "calculation").filter((field) => !told.has(field));
    expect(missing).toEqual([]);
  });

  test("every price of the price list", () => {
    const text = toString(page(language, "prices")).replaceAll(",", "\u00a0");
    const prices = [
      pricesIn(engine.priceList.prices),
      Object.values(engine.priceList.roofs).map(({ widths }) => pricesIn(widths)),
    ];
    const missing = prices.flat(2).filter((price) => !text.includes(roubles(price)));
    expect(missing).toEqual([]);
  });
});

/** Paths of all fields of an answer; of a bill, those of positions. */
function fieldsIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, `${path.replace(".works", ".materials")}[]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [`${path}.${name}`, ...fieldsIn(inner, `${path}.${name}`)]);
}

/** All amounts in roubles: whole tens, which no size in metres is. */
function pricesIn(value: unknown): number[] {
  if (typeof value === "number") return value >= 100 && value % 10 === 0 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === "max_height_mm" ? [] : pricesIn(inner)));
}

test("a page in the other language has the same parts", () => {
  for (const [address, main] of pages) {
    if (!address.startsWith("/docs/")) continue;
    const other = pages.get(`/en${address}`);
    expect(other, address).toBeDefined();
    expect(selectAll("[data-example]", other!).length, address).toBe(selectAll("[data-example]", main).length);
    expect(select("h1", other!)).toBeDefined();
  }
});
