import { StreamableHTTPClientTransport, type Client } from "@modelcontextprotocol/client";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Fielded } from "../../src/services/asked/fields.ts";
import { SHORT } from "../../src/mcp/tools/short-answers.ts";
import { served } from "../server/served.ts";
import { requestsTo } from "../support/arbitraries.ts";
import { ask, engine } from "../support/built-product.ts";
import { connected, ERAS, textsOf } from "../support/mcp.ts";
import { runs } from "../support/runs.ts";

const { query, answer } = requestsTo(engine);

const SUBJECTS: Readonly<Record<string, Fielded>> = { find_hangars: "search", understand_wish: "wish" };

const server = served();

describe.each(ERAS)("the official client over HTTP, $era era", (spoken) => {
  let client: Client;
  beforeAll(async () => {
    client = await connected(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)), spoken);
  });
  afterAll(() => client.close());

  /** What the HTTP interface answers to the same. */
  async function expectSame(
    name: string,
    given: Record<string, unknown>,
    path: string,
    part = (body: string) => body,
  ): Promise<void> {
    const response = await ask(path);
    const text = part(await response.text());
    const result = await client.callTool({ name, arguments: given });
    expect(textsOf(result)[1]).toBe(text);
    expect(result.isError ?? false).toBe(response.status !== 200);
    expect(result.structuredContent).toEqual(response.status === 200 ? JSON.parse(text) : undefined);
  }

  /** The same of an answer that is short unless all of it is wanted. */
  async function expectSameInPart(name: string, given: Record<string, unknown>, path: string): Promise<void> {
    const short = SHORT[SUBJECTS[name] ?? "calculation"];
    // Over HTTP a replaced size brings notices too, whatever fields are named; a short answer has its words.
    const withoutNotices = (body: string) => {
      const { notices, ...others } = JSON.parse(body) as Record<string, unknown>;
      return notices === undefined || short.includes("notices") ? body : JSON.stringify(others);
    };
    const inPart = `${path}${path.includes("?") ? "&" : "?"}fields=${short.join(",")}`;
    await expectSame(name, given, inPart, withoutNotices);
    await expectSame(name, { ...given, fields: ["all"] }, path);
  }

  test("speaks in that era with the server that the card names", async () => {
    const card = (await (await ask("/mcp/server-card")).json()) as Record<string, unknown>;
    expect(client.getProtocolEra()).toBe(spoken.era);
    expect(card).toMatchObject(client.getServerVersion()!);
    const [remote] = card["remotes"] as { supportedProtocolVersions: string[] }[];
    expect(remote!.supportedProtocolVersions).toContain(client.getNegotiatedProtocolVersion());
    expect(client.getInstructions()).toContain(engine.priceList.meta.version);
  });

  test("calculate_hangar answers what /v1/calc answers, byte for byte, errors too", () =>
    fc.assert(
      fc.asyncProperty(query, (asked) =>
        expectSameInPart("calculate_hangar", asked, `/v1/calc?${new URLSearchParams(asked)}`),
      ),
      { numRuns: runs(100) },
    ));

  test("open_calculation answers what the id's own address answers", () =>
    fc.assert(
      fc.asyncProperty(
        query.filter((asked) => engine.calculate(asked).status === 200),
        async (asked) => {
          const { calculation_id } = answer(asked);
          await expectSameInPart("open_calculation", { calculation_id }, `/v1/calc/id/${calculation_id}`);
        },
      ),
      { numRuns: runs(30) },
    ));

  test.each([
    [{ budget: 3_000_000, roof: "dvuhskat", limit: 3 }],
    [{ budget: 2_500_000, area_min: 300, gates: 1, montazh: true, sort: "price" }],
    [{ budget: 1 }],
    [{ budget: 1.5, limit: 99, montaz: true }],
  ])("find_hangars answers what /v1/search answers to %j", async (given) => {
    const asked = Object.entries(given).map(([name, value]) => [name, String(value)]);
    await expectSameInPart("find_hangars", given, `/v1/search?${new URLSearchParams(asked)}`);
  });

  test.each([
    [{ text: "двускатный 12 на 30, двое ворот в торце, под ключ" }],
    [{ text: "ангар 12 на 30 с монтажом", lang: "en" }],
    [{ text: "арочный на 300 квадратов до трёх миллионов, со скидкой" }],
    [{ text: "ангар до трёх миллионов" }],
    [{ text: "а с монтажом?", roof: "dvuhskat", width: 12, length: 30 }],
    [{ text: "" }],
    [{ text: "??????????? 12 ?? 30" }],
    [{ txt: "12 на 30" }],
  ])("understand_wish answers what /v1/understand answers to %j", async (given) => {
    const asked = Object.entries(given).map(([name, value]) => [name, String(value)]);
    await expectSameInPart("understand_wish", given, `/v1/understand?${new URLSearchParams(asked)}`);
  });

  test("the app is one document with the engine of the site in it", async () => {
    const { tools } = await client.listTools();
    const { resourceUri } = tools[0]!._meta!["ui"] as { resourceUri: string };
    const [app] = (await client.readResource({ uri: resourceUri })).contents as { text: string }[];
    const { text } = app!;
    expect(text).toContain(engine.priceList.meta.version);
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).not.toMatch(/<(link|img|script)\b[^>]*(src|href)=|@import|url\(|\bfetch\(/);
  });

  test("list_options answers what /options.json answers", () => expectSame("list_options", {}, "/options.json"));

  test("list_options answers in English, too", async () => {
    await expectSame("list_options", { lang: "en" }, "/options.json?lang=en");
    const [told] = textsOf(await client.callTool({ name: "list_options", arguments: { lang: "en" } }));
    expect(told).toContain("dvuhskat (Gable): width 10; 12; 15; 18 m");
    expect(told).not.toMatch(/[а-яё]/i);
  });
});
