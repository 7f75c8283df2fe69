import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errorBodySchema, type CalcResponse } from "../../src/engine/response.ts";
import { searchResponseSchema, type SearchResponse } from "../../src/search/response.ts";
import { ask, engine } from "../support/built-product.ts";
import { runs } from "../support/runs.ts";

const QUERY = "/v1/search?budget=5000000&area_min=100&roof=dvuhskat,odnoskat-otdelno&gates=1&montazh=1&limit=20";

const found = async (path: string): Promise<SearchResponse> => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  return searchResponseSchema.parse(await response.json());
};

describe("GET /v1/search", () => {
  test("every item is what the calculation itself answers", async () => {
    const { items } = await found(QUERY);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      const body = (await (await ask(item.url.slice(engine.baseUrl.length))).json()) as CalcResponse;
      expect(item).toEqual({
        request: body.request,
        configuration: body.configuration,
        area_m2: body.result.area_m2,
        total_with_vat: body.result.total_with_vat,
        price_per_m2_with_vat: body.price_per_m2_with_vat,
        has_estimate_positions: body.result.has_estimate_positions,
        attached: body.request.roof === "odnoskat-pristavnoy",
        calculation_id: body.calculation_id,
        notices: body.notices,
        summary_for_ai: body.summary_for_ai,
        calculator_link: body.calculator_link,
        url: item.url,
      });
      expect(body.normalization_notes).toBeUndefined();
    }
  });

  test("HEAD, conditional requests, CORS and preflight are as everywhere", async () => {
    const got = await ask(QUERY);
    const text = await got.text();
    expect(got.headers.get("access-control-allow-origin")).toBe("*");
    expect(got.headers.get("content-type")).toBe("application/json");
    expect(got.headers.get("cache-control")).toMatch(/^public, max-age=/);
    const head = await ask(QUERY, { method: "HEAD" });
    expect(await head.text()).toBe("");
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers));
    expect(head.headers.get("content-length")).toBe(String(new TextEncoder().encode(text).length));
    const again = await ask(QUERY, { headers: { "if-none-match": got.headers.get("etag")! } });
    expect(again.status).toBe(304);
    const preflight = await ask(QUERY, { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET, HEAD, OPTIONS");
  });

  test("a trailing slash makes no difference; deeper paths and other methods are refused", async () => {
    expect(await (await ask(QUERY.replace("?", "/?"))).text()).toBe(await (await ask(QUERY)).text());
    expect((await ask("/v1/search/dvuhskat?budget=5000000")).status).toBe(404);
    const refused = await ask(QUERY, { method: "POST" });
    expect(refused.status).toBe(405);
    expect(refused.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  });

  test("the example of the interface description is the real answer", async () => {
    const description = (await (await ask("/openapi.json")).json()) as {
      components: { examples: Record<string, { value: unknown }> };
    };
    const { search_found: first, search_overBudget: none } = description.components.examples;
    const shown = first!.value as SearchResponse;
    expect(shown.items.length).toBeGreaterThan(0);
    expect(await found(`/v1/search${new URL(shown.page_link).search}`)).toEqual(shown);
    expect(await found("/v1/search?budget=1")).toEqual(none!.value);
  });

  test("the example of the reference text finds something", async () => {
    const text = await (await ask("/llms.txt")).text();
    const [link] = /https?:\S+\/v1\/search\?[^`]*/.exec(text)!;
    const { items } = await found(link.slice(engine.baseUrl.length));
    expect(items.length).toBeGreaterThan(0);
  });
});

const name = fc.constantFrom(
  ...["budget", "area_min", "roof", "width_min", "width_max", "length_min", "length_max", "height_max"],
  ...["gates", "gates_pos", "truss", "panels", "sort", "limit", "width", "__proto__", "constructor", ""],
);
const value = fc.oneof(
  fc.constantFrom("dvuhskat", "dvuhskat,,", ",", "12", "12,5", "1e9", "-1", "NaN", "9".repeat(400), "да", "price"),
  fc.constantFrom("<script>alert(1)</script>", "%", "\u0000", "\u202e", "' OR 1=1--", "{}", "[]", "0".repeat(13)),
  fc.integer().map(String),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);

test("random and hostile filters get nothing but documented answers", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 4 }), async (pairs) => {
      const query = new URLSearchParams([["budget", "2000000"], ["roof", "dvuhskat"], ["width_max", "10"], ...pairs]);
      const response = await ask(`/v1/search?${query}`);
      const text = await response.text();
      expect(text).not.toMatch(/<script|\n\s+at |node:internal/);
      if (response.status === 200) {
        searchResponseSchema.parse(JSON.parse(text));
        return;
      }
      expect(response.status).toBe(400);
      expect(response.headers.get("cache-control")).toBe("no-store");
      const { error } = errorBodySchema.parse(JSON.parse(text));
      expect(["invalid_parameter", "unknown_parameter", "unsupported_size", "does_not_fit"]).toContain(error.code);
      expect(error.details.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(1000) },
  ));
