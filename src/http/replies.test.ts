import { expect, test } from "vitest";
import { calls, documents } from "../../tests/support/api.ts";
import { manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { createEngine } from "../engine/create-engine.ts";
import { mcpDefinition } from "../mcp/definition.ts";
import { mcpOverHttp } from "./mcp/over-http.ts";
import { createHandler } from "./routes/handler.ts";
import { securityHeaders } from "./site/security-headers.ts";
import { english } from "../messages/en/answers.ts";

const STRICT = "Strict-Transport-Security";

/** Every kind of reply: kept, unkept, health, redirect, errors, preflight, MCP. */
const request: [path: string, init?: RequestInit][] = [
  [calls.query],
  ["/prices.json"],
  ["/healthz"],
  ["/v1"],
  ["/v1/calc"],
  ["/v2/calc"],
  [calls.query, { method: "HEAD" }],
  [calls.query, { headers: { "if-none-match": "*" } }],
  ["/v1/calc", { method: "POST", body: calls.body, headers: { "content-type": "application/json" } }],
  ["/v1/calc", { method: "OPTIONS" }],
  ["/v1/calc", { method: "DELETE" }],
  ["/mcp", { method: "POST", body: "{" }],
  ["/mcp", { method: "POST", body: "{", headers: { origin: "http://evil.example" } }],
];

async function strictOf(baseUrl: string): Promise<(string | null)[]> {
  const engine = createEngine({ priceList, manufacturer, baseUrl });
  const mcp = mcpOverHttp({ engine, definition: mcpDefinition({ engine, english, priceList, manufacturer, baseUrl }) });
  const handler = createHandler({ engine, documents, mcp });
  return Promise.all(
    request.map(async ([path, init]) => (await handler(new Request(baseUrl + path, init))).headers.get(STRICT)),
  );
}

test("a service that is reached over HTTPS says with every reply what its files say: never over HTTP again", async () => {
  const { [STRICT]: ofFiles } = securityHeaders({ https: true, leadEndpoint: undefined }, "/");
  expect(ofFiles).toMatch(/^max-age=\d+$/);
  expect(await strictOf("https://hangars.example")).toEqual(request.map(() => ofFiles));
});

test("one that is reached over HTTP never does", async () => {
  expect(await strictOf("http://localhost:4321")).toEqual(request.map(() => null));
});
