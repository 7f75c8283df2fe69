import { expect, test } from "vitest";
import { send } from "../server/http.ts";
import { served } from "../server/served.ts";
import { META, MODERN } from "../support/mcp.ts";

const server = served();

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

test("an event stream goes out as it comes, a JSON answer compressed", async () => {
  const stream = await post("tools/list", {});
  expect(stream.headers["content-type"]).toBe("text/event-stream");
  expect(stream.headers["content-encoding"]).toBeUndefined();
  const { status, headers, text } = await modern("tools/list");
  expect([status, headers["content-type"], headers["content-encoding"]]).toEqual([200, "application/json", "gzip"]);
  expect(JSON.parse(text)).toMatchObject({ result: { ttlMs: 60_000, cacheScope: "public" } });
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
