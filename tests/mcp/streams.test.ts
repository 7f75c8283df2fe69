import { expect, test } from "vitest";
import { send } from "../server/http.ts";
import { served } from "../server/served.ts";
import { META, MODERN } from "../support/mcp.ts";

const server = served();

const JSON_BODY = { "Content-Type": "application/json", Accept: "*/*" };

function post(method: string, params: object, headers: Record<string, string> = {}) {
  return send(`${server.url}/mcp`, {
    method: "POST",
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      "Accept-Encoding": "gzip",
      ...headers,
    },
  });
}

const modern = (method: string, params: object = {}) =>
  post(method, { ...params, _meta: META }, { "MCP-Protocol-Version": MODERN, "Mcp-Method": method });

test("JSON is sent compressed, an event stream as it is", async () => {
  for (const asked of [post("tools/list", {}), modern("tools/list")]) {
    const { status, headers, text } = await asked;
    const { "content-type": type, "content-encoding": encoding } = headers;
    expect([status, type, encoding]).toEqual([200, "application/json; charset=utf-8", "gzip"]);
    expect(JSON.parse(text)).toMatchObject({ id: 1, result: { tools: expect.any(Array) as object } });
  }
  const { headers, text } = await post("tools/list", {}, { Accept: "text/event-stream" });
  expect([headers["content-type"], headers["content-encoding"]]).toEqual([
    "text/event-stream; charset=utf-8",
    undefined,
  ]);
  expect(text).toMatch(/^event: message\ndata: \{.*\}\n\n$/);
});

test("what never changes may be kept", async () => {
  expect(JSON.parse((await modern("tools/list")).text)).toMatchObject({
    result: { ttlMs: 60_000, cacheScope: "public" },
  });
});

test("many readings at once are answered one by one, each once, and whoever comes between is heard", async () => {
  const uri = "ui://hangar-calculator/calculator.html";
  const reading = { jsonrpc: "2.0", method: "resources/read", params: { uri } };
  const batch = JSON.stringify(Array.from({ length: 10 }, (_, id) => ({ ...reading, id })));
  const ended: string[] = [];
  const readings = Array.from({ length: 40 }, async () => {
    const { text } = await send(`${server.url}/mcp`, { method: "POST", body: batch, headers: JSON_BODY });
    ended.push("reading");
    return JSON.parse(text) as { result?: object; error?: { code: number } }[];
  });
  const health = send(`${server.url}/healthz`).then(() => ended.push("health"));
  for (const answers of await Promise.all(readings)) {
    expect(
      answers
        .map(({ result, error }) => error?.code ?? Object.keys(result!))
        .flat()
        .sort(),
    ).toEqual([...Array<number>(9).fill(-32_600), "contents"].sort());
  }
  await health;
  expect(ended.indexOf("health")).toBeLessThan(readings.length);
});

test("there is no session, and nothing to subscribe to", async () => {
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1.0.0" } };
  expect((await post("initialize", params)).headers).not.toHaveProperty("mcp-session-id");
  const { text } = await modern("subscriptions/listen", { notifications: { toolsListChanged: true } });
  expect(JSON.parse(text)).toMatchObject({ error: { code: -32_603 } });
});

test("a path below belongs to nobody, and a trailing slash makes no difference", async () => {
  expect((await send(`${server.url}/mcp/sse`, { method: "POST" })).status).toBe(404);
  expect((await send(`${server.url}/mcp/`)).status).toBe(405);
});
