import { InMemoryTransport, type Client } from "@modelcontextprotocol/client";
import { Ajv2020, type AnySchemaObject } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ask, post } from "../../tests/support/api.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { connected, lastTextOf, textsOf } from "../../tests/support/mcp.ts";
import { errorBodyOf } from "../services/call-error.ts";
import { doorEngine } from "../services/asked/door-engine.ts";
import { toolDefinitions } from "../documents/tools/tool-definitions.ts";
import type { CalcResponse, ErrorBody } from "../engine/response.ts";
import type { SearchResponse } from "../search/response.ts";
import { search } from "../search/search.ts";
import { mcpDefinition } from "./definition.ts";
import { mcpServers, type McpSource } from "./server.ts";
import { english } from "../messages/en/answers.ts";
import { uncapitalized } from "../text/format.ts";

const definition = mcpDefinition({ engine, english, priceList, manufacturer, baseUrl: engine.baseUrl });
const hangar = { roof: "dvuhskat", width: 12, length: 30 };

/** The official client of a server that is made of this source. */
async function clientOf(source: McpSource, spoken?: Parameters<typeof mcpServers>[1]): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const server = await mcpServers(source, spoken)({ era: "legacy" });
  await server.connect(far);
  return connected(near, { mode: "legacy" });
}

let client: Client;
beforeAll(async () => {
  client = await clientOf({ engine: doorEngine(engine), definition });
});

describe("what the server tells of itself", () => {
  test("fits the 2,000 characters that hosts leave to it, instructions and every tool alike", () => {
    const texts = [definition.instructions, ...definition.tools.map(({ description }) => description!)];
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(2_000);
  });

  const { legal_name, city, phone, custom_size } = manufacturer;
  const { meta, delivery, foundation, length } = english.list!.priceList(priceList);
  const facts = [
    ...[legal_name, city, phone, custom_size.url, meta.version, delivery.text, foundation.text, `${length.max_m} m`],
    ...[
      "normalization_notes",
      "warnings",
      "disclaimer",
      "quote_prompt",
      "Never estimate delivery",
      "lang=en",
      "turnkey",
    ],
    ...definition.tools.map(({ name }) => name),
  ];
  test.each(facts)("the instructions hold: %s", (fact) => {
    expect(client.getInstructions()).toContain(fact);
  });

  test("titles are for people of both languages", () => {
    const titles = [definition.serverInfo.title, ...definition.tools.map(({ title }) => title)];
    titles.push(definition.resources.find(({ listed }) => listed.uri.startsWith("ui:"))!.listed.title);
    for (const title of titles) expect(title).toMatch(/^[а-яё: -]+ \/ [a-z ]+$/i);
  });

  test("the tools are those of the other descriptions, and none of them changes anything", async () => {
    const { tools } = await client.listTools();
    const defined = toolDefinitions(engine);
    expect(tools[0]!.inputSchema.properties!["gates_pos"]).toMatchObject({ type: "integer", minimum: 0, maximum: 2 });
    expect(tools.map(({ name, inputSchema }) => ({ name, inputSchema }))).toEqual(
      defined.map(({ name, inputSchema }) => ({ name, inputSchema })),
    );
    for (const { annotations } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true, openWorldHint: false });
    }
  });

  test.each(definition.tools)("$name: its schema is sound, and one that strict modes and other models take", (tool) => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    expect(() => ajv.compile(tool.inputSchema as AnySchemaObject)).not.toThrow();
    // A host rejects a whole connector for one of these at the top.
    expect(Object.keys(tool.inputSchema)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(one|any|all)Of$/)]),
    );
    expect(JSON.stringify(tool.inputSchema).match(/"m(in|ax)Length"|"enum":\[\d/g)).toBeNull();
  });

  test("and how its answers look is not told: that would be three times all else", () => {
    expect(definition.tools.filter((tool) => "outputSchema" in tool)).toEqual([]);
  });
});

const uri = "ui://hangar-calculator/calculator.html";

