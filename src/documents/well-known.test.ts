import { describe, expect, test } from "vitest";
import { ask, documents } from "../../tests/support/api.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { DOCUMENTS } from "./paths.ts";

const read = (path: string) => JSON.parse(documents[path]!.body);

describe("the catalogue of the interfaces", () => {
  const { linkset } = read("/.well-known/api-catalog") as { linkset: Record<string, unknown>[] };
  const at = (path: string) => linkset.find(({ anchor }) => anchor === engine.baseUrl + path);

  test("lists the API and the MCP server", () => {
    const item = [{ href: `${engine.baseUrl}/v1` }, { href: `${engine.baseUrl}/mcp` }];
    expect(at("/.well-known/api-catalog")).toMatchObject({ item });
  });

  test("leads from the API to its description, its documentation and the reference text", () => {
    expect(at("/v1")).toEqual({
      anchor: `${engine.baseUrl}/v1`,
      describedby: [{ href: `${engine.baseUrl}/llms.txt`, type: "text/plain" }],
      "service-desc": [{ href: `${engine.baseUrl}/openapi.json`, type: "application/json" }],
      "service-doc": [{ href: `${engine.baseUrl}/docs/`, type: "text/html" }],
    });
  });

  test("is named by itself in the header of GET and HEAD", async () => {
    for (const method of ["GET", "HEAD"]) {
      const { headers } = await ask("/.well-known/api-catalog", { method });
      expect(headers.get("content-type")).toBe(DOCUMENTS["/.well-known/api-catalog"].type);
      expect(headers.get("link")).toContain('</.well-known/api-catalog>; rel="api-catalog"');
    }
  });
});

describe("the catalogue for agents", () => {
  const catalogue = read("/.well-known/ai-catalog.json");

  test("is of the host and names every resource within it", () => {
    expect(catalogue).toMatchObject({ specVersion: "1.0", host: { displayName: manufacturer.legal_name } });
    for (const entry of catalogue.entries) {
      expect(entry.identifier).toMatch(/^urn:air:hangars\.example(:[\w.-]+)+$/);
      expect(entry.url.startsWith(engine.baseUrl)).toBe(true);
      expect(entry.representativeQueries.length).toBeGreaterThanOrEqual(2);
      expect(entry.representativeQueries.length).toBeLessThanOrEqual(5);
      expect(Date.parse(entry.updatedAt)).toBe(Date.parse(priceList.meta.version));
    }
  });
});
