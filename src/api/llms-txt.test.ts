import { describe, expect, test } from "vitest";
import { ask, calls, documents } from "../../tests/support/api.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { parameterTable } from "../engine/parameters.ts";
import { exampleAnswer } from "./example-calls.ts";

const text = documents["/llms.txt"]!.body;
const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address]) => address!);

test("is short", () => {
  expect(new TextEncoder().encode(text).length).toBeLessThan(10_000);
});

test("has the form of llmstxt.org: a title, a quotation, and headings over lists of links alone", () => {
  const [title, quotation] = text.split("\n\n");
  expect(title).toBe(`# ${manufacturer.brand}: цена каркаса ангара`);
  expect(quotation).toMatch(/^> /);
  const [, ...sections] = text.split(/^## /m);
  expect(sections.map((section) => section.split("\n")[0])).toEqual(["Вызовы", "Документы", "Optional"]);
  for (const section of sections) {
    const [, ...lines] = section.trim().split("\n");
    for (const line of lines.filter((line) => line !== "")) expect(line).toMatch(/^- \[[^\]]+\]\(https?:\S+\)(: .+)?$/);
  }
  expect(text).not.toMatch(/^#{3,} /m);
});

describe("holds every fact of the price list and the manufacturer", () => {
  const { legal_name, city, service_area, phone, website, contacts, custom_size } = manufacturer;
  const facts = [
    ...[legal_name, city, service_area, phone, website, contacts, custom_size.url],
    ...[priceList.meta.version, priceList.delivery.text, priceList.foundation.text],
    ...Object.keys(priceList.roofs),
    ...Object.keys(parameterTable(priceList)).map((name) => `\`${name}\``),
    ...["solid", "demountable", "none", "h500", "h1610", "minvata", "penoplast"].map((alias) => `(${alias})`),
  ];
  test.each(facts)("%s", (fact) => {
    expect(text).toContain(fact);
  });
});

describe("every call of it works", () => {
  const called = links.filter((link) => link.startsWith(`${engine.baseUrl}/v1/calc/`) || link.includes("/v1/calc?"));
  test.each(called)("%s", async (link) => {
    expect((await ask(link.slice(engine.baseUrl.length))).status).toBe(200);
  });

  test("all styles are there", () => {
    expect(called.map((link) => link.slice(engine.baseUrl.length))).toEqual([
      calls.query,
      calls.pathWithHyphens,
      calls.pathWithCommas,
      calls.path,
      expect.stringMatching(/^\/v1\/calc\/id\//),
    ]);
  });

  test("the shown answer is the real one, shortened", () => {
    const shown = JSON.parse(/```json\n(.*)\n```/.exec(text)?.[1] ?? "") as object;
    expect(exampleAnswer(engine)).toMatchObject(shown);
  });
});
