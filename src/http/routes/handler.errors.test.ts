import { describe, expect, test } from "vitest";
import { ask, byId, calls, documents, post } from "../../../tests/support/api.ts";
import { engine, priceList } from "../../../tests/support/example-engine.ts";
import { linkHeader } from "../site/discovery-links.ts";
import { SERVICE_LINKS } from "../../documents/discovery.ts";
import { MAX_BODY_BYTES, MAX_URL_LENGTH, STATUS_OF } from "../errors.ts";
import { errorBodyOf } from "../../services/call-error.ts";
import type { ErrorBody } from "../../engine/response.ts";
import { createHandler } from "./handler.ts";

const ALL_METHODS = "GET, HEAD, POST, OPTIONS";
const READ_METHODS = "GET, HEAD, OPTIONS";

test.each([
  ["/options.json?lang=de", 400],
  ["/options.json?lang=en&lang=ru", 400],
  ["/llms.txt?lang=", 400],
  ["/llms.txt?lang=en&utm_source=chat&v=2", 200],
  ["/options.json?lang=en&utm_source=chat", 200],
  ["/prices.json?lang=ru&utm_source=chat", 200],
  ["/prices.csv?lang=de", 400],
  [`/prices/${priceList.meta.version}.json?lang=de`, 400],
])("a document that is there in languages refuses one that it does not have: %s", async (path, status) => {
  const response = await ask(path);
  expect(response.status).toBe(status);
  if (status === 200) return;
  const { error } = (await response.json()) as ErrorBody;
  expect([error.code, error.problems[0]!.parameter]).toEqual(["invalid_parameter", "lang"]);
});

test.each(["/prices.json", "/prices.csv", "/prices/index.json", `/prices/${priceList.meta.version}.json`])(
  "%s is in Russian alone, and says so in the language that it is asked for",
  async (path) => {
    const [plain, russian, english] = await Promise.all(["", "?lang=ru", "?lang=en"].map((query) => ask(path + query)));
    expect(await russian!.text()).toBe(await plain!.text());
    expect(english!.status).toBe(400);
    const { error } = (await english!.json()) as ErrorBody;
    expect(error.details).toEqual([
      `lang: got "en"; a file of ${path.slice(1)} comes only in Russian: leave lang out; ` +
        "/options.json?lang=en and /en/llms.txt come in English",
    ]);
    expect(error.problems).toMatchObject([{ parameter: "lang", came: "en", accepted: { values: ["ru"] } }]);
  },
);

test.each(["/options.json", "/prices.json", "/prices.csv", "/prices/index.json"])(
  "%s tells a name that there is not, as the tool list_options does",
  async (path) => {
    const told = async (query: string) => ((await (await ask(path + query)).json()) as ErrorBody).error;
    const { code, details, problems } = await told("?foo=1");
    expect([code, details]).toEqual(["unknown_parameter", ["foo: такого параметра нет; есть lang"]]);
    expect(problems).toEqual([{ code: "unknown_parameter", parameter: "foo" }]);
    expect((await told("?foo=1&lang=de")).details).toHaveLength(2);
  },
);

describe("a size with an English comma before thousands", () => {
  const { roof, length } = calls.request;
  const errorOf = async (query: string, body?: object) => {
    const response = await (body ? post(JSON.stringify(body)) : ask(`/v1/calc?${query}`));
    expect(response.status).toBe(400);
    return ((await response.json()) as ErrorBody).error;
  };
  const READ = 'got "1,200", read as 1.2, for a comma is a decimal point here';

  test.each([
    ["width", `roof=${roof}&width=1,200&length=${length}&lang=en`, undefined],
    ["length", `roof=${roof}&width=12&length=1,200&lang=en`, undefined],
    ["height", `roof=${roof}&width=12&length=${length}&height=1,200&lang=en`, undefined],
    ["width", "", { roof, width: "1,200", length, lang: "en" }],
  ])("%s tells in English what came and how it was read", async (parameter, query, body) => {
    const { details, problems } = await errorOf(query, body);
    expect(details[0]).toMatch(`${parameter}: ${READ}; `);
    expect(problems[0]).toMatchObject({ parameter, came: "1,200" });
  });

  test.each([
    ["in Russian, whose comma parts decimals alone", `roof=${roof}&width=1,200&length=${length}`, "пришло «1,2»"],
    ["of a decimal", `roof=${roof}&width=1,2&length=${length}&lang=en`, 'got "1.2"'],
    ["of none", `roof=${roof}&width=1200&length=${length}&lang=en`, 'got "1200"'],
  ])("but not %s", async (_, query, came) => {
    const { details } = await errorOf(query);
    expect(details[0]).toMatch(`width: ${came}; `);
  });
});

