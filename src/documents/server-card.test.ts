import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../tests/support/api.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { PROTOCOL_VERSIONS, registryEntry, serverCard } from "./server-card.ts";

const source = { engine, priceList, manufacturer, baseUrl: engine.baseUrl };

/** What the schemas of cards and of the registry's entries have in common, of the fields that a server without settings has. */
const SERVER = {
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
        src: z.url().max(255),
        mimeType: z.enum(["image/png", "image/jpeg", "image/jpg", "image/svg+xml", "image/webp"]).optional(),
        sizes: z.array(z.string().regex(/^(\d+x\d+|any)$/)).optional(),
      }),
    )
    .optional(),
};
const REMOTE = { type: z.enum(["streamable-http", "sse"]), url: z.string().regex(/^https?:\/\/\S+$/) };

/** https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json */
const cardSchema = z.strictObject({
  ...SERVER,
  $schema: z.literal("https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json"),
  remotes: z.array(z.strictObject({ ...REMOTE, supportedProtocolVersions: z.array(z.string()).optional() })).optional(),
});

/** https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json; a server without packages has remotes. */
const registrySchema = z.strictObject({
  ...SERVER,
  $schema: z.literal("https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"),
  remotes: z.array(z.strictObject(REMOTE)).min(1),
});

test("is published at the place that is kept for it, under its own type, for pages of any site", async () => {
  const response = await ask("/mcp/server-card");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/mcp-server-card+json");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(cardSchema.parse(await response.json())).toEqual({
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: "example.hangars/hangar-calculator",
    title: "Ангар-Пример: цена каркаса ангара / hangar frame prices",
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

test("the entry for the registry is the card without the revisions, ready to be published", () => {
  const entry = registrySchema.parse(registryEntry(source));
  const { $schema: _, remotes: __, ...server } = cardSchema.parse(serverCard(source));
  expect(entry).toEqual({
    $schema: entry.$schema,
    ...server,
    remotes: [{ type: "streamable-http", url: "https://hangars.example/mcp" }],
  });
});

test("names every revision that the server speaks", () => {
  expect(PROTOCOL_VERSIONS).toEqual(["2026-07-28", ...SUPPORTED_PROTOCOL_VERSIONS]);
});

describe("keeps to the schemas, wherever the service is", () => {
  test.each([
    ["https://calc.hangars.example", "example.hangars.calc/hangar-calculator"],
    ["http://localhost:4321", "localhost/hangar-calculator"],
    ["http://192.168.1.5", "192.168.1.5/hangar-calculator"],
    ["http://[::1]:4321", "---1-/hangar-calculator"],
  ])("%s", (baseUrl, name) => {
    expect(cardSchema.parse(serverCard({ ...source, baseUrl }))).toMatchObject({ name });
    expect(registrySchema.parse(registryEntry({ ...source, baseUrl }))).toMatchObject({ name });
  });

  test("which refuse what is none", () => {
    for (const fault of [
      { name: "hangar-calculator" },
      { title: "" },
      { description: "x".repeat(101) },
      { version: "^1.0.0" },
      { tools: [] },
      { remotes: [{ type: "stdio", url: "https://hangars.example/mcp" }] },
      { icons: [{ src: "icon.png" }] },
    ]) {
      const told = JSON.stringify(fault);
      expect(cardSchema.safeParse({ ...serverCard(source), ...fault }).success, told).toBe(false);
      expect(registrySchema.safeParse({ ...registryEntry(source), ...fault }).success, told).toBe(false);
    }
  });
});