describe("the app", () => {
  const HTML = "<!doctype html>";

  test("is bound to the tools that are answered with one hangar, by both keys", async () => {
    const { tools } = await client.listTools();
    const bound = { ui: { resourceUri: uri }, "ui/resourceUri": uri };
    expect(tools.map(({ name, _meta }) => [name, _meta])).toEqual([
      ["calculate_hangar", bound],
      ["understand_wish", undefined],
      ["find_hangars", undefined],
      ["open_calculation", bound],
      ["list_options", undefined],
    ]);
    expect(client.getServerCapabilities()!.extensions).toHaveProperty(["io.modelcontextprotocol/ui"]);
  });

  test("is a document that asks nothing of any network and no permission, loaded when it is read", async () => {
    const app = vi.fn(() => Promise.resolve(HTML));
    const reader = await clientOf({ engine, definition, app });
    const { resources } = await reader.listResources();
    const { mimeType, _meta } = resources.find((resource) => resource.uri === uri)!;
    expect(mimeType).toBe("text/html;profile=mcp-app");
    const none = { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] };
    expect(_meta).toEqual({ ui: { csp: none, permissions: {}, prefersBorder: false } });
    expect(app).not.toHaveBeenCalled();
    expect((await reader.readResource({ uri })).contents).toEqual([{ uri, mimeType, _meta, text: HTML }]);
  });

  test("and no other resource is there, nor a pattern of any: whoever asks is told which are", async () => {
    const other = "skill://cranes/SKILL.md";
    const message = `Unknown resource "${other}"; there are ${uri}`;
    await expect(client.readResource({ uri: other })).rejects.toMatchObject({ message });
    expect((await client.listResources()).resources.map((resource) => resource.uri)).toEqual([uri]);
    expect(await client.listResourceTemplates()).toMatchObject({ resourceTemplates: [] });
  });
});

