import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ask, byId, calls, post } from "../../../tests/support/api.ts";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { MOST_BATCH_ITEMS } from "../../services/batch.ts";
import { MAX_BATCH_BYTES, MAX_BODY_BYTES } from "../errors.ts";
import { runs } from "../../../tests/support/runs.ts";

const PATH = "/v1/calc/batch";
const batch = (items: readonly string[]) => post(`{"items":[${items.join(",")}]}`, PATH);
const { query } = requestsTo(engine);

/** A configuration as text: right, wrong, or with a name given twice. */
const configuration = fc.oneof(
  query.map((request) => JSON.stringify(request)),
  query.map((request) => JSON.stringify({ ...request, montaz: 1 }, null, 2)),
  query.map((request) => `{"gates":1,"gates":2,${JSON.stringify(request).slice(1)}`),
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })).map((value) => JSON.stringify(value)),
  fc.constantFrom('{"__proto__":{"roof":"dvuhskat"},"constructor":1}', '{"a":"],[","b":"\\"}"}', "{}"),
);

test("every answer has the bytes of the single call, in its place", () =>
  fc.assert(
    fc.asyncProperty(fc.array(configuration, { minLength: 1, maxLength: 12 }), async (items) => {
      const singles = await Promise.all(
        items.map(async (item) => {
          const reply = await post(item);
          return `{"status":${reply.status},"body":${await reply.text()}}`;
        }),
      );
      const reply = await batch(items);
      expect([reply.status, reply.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(await reply.text()).toBe(`{"items":[${singles.join(",")}]}`);
    }),
    { numRuns: runs(300) },
  ));

test("takes as many as are allowed, and one alone", async () => {
  for (const count of [1, MOST_BATCH_ITEMS]) {
    const { items } = (await (await batch(Array.from({ length: count }, () => calls.body))).json()) as {
      items: { status: number }[];
    };
    expect(items.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200));
  }
});

test("what is no configuration is told in its place, with its place", async () => {
  const items = ["[]", "null", "12", '"x"', "true", "[".repeat(20) + "]".repeat(20), calls.body];
  const result = (await (await batch(items)).json()) as { items: { status: number; body: { error: object } }[] };
  expect(result.items.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 200]);
  for (const [at, { body }] of result.items.slice(0, -1).entries()) {
    expect(body.error).toMatchObject({
      code: "invalid_json",
      details: [expect.stringContaining(`items[${at}]: приш`)],
    });
  }
});

describe("what an error repeats is bounded", () => {
  const members = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => `"${"q".repeat(length)}${at}":1`).join(",");
  const detailsOf = async (reply: Response) => ((await reply.json()) as { error: { details: string[] } }).error.details;

  test.each([
    ["many names beside items", () => post(`{${members(12_000, 1)}}`, PATH), 12_000],
    ["long names beside items", () => post(`{${members(60, 2000)}}`, PATH), 60],
    ["many names of one configuration", () => post(`{${members(1500, 1)}}`), 1500 + 3],
    [
      "many names beside an id",
      () => ask(`${byId}?${members(700, 1).replaceAll('":1', "").replaceAll(',"', "&").slice(1)}`),
      700,
    ],
  ])("%s", async (_, request, count) => {
    const details = await detailsOf(await request());
    expect(details.length).toBeLessThanOrEqual(31);
    expect(details.join("").length).toBeLessThan(3_500);
    expect(details.at(-1)).toBe(`и ещё ${count - details.length + 1}`);
  });

  test("in every answer of a batch", async () => {
    const text = await (await batch(Array.from({ length: 100 }, () => `{${members(130, 1)}}`))).text();
    expect(text.length).toBeLessThan(100 * 6_000);
  });

  test("and every parameter that is wrong is told, be it all of them", async () => {
    const wrong = Object.fromEntries(Object.keys(engine.parameters).map((name) => [name, "?"]));
    expect(await detailsOf(await post(JSON.stringify(wrong)))).toHaveLength(Object.keys(wrong).length);
  });
});

test("null is as if the name were not given", async () => {
  const names = Object.keys(engine.parameters);
  const item = { ...Object.fromEntries(names.map((name) => [name, null])), ...calls.request };
  const { width: _none, ...rest } = item;
  const body = JSON.stringify({ items: [item, { ...rest, width: null }], explain: null });
  const result = (await (await post(body.replace("{", '{"items": null ,'), PATH)).json()) as { items: object[] };
  expect(result).toEqual({
    items: [calls.request, rest].map(engine.calculate).map(({ status, body }) => ({ status, body })),
  });
  expect(result.items).toMatchObject([{ status: 200 }, { body: { error: { code: "missing_parameter" } } }]);
});

