import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ExampleRequest } from "../../src/http/openapi/examples/example-requests.ts";
import { calcResponseSchema, errorBodySchema } from "../../src/engine/response.ts";
import { ask, engine } from "../support/built-product.ts";
import { hostileRequests } from "../support/hostile-requests.ts";
import { runs } from "../support/runs.ts";

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
  406: ["not_acceptable"],
  413: ["payload_too_large"],
  414: ["uri_too_long"],
  415: ["unsupported_media_type"],
};

const { query, path, body, headers, long } = hostileRequests(engine);
const families: Record<string, fc.Arbitrary<ExampleRequest>> = {
  queries: query,
  paths: path.filter(isOfApi),
  bodies: body,
  // A `Request` of a program cannot be made with TRACE.
  "headers and methods": headers.filter((request) => request.method !== "TRACE" && isOfApi(request)),
  "long addresses": long,
};

function isOfApi({ url }: ExampleRequest): boolean {
  return /^\/v1(\/|$|\?)/.test(url);
}

async function check(response: Response): Promise<void> {
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const { status } = response;
  if ([204, 302, 304].includes(status)) return;
  expect(response.headers.get("content-type")).toMatch(
    /^(application\/json|text\/(plain|markdown|csv)); charset=utf-8$/,
  );
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const text = await response.text();
  if (text === "") return; // HEAD
  if (status === 200) {
    if (response.headers.get("content-type")!.startsWith("text/csv")) return;
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

describe("random and hostile requests get nothing but documented answers", () => {
  const inputs = Math.ceil(10_000 / Object.keys(families).length);
  test.each(Object.entries(families))("%s", (_, family) =>
    fc.assert(
      fc.asyncProperty(family, async ({ url, ...request }) => check(await ask(url, request))),
      { numRuns: runs(inputs) },
    ),
  );
});