describe("calls", () => {
  const examples = toolDefinitions(engine).flatMap(({ name, examples }) => examples.map((given) => ({ name, given })));
  test.each(examples)("$name with $given is answered, as text and as data", async ({ name, given }) => {
    const result = await client.callTool({ name, arguments: { ...given } });
    expect(result.isError).toBeUndefined();
    expect(JSON.parse(lastTextOf(result))).toEqual(result.structuredContent);
  });

  test("lists may be lists, and null is as good as nothing", async () => {
    const given = { budget: 5_000_000, roof: ["dvuhskat", "odnoskat-otdelno"], limit: 5, area_min: null };
    const { structuredContent } = await client.callTool({
      name: "find_hangars",
      arguments: { ...given, fields: "all" },
    });
    const request = { budget: "5000000", roof: "dvuhskat,odnoskat-otdelno", limit: "5" };
    expect(structuredContent).toEqual(search(engine, request).body);
    const none = await client.callTool({ name: "find_hangars", arguments: { ...given, roof: [] } });
    expect(textsOf(none)[0]).toContain("roof: пришло пустое значение");
  });

  test("an id opens the calculation that it was given with, explained when asked", async () => {
    const { body } = engine.calculate({ ...hangar, explain: true });
    if ("error" in body) throw new Error("the example must be valid");
    const given = { calculation_id: body.calculation_id, explain: true, fields: ["all"] };
    expect((await client.callTool({ name: "open_calculation", arguments: given })).structuredContent).toEqual(body);
  });

  describe("answers are short", () => {
    const { body } = engine.calculate(hangar);
    if ("error" in body) throw new Error("the example must be valid");

    test("by default: no bill and nothing said twice, but all that must be told", async () => {
      await client.listTools();
      const result = await client.callTool({ name: "calculate_hangar", arguments: hangar });
      const { materials, works, discount_sum: _never, ...figures } = body.result;
      const told = result.structuredContent as Partial<CalcResponse>;
      expect(told).toMatchObject({ result: figures, warnings: body.warnings });
      expect(Object.keys(told.result!)).toEqual(Object.keys(figures));
      const [text, short] = textsOf(result);
      expect(short).toBe(JSON.stringify(result.structuredContent));
      expect(short!.length).toBeLessThan(JSON.stringify(body).length / 2);
      for (const line of [...materials, ...works]) expect(short).not.toContain(JSON.stringify(line.name));
      expect(text).toContain(body.summary_for_ai);
    });

    test.each([
      ["calculate_hangar", hangar] as const,
      ["open_calculation", { calculation_id: body.calculation_id }] as const,
    ])("%s names the calculation to whoever reads the first text alone", async (name, given) => {
      const result = await client.callTool({ name, arguments: given });
      expect(textsOf(result)[0]).toContain(`: ${body.calculation_id}. `);
    });

    const { body: rich } = engine.calculate({ ...hangar, width: 12.2, gates: 2, panels: 1, montazh: 1, piles: 1 });
    if ("error" in rich) throw new Error("the example must be valid");
    test.each([
      ["bare", body],
      ["with options and a rounding", rich],
    ])(
      "a hangar %s: less than the HTTP answer, and whole to whoever reads the texts or the structure alone",
      async (_, whole) => {
        const given = { ...whole.configuration, width: whole === rich ? 12.2 : 12 };
        const result = await client.callTool({ name: "calculate_hangar", arguments: given });
        const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
        expect(bytes({ content: result.content, structuredContent: result.structuredContent })).toBeLessThan(
          bytes(whole),
        );
        const { summary_for_ai, disclaimer, warnings, calculator_link, calculation_id, next_step } = whole;
        const said = [summary_for_ai, disclaimer, ...warnings, ...(whole.normalization_notes ?? []), calculation_id];
        said.push(calculator_link, next_step.quote_prompt, next_step.request_quote_url, next_step.phone);
        for (const told of [textsOf(result).join("\n"), JSON.stringify(result.structuredContent)]) {
          for (const one of said) expect(told).toContain(JSON.stringify(one).slice(1, -1));
        }
      },
    );

    test("of a search too, and less than half of all", async () => {
      const given = { budget: 3_000_000 };
      const short = await client.callTool({ name: "find_hangars", arguments: given });
      const whole = search(engine, given).body;
      if ("error" in whole) throw new Error("the example must be valid");
      expect(textsOf(short)[1]!.length).toBeLessThan(JSON.stringify(whole).length / 2);
      expect((short.structuredContent as Partial<SearchResponse>).items).toMatchObject(
        whole.items.map(({ calculation_id, total_with_vat, calculator_link }) => ({
          calculation_id,
          total_with_vat,
          calculator_link,
        })),
      );
    });

    test("fields all gives everything, with the text that may be passed on", async () => {
      const result = await client.callTool({ name: "calculate_hangar", arguments: { ...hangar, fields: ["all"] } });
      expect(result.structuredContent).toEqual(body);
      expect(textsOf(result)[1]).toBe(JSON.stringify(body));
      expect(textsOf(result)[0]).toContain(body.summary_for_ai);
    });

    test.each([
      ["calculate_hangar", hangar] as const,
      ["open_calculation", { calculation_id: body.calculation_id }] as const,
    ])("%s: fields that are named come alone, without another word", async (name, given) => {
      const { calculation_id, result } = body;
      const fields = ["result.total_with_vat", "calculation_id"];
      const answer = await client.callTool({ name, arguments: { ...given, fields } });
      const part = { result: { total_with_vat: result.total_with_vat }, calculation_id };
      expect(answer.structuredContent).toEqual(part);
      expect(answer.content).toEqual([{ type: "text", text: JSON.stringify(part) }]);
    });

    test("a size that is replaced is told beside the fields that are named, as over HTTP", async () => {
      const other = { ...hangar, width: 12.5 };
      const fields = ["result.total_with_vat"];
      const named = await client.callTool({ name: "calculate_hangar", arguments: { ...other, fields } });
      const told = await (await post(JSON.stringify({ ...other, fields }))).json();
      expect(told).toMatchObject({ normalization_notes: [expect.stringContaining("12,5")] });
      expect(named.structuredContent).toEqual(told);
      expect(named.content).toEqual([{ type: "text", text: JSON.stringify(told) }]);
    });

    test("a name that there is not is told as over HTTP", async () => {
      const result = await client.callTool({ name: "find_hangars", arguments: { budget: 1, fields: ["totals"] } });
      const response = await ask("/v1/search?budget=1&fields=totals");
      expect([result.isError, textsOf(result)[1]]).toEqual([true, await response.text()]);
    });
  });

  test("a tool that is not there is an error of the protocol that names those that are", async () => {
    const called = client.callTool({ name: "order_hangar", arguments: {} });
    await expect(called).rejects.toMatchObject({ code: -32_602, message: expect.stringContaining("calculate_hangar") });
  });

  const READ = () => Promise.resolve("x".repeat(10_000));

  test("every call, listing and reading lets the host do all else first", async () => {
    const done: string[] = [];
    const app = () => (done.push("read"), READ());
    const waiting = await clientOf({ engine, definition, app }, { turn: async () => void done.push("turn") });
    await waiting.listTools();
    await waiting.callTool({ name: "understand_wish", arguments: { text: "двускатный 12 на 30" } });
    await waiting.listResources();
    await waiting.listResourceTemplates();
    await waiting.readResource({ uri });
    // A wish takes one more: what is read of it may be searched for.
    expect(done).toEqual(["turn", "turn", "turn", "turn", "turn", "turn", "read"]);
  });

  test("no more calls are answered than the server is made for", async () => {
    const limited = await clientOf({ engine, definition }, { mostCalls: 1 });
    await limited.callTool({ name: "list_options" });
    for (const ask of [
      () => limited.callTool({ name: "list_options" }),
      () => limited.listTools(),
      () => limited.listResources(),
      () => limited.listResourceTemplates(),
      () => limited.readResource({ uri }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: -32_600 });
    }
  });

  test("nor more characters, whatever is asked, but for one answer that is longer alone", async () => {
    const app = vi.fn(READ);
    const limited = await clientOf({ engine, definition, app }, { mostSent: 9_000 });
    const tooMany = { code: -32_600, message: expect.stringContaining("At most 9000 characters of answers") };
    await limited.readResource({ uri });
    await expect(limited.readResource({ uri })).rejects.toMatchObject(tooMany);
    await expect(limited.callTool({ name: "list_options" })).rejects.toMatchObject(tooMany);
    expect(app).toHaveBeenCalledTimes(1);
    const few = await clientOf({ engine, definition, app }, { mostSent: 25_000 });
    await few.readResource({ uri });
    await few.readResource({ uri });
    await expect(few.readResource({ uri })).rejects.toMatchObject({ code: -32_600 });
  });
});

