import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../tests/support/api.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { PROTOCOL_VERSIONS, serverCard } from "./server-card.ts";

const source = { engine, priceList, manufacturer, baseUrl: engine.baseUrl };

/** What https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json allows, of the fields that a card without settings has. */
const cardSchema = z.strictObject({
  $schema: z.literal("https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json"),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100).optional(),
  description: z.string().min(1).max(100),
  version: z
    .string()
    .max(255)
    .regex(/^(?![\^~<>=]).*[^x*]$/),
  websiteUrl: z.url().optional(),
  icons: z
    .array(
      z.strictObject({
        src: z.url(),
        mimeType: z.string().optional(),
        sizes: z.array(z.string().regex(/^(\d+x\d+|any)$/)).optional(),
      }),
    )
    .optional(),
  remotes: z
    .array(
      z.strictObject({
        type: z.enum(["streamable-http", "sse"]),
        url: z.string().regex(/^https?:\/\/\S+$/),
        supportedProtocolVersions: z.array(z.string()).optional(),
      }),
    )
    .optional(),
});

test("is published at the place that is kept for it, under its own type, for pages of any site", async () => {
  const response = await ask("/mcp/server-card");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/mcp-server-card+json");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(cardSchema.parse(await response.json())).toEqual({
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: "example.hangars/hangar-calculator",
    title: "Ангар-Пример: цена каркаса ангара",
    description: "Indicative prices of steel hangar frames from the manufacturer's price list",
    version: "1.0.0",
    websiteUrl: "https://hangars.example/docs/",
    icons: [{ src: "https://hangars.example/icon-512.png", mimeType: "image/png", sizes: ["512x512"] }],
    remotes: [
      {
        type: "streamable-http",
        url: "https://hangars.example/mcp",
        supportedProtocolVersions: ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07"],
      },
    ],
  });
});

test("names every revision that the server speaks", () => {
  expect(PROTOCOL_VERSIONS).toEqual(["2026-07-28", ...SUPPORTED_PROTOCOL_VERSIONS]);
});

describe("keeps to the schema of server cards, wherever the service is", () => {
  test.each([
    ["https://calc.hangars.example", "example.hangars.calc/hangar-calculator"],
    ["http://localhost:4321", "localhost/hangar-calculator"],
    ["http://192.168.1.5", "192.168.1.5/hangar-calculator"],
    ["http://[::1]:4321", "---1-/hangar-calculator"],
  ])("%s", (baseUrl, name) => {
    expect(cardSchema.parse(serverCard({ ...source, baseUrl }))).toMatchObject({ name });
  });

  test("which refuses a card that is none", () => {
    const card = serverCard(source);
    for (const fault of [
      { name: "hangar-calculator" },
      { title: "" },
      { description: "x".repeat(101) },
      { version: "^1.0.0" },
      { tools: [] },
      { remotes: [{ type: "stdio", url: "https://hangars.example/mcp" }] },
      { icons: [{ src: "icon.png" }] },
    ]) {
      expect(cardSchema.safeParse({ ...card, ...fault }).success, JSON.stringify(fault)).toBe(false);
    }
  });
});
