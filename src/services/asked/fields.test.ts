import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ask, build, byId, calls, post } from "../../../tests/support/api.ts";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { runs } from "../../../tests/support/runs.ts";
import { calcResponseSchema, type CalcResponse, type ErrorBody } from "../../engine/response.ts";
import { exampleSearch } from "../../search/example-search.ts";
import { searchResponseSchema, type SearchResponse } from "../../search/response.ts";
import { byPath, byQuery } from "../../http/openapi/examples/example-requests.ts";
import { exampleAnswer } from "../../documents/examples/example-calls.ts";
import { fieldNames, type Fielded } from "./fields.ts";

type Json = Record<string, unknown>;

const { validQuery } = requestsTo(engine);
const searchPath = exampleSearch(exampleAnswer(engine));

/** What is left of an answer, worked out in another way: everything that was not asked for is taken away. */
function expectedPart(of: Fielded, whole: Json, names: readonly string[]): string {
  const part = of === "calculation" ? "result" : "items";
  const isReplaced = /"code":"(size_rounded|gate_in_one_end|no_effect|discount_not_applied)"/.test(
    JSON.stringify(whole),
  );
  const told = isReplaced ? ["warnings", "notices", "normalization_notes"] : [];
  const isWanted = (name: string) => names.includes("all") || [...names, ...told].includes(name);
  const isPartWanted = names.some((name) => name.startsWith(`${part}.`));
  // JSON leaves out what is undefined.
  const inner = (value: Json) =>
    Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, isWanted(`${part}.${name}`) ? one : undefined]),
    );
  const kept = (name: string, value: unknown): unknown => {
    if (isWanted(name)) return value;
    if (name !== part || !isPartWanted) return undefined;
    return Array.isArray(value) ? value.map((item: Json) => inner(item)) : inner(value as Json);
  };
  return JSON.stringify(Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, kept(name, value)])));
}

const wanted = (of: Fielded) =>
  fc
    .shuffledSubarray(fieldNames(of).slice(1), { minLength: 1 })
    .chain((names) => fc.constantFrom(names, names.slice(0, 3), [...names, names[0]!], ["all", names[0]!]));

test.each([
  ["calculation", calcResponseSchema.shape, "result", calcResponseSchema.shape.result.shape],
  ["search", searchResponseSchema.shape, "items", searchResponseSchema.shape.items.element.shape],
] as const)("every field of a %s can be named, in the order of the answer", (of, own, part, inner) => {
  const names = [...Object.keys(own), ...Object.keys(inner).map((name) => `${part}.${name}`)];
  expect(fieldNames(of)).toEqual(["all", ...names]);
});

