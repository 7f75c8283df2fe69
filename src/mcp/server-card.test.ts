import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { describe, expect, test } from "vitest";
import { ask } from "../../tests/support/api.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { mcpDefinition } from "./definition.ts";
import { PROTOCOL_VERSIONS, serverCard } from "./server-card.ts";

const source = { engine, priceList, manufacturer, baseUrl: engine.baseUrl };

test("is published at the place that is kept for it, under its own type", async () => {
  const response = await ask("/mcp/server-card");
  expect(response.headers.get("content-type")).toBe("application/mcp-server-card+json");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(await response.json()).toEqual(serverCard(source));
});

test("keeps to the schema of server cards", () => {
  expect(serverCard(source)).toEqual({
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: "example.hangars/hangar-calculator",
    title: expect.stringMatching(/^.{1,100}$/),
    description: expect.stringMatching(/^.{1,100}$/),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    websiteUrl: `${engine.baseUrl}/docs/`,
    icons: [{ src: `${engine.baseUrl}/icon-512.png`, mimeType: "image/png", sizes: ["512x512"] }],
    remotes: [{ type: "streamable-http", url: `${engine.baseUrl}/mcp`, supportedProtocolVersions: PROTOCOL_VERSIONS }],
  });
});

test("names every revision that the server speaks", () => {
  expect(PROTOCOL_VERSIONS).toEqual(["2026-07-28", ...SUPPORTED_PROTOCOL_VERSIONS]);
});

test("says the same as the server itself", () => {
  expect(serverCard(source)).toMatchObject(mcpDefinition(source).serverInfo);
});

describe("the name is one that the schema allows, wherever the service is", () => {
  test.each([
    ["https://calc.hangars.example", "example.hangars.calc/hangar-calculator"],
    ["http://localhost:4321", "localhost/hangar-calculator"],
    ["http://192.168.1.5", "192.168.1.5/hangar-calculator"],
    ["http://[::1]:4321", "---1-/hangar-calculator"],
  ])("%s", (baseUrl, name) => {
    expect(serverCard({ ...source, baseUrl })).toMatchObject({ name });
    expect(name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  });
});