describe("names that there are, told to whoever gives another, have fields among them", () => {
  const { roof, width, length } = calls.request;
  const json = (body: object, path: string) => () => post(JSON.stringify(body), path);
  test.each([
    ["query", () => ask(`/v1/calc?roof=${roof}&width=${width}&length=${length}&xyz=1`)],
    ["query, in English", () => ask(`/v1/calc?roof=${roof}&width=${width}&length=${length}&xyz=1&lang=en`)],
    ["body", json({ roof, width, length, xyz: 1 }, "/v1/calc")],
    ["search", () => ask("/v1/search?budget=3000000&xyz=1")],
    ["wish", () => ask("/v1/understand?text=12x30&xyz=1")],
    ["wish in a body", json({ text: "12x30", xyz: 1 }, "/v1/understand")],
  ])("%s", async (_, call) => {
    const { error } = (await (await call()).json()) as ErrorBody;
    expect([error.code, error.details[0]]).toEqual(["unknown_parameter", expect.stringMatching(/, fields$/)]);
  });

  test("also one that was mistyped", async () => {
    const { error } = (await (await ask(`${calls.query}&field=warnings`)).json()) as ErrorBody;
    expect(error.problems).toEqual([{ code: "unknown_parameter", parameter: "field", nearest: "fields" }]);
  });

  test("but not in the engine, which knows of none", () => {
    const { body } = engine.calculate({ ...calls.request, xyz: 1 });
    expect("error" in body && body.error.details[0]).toMatch(/, lang$/);
  });
});

test.each([
  ["beside an id", () => ask(`${byId}?explian=1`), { parameter: "explian", came: "explian", nearest: "explain" }],
  [
    "in the query of a batch",
    () => post(`{"items":[${calls.body}]}`, "/v1/calc/batch?montazh=1"),
    { parameter: "montazh", came: "montazh" },
  ],
])("a name that has no place %s is the parameter of its problem", async (_, call, problem) => {
  const { error } = (await (await call()).json()) as ErrorBody;
  expect(error.problems).toEqual([{ code: "unknown_parameter", ...problem }]);
  expect(error.details[0]).toMatch(/^query: /);
});