describe("an answer has the fields that are named and no others, as the whole answer has them", () => {
  test("in every style of a call", () =>
    fc.assert(
      fc.asyncProperty(validQuery, wanted("calculation"), fc.boolean(), async (asked, names, explain) => {
        const request = { ...asked, explain: String(Number(explain)) };
        const { body } = engine.calculate(request);
        const fields = names.join(",");
        const id = (body as { calculation_id: string }).calculation_id;
        const byItsId = engine.fromCalculationId(id, { explain });
        const repeated = names.map((name) => `fields=${name}`).join("&");
        const width = String(Number(asked["width"]) / 1000);
        const path = byPath({ ...request, width, height: String(Number(asked["height"]) / 1000) });
        const expected = expectedPart("calculation", body as Json, names);
        const answers: [string, Promise<Response>, string][] = [
          ["query string", ask(byQuery({ ...request, fields }).url), expected],
          ["repeated", ask(`${byQuery(request).url}&${repeated}`), expected],
          ["as axios repeats", ask(`${byQuery(request).url}&${repeated.replaceAll("fields", "fields[]")}`), expected],
          ["body", post(JSON.stringify({ ...request, fields: names })), expected],
          ["body, as text", post(JSON.stringify({ ...request, fields })), expected],
          ["body and query string", post(JSON.stringify(request), `/v1/calc?fields=${fields}`), expected],
          ["path", ask(`${path.url}?fields=${fields}`), expected],
          ["path, hyphens", ask(`${path.url}-fields-${fields}`), expected],
          ["path, commas", ask(`${path.url},fields=${fields}`), expected],
          [
            "id",
            ask(`/v1/calc/id/${id}?explain=${Number(explain)}&fields=${fields}`),
            expectedPart("calculation", byItsId.body as unknown as Json, names),
          ],
        ];
        for (const [style, answer, part] of answers) {
          const { status } = await answer;
          expect([style, status, await (await answer).text()]).toEqual([style, 200, part]);
        }
      }),
      { numRuns: runs(60) },
    ));

  test("in a batch, whether named for all or for one", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(validQuery, { minLength: 1, maxLength: 3 }),
        wanted("calculation"),
        async (asked, names) => {
          const bodies = asked.map((request) => engine.calculate(request).body as unknown as Json);
          const parts = bodies.map((body) => `{"status":200,"body":${expectedPart("calculation", body, names)}}`);
          const expected = `{"items":[${parts.join(",")}]}`;
          const own = asked.map((request) => ({ ...request, fields: names }));
          for (const answer of [
            post(JSON.stringify({ items: asked, fields: names }), "/v1/calc/batch"),
            post(JSON.stringify({ items: asked }), `/v1/calc/batch?fields=${names.join(",")}`),
            post(JSON.stringify({ items: own }), "/v1/calc/batch"),
          ]) {
            expect(await (await answer).text()).toBe(expected);
          }
        },
      ),
      { numRuns: runs(30) },
    ));

  test("in a search, of every item, also where nothing is found", async () => {
    for (const path of [searchPath, "/v1/search?budget=1"]) {
      const whole = (await (await ask(path)).json()) as Json;
      await fc.assert(
        fc.asyncProperty(wanted("search"), async (names) => {
          const part = await (await ask(`${path}&fields=${names.join(",")}`)).text();
          expect(part).toBe(expectedPart("search", whole, names));
        }),
        { numRuns: runs(30) },
      );
    }
  });

  test("a field that this answer does not have is not there; blanks and null mean nothing", async () => {
    const { total_with_vat } = exampleAnswer(engine).result;
    const fields = "normalization_notes, result.total_with_vat ";
    const answer = await ask(`${calls.query}&fields=${encodeURIComponent(fields)}`);
    expect(await answer.json()).toEqual({ result: { total_with_vat } });
    const none = await post(JSON.stringify({ ...calls.request, fields: null }));
    expect(await none.text()).toBe(JSON.stringify(exampleAnswer(engine)));
  });
});

describe("what is calculated otherwise than asked is told whatever fields are named", () => {
  test.each([
    ["a size that is rounded", { width: "12.5" }, "size_rounded"],
    ["an option without effect", { dekor_wall: "1" }, "no_effect"],
    ["a gate in one end of both", { gates: "1", gates_pos: "2" }, "gate_in_one_end"],
    ["a discount", { discount: "10" }, "discount_not_applied"],
  ])("%s", async (_, other, code) => {
    const asked = { roof: "dvuhskat", width: "12", length: "30", ...other };
    const { result, warnings, notices, normalization_notes } = engine.calculate(asked).body as CalcResponse;
    expect(notices.map((notice) => notice.code)).toContain(code);
    const { total_with_vat } = result;
    const told = { result: { total_with_vat }, warnings, notices, ...(normalization_notes && { normalization_notes }) };
    const fields = "result.total_with_vat";
    expect(await (await ask(byQuery({ ...asked, fields }).url)).json()).toEqual(told);
    const batch = await post(JSON.stringify({ items: [asked], fields }), "/v1/calc/batch");
    expect(await batch.json()).toEqual({ items: [{ status: 200, body: told }] });
  });

  test("of what a search found too", async () => {
    const search = "/v1/search?budget=3000000&limit=2";
    const whole = (await (await ask(`${search}&dekor_wall=1`)).json()) as SearchResponse;
    expect(await (await ask(`${search}&dekor_wall=1&fields=found,items.total_with_vat`)).json()).toEqual({
      found: whole.found,
      items: whole.items.map(({ total_with_vat, notices }) => ({ total_with_vat, notices })),
      warnings: whole.warnings,
    });
    expect(whole.items[0]!.notices.map(({ code }) => code)).toContain("no_effect");
    expect(await (await ask(`${search}&fields=found`)).json()).toEqual({ found: expect.any(Number) as number });
  });
});

