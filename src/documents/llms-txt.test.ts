import { describe, expect, test } from "vitest";
import { ask, calls, documents, post } from "../../tests/support/api.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { isPartOf } from "../../tests/support/oracles/is-part-of.ts";
import { shownCalls } from "../../tests/support/docs/llms-txt-calls.ts";
import { parseLlmsTxt } from "../../tests/support/docs/parse-llms-txt.ts";
import { english } from "../messages/en/answers.ts";
import { parameterTable } from "../engine/request/parameters.ts";
import { instructions } from "../mcp/instructions.ts";
import { toolDefinitions } from "./tools/tool-definitions.ts";
import { apiDocuments } from "../http/documents.ts";
import { CONDUCT, conductWithAnswers } from "./guidance.ts";

const text = documents["/llms.txt"]!.body;

/** So many pages the documentation names there, under titles of the usual length. */
const pages = Array.from({ length: 15 }, (_, at) => ({
  path: `/docs/page-of-guide-${at}/`,
  title: "Как считается позиция",
  lang: "ru",
  markdown: "",
}));
const source = { engine, english, priceList, manufacturer, baseUrl: engine.baseUrl };
const whole = apiDocuments(source, [...pages, { path: "/", title: "Калькулятор", lang: "ru", markdown: "" }])[
  "/llms.txt"
]!.body;

test("is short, whatever pages the site has", () => {
  expect(new TextEncoder().encode(whole).length).toBeLessThan(10_240);
});

describe("has the form of llmstxt.org", () => {
  const { title, summary, sections } = parseLlmsTxt(whole);

  test("with a title, a summary, and headings over lists of links alone", () => {
    expect(title).toBe(`${manufacturer.brand}: цена каркаса ангара`);
    expect(summary).toContain(manufacturer.legal_name);
    expect(sections.map(({ name }) => name)).toEqual(["Документация", "Optional"]);
  });

  test("and its links to pages lead to their twins", () => {
    const [documentation, optional] = sections.map(({ links }) => links.map(({ url }) => url));
    expect(documentation).toEqual([
      `${engine.baseUrl}/llms-full.txt`,
      ...pages.map((_, at) => `${engine.baseUrl}/docs/page-of-guide-${at}.md`),
    ]);
    expect(optional).toEqual([`${engine.baseUrl}/index.md`, manufacturer.website, manufacturer.contacts]);
  });
});

describe("holds every fact of the price list and the manufacturer", () => {
  const { legal_name, city, service_area, phone, website, contacts, custom_size } = manufacturer;
  const facts = [
    ...[legal_name, city, service_area, phone, website, contacts, custom_size.url],
    ...[priceList.meta.version, priceList.delivery.text, priceList.foundation.text],
    ...Object.keys(priceList.roofs),
    ...Object.keys(parameterTable(priceList)).map((name) => `\`${name}\``),
    ...["solid", "demountable", "none", "h500", "h1610", "minvata", "penoplast"].map((alias) => `(${alias}`),
  ];
  test.each(facts)("%s", (fact) => {
    expect(text).toContain(fact);
  });
});

describe("what the frame is made for", () => {
  const loads = { snow_region: "III", wind_region: "Ia", note: "Для других районов — отдельный проект." } as const;
  const stating = apiDocuments({ ...source, manufacturer: { ...manufacturer, loads } }, [])["/llms.txt"]!.body;

  test("is told as the manufacturer states it", () => {
    expect(stating.replaceAll("\u00a0", " ")).toContain(
      "\n- Каркас рассчитан на III снеговой и Ia ветровой район. Для других районов — отдельный проект." +
        " Это заявление производителя, не расчёт.\n",
    );
  });

  test("is told in English too", () => {
    const english = apiDocuments({ ...source, manufacturer: { ...manufacturer, loads } }, [])["/en/llms.txt"]!.body;
    expect(english).toContain(
      "for snow region III and wind region Ia of the Russian code, as the manufacturer states.",
    );
  });

  test("is told to be missing where nothing is stated", () => {
    expect(text).toContain("\n- Снеговой и ветровой районы не заявлены.\n");
    expect(stating).not.toContain("не заявлены");
  });
});

describe("its calls", () => {
  const shown = shownCalls(text);

  test("are of every style", () => {
    expect(shown.map(({ method, url }) => `${method} ${url.slice(engine.baseUrl.length)}`)).toEqual([
      `GET ${calls.query}`,
      `GET ${calls.pathWithHyphens}`,
      expect.stringMatching(/^GET \/v1\/calc\/id\//),
      "POST /v1/calc",
      expect.stringMatching(/^GET \/v1\/search\?/),
      "GET /v1/understand?text=dvuhskat+12x30",
    ]);
  });

  test.each(shown)("$method $url is answered as shown", async ({ url, body, answer }) => {
    const path = url.slice(engine.baseUrl.length);
    const response = await (body === undefined ? ask(path) : post(body, path));
    expect(response.status).toBe(200);
    expect(isPartOf(answer, await response.json())).toBe(true);
  });
});

describe("the reference in English", () => {
  const inEnglish = documents["/en/llms.txt"]!.body;

  test("is short beside its pages", () => {
    const described = pages.map(({ path }) => ({
      path: `/en${path}`,
      title: "How it is counted",
      lang: "en",
      markdown: "",
    }));
    const withPages = apiDocuments(source, described)["/en/llms.txt"]!.body;
    expect(new TextEncoder().encode(withPages).length).toBeLessThan(10_000);
  });

  test.each(["configuration", "notices", "error.problems", "try"])("names `%s`, which programs go by", (field) => {
    expect(inEnglish).toContain(`\`${field}\``);
  });
});

describe("conduct is told in the same sentences, wherever an assistant reads", () => {
  const tools = toolDefinitions(engine).map(({ description }) => description);
  const { en, ru } = CONDUCT;
  const all = (rules: typeof en) => [rules.wish, ...conductWithAnswers(rules === en ? "en" : "ru", manufacturer)];
  test.each([
    ["llms.txt", text, all(ru)],
    ["en/llms.txt", documents["/en/llms.txt"]!.body, all(en)],
    ["SKILL.md", documents["/.well-known/agent-skills/steel-hangar-price/SKILL.md"]!.body, all(en)],
    ["instructions of MCP", instructions(source), all(en)],
    ["calculate_hangar", tools[0]!, [en.error, en.rounded, en.passedOn, en.delivery, en.handedOver]],
    ["understand_wish", tools[1]!, [en.wish]],
    ["find_hangars", tools[2]!, [en.error, en.delivery]],
  ])("%s", (_, said, rules) => {
    for (const rule of rules) expect(said).toContain(rule);
  });
});