describe("lang beside the items", () => {
  const inEnglish = /"disclaimer":"The calculation is indicative/;
  const russian = calls.body;
  const own = `{"lang":"ru",${calls.body.slice(1)}`;
  test.each([
    ["in the body", `{"lang":"en","items":[${russian},${own},{}]}`, PATH],
    ["in the query", `{"items":[${russian},${own},{}]}`, `${PATH}?lang=en`],
    ["in both", `{"lang":"en","items":[${russian},${own},{}]}`, `${PATH}?lang=en`],
  ])("%s is spoken by all that name none", async (_, body, path) => {
    const [english, itsOwn, wrong] = ((await (await post(body, path)).json()) as { items: { body: object }[] }).items;
    expect(JSON.stringify(english)).toMatch(inEnglish);
    expect(itsOwn!.body).toEqual(engine.calculate(calls.request).body);
    expect(JSON.stringify(wrong)).not.toMatch(/[а-я]/i);
  });

  test.each([
    ["a name beside items", `{"lang":"en","items":[${russian}],"montazh":1}`, PATH, "unknown_parameter"],
    ["no items", `{"lang":"en","items":[]}`, PATH, "invalid_parameter"],
    ["a field that there is not", `{"lang":"en","items":[${russian}],"fields":"totl"}`, PATH, "invalid_parameter"],
    ["a name in the query", `{"items":[${russian}]}`, `${PATH}?lang=en&explain=1`, "unknown_parameter"],
    [
      "a name in the query, the language in the body",
      `{"lang":"en","items":[]}`,
      `${PATH}?montazh=1`,
      "unknown_parameter",
    ],
    ["no JSON", `{"items":[`, `${PATH}?lang=en`, "invalid_json"],
  ])("is that of a refusal: %s", async (_, body, path, code) => {
    const reply = await post(body, path);
    const { error } = (await reply.json()) as { error: { code: string } };
    expect([reply.status, error.code]).toEqual([400, code]);
    expect(JSON.stringify(error)).not.toMatch(/[а-я]/i);
  });

  test.each([
    ["one that there is not", `{"lang":"de","items":[${russian}]}`, PATH, "de"],
    ["no text", `{"lang":5,"items":[${russian}]}`, PATH, "5"],
    ["two", `{"lang":"ru","items":[${russian}]}`, `${PATH}?lang=en`, "ru"],
  ])("%s is refused, and nothing calculated", async (_, body, path, came) => {
    const reply = await post(body, path);
    const { error } = (await reply.json()) as { error: { problems: object[] } };
    expect([reply.status, error.problems[0]]).toMatchObject([400, { parameter: "lang", came }]);
  });

  test.each(["English", "de", "5"])("%s is refused in English", async (lang) => {
    const { error } = (await (await ask(`${calls.query}&lang=${lang}`)).json()) as { error: { problems: object[] } };
    expect(error.problems).toMatchObject([{ parameter: "lang", came: lang, accepted: { values: ["ru", "en"] } }]);
    expect(JSON.stringify(error)).not.toMatch(/[а-я]/i);
  });
});

