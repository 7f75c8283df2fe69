import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  byBody,
  byId,
  byJson,
  byPath,
  byQuery,
  get,
  type ExampleRequest,
} from "../../src/http/openapi/examples/example-requests.ts";
import { ERROR_CODES, type ErrorCode } from "../../src/engine/response.ts";
import { fieldNames, type Fielded } from "../../src/services/asked/fields.ts";
import { requestsTo } from "../support/arbitraries.ts";
import { engine } from "../support/built-product.ts";
import { description, misfit, operationOf, operations, resolved, send } from "../support/description.ts";
import { runs } from "../support/runs.ts";

type Json = Record<string, unknown>;

const seen = new Set<ErrorCode>();
let last: ErrorCode | undefined;

/** Asks the built product and checks the whole answer against /openapi.json; gives its status. */
async function check(request: ExampleRequest): Promise<number> {
  // An address that no operation has is answered as any of them is, when it is mistyped.
  const operation = operationOf(request) ?? operations[0]!;
  const reply = await send(request);
  const type = reply.headers.get("content-type") ?? "";
  const text = await reply.text();
  const body: unknown = type.startsWith("application/json") ? JSON.parse(text) : text;
  expect(misfit(operation, reply.status, type, body), `${request.method} ${request.url}`).toBeUndefined();
  last = reply.status < 400 ? undefined : (body as { error: { code: ErrorCode } }).error.code;
  if (last !== undefined) seen.add(last);
  return reply.status;
}

const { query, validQuery } = requestsTo(engine);
const style = fc.constantFrom(byQuery, byJson, byPath);
const nasty = fc.oneof(
  fc.constantFrom("", "maybe", "999", "12,5", "-1", "null", "[]", "%", "\u0000", "__proto__", "9".repeat(40)),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
const name = fc.oneof(fc.constantFrom(...Object.keys(engine.parameters)), fc.constantFrom("montaz", "toString", "x"));
const bad = fc.dictionary(name, nasty, { maxKeys: 3 });

/** A described path as an address: of a version there must be a list, any other part may be anything. */
const address = (path: string): string =>
  path.replace("{version}", engine.priceList.meta.version).replaceAll(/[{}]/g, "");

const filters = fc.record(
  {
    budget: fc.integer({ min: 1, max: 30_000_000 }).map(String),
    area_min: fc.integer({ min: 0, max: 4_000 }).map(String),
    roof: fc.subarray(Object.keys(engine.priceList.roofs), { minLength: 1 }).map(String),
    width_min: fc.constantFrom("8", "12", "14.75", "23.7", "30"),
    length_min: fc.constantFrom("20", "100", "190"),
    length_max: fc.constantFrom("5", "40", "200"),
    gates: fc.constantFrom("0", "1", "8"),
    montazh: fc.constantFrom("0", "1"),
    panels: fc.constantFrom("0", "1"),
    sort: fc.constantFrom("area", "price", "size"),
    limit: fc.constantFrom("1", "5", "50", "51"),
  },
  { requiredKeys: [] },
);

describe("whatever is asked, the answer is as /openapi.json describes it", () => {
  test("calculations in every style, explained or not", () =>
    fc.assert(
      fc.asyncProperty(validQuery, style, fc.boolean(), async (asked, inStyle, explain) => {
        expect(await check(inStyle({ ...asked, ...(explain && { explain: "1" }) }))).toBe(200);
      }),
      { numRuns: runs(2000) },
    ));

  test("parts of calculations, of searches and of wishes, and no whole answer is taken for one that lacks a field", async () => {
    const part = (of: Fielded) => fc.shuffledSubarray(fieldNames(of), { minLength: 1 }).map(String);
    await fc.assert(
      fc.asyncProperty(validQuery, part("calculation"), async (asked, fields) => {
        expect(await check(byQuery({ ...asked, fields }, "/v1/calc.json"))).toBe(200);
      }),
      { numRuns: runs(300) },
    );
    await fc.assert(
      fc.asyncProperty(part("search"), part("wish"), async (ofSearch, ofWish) => {
        const search = { budget: 3_000_000, limit: 3, fields: ofSearch };
        expect(await check(byQuery(search, "/v1/search.json"))).toBe(200);
        const wish = { text: "двускатный 12 на 30 с монтажом", fields: ofWish };
        expect(await check(byQuery(wish, "/v1/understand.json"))).toBe(200);
      }),
      { numRuns: runs(50) },
    );
    const lacking = byQuery({ roof: "dvuhskat", width: 12, length: 30, fields: "warnings" });
    await expect(check(lacking)).rejects.toThrow("required");
  });

  test("calculations by their id", () =>
    fc.assert(
      fc.asyncProperty(validQuery, async (asked) => {
        const { body } = engine.calculate(asked);
        expect(await check(byId((body as { calculation_id: string }).calculation_id))).toBe(200);
      }),
      { numRuns: runs(300) },
    ));

  test("requests that are wrong somewhere", () =>
    fc.assert(
      fc.asyncProperty(query, bad, style, async (asked, wrong, inStyle) => {
        const { roof = "", width = "", length = "", height = "", ...rest } = { ...asked, ...wrong };
        const segments = { roof, width, length, height };
        const encoded = Object.entries(segments).map(([name, text]) => [name, encodeURIComponent(text) || "%20"]);
        // Options of a path are one segment, which only names of parameters can be read from.
        const request = inStyle === byPath ? byPath(Object.fromEntries(encoded)) : inStyle({ ...segments, ...rest });
        expect([200, 400, 404]).toContain(await check(request));
      }),
      { numRuns: runs(2000) },
    ));

  test("searches, wrong ones among them", () =>
    fc.assert(
      fc.asyncProperty(filters, bad, fc.boolean(), async (asked, wrong, isWrong) => {
        expect([200, 400]).toContain(await check(byQuery({ ...asked, ...(isWrong && wrong) }, "/v1/search")));
      }),
      { numRuns: runs(400) },
    ));

  test("bodies, methods and addresses that are none", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), nasty), async (body) => {
        expect([400]).toContain(await check(byBody(body)));
      }),
      { numRuns: runs(500) },
    );
    for (const { method, path } of operations) {
      if (method === "GET") expect(await check({ method: "PUT", url: address(path) })).toBe(405);
    }
    expect(await check(byBody("{}", "text/plain"))).toBe(415);
    expect(await check(byBody("x".repeat(20_000)))).toBe(413);
    expect(await check(get(`/v1/calc?roof=${"x".repeat(9_000)}`))).toBe(414);
    expect(await check({ ...get("/v1/calc"), headers: { accept: "application/pdf" } })).toBe(406);
    expect(await check(get("/v1/calc/dvuhskat/12/30"))).toBe(404);
    expect(await check(byId("ANG-00000000-00000"))).toBe(400);
  });

  test.each([
    ["missing_parameter", {}],
    ["unknown_parameter", { montaz: "1" }],
    ["invalid_parameter", { gates: "maybe" }],
    ["unsupported_size", { width: "99" }],
    ["does_not_fit", { length: "5", gates: "30" }],
  ])("%s", async (code, more) => {
    const sound = code === "missing_parameter" ? {} : { roof: "dvuhskat", width: "12", length: "30" };
    expect(await check(byQuery({ ...sound, ...more }))).toBe(400);
    expect(last).toBe(code);
  });

  test("documents", async () => {
    for (const { path, method } of operations.filter((one) => /^\/(?!v1\/).*\./.test(one.path))) {
      expect(await check({ method, url: address(path) })).toBe(200);
    }
  });

  test("every code of an error came up but those of a failure, a flood, and applications, which people send", () => {
    const others = ["internal_error", "too_many_requests", "not_taken", "not_drawn"];
    expect([...seen].sort()).toEqual(ERROR_CODES.filter((code) => !others.includes(code)).sort());
  });
});