describe("a name that there is not", () => {
  const refused = async (answer: Response | Promise<Response>) => {
    const { status } = await answer;
    const body = (await (await answer).json()) as ErrorBody;
    expect([status, body.error.code]).toEqual([400, "invalid_parameter"]);
    expect(body).toEqual({ ...engine.errorBody("invalid_parameter", []), error: body.error });
    return body.error;
  };

  test.each([
    ["a letter missing", "calculaton_id", "calculation_id"],
    ["without what it is a field of", "total_with_vat", "result.total_with_vat"],
    ["the same, mistyped", "totl_with_vat", "result.total_with_vat"],
    ["like none", "colour", undefined],
  ])("%s: told with all that there are and the nearest", async (_, name, nearest) => {
    const { problems, details } = await refused(ask(`${calls.query}&fields=warnings,${name}`));
    const values = fieldNames("calculation");
    expect(problems).toEqual([
      {
        code: "invalid_parameter",
        parameter: "fields",
        came: name,
        accepted: { type: "string", values },
        ...(nearest !== undefined && { nearest }),
      },
    ]);
    expect(details[0]).toContain(`пришло «${name}»`);
    expect(details[0]).toContain(nearest ?? values.join(", "));
  });

  test.each([
    ["of another kind of answer", () => ask(`${searchPath}&fields=result.total_with_vat`)],
    ["empty", () => ask(`${calls.query}&fields=`)],
    ["no list", () => post(JSON.stringify({ ...calls.request, fields: {} }))],
    ["an empty list", () => post(JSON.stringify({ ...calls.request, fields: [] }))],
    ["beside an id", () => ask(`${byId}?fields=x`)],
    ["in a path", () => ask(`${calls.pathWithHyphens}-fields-x`)],
    ["of a batch", () => post(JSON.stringify({ items: [calls.request], fields: "x" }), "/v1/calc/batch")],
  ])("%s", async (_, call) => {
    const { problems } = await refused(call());
    expect(problems.map(({ parameter }) => parameter)).toEqual(["fields"]);
  });

  test("of one configuration leaves the others of a batch as they are", async () => {
    const items = [calls.request, { ...calls.request, fields: "x" }];
    const answer = (await (await post(JSON.stringify({ items }), "/v1/calc/batch")).json()) as { items: object[] };
    expect(answer.items).toMatchObject([
      { status: 200 },
      { status: 400, body: { error: { code: "invalid_parameter" } } },
    ]);
  });

  test("however many there are, an error stays short", async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => `x${at}`).join(",");
    const { problems } = await refused(post(JSON.stringify({ ...calls.request, fields: many })));
    expect(problems).toHaveLength(3);
  });
});

test("an error is never cut", async () => {
  const query = "roof=dvuhskat&width=99&length=30";
  const whole = await (await ask(`/v1/calc?${query}`)).text();
  expect(await (await ask(`/v1/calc?${query}&fields=warnings`)).text()).toBe(whole);
});

describe("no option is taken and ignored", () => {
  test.each([
    ["by extension", () => ask(`${calls.query.replace("calc?", "calc.csv?")}&fields=all`)],
    ["by Accept", () => ask(`${calls.query}&fields=warnings`, { headers: { accept: "text/csv" } })],
    ["of an id", () => ask(`${byId}.xlsx?fields=warnings`)],
    ["of a search", () => ask(`${searchPath.replace("search?", "search.csv?")}&fields=found`)],
    ["of a batch", () => post(JSON.stringify({ items: [calls.request], fields: "docs" }), "/v1/calc/batch.csv")],
  ])("another format %s", async (_, call) => {
    const response = await call();
    const { error } = (await response.json()) as ErrorBody;
    expect([response.status, error.code]).toEqual([400, "invalid_parameter"]);
    expect(error.details).toEqual([
      "fields: задано вместе с другим форматом; поля выбираются только в JSON: уберите fields",
    ]);
  });
});

describe("what a client holds", () => {
  const tagOf = async (path: string) => (await ask(path)).headers.get("etag")!;

  test("is one part of an answer, never another nor the whole, in whatever order it was asked for", async () => {
    const part = await tagOf(`${calls.query}&fields=warnings,calculation_id`);
    expect(part).toBe(`"${build}-calculation_id+warnings"`);
    const inPath = await tagOf(`${calls.pathWithHyphens}-fields-calculation_id-fields-warnings`);
    const tags = [await tagOf(calls.query), part, await tagOf(`${calls.query}&fields=warnings`)];
    expect([new Set(tags).size, inPath]).toEqual([3, part]);
    const paths = [calls.query, `${calls.query}&fields=calculation_id,warnings`, `${calls.query}&fields=warnings`];
    for (const [at, path] of paths.entries()) {
      const statuses = tags.map(async (tag) => (await ask(path, { headers: { "if-none-match": tag } })).status);
      expect(await Promise.all(statuses)).toEqual(tags.map((_, of) => (of === at ? 304 : 200)));
    }
  });
});
