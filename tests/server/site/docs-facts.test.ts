import { selectAll, select } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { describe, expect, test } from "vitest";
import { APPLICATION_PATH } from "../../../src/calculator/quote/own-service/application-request.ts";
import { MAX_BATCH_BYTES, MAX_BODY_BYTES, STATUS_OF } from "../../../src/http/errors.ts";
import { roubles } from "../../../src/text/format.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { MCP_PATH } from "../../../src/documents/paths.ts";
import { OPTIONS } from "../../../src/options/options.ts";
import { engine, handler } from "../../support/built-product.ts";
import { readStamp } from "../../../scripts/build/place/stamp.ts";
import { product } from "../../support/product.ts";
import measured from "../../../src/docs/bench/bench-results.json" with { type: "json" };
import { docsPages } from "../../support/docs/docs-examples.ts";

const JSON_HEADER = { "Content-Type": "application/json" };
async function ask(path: string, init?: RequestInit): Promise<{ status: number; text: string }> {
  const response = await handler(new Request(engine.baseUrl + path, init));
  return { status: response.status, text: await response.text() };
}

const pages = await docsPages();
const stamp = await readStamp(product);
const languages = ["", "/en"];

const page = (language: string, name: string) => pages.get(`${language}/docs/${name}/`)!;
const marks = (language: string, name: string, attribute: string, property: string) =>
  selectAll(`[${attribute}]`, page(language, name)).map(({ properties }) => properties[property]);

describe.each(languages)("documentation%s tells", (language) => {
  test("every parameter", () => {
    const told = marks(language, "parameters", "data-parameter", "dataParameter");
    expect(told.sort()).toEqual(Object.keys(engine.parameters).sort());
  });

  test("how fast this very build is, or nothing", () => {
    const tables = selectAll("table", page(language, "measurements"));
    expect(tables.length > 0).toBe(stamp?.inputs === measured.inputs);
  });

  test("every error code", () => {
    const told = marks(language, "errors", "data-error", "dataError");
    expect(told.sort()).toEqual(Object.keys(STATUS_OF).sort());
  });

  test("all addresses that take POST, what may stand beside an id and how large a body may be", async () => {
    const causeOf = (code: string) =>
      toString(selectAll("dd", select(`[data-error="${code}"]`, page(language, "errors"))!)[2]!).replaceAll(
        "\u00a0",
        " ",
      );
    const { paths } = JSON.parse((await ask("/openapi.json")).text) as { paths: Record<string, object> };
    const posted = Object.keys(paths).filter((path) => "post" in paths[path]!);
    const named = causeOf("method_not_allowed").match(/\/[a-z]\S*[a-z]/g);
    expect(named!.sort()).toEqual([...posted, MCP_PATH, APPLICATION_PATH].sort());

    const id = engine.calculate({ roof: "dvuhskat", width: 12, length: 30 });
    if (id.status !== 200) throw new Error(id.body.error.message);
    const refusal = (await ask(`/v1/calc/id/${id.body.calculation_id}?width=12`)).text;
    const [, beside] = /кроме (.*), не принимаются/.exec(refusal)!;
    expect(causeOf("unknown_parameter").match(/[a-z]+_[a-z]+|explain|lang|fields/g)).toEqual(
      expect.arrayContaining(beside!.split(/, | и /)),
    );

    for (const [path, most] of [
      ["/v1/calc", MAX_BODY_BYTES],
      ["/v1/calc/batch", MAX_BATCH_BYTES],
    ] as const) {
      const send = (bytes: number) => ask(path, { method: "POST", headers: JSON_HEADER, body: " ".repeat(bytes) });
      expect([(await send(most)).status, (await send(most + 1)).status]).toEqual([400, 413]);
      expect(causeOf("payload_too_large").replace(/(?<=\d)[ ,](?=\d{3})/g, "")).toContain(`${most} `);
    }
  });

  test("every position, with a explanation that the engine gives for that very calculation", async () => {
    const main = page(language, "how-it-is-counted");
    const worked = selectAll("[data-position]", main);
    expect(worked.map(({ properties }) => properties["dataPosition"]).sort()).toEqual(
      Object.keys(engine.priceList.positions).sort(),
    );
    for (const example of worked) {
      const { dataPosition, dataCalculation } = example.properties;
      const { code } = engine.priceList.positions[String(dataPosition)]!;
      const lang = language === "" ? "ru" : "en";
      const answer = await ask(`/v1/calc/id/${String(dataCalculation)}?explain=1&lang=${lang}`);
      const { result } = JSON.parse(answer.text) as CalcResponse;
      const lines = [...result.materials, ...result.works];
      const line = lines.find((one) => !one.group && one.code === code);
      if (line?.group !== false) throw new Error(`${code} is not in the bill`);
      const { qty, price, estimate = [] } = line.explanation!;
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

  test("what its buttons do in its own language", () => {
    const titles = [...pages].flatMap(([address, main]) =>
      address.startsWith(`${language}/docs/`)
        ? selectAll("button[data-code]", main).map(({ properties }) => properties["title"])
        : [],
    );
    expect(new Set(titles)).toEqual(new Set([language === "" ? "Копировать" : "Copy to clipboard"]));
  });

  test("every price of the price list", () => {
    const text = toString(page(language, "prices"));
    const told = (price: number) => (language === "" ? roubles(price) : `RUB\u00a0${price.toLocaleString("en")}`);
    const prices = [
      pricesIn(engine.priceList.prices),
      Object.values(engine.priceList.roofs).map(({ widths }) => pricesIn(widths)),
    ];
    const missing = prices.flat(2).filter((price) => !text.includes(told(price)));
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

test("the English page of parameters tells each default also without Russian letters", () => {
  const rows = selectAll("tbody tr", page("/en", "parameters"));
  const lists = selectAll("[data-parameter]", page("/en", "parameters"));
  for (const name of ["truss", "rails", "filler"] as const) {
    const { aliases } = engine.parameters[name];
    const byDefault = OPTIONS[name].byDefault;
    const [alias] = Object.entries(aliases!).find(([, value]) => value === byDefault)!;
    const row = rows.find((one) => toString(one).trim().startsWith(name))!;
    const list = lists.find(({ properties }) => properties["dataParameter"] === name)!;
    for (const told of [row, list]) expect(toString(told)).toContain(`${alias} (${byDefault})`);
  }
});

test("a page in the other language has the same parts", () => {
  for (const [address, main] of pages) {
    if (!address.startsWith("/docs/")) continue;
    const other = pages.get(`/en${address}`);
    expect(other, address).toBeDefined();
    expect(selectAll("[data-example]", other!).length, address).toBe(selectAll("[data-example]", main).length);
    expect(select("h1", other!)).toBeDefined();
  }
});
