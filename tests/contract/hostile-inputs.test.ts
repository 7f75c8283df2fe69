import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calcResponseSchema, errorBodySchema } from "../../src/engine/response.ts";
import { requestsTo } from "../support/arbitraries.ts";
import { ask, engine, post } from "../support/built-product.ts";

/** Error statuses of the contract, with the codes that may come with each. */
const CODES: Record<number, readonly string[]> = {
  400: [
    "missing_parameter",
    "invalid_parameter",
    "unknown_parameter",
    "unsupported_size",
    "does_not_fit",
    "invalid_json",
    "unknown_calculation_id",
  ],
  404: ["not_found"],
  405: ["method_not_allowed"],
  413: ["payload_too_large"],
  414: ["uri_too_long"],
  415: ["unsupported_media_type"],
};

const nasty = fc
  .oneof(
    fc.constantFrom(
      "<script>alert(1)</script>",
      "\"'><img src=x onerror=alert(1)>",
      "__proto__",
      "constructor",
      "%00",
      "%",
      "%E0%A4%A",
      "\u0000",
      "\ud800",
      "\u202e",
      "../../etc/passwd",
      "1e309",
      "-0",
      "NaN",
      "９",
      "12,5",
      "12.5.1",
      "9".repeat(400),
      "null",
      "[]",
      "{{7*7}}",
      "' OR 1=1--",
    ),
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.double().map(String),
    fc.integer().map(String),
  )
  .map((text) => text.replace(/\p{Cs}/gu, "\ufffd"));
const knownName = fc.constantFrom(
  "roof",
  "width",
  "length",
  "height",
  "truss",
  "gates",
  "gates_pos",
  "rails",
  "montazh",
  "explain",
);
const name = fc.oneof(knownName, nasty);

const { query } = requestsTo(engine);

/** A request that began as a good one, with a few parameters replaced or added. */
const pairs = fc
  .tuple(query, fc.array(fc.tuple(name, nasty), { maxLength: 3 }))
  .map(([good, bad]) => [...Object.entries(good), ...bad]);

const json = fc.oneof(
  fc.json(),
  nasty,
  pairs.map((all) => JSON.stringify(Object.fromEntries(all))),
  fc.dictionary(name, fc.jsonValue()).map((value) => JSON.stringify(value)),
);

const forms: Record<string, fc.Arbitrary<() => Promise<Response>>> = {
  "query string": pairs.map(
    (all) => () =>
      ask(`/v1/calc?${all.map((pair) => pair.map((part) => encodeURIComponent(part)).join("=")).join("&")}`),
  ),
  "raw query": nasty.map((text) => () => ask(`/v1/calc?roof=dvuhskat&width=12&length=30&${text}`)),
  path: fc
    .array(fc.oneof(nasty, fc.constantFrom("dvuhskat", "12", "30", "4.35", "montazh-1")), { maxLength: 7 })
    .map((segments) => () => ask(`/v1/calc/${segments.map((part) => encodeURIComponent(part)).join("/")}`)),
  options: fc
    .array(
      fc.tuple(name, fc.constantFrom("-", "=", ""), nasty).map((part) => part.join("")),
      { maxLength: 5 },
    )
    .map((parts) => () => ask(`/v1/calc/dvuhskat/12/30/4.35/${encodeURIComponent(parts.join(","))}`)),
  "raw path": nasty.map((text) => () => ask(`/v1/${text.replace(/^\/+/, "")}`)),
  id: fc.tuple(nasty, nasty).map(
    ([text, explain]) =>
      () =>
        ask(`/v1/calc/id/${encodeURIComponent(text)}?explain=${encodeURIComponent(explain)}`),
  ),
  "JSON body": json.map((body) => () => post(body)),
  "media type": nasty.map((body) => () => post(body, "text/plain")),
  method: fc
    .constantFrom("PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "POST")
    .chain((method) =>
      fc
        .constantFrom("/v1", "/v1/calc", "/v1/calc/id/x", "/v1/x", "/prices.json")
        .map((path) => () => ask(path, { method })),
    ),
  size: fc.integer({ min: 15_000, max: 40_000 }).map((length) => () => post(`{"roof":"${"x".repeat(length)}"}`)),
  length: fc.integer({ min: 8_000, max: 9_000 }).map((length) => () => ask(`/v1/calc?roof=${"x".repeat(length)}`)),
};

async function check(response: Response): Promise<void> {
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const { status } = response;
  if (status === 302 || status === 204) return;
  expect(response.headers.get("content-type")).toMatch(/^(application\/json|text\/(plain|markdown)); charset=utf-8$/);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const text = await response.text();
  if (text === "") return; // HEAD
  if (status === 200) {
    const body = JSON.parse(text) as object;
    if ("calculation_id" in body) calcResponseSchema.parse(body);
    return;
  }
  expect(Object.keys(CODES)).toContain(String(status));
  const { error } = errorBodySchema.parse(JSON.parse(text));
  expect(CODES[status]).toContain(error.code);
  expect(text).not.toMatch(/<script|<img|\n\s+at |node:internal/);
  expect(response.headers.get("cache-control")).toBe("no-store");
}

describe("10,000 random and hostile requests get nothing but documented answers", () => {
  const runs = Math.ceil(10_000 / Object.keys(forms).length);
  test.each(Object.entries(forms))("%s", (_, form) =>
    fc.assert(
      fc.asyncProperty(form, async (request) => check(await request())),
      { numRuns: runs },
    ),
  );
});