describe("errors", () => {
  const { roof, width } = calls.request;
  const long = "x".repeat(MAX_URL_LENGTH);
  const json = (body: string) => () => post(body);
  const method = (path: string, name: string) => () => ask(path, { method: name });
  const sizes = calls.query.split("&").slice(0, 3).join("&");
  const rows: [
    title: string,
    call: () => Promise<Response>,
    code: keyof typeof STATUS_OF,
    detail: RegExp,
    allow?: string,
  ][] = [
    ["no parameters", () => ask("/v1/calc"), "missing_parameter", /^roof: /],
    ["an empty value", () => ask(`${sizes}&gates=`), "invalid_parameter", /^gates: пришло пустое/],
    ["a name twice", () => ask(`${sizes}&gates=1&gates=2`), "invalid_parameter", /^gates: задан дважды/],
    [
      "a name in path and query",
      () => ask(`${calls.path}/gates-1?gates=2`),
      "invalid_parameter",
      /^gates: задан дважды/,
    ],
    ["an unknown name", () => ask(`${sizes}&montaz=1`), "unknown_parameter", /montazh/],
    ["an unknown name in a path", () => ask(`${calls.path}/montaz-1`), "unknown_parameter", /montazh/],
    ["an odd run", () => ask(`${calls.path}/gates-1-montazh`), "invalid_parameter", /^montazh: пришло пустое/],
    ["an empty option", () => ask(`${calls.path}/gates=1,`), "unknown_parameter", /пустое имя/],
    ["an empty segment", () => ask(`/v1/calc/${roof}//30/4.35`), "invalid_parameter", /^width: пришло пустое/],
    ["malformed escapes", () => ask(`${calls.path}/gates-%E0%A4`), "invalid_parameter", /^opts: пришло «gates-%E0%A4»/],
    ["an escape twice", () => ask(`${calls.path}/gates%253D1`), "unknown_parameter", /^gates%3D1: /],
    ["no such size", () => ask(`/v1/calc?roof=${roof}&width=999&length=30`), "unsupported_size", /^width: /],
    [
      "too many gates",
      () =>
        ask(`/v1/calc?roof=${roof}&width=${width}&length=${priceList.length.min_m}&gates=${priceList.limits.gates}`),
      "does_not_fit",
      /^gates: /,
    ],
    ["an unknown id", () => ask("/v1/calc/id/nothing"), "unknown_calculation_id", /«nothing»/],
    ["a malformed id", () => ask("/v1/calc/id/%"), "invalid_parameter", /^calculation_id: /],
    [
      "a parameter beside an id",
      () => ask(`${byId}?montazh=1&utm_x=1`),
      "unknown_parameter",
      /«montazh»; вместе с calculation_id/,
    ],
    ["a parameter beside an id and explain", () => ask(`${byId}?explain=1&gates=2`), "unknown_parameter", /«gates»/],
    ["explain of no value", () => ask(`${byId}?explain=`), "invalid_parameter", /^explain: пришло пустое/],
    ["explain twice", () => ask(`${byId}?explain=1&explain=0`), "invalid_parameter", /^explain: задан дважды/],
    ["explain that is no flag", () => ask(`${calls.query}&explain=maybe`), "invalid_parameter", /^explain: /],
    ["no JSON", json("roof=dvuhskat"), "invalid_json", /не JSON/],
    ["a JSON array", json("[]"), "invalid_json", /массив/],
    [
      "null of what is required",
      json(calls.body.replace(/"width":\d+/, '"width":null')),
      "missing_parameter",
      /^width: /,
    ],
    ["a JSON name twice", json(calls.body.replace("{", '{"gates":9,')), "invalid_parameter", /^gates: задан дважды/],
    [
      "values of any shape twice",
      json(calls.body.replace("{", '{"gates":{"toString":1},')),
      "invalid_parameter",
      /объект/,
    ],
    ["body against query", () => post(calls.body, "/v1/calc?gates=9"), "invalid_parameter", /^gates: задан дважды/],
    ["a form", () => post("a=1", "/v1/calc", "text/plain"), "unsupported_media_type", /«text\/plain»/],
    ["a body too large", json(calls.body.padEnd(MAX_BODY_BYTES + 1)), "payload_too_large", /16384/],
    ["a long query", () => ask(`/v1/calc?roof=${long}`), "uri_too_long", /8192/],
    ["a long path", () => ask(`/${long}`), "uri_too_long", /8192/],
    ["a path without height", () => ask("/v1/calc/dvuhskat/12/30"), "not_found", /«\/v1\/calc\/dvuhskat\/12\/30»/],
    ["and with a trailing slash", () => ask("/v1/calc/dvuhskat/12/30/"), "not_found", /^path: /],
    ["a path too deep", () => ask(`${calls.path}/gates-1/montazh-1`), "not_found", /^path: /],
    ["an id without value", () => ask("/v1/calc/id/"), "not_found", /^path: /],
    ["an unknown resource", () => ask("/v1/prices"), "not_found", /«\/v1\/prices»/],
    ["an unknown version", () => ask("/v2/calc"), "not_found", /^path: /],
    ["the root", () => ask("/"), "not_found", /«\/»/],
    ["a name of every object", () => ask("/constructor"), "not_found", /^path: /],
    ["OPTIONS of nothing", method("/v1/x", "OPTIONS"), "not_found", /^path: /],
    ["DELETE", method("/v1/calc", "DELETE"), "method_not_allowed", /«DELETE»/, ALL_METHODS],
    ["a method of every object", method("/v1/calc", "constructor"), "method_not_allowed", /./, ALL_METHODS],
    ["POST to a path", method(calls.path, "POST"), "method_not_allowed", /«POST»/, READ_METHODS],
    ["POST to an id", method(byId, "POST"), "method_not_allowed", /«POST»/, READ_METHODS],
    ["PUT of a document", method("/prices.json", "PUT"), "method_not_allowed", /«PUT»/, READ_METHODS],
  ];

  test.each(rows)("%s", async (_, call, code, detail, allow) => {
    const response = await call();
    const text = await response.text();
    const { error, supported, alternatives } = JSON.parse(text);
    expect(error).toEqual({
      code,
      message: expect.any(String),
      details: expect.any(Array),
      problems: expect.any(Array),
    });
    expect(error.problems.length).toBeGreaterThan(0);
    expect(error.details.join("\n")).toMatch(new RegExp(detail, "m"));
    expect(errorBodyOf(engine, code, error.details)).toMatchObject({ supported, alternatives });
    expect(response.status).toBe(STATUS_OF[code]);
    expect(Object.fromEntries(response.headers)).toEqual({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "Allow, Content-Disposition, ETag, Link, Retry-After",
      ...(allow && { allow }),
      "cache-control": "no-store",
      "content-length": String(new TextEncoder().encode(text).length),
      "content-type": "application/json; charset=utf-8",
      link: linkHeader(SERVICE_LINKS),
      vary: "Accept-Encoding",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    });
  });

  test("404 lists every accepted form", async () => {
    const { error } = (await (await ask("/v1/calc/dvuhskat/12/30")).json()) as { error: { details: string[] } };
    expect(error.details.slice(1)).toContain(`GET ${engine.baseUrl}/v1/calc/{roof}/{width}/{length}/{height}/{opts}`);
    expect(error.details.slice(1)).toHaveLength(17);
  });

  test("the longest address is still read", async () => {
    const start = `${calls.query}&utm_x=`;
    expect((await ask(start + "x".repeat(MAX_URL_LENGTH - start.length))).status).toBe(200);
    expect((await ask(start + "x".repeat(MAX_URL_LENGTH - start.length + 1))).status).toBe(414);
  });

  test("a failure of the service tells the log everything and the client nothing", async () => {
    const told: unknown[] = [];
    const failure = new Error("secret");
    const failing = createHandler({
      engine: {
        ...engine,
        calculate() {
          throw failure;
        },
      },
      documents,
      onError: (error) => told.push(error),
    });
    const response = await failing(new Request(engine.baseUrl + calls.query));
    expect(response.status).toBe(500);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(JSON.parse(text)).toEqual(errorBodyOf(engine, "internal_error", []));
    expect(text).not.toContain("secret");
    expect(told).toEqual([failure]);
  });

  test("an error of the client is no failure to log", async () => {
    const told: unknown[] = [];
    const logging = createHandler({ engine, documents, onError: (error) => told.push(error) });
    await logging(new Request(`${engine.baseUrl}/v1/x`));
    expect(told).toEqual([]);
  });
});