describe("what can be passed on", () => {
  const passedOn = async (name: string, given: Record<string, unknown>) =>
    textsOf(await client.callTool({ name, arguments: given }))[0];

  test("a calculation: summary with roundings and limitations, preliminary positions, where all else is", async () => {
    const given = { ...hangar, width: 12.2, piles: true };
    const { body } = engine.calculate(given);
    if ("error" in body) throw new Error("the example must be valid");
    const text = await passedOn("calculate_hangar", given);
    const { calculation_id } = body;
    const parts = [body.summary_for_ai, calculation_id, body.calculator_link, "Свая винтовая"];
    parts.push(...body.normalization_notes!.map((note) => uncapitalized(note).slice(0, -1)));
    parts.push("warnings ниже", "next_step.quote_prompt передайте как есть");
    parts.push(`/v1/calc/id/${calculation_id} и окончание: .csv, .xlsx, .svg`);
    for (const part of parts) expect(text).toContain(part);
  });

  test("a search: each hangar with its total and its link; when nothing fits, the cheapest one", async () => {
    for (const given of [{ budget: 3_000_000, limit: 3 }, { budget: 1 }]) {
      const { body } = search(engine, given);
      if ("error" in body) throw new Error("the example must be valid");
      const text = await passedOn("find_hangars", given);
      const shown = body.over_budget ? [body.over_budget.cheapest] : body.items;
      expect(shown.length).toBeGreaterThan(0);
      for (const part of [body.summary_for_ai, body.page_link, ...body.warnings]) expect(text).toContain(part);
      for (const { calculation_id, calculator_link } of shown) {
        expect(text).toContain(`${calculation_id}, ${calculator_link}`);
      }
    }
  });

  test("the options: every roof with its sizes", async () => {
    const text = await passedOn("list_options", {});
    for (const [roof, { name }] of Object.entries(priceList.roofs)) expect(text).toContain(`${roof} (${name})`);
  });
});

