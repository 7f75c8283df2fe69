import { describe, expect, test } from "vitest";
import { byId, calls } from "../../../tests/support/api.ts";
import { publishedList } from "../../documents/published-list.ts";
import { engine, manufacturer, priceList } from "../../../tests/support/example-engine.ts";
import { olderList, todaysEngine, under, versions } from "../../../tests/support/older-list.ts";
import { english } from "../../messages/en/answers.ts";
import type { CalcResponse, ErrorBody } from "../../engine/response.ts";
import { toolAnswers } from "../../mcp/tools/tool-answers.ts";
import { answerText } from "../../mcp/tools/tool-text.ts";
import { search } from "../../search/search.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { apiDocuments } from "../../http/documents.ts";
import { createHandler } from "../../http/routes/handler.ts";
import { askedEngine, otherEngines, spokenEngine } from "./asked-engine.ts";
import { optionsList } from "../../documents/options-list.ts";

const older = otherEngines(todaysEngine, [olderList], under, [english]);
const { version } = olderList.meta;
const today = priceList.meta.version;
const handler = createHandler({ engine: todaysEngine, documents: {}, others: older });
const tools = toolAnswers(
  { engine: todaysEngine, others: older },
  { ru: optionsList(todaysEngine), en: optionsList(todaysEngine) },
);

