import { describe, expect, test } from "vitest";
import { engine, manufacturer, priceList } from "../../../tests/support/example-engine.ts";
import { createHandler } from "../routes/handler.ts";
import { mcpDefinition } from "../../mcp/definition.ts";
import { MAX_MESSAGE_BYTES, MOST_CALLS, MOST_SENT, MOST_VALUES, mcpOverHttp } from "./over-http.ts";
import { english } from "../../messages/en/answers.ts";

const definition = mcpDefinition({ engine, english, priceList, manufacturer, baseUrl: engine.baseUrl });
const handler = createHandler({ engine, documents: {}, mcp: mcpOverHttp({ engine, definition }) });

const CALL = { jsonrpc: "2.0", method: "tools/call", params: { name: "list_options", arguments: {} } };
const MANY = Array.from({ length: MOST_VALUES }, () => 1);
const NAMES = Object.fromEntries(MANY.map((value, at) => [`x${at}`, value]));
const HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };

function send(body: unknown, headers: Record<string, string> = {}, url = `${engine.baseUrl}/mcp`): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return handler(new Request(url, { method: "POST", body: text, headers: { ...HEADERS, ...headers } }));
}

const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: number; message: string } }).error;

describe("open to pages of any site", () => {
  test("an answer and its preflight", async () => {
    const response = await send({ ...CALL, id: 1 }, { origin: "https://assistant.example" });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("structuredContent");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "no-store",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    });
    expect(response.headers.has("connection")).toBe(false);
    const preflight = await handler(new Request(`${engine.baseUrl}/mcp`, { method: "OPTIONS" }));
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("POST, OPTIONS");
    expect(preflight.headers.get("access-control-allow-headers")).toMatch(/\*/);
  });

  test("but not to one that has taken this server for its own", async () => {
    const response = await send({ ...CALL, id: 1 }, { origin: "http://evil.example" }, "http://evil.example/mcp");
    expect(response.status).toBe(403);
    expect((await errorOf(response)).message).toContain("http://evil.example");
  });
});

describe("a request without the address of what it asks for is told what came and what there is", () => {
  const app = "ui://hangar-calculator/calculator.html";
  test.each([
    [{}, "nothing"],
    [undefined, "nothing"],
    [null, "nothing"],
    [{ uri: 5, _meta: {} }, "a uri that is no text"],
    [{ name: "x", url: app }, "name, url"],
  ])("resources/read %j", async (params, came) => {
    const message = `resources/read takes uri, one of ${app}; got ${came}`;
    const response = await send({ jsonrpc: "2.0", id: 1, method: "resources/read", params });
    expect(await response.json()).toMatchObject({ id: 1, error: { code: -32_602, message } });
  });
});

describe("JSON or a stream, by what the client takes", () => {
  const META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
  };
  const modern = { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call", "mcp-name": "list_options" };
  const JSON_TYPE = "application/json; charset=utf-8";
  const STREAM_TYPE = "text/event-stream; charset=utf-8";

  describe.each([
    ["before 2026-07-28", {}, {}],
    ["of 2026-07-28", { _meta: META }, modern],
  ])("in the revisions %s", (_, meta, headers) => {
    const call = { ...CALL, id: 1, params: { ...CALL.params, ...meta } };
    test.each([
      ["*/*", JSON_TYPE],
      ["application/json", JSON_TYPE],
      ["Application/JSON, TEXT/event-stream", JSON_TYPE],
      ["application/*;q=0.5", JSON_TYPE],
      ["TEXT/Event-Stream", STREAM_TYPE],
      ["text/event-stream, application/json;q=0", STREAM_TYPE],
    ])("Accept: %s", async (accept, type) => {
      const response = await send(call, { accept, ...headers });
      expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
      const text = await response.text();
      const message = type === JSON_TYPE ? text : /^event: message\ndata: (.*)\n\n$/.exec(text)![1]!;
      expect(JSON.parse(message)).toMatchObject({ id: 1, result: { structuredContent: {} } });
    });

    test("Accept: text/html", async () => {
      const response = await send(call, { accept: "text/html", ...headers });
      expect(response.status).toBe(406);
      expect((await errorOf(response)).message).toMatch(/application\/json or text\/event-stream.*text\/html/);
    });
  });

  test("several messages come as a list, or each as an event", async () => {
    const batch = [1, 2].map((id) => ({ jsonrpc: "2.0", id, method: "ping" }));
    expect(await (await send(batch)).json()).toMatchObject([{ id: 1 }, { id: 2 }]);
    expect(await (await send(batch.slice(1))).json()).toMatchObject([{ id: 2 }]);
    const text = await (await send(batch, { accept: "text/event-stream" })).text();
    expect(text.match(/^data: /gm)).toHaveLength(2);
  });

  test("what wants no answer gets none", async () => {
    const response = await send({ jsonrpc: "2.0", method: "notifications/initialized" });
    expect([response.status, await response.text()]).toEqual([202, ""]);
  });
});