describe("bad input gets the error body of the HTTP interface", () => {
  const id = { calculation_id: "ANG-00000000-AAAAA" };
  test.each([
    ["calculate_hangar", {}, engine.calculate({}).body],
    ["calculate_hangar", { ...hangar, width: 99 }, engine.calculate({ ...hangar, width: 99 }).body],
    ["calculate_hangar", { ...hangar, width: {} }, engine.calculate({ ...hangar, width: {} }).body],
    ["calculate_hangar", { ...hangar, gate: 1 }, engine.calculate({ ...hangar, gate: 1 }).body],
    ["find_hangars", { budget: 0 }, search(engine, { budget: 0 }).body],
    ["find_hangars", { budget: 1, width_min: 999 }, search(engine, { budget: 1, width_min: 999 }).body],
    ["open_calculation", id, engine.fromCalculationId(id.calculation_id).body],
    ["open_calculation", { calculation_id: 5 }, engine.fromCalculationId("5").body],
    ["open_calculation", { calculation_id: 5, gates: 1 }, doorEngine(engine).fromCalculationId("", { gates: 1 }).body],
  ])("%s with %j", async (name, given, expected) => {
    const result = await client.callTool({ name, arguments: given });
    expect([result.isError, result.structuredContent]).toEqual([true, undefined]);
    const [text, body] = textsOf(result);
    expect(body).toBe(JSON.stringify(expected));
    if (!("error" in expected)) throw new Error("must be an error");
    for (const part of [expected.error.message, ...expected.error.details]) expect(text).toContain(part);
    // What is not offered is made to order; what was mistyped is not.
    const isOfSizes = expected.error.problems.some(({ code }) => /^(unsupported_size|does_not_fit)$/.test(code));
    for (const { url, phone } of expected.alternatives) {
      const contact = `${url}, ${phone}`;
      if (isOfSizes) expect(text).toContain(contact);
      else expect(text).not.toContain(contact);
    }
  });

  test.each([
    [
      {},
      "missing_parameter",
      "calculation_id: не указан; принимается номер из ответа расчёта, вида ANG-12345678-ABCDE",
    ],
    [{ calculation_id: null }, "missing_parameter", "calculation_id: не указан"],
    [{ calculation_id: "" }, "invalid_parameter", "calculation_id: пришло пустое значение"],
    [{ calculation_id: {} }, "invalid_parameter", "calculation_id: пришёл объект"],
  ])("open_calculation without an id: %j", async (given, code, detail) => {
    const [text, body] = textsOf(await client.callTool({ name: "open_calculation", arguments: given }));
    expect((JSON.parse(body!) as ErrorBody).error.code).toBe(code);
    expect(text).toContain(detail);
    expect(text).not.toMatch(/опечатка|тип крыши/);
  });

  test.each([
    ["open_calculation", { id: "ANG-12345678-ABCDE" }, "id", "calculation_id, explain, prices_version, lang, fields"],
    ["list_options", { random_string: "x" }, "random_string", "lang"],
  ])("%s with %o: the names that there are", async (name, given, parameter, known) => {
    const [text, body] = textsOf(await client.callTool({ name, arguments: given }));
    expect(text).toContain(`${parameter}: такого параметра нет; есть ${known}`);
    expect((JSON.parse(body!) as ErrorBody).error.problems).toContainEqual({ code: "unknown_parameter", parameter });
  });

  test("list_options in a language that there is not", async () => {
    const result = await client.callTool({ name: "list_options", arguments: { lang: "de", _meta: "x", utm_id: 1 } });
    expect(result.isError).toBe(true);
    const { problems } = (JSON.parse(textsOf(result)[1]) as ErrorBody).error;
    const accepted = { type: "string", values: ["ru", "en"] };
    expect(problems).toEqual([{ code: "invalid_parameter", parameter: "lang", came: "de", accepted }]);
  });

  test("a failure tells nothing of itself but to the log", async () => {
    const failure = new Error("secret");
    const told: unknown[] = [];
    const failing = {
      ...engine,
      calculate: () => {
        throw failure;
      },
    };
    const broken = await clientOf({ engine: failing, definition, onError: (error) => told.push(error) });
    const result = await broken.callTool({ name: "calculate_hangar", arguments: hangar });
    expect(result.isError).toBe(true);
    expect(textsOf(result)[1]).toBe(JSON.stringify(errorBodyOf(engine, "internal_error", [])));
    expect(JSON.stringify(result)).not.toMatch(/secret|\s+at /);
    expect(told).toEqual([failure]);
  });
});