const get = (path: string) => handler(new Request(engine.baseUrl + path));
const post = (body: unknown, query = "") =>
  handler(
    new Request(`${engine.baseUrl}/v1/calc${query}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    }),
  );
const tool = (name: "calculate_hangar" | "open_calculation", given: Record<string, unknown>) => {
  const { status, body } = tools[name](Object.entries(given));
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
};
const calculation_id = byId.split("/").at(-1);

/** The example hangar in every style that a calculation can be asked in, under the list of a version. */
const styles: [style: string, call: (version: string) => Promise<Response>][] = [
  ["query string", (version) => get(`${calls.query}&prices_version=${version}`)],
  ["JSON body", (version) => post({ ...calls.request, prices_version: version })],
  ["JSON body and query string", (version) => post(calls.request, `?prices_version=${version}`)],
  [
    "batch",
    async (version) => {
      const items = [{ ...calls.request, prices_version: version }];
      const request = {
        method: "POST",
        body: JSON.stringify({ items }),
        headers: { "content-type": "application/json" },
      };
      const reply = await handler(new Request(`${engine.baseUrl}/v1/calc/batch`, request));
      const [{ status, body }] = ((await reply.json()) as { items: [{ status: number; body: object }] }).items;
      return new Response(JSON.stringify(body), { status });
    },
  ],
  ["path, hyphens", (version) => get(`${calls.pathWithHyphens}-prices_version-${version}`)],
  [
    "path, hyphens, not the last",
    (version) => get(`${calls.path}/prices_version-${version}-gates-1-montazh-1-panels-1-panels_montazh-1`),
  ],
  ["path, commas", (version) => get(`${calls.pathWithCommas},prices_version=${version}`)],
  ["path and query string", (version) => get(`${calls.pathWithHyphens}?prices_version=${version}`)],
  ["id", (version) => get(`${byId}?prices_version=${version}`)],
  ["MCP", (version) => tool("calculate_hangar", { ...calls.request, prices_version: version })],
  ["MCP, by id", (version) => tool("open_calculation", { calculation_id, prices_version: version })],
];

test.each([
  ["ru", `₽ с НДС 22 % по прежнему прайс-листу от ${version.split("-").reverse().join(".")}`],
  ["en", `incl. 22% VAT by the former price list of ${version}, which holds no longer`],
])("a total of a former list is never told as today's in summary_for_ai: %s", async (lang, told) => {
  const summary = async (of: string) => {
    const { summary_for_ai } = (await (
      await get(`${calls.query}&lang=${lang}&prices_version=${of}`)
    ).json()) as CalcResponse;
    return summary_for_ai.replaceAll("\u00a0", " ");
  };
  expect(await summary(version)).toContain(told);
  expect(await summary(today)).not.toMatch(/прайс-лист|price list/);
});

test("an engine is made when it is first asked for, and none beside the usual one", () => {
  const made: string[] = [];
  const others = otherEngines(
    todaysEngine,
    [olderList],
    (list, language) => {
      made.push(`${list.meta.version} ${language?.lang ?? "ru"}`);
      return under(list, language);
    },
    [english],
  );
  const usual = askedEngine({ engine: todaysEngine, others }, [["roof", "dvuhskat"]]);
  expect(askedEngine({ engine: todaysEngine, others }, [["prices_version", today]])).toBe(usual);
  expect(spokenEngine({ engine: todaysEngine, others }, [["lang", "ru"]])).toBe(usual);
  expect(made).toEqual([]);
  const spoken = { prices_version: version, lang: "en" };
  expect(askedEngine({ engine: todaysEngine, others }, Object.entries(spoken))).toBe(
    askedEngine({ engine: todaysEngine, others }, Object.entries(spoken)),
  );
  expect(made).toEqual([`${version} en`]);
});

const bodyOf = async <Body>(response: Promise<Response>): Promise<Body> => (await (await response).json()) as Body;
const pathOf = (link: string) => link.slice(engine.baseUrl.length);

describe("until when its list is meant to hold", () => {
  const { valid_until: _, ...meta } = priceList.meta;
  const undated = under({ ...priceList, meta });

  test.each([
    ["today's list", todaysEngine, priceList.meta.valid_until],
    ["an older list", under(olderList), "2026-10-31"],
  ])("every answer of %s tells", (_, engine, day) => {
    const bodies = [
      engine.calculate(calls.request).body,
      search(engine, { budget: 5_000_000 }).body,
      optionsList(engine),
    ];
    for (const body of bodies) {
      expect(body).toMatchObject({ prices_valid_until: day });
      expect(answerText(body, "ru")).toContain(`Цены рассчитаны до ${dateInWords(day!)} года`);
    }
  });

  test("a list without such a day tells nothing", async () => {
    const handler = createHandler({ engine: undated, documents: {} });
    for (const path of [calls.query, "/v1/search?budget=5000000", "/healthz"]) {
      const body = (await (await handler(new Request(engine.baseUrl + path))).json()) as object;
      expect(body).toHaveProperty("prices_version");
      expect(body).not.toHaveProperty("prices_valid_until");
    }
    expect(Object.keys(undated.calculate(calls.request).body)).not.toContain("prices_valid_until");
    expect(optionsList(undated)).not.toHaveProperty("prices_valid_until");
    expect(answerText(undated.calculate(calls.request).body, "ru")).not.toContain("Цены рассчитаны");
  });
});

describe.each(styles)("a calculation under an older list: %s", (_, call) => {
  test("has that list's answer, and every style the same bytes", async () => {
    const expected = under(olderList).calculate(calls.request);
    expect(expected.status).toBe(200);
    expect(await (await call(version)).text()).toBe(JSON.stringify(expected.body));
  });

  test("under today's list is the plain answer, byte for byte", async () => {
    const plain = await (await get(calls.query)).text();
    expect(await (await call(today)).text()).toBe(plain);
    expect(plain).toBe(JSON.stringify(engine.calculate(calls.request).body));
  });

  test("under a list that never was names those that are", async () => {
    const response = await call("2020-01-01");
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as ErrorBody;
    expect(error.code).toBe("invalid_parameter");
    expect(error.details).toEqual([`prices_version: пришло «2020-01-01»; принимается ${versions.join(", ")}`]);
  });
});

describe("an answer under an older list", () => {
  const answer = under(olderList).calculate({ ...calls.request, prices_version: version });
  const { body } = answer as { body: CalcResponse };
  const plain = (engine.calculate(calls.request) as { body: CalcResponse }).body;

  test("has the total of that list and the id of every list", () => {
    expect(body.prices_version).toBe(version);
    expect(plain.result.total_with_vat - body.result.total_with_vat).toBe(2000 + 3010 * body.result.trusses);
    expect(body.calculation_id).toBe(plain.calculation_id);
  });

  test("says, where the list was taken back, that it was a mistake, in both languages and as data", () => {
    const withdrawn = { ...olderList, meta: { ...olderList.meta, withdrawn_by: "2026-05-20.2" } };
    const told = [under(withdrawn), under(withdrawn, english)].map((one) => one.calculate(calls.request));
    const [russian, inEnglish] = told.map((one) => (one as { body: CalcResponse }).body);
    expect(russian!.warnings[0]).toContain("по отозванному прайс-листу от 20.05.2026: он был ошибкой и не действует");
    expect(inEnglish!.warnings[0]).toContain("withdrawn price list of 2026-05-20");
    expect(russian!.notices[0]!.values).toEqual({ prices_version: version, withdrawn_by: "2026-05-20.2" });
    expect(russian!.result).toEqual(body.result);
  });

  test("says before all else that the list holds no longer", () => {
    expect(body.warnings[0]).toContain("по прежнему прайс-листу от 20.05.2026, он больше не действует");
    expect(body.warnings.slice(1)).toEqual(plain.warnings);
    expect(body.summary_for_ai).toContain("по прежнему прайс-листу от 20.05.2026");
    expect(body.next_step.quote_prompt).toContain("по прежнему прайс-листу от 20.05.2026");
  });

  test("says where today's price of the same hangar is, whatever height is the default", async () => {
    const { roof, width, length } = calls.request;
    const lower = structuredClone(olderList);
    lower.roofs[roof]!.default_height_mm = Math.min(...lower.roofs[roof]!.heights);
    const request = { roof, width, length, prices_version: version };
    const result = (under(lower).calculate(request) as { body: CalcResponse }).body;
    const [link] = /https:\S+$/.exec(result.warnings[0]!)!;
    const now = await bodyOf<CalcResponse>(get(pathOf(link)));
    expect(now.request).toEqual(result.request);
    expect(now.prices_version).toBe(today);
    // The same request without a version means another hangar today.
    expect(
      (await bodyOf<CalcResponse>(get(`${calls.query.split("?")[0]}?roof=${roof}&width=${width}&length=${length}`)))
        .request,
    ).not.toEqual(result.request);
  });

  test("has links that name the list, and they give the total that they were given with", async () => {
    const { calculator_link, alternatives, next_step } = body;
    expect(new URL(calculator_link).searchParams.get("prices_version")).toBe(version);
    expect(new URL(next_step.request_quote_url).searchParams.get("prices_version")).toBe(version);
    const own = await bodyOf<CalcResponse>(get(`/v1/calc${new URL(calculator_link).search}`));
    expect(own).toEqual(body);
    expect(alternatives).toHaveLength(2);
    for (const { url, total_with_vat } of alternatives) {
      expect(new URL(url).searchParams.get("prices_version")).toBe(version);
      const opened = await bodyOf<CalcResponse>(get(pathOf(url)));
      expect(opened.result.total_with_vat).toBe(total_with_vat);
      expect(opened.prices_version).toBe(version);
    }
  });

  test("may be explained", async () => {
    const explained = await bodyOf<CalcResponse>(get(`${byId}?prices_version=${version}&explain=1`));
    expect(explained).toEqual(under(olderList).calculate({ ...calls.request, explain: true }).body);
  });

  test("keeps to the limits of that list", async () => {
    const { gates } = priceList.limits;
    const response = await get(`${calls.query.replace("gates=1", `gates=${gates}`)}&prices_version=${version}`);
    expect(response.status).toBe(400);
    expect(((await response.json()) as ErrorBody).error.details[0]).toContain(`gates: пришло «${gates}»`);
  });
});

describe("two lists at once are refused", () => {
  const twice: [title: string, call: () => Promise<Response>][] = [
    ["query string", () => get(`${calls.query}&prices_version=${version}&prices_version=${today}`)],
    ["query string, today's first", () => get(`${calls.query}&prices_version=${today}&prices_version=${version}`)],
    [
      "JSON body and query string",
      () => post({ ...calls.request, prices_version: version }, `?prices_version=${today}`),
    ],
    ["path and query string", () => get(`${calls.pathWithCommas},prices_version=${version}?prices_version=${today}`)],
    ["id", () => get(`${byId}?prices_version=${version}&prices_version=${today}`)],
  ];
  test.each(twice)("%s", async (_, call) => {
    const response = await call();
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as ErrorBody;
    expect(error.code).toBe("invalid_parameter");
    expect(error.details).toEqual([expect.stringContaining("prices_version: задан дважды")]);
  });

  test("but one list twice is one list", async () => {
    const once = await (await get(`${calls.query}&prices_version=${version}`)).text();
    const repeated = await get(`${calls.query}&prices_version=${version}&prices_version=${version}`);
    expect(await repeated.text()).toBe(once);
  });
});

test.each(["", "toString", "__proto__", "2026-05-20 ", "20.05.2026", "null"])(
  "“%s” is no version of a list",
  async (text) => {
    const response = await get(`${calls.query}&prices_version=${encodeURIComponent(text)}`);
    expect(response.status).toBe(400);
    expect(((await response.json()) as ErrorBody).error.code).toBe("invalid_parameter");
  },
);

test("null in a JSON body names none", async () => {
  const response = await post({ ...calls.request, prices_version: null });
  expect(await response.text()).toBe(await (await get(calls.query)).text());
});

test.each([[20260520], [["2026-05-20"]], [{}]])("nor is %j in a JSON body", async (value) => {
  const response = await post({ ...calls.request, prices_version: value });
  expect(response.status).toBe(400);
});

describe("published lists", () => {
  const { baseUrl } = engine;
  const documents = apiDocuments({
    engine: todaysEngine,
    english,
    priceList,
    manufacturer,
    archive: [olderList],
    baseUrl,
  });
  const published = (path: string): unknown => JSON.parse(documents[path]!.body);

  test("stand under their versions, today's too", () => {
    expect(published(`/prices/${version}.json`)).toEqual(publishedList(olderList, { engine, english }));
    expect(published(`/prices/${today}.json`)).toEqual(publishedList(priceList, { engine, english }));
    expect(published("/prices.json")).toEqual(publishedList(priceList, { engine, english }));
  });

  test("are listed, today's first", () => {
    expect(published("/prices/index.json")).toEqual({
      current: today,
      lists: [
        { version: today, valid_until: priceList.meta.valid_until, url: `${baseUrl}/prices/${today}.json` },
        { version, valid_until: "2026-10-31", url: `${baseUrl}/prices/${version}.json` },
      ],
    });
  });

  test("are what prices_version accepts", () => {
    const { parameters } = published("/options.json") as {
      parameters: { name: string; values?: { value: string }[] }[];
    };
    const listed = parameters.find(({ name }) => name === "prices_version")!.values!.map(({ value }) => value);
    expect(listed).toEqual(versions);
  });
});