describe("refused", () => {
  test.each(["GET", "HEAD", "PUT", "DELETE"])("%s, with the error body of every path", async (method) => {
    const response = await handler(new Request(`${engine.baseUrl}/mcp`, { method }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    const text = await response.text();
    if (method !== "HEAD") expect(JSON.parse(text)).toMatchObject({ error: { code: "method_not_allowed" } });
  });

  test.each([
    ["text that is no JSON", "{", {}, 400, -32_700],
    ["JSON that is no message", "{}", {}, 400, -32_600],
    ["a body of another type", CALL, { "content-type": "text/plain" }, 415, -32_000],
    ["a client that reads neither JSON nor streams", { ...CALL, id: 1 }, { accept: "image/png" }, 406, -32_000],
    ["a body that is too large", `"${"a".repeat(MAX_MESSAGE_BYTES)}"`, {}, 413, -32_000],
    ["more values than any call has", [1, [MANY]], {}, 413, -32_000],
    ["more names than any call has", { ...CALL, id: 1, params: { name: "x", _meta: NAMES } }, {}, 413, -32_000],
    ["an unknown revision", { ...CALL, id: 1 }, { "mcp-protocol-version": "1999-01-01" }, 400, -32_000],
  ])("%s", async (_, body, headers, status, code) => {
    const response = await send(body, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const error = await errorOf(response);
    expect(error.code).toBe(code);
    expect(error.message).not.toMatch(/\n\s+at |node_modules/);
  });

  const VERSION = "io.modelcontextprotocol/protocolVersion";
  const told = { [VERSION]: "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {} };
  const headersOf = { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call", "mcp-name": "list_options" };
  const long = "\u0001".repeat(9_000);
  test.each([
    ["a revision", { _meta: { ...told, [VERSION]: long } }, headersOf],
    ["a revision without its header", { _meta: { ...told, [VERSION]: long } }, {}],
    ["a name", { _meta: told, name: long }, headersOf],
    ["a header", { _meta: told }, { ...headersOf, "mcp-name": "x".repeat(9_000) }],
  ])("%s too long to be said again whole", async (_, params, headers) => {
    const call = { ...CALL, id: "y".repeat(1_000), params: { ...CALL.params, ...params } };
    const response = await send(call, headers as Record<string, string>);
    expect([response.status, response.headers.get("content-type")]).toEqual([400, "application/json; charset=utf-8"]);
    const text = await response.text();
    expect(text.length).toBeLessThan(10_000);
    expect(JSON.parse(text)).toMatchObject({ id: call.id, error: { code: expect.any(Number) as number } });
  });
});

describe("several messages at once", () => {
  const many = (message: object, count: number) => Array.from({ length: count }, (_, id) => ({ ...message, id }));
  const answersTo = async (batch: object[], to = send) =>
    (await (await to(batch)).json()) as { id: number; result?: Record<string, unknown>; error?: { message: string } }[];

  test("as many calls as may be are read with every parameter, and no more", async () => {
    const { inputSchema } = definition.tools.find(({ name }) => name === "find_hangars")!;
    const given = Object.fromEntries(Object.keys(inputSchema.properties!).map((name) => [name, null]));
    const args = { ...given, budget: 3_000_000, roof: Object.keys(priceList.roofs) };
    const params = { name: "find_hangars", arguments: args, _meta: { progressToken: 1 } };
    const answers = await answersTo([...many({ ...CALL, params }, MOST_CALLS), { ...CALL, id: MOST_CALLS }]);
    expect(answers.filter(({ result }) => result?.["structuredContent"])).toHaveLength(MOST_CALLS);
    const refused = answers.filter(({ error }) => error?.message.includes(`At most ${MOST_CALLS} calls`));
    expect(refused.map(({ id }) => id)).toEqual([MOST_CALLS]);
  });

  test("listings count as calls do", async () => {
    const answers = await answersTo(many({ jsonrpc: "2.0", method: "tools/list" }, 100));
    expect(answers).toHaveLength(100);
    expect(answers.filter(({ result }) => result?.["tools"])).toHaveLength(MOST_CALLS);
  });

  test("as many calls as may be get their whole bills, explained", async () => {
    const args = { roof: "s-kolonnoy-po-centru", width: 23.7, length: 200, gates: 8, panels: 1, montazh: 1, piles: 1 };
    const params = { name: "calculate_hangar", arguments: { ...args, explain: 1, fields: ["all"] } };
    const answers = await answersTo(many({ ...CALL, params }, MOST_CALLS));
    expect(answers.filter(({ result }) => result?.["structuredContent"])).toHaveLength(MOST_CALLS);
  });

  test("a resource that is read again and again comes once: more than that is too much to send", async () => {
    const app = () => Promise.resolve("x".repeat(MOST_SENT / 2));
    const reader = createHandler({ engine, documents: {}, mcp: mcpOverHttp({ engine, definition, app }) });
    const params = { uri: "ui://hangar-calculator/calculator.html" };
    const batch = JSON.stringify(many({ jsonrpc: "2.0", method: "resources/read", params }, 10));
    const url = `${engine.baseUrl}/mcp`;
    const response = await reader(new Request(url, { method: "POST", body: batch, headers: HEADERS }));
    const text = await response.text();
    expect(text.length).toBeLessThan(MOST_SENT);
    const answers = JSON.parse(text) as { result?: object; error?: object }[];
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    const error = { code: -32_600, message: expect.stringContaining(`${MOST_SENT} characters`) as string };
    expect(answers.filter(({ error }) => error)).toEqual(Array(9).fill(expect.objectContaining({ error })));
  });

  test("a call that is taken back beside itself is answered all the same: nothing waits for it", async () => {
    const cancel = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 0 } };
    const answers = await answersTo([...many(CALL, 2), cancel]);
    expect(answers.map(({ id }) => id)).toEqual([0, 1]);
  });
});

describe("a name given twice in the arguments of a call", () => {
  const call = (id: number, given: string) =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"calculate_hangar","arguments":${given}}}`;
  const SOUND = '{"roof":"dvuhskat","width":12,"length":30}';
  const modern = `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"test","version":"1.0.0"}}`;

  const textOf = async (body: string, headers: Record<string, string> = {}) => (await send(body, headers)).text();

  test.each([
    ['{"roof":"dvuhskat","width":12,"length":30,"width":15}', "width: задан дважды: пришло «12», затем пришло «15»"],
    ['{"roof":"dvuhskat","width":12,"length":30,"\\u0077idth":15}', "width: задан дважды"],
    ['{"roof":null,"roof":"dvuhskat","width":12,"length":30,"length":"31"}', "length: задан дважды"],
  ])("%s is told as over HTTP", async (given, detail) => {
    expect(await textOf(call(1, given))).toContain(detail);
    const httpRequest = call(1, given).replace('"params":{', `"params":{${modern},`);
    const headers = {
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "tools/call",
      "mcp-name": "calculate_hangar",
    };
    expect(await textOf(httpRequest, headers)).toContain(detail);
  });

  test("makes no difference with the same value", async () => {
    const text = await textOf(call(1, '{"roof":"dvuhskat","width":12,"width":12,"length":30}'));
    expect(text).toContain(engine.baseUrl);
    expect(text).toContain("structuredContent");
  });

  test("is told of the call that it stands in, among several", async () => {
    const text = await textOf(`[${call(1, SOUND)},${call(2, '{"roof":1,"roof":2}')},${call(3, SOUND)}]`);
    const told = JSON.parse(text) as { id: number; result: { isError?: boolean } }[];
    expect(told.map(({ id, result }) => [id, result.isError === true]).sort()).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
  });

  test("an id to open is refused likewise", async () => {
    const given = '{"calculation_id":"ANG-1","calculation_id":"ANG-2"}';
    const text = await textOf(call(1, given).replace("calculate_hangar", "open_calculation"));
    expect(text).toContain("calculation_id: задан дважды");
  });
});

test("where there is no MCP there is no such path", async () => {
  const bare = createHandler({ engine, documents: {} });
  expect((await bare(new Request(`${engine.baseUrl}/mcp`, { method: "POST" }))).status).toBe(404);
});