describe("nothing undocumented would go unnoticed", () => {
  /** Every object within a value, as a way to reach it. */
  function objectsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
    if (typeof value !== "object" || value === null) return [];
    const within = Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, [...path, key]));
    return Array.isArray(value) ? within : [path, ...within];
  }

  const answers = operations.flatMap((operation) =>
    Object.entries(operation.responses).flatMap(([status, response]) =>
      Object.entries(resolved(response).content ?? {}).flatMap(([type, { examples = {} }]) =>
        Object.entries(examples).flatMap(([name, example]) => {
          const { value } = resolved(example);
          return value === undefined || status === "default" ? [] : [{ operation, status, type, name, value }];
        }),
      ),
    ),
  );

  test.each(answers)("$operation.operationId $status $name", ({ operation, status, type, value }) => {
    expect(misfit(operation, Number(status), type, value)).toBeUndefined();
    for (const path of objectsIn(value)) {
      const changed = structuredClone(value) as Json;
      const object = path.reduce<unknown>((at, key) => (at as Json)[key], changed) as Json;
      object["undocumented"] = 1;
      expect(misfit(operation, Number(status), type, changed), path.join(".")).toBeDefined();
    }
  });

  test("a field that is missing is noticed, unless it is described as one that may be", () => {
    const { required } = description.components.schemas["CalcResponse"] as { required: string[] };
    const { value } = description.components.examples["calculation_rounded"]!;
    const [operation] = operations;
    for (const name of Object.keys(value as Json)) {
      const { [name]: _left, ...rest } = value as Json;
      expect(misfit(operation!, 200, "application/json", rest) !== undefined).toBe(required.includes(name));
    }
    expect(Object.keys(value as Json).filter((name) => !required.includes(name))).toEqual([
      "prices_valid_until",
      "normalization_notes",
    ]);
  });
});