describe("what is no batch is refused as a whole", () => {
  const good = `"items":[${calls.body}]`;
  const rows: [title: string, body: string, code: string, detail: RegExp][] = [
    ["nothing", "", "invalid_json", /^body: пришло пустое тело; .*"items"/],
    ["an array", `[${calls.body}]`, "invalid_json", /^body: пришёл массив; .*"items"/],
    ["no items", "{}", "invalid_parameter", /^items: не указаны; .* от 1 до 100/],
    ["items of no list", '{"items":{}}', "invalid_parameter", /^items: пришёл объект/],
    ["items of null", '{"items":null}', "invalid_parameter", /^items: не указаны/],
    ["an empty list", '{"items":[ ]}', "invalid_parameter", /^items: пришло 0;/],
    ["too many", `{"items":[${"{},".repeat(MOST_BATCH_ITEMS)}{}]}`, "invalid_parameter", /^items: пришло 101;/],
    ["items twice", `{${good},${good}}`, "invalid_parameter", /^items: заданы дважды/],
    ["a name beside items", `{${good},"montazh":1}`, "unknown_parameter", /^body: пришло «montazh»/],
    ["a prototype key", `{"constructor":{${good}}}`, "unknown_parameter", /^body: пришло «constructor»/],
    [
      "depth",
      `{"items":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
      "invalid_json",
      /^body: пришла вложенность глубже/,
    ],
    ["half of it", `{${good}`, "invalid_json", /^body: пришёл не JSON/],
  ];
  test.each(rows)("%s", async (_, body, code, detail) => {
    const reply = await post(body, PATH);
    expect(reply.status).toBe(400);
    expect(((await reply.json()) as { error: object }).error).toMatchObject({
      code,
      details: [expect.stringMatching(detail)],
    });
  });

  const items = { parameter: "items", accepted: { type: "array", min: 1, max: MOST_BATCH_ITEMS } };
  const whole = { code: "invalid_json", parameter: "body", accepted: { type: "object" } };
  test.each<[title: string, body: string, problem: object]>([
    ["nothing", "", { ...whole, came: "" }],
    ["a text", '"x"', { ...whole, came: "x" }],
    ["no JSON", "items=1", { ...whole, came: "items=1" }],
    ["an array, which no text stands for", "[]", whole],
    ["no items", "{}", { code: "invalid_parameter", ...items }],
    ["items of text", '{"items":"x"}', { code: "invalid_parameter", ...items, came: "x" }],
    ["an empty list", '{"items":[]}', { code: "invalid_parameter", ...items, came: "0" }],
    [
      "a name beside items",
      `{${good},"montazh":1}`,
      { code: "unknown_parameter", parameter: "montazh", came: "montazh" },
    ],
    [
      "a name that is no text to show",
      `{${good},"<b>":1}`,
      { code: "unknown_parameter", parameter: "\ufffdb\ufffd", came: "\ufffdb\ufffd" },
    ],
    ["an empty name", `{${good},"":1}`, { code: "unknown_parameter", parameter: "(пустое имя)", came: "" }],
    [
      "one that was mistyped",
      `{${good},"field":1}`,
      { code: "unknown_parameter", parameter: "field", came: "field", nearest: "fields" },
    ],
  ])("%s as data", async (_, body, problem) => {
    const { error } = (await (await post(body, PATH)).json()) as { error: { problems: object[] } };
    expect(error.problems).toEqual([problem]);
  });

  test("bytes of another encoding", async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xe4, 0xe2, 0x22, 0x3a, 0x31, 0x7d]);
    const reply = await ask(PATH, { method: "POST", body, headers: { "content-type": "application/json" } });
    const told = expect.stringMatching(/^body: пришли байты не в UTF-8; .*"items"/);
    expect(await reply.json()).toMatchObject({ error: { code: "invalid_json", details: [told] } });
  });

  test("parameters beside it, but for the marks of links", async () => {
    const body = `{${good},"utm_source":"x"}`;
    expect((await post(body, `${PATH}?utm_source=x`)).status).toBe(200);
    const reply = await post(body, `${PATH}?explain=1`);
    expect(((await reply.json()) as { error: object }).error).toMatchObject({
      code: "unknown_parameter",
      details: [expect.stringContaining("query: пришло «explain»")],
    });
  });

  test("another type, another method, another path", async () => {
    expect((await post(`{${good}}`, PATH, "text/plain")).status).toBe(415);
    const reply = await ask(PATH);
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect((await post(`{${good}}`, `${PATH}/1`)).status).toBe(404);
    expect((await post(`{${good}}`, `${PATH}/`)).status).toBe(200);
  });

  test("a body of more bytes than the limit, which is larger than that of one calculation", async () => {
    const body = `{${good}}`;
    expect(MAX_BATCH_BYTES).toBeGreaterThan(MAX_BODY_BYTES);
    expect((await post(body.padEnd(MAX_BATCH_BYTES), PATH)).status).toBe(200);
    const reply = await post(body.padEnd(MAX_BATCH_BYTES + 1), PATH);
    expect(reply.status).toBe(413);
    expect(((await reply.json()) as { error: object }).error).toMatchObject({
      code: "payload_too_large",
      details: [expect.stringContaining(String(MAX_BATCH_BYTES))],
    });
  });

  test("room for every parameter of every configuration, written out with indents", async () => {
    const whole = Object.fromEntries(Object.keys(engine.parameters).map((name) => [name, "s-kolonnoy-po-centru"]));
    const items = Array.from({ length: MOST_BATCH_ITEMS }, () => whole);
    expect(Buffer.byteLength(JSON.stringify({ items }, null, 2))).toBeLessThan(MAX_BATCH_BYTES);
  });
});
