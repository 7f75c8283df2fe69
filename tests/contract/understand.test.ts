import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byBody, get, type ExampleRequest } from "../../src/http/openapi/examples/example-requests.ts";
import { exampleWishes } from "../../src/documents/examples/wishes.ts";
import type { CalcResponse, ErrorBody } from "../../src/engine/response.ts";
import { LONGEST_TEXT } from "../../src/understanding/index.ts";
import { understoodSchema, type Understood } from "../../src/understanding/response.ts";
import type { SearchResponse } from "../../src/search/response.ts";
import { ask, engine } from "../support/built-product.ts";
import { misfit, operationOf, send } from "../support/description.ts";
import { runs } from "../support/runs.ts";

const PATH = "/v1/understand";
const asked = (text: string, more = ""): string => `${PATH}?${new URLSearchParams({ text })}${more}`;
const posted = (body: object | string): ExampleRequest => ({
  ...byBody(typeof body === "string" ? body : JSON.stringify(body)),
  url: PATH,
});

async function understood(text: string, more?: string): Promise<Understood> {
  const response = await ask(asked(text, more));
  expect(response.status).toBe(200);
  return understoodSchema.parse(await response.json());
}

async function refused(request: ExampleRequest): Promise<[status: number, error: ErrorBody["error"]]> {
  const response = await send(request);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return [response.status, ((await response.json()) as ErrorBody).error];
}

const WHOLE = "двускатный 12 на 30, двое ворот в торце, под ключ";
const QUESTION = "ангар 12 на 30 с монтажом";

describe("what is said becomes parameters", () => {
  test("which the calculation takes as they are, and url is that calculation", async () => {
    const { parameters, url, questions, used, reading } = await understood(WHOLE);
    expect(questions).toEqual([]);
    expect(parameters).toEqual({
      roof: "dvuhskat",
      width: 12,
      length: 30,
      gates_pos: 1,
      gates: 2,
      montazh: true,
      panels: true,
      panels_montazh: true,
    });
    for (const { text, start, end } of used) expect(WHOLE.slice(start, end)).toBe(text);
    const response = await ask(url!.slice(engine.baseUrl.length));
    expect(response.status).toBe(200);
    const body = (await response.json()) as CalcResponse;
    expect(engine.calculate(parameters).body).toEqual(body);
    expect(body.normalization_notes).toBeUndefined();
    expect(reading).toEqual({
      total_with_vat: body.result.total_with_vat,
      calculation_id: body.calculation_id,
      as_read: true,
      left_out: ["под ключ\u00a0— без фундамента, доставки и полотен"],
    });
  });

  test("a question has no url, and each of its answers completes the calculation", async () => {
    const { parameters, questions, url } = await understood(QUESTION);
    expect(url).toBeUndefined();
    expect(questions.map(({ parameter }) => parameter)).toEqual(["roof"]);
    const roofs = questions[0]!.choices.map((choice) => choice.value);
    // The roof with a column in the middle has no width of 12 m.
    expect(roofs).toEqual(Object.keys(engine.priceList.roofs).slice(0, 3));
    for (const { parameters: chosen, total_with_vat } of questions[0]!.choices) {
      const answer = engine.calculate({ ...parameters, ...chosen });
      expect(answer.status === 200 && answer.body.result.total_with_vat).toBe(total_with_vat);
    }
  });

  test("what is not offered is told and never priced", async () => {
    const { not_offered, parameters, url } = await understood("двускатный 12 на 30, с доставкой до Казани");
    expect(not_offered.map(({ text, reason }) => [text, reason])).toEqual([
      ["доставкой до Казани", expect.stringMatching(/производитель/)],
    ]);
    expect(url).toBe(`${engine.baseUrl}/v1/calc?roof=dvuhskat&width=12&length=30`);
    expect(parameters).toEqual({ roof: "dvuhskat", width: 12, length: 30 });
  });

  test("a sum leads to the search", async () => {
    const { search, url } = await understood("ангар до трёх миллионов");
    const { found, items } = (await (await ask("/v1/search?budget=3000000")).json()) as SearchResponse;
    expect(search).toEqual({
      parameters: { budget: 3_000_000 },
      url: `${engine.baseUrl}/v1/search?budget=3000000`,
      found,
      items: items.slice(0, 3),
    });
    expect(url).toBe(search!.url);
  });

  test("what is known from before goes on, in a link and in JSON", async () => {
    const known = { roof: "dvuhskat", width: 12, length: 30 };
    const next = "а с монтажом?";
    const body = await understood(
      next,
      `&${new URLSearchParams(Object.entries(known).map(([name, value]) => [name, String(value)]))}`,
    );
    expect(body).toMatchObject({ parameters: { ...known, montazh: true }, questions: [], complete: true });
    expect(await (await send(posted({ text: next, ...known, height: null }))).json()).toEqual(body);
    expect(body.reading?.total_with_vat).toBe(engine.priceOf(body.parameters)!.total_with_vat);
  });
});

describe("lang=en", () => {
  const CYRILLIC = /[а-яё]/i;

  /** Without what quotes the text: the answer's own sentences. */
  function sentences({ questions, not_offered, notes }: Understood, text: string): string {
    const said = [
      ...questions.flatMap((one) => [one.text, ...one.choices.map((choice) => choice.text)]),
      ...not_offered.map(({ reason }) => reason),
      ...notes.map(({ note }) => note),
    ];
    const quotes = [...said.join("\n").matchAll(/"([^"]*)"/g)].map(([, quote]) => quote!);
    for (const quote of quotes) expect(text).toContain(quote.replace(/…$/, ""));
    return said.join("\n").replaceAll(/"[^"]*"/g, "");
  }

  test.each([
    ...Object.values(exampleWishes(engine.priceList)),
    "арочный 20 на 40 высотой 8 м, со скидкой, фундаментом и кран-балкой 5 т",
    "двускатный 11,4 на 250, ворота с торцов, утеплённый, 100 ворот, 12х30 или 15х40",
    "односкатный, 300 квадратов, с окнами, дверями и воротами, монтаж нужен, но без монтажа",
  ])("%s", async (text) => {
    const english = await understood(text, "&lang=en");
    const russian = await understood(text);
    expect(sentences(english, text)).not.toMatch(CYRILLIC);
    expect([english.parameters, english.used, english.not_used]).toEqual([
      russian.parameters,
      russian.used,
      russian.not_used,
    ]);
    for (const [own, usual] of [
      [english.url, russian.url],
      [english.search?.url, russian.search?.url],
    ]) {
      expect(own).toBe(usual && `${usual}&lang=en`);
    }
  });

  test("links lead to answers in English", async () => {
    const { url } = await understood(WHOLE, "&lang=en");
    const body = (await (await ask(url!.slice(engine.baseUrl.length))).json()) as CalcResponse;
    expect(body.configuration.lang).toBe("en");
  });

  test.each([
    [get(`${PATH}?lang=en`)],
    [get(`${PATH}?text=&lang=en`)],
    [get(asked("x", "&txt=1&lang=en"))],
    [posted({ text: "я".repeat(LONGEST_TEXT + 1), lang: "en" })],
  ])("an error, $url", async (request) => {
    const [status, { message, details }] = await refused(request);
    expect(status).toBe(400);
    expect([message, ...details].join().replaceAll(/"[^"]*"/g, "")).not.toMatch(CYRILLIC);
  });
});

describe("GET and POST are one call", () => {
  test.each(Object.values(exampleWishes(engine.priceList)))("%s", async (text) => {
    const got = await (await ask(asked(text))).text();
    expect(await (await send(posted({ text }))).text()).toBe(got);
    expect(await (await send(posted({ text, lang: null, fields: null }))).text()).toBe(got);
    expect(await (await send({ ...posted({}), url: asked(text) })).text()).toBe(got);
    expect(await (await ask(asked(text, "&utm_source=mail&yclid=1"))).text()).toBe(got);
    expect(await (await ask(asked(text).replace("?", "/?"))).text()).toBe(got);
    expect(await (await ask(asked(text).replace("?", ".json?"))).text()).toBe(got);
  });

  test("fields leave what is wanted", async () => {
    const response = await ask(asked(QUESTION, "&fields=questions.text,parameters"));
    expect(await response.json()).toEqual({
      parameters: { width: 12, length: 30, montazh: true },
      questions: [{ text: "Какая крыша?" }],
    });
  });

  test("HEAD, conditional requests, CORS and preflight are as everywhere", async () => {
    const got = await ask(asked(WHOLE));
    const calculation = await ask("/v1/calc?roof=dvuhskat&width=12&length=30");
    for (const name of ["etag", "cache-control", "access-control-allow-origin", "vary", "content-type"]) {
      expect(got.headers.get(name), name).toBe(calculation.headers.get(name));
    }
    const held = await ask(asked(WHOLE), { headers: { "If-None-Match": got.headers.get("etag")! } });
    expect([held.status, await held.text()]).toEqual([304, ""]);
    const head = await ask(asked(WHOLE), { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-length")).toBe(got.headers.get("content-length"));
    const preflight = await ask(PATH, { method: "OPTIONS" });
    expect([preflight.status, preflight.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
    expect((await send(posted({ text: WHOLE }))).headers.get("cache-control")).toBe("no-store");
  });
});

describe("what cannot be read is one error", () => {
  test.each<[what: string, request: ExampleRequest, code: string, detail: RegExp]>([
    ["no text", get(PATH), "missing_parameter", /^text: не указан; принимается пожелание по-русски.*2\s000 символов/],
    ["no text in JSON", posted({}), "missing_parameter", /^text: не указан/],
    [
      "an empty text",
      get(`${PATH}?text=`),
      "invalid_parameter",
      /^text: пришло пустое значение; принимается пожелание/,
    ],
    ["blanks alone", posted({ text: " \n\t " }), "invalid_parameter", /^text: /],
    ["an object as the text", posted({ text: {} }), "invalid_parameter", /^text: /],
    ["another name", get(asked(QUESTION, "&txt=1")), "unknown_parameter", /txt.*text/],
    ["a parameter's value", get(asked(QUESTION, "&roof=arka")), "invalid_parameter", /^roof: пришло «arka»/],
    [
      "letters that were lost",
      posted({ text: "??????????? 12 ?? 30" }),
      "invalid_parameter",
      /^text: .*буквы потеряны/,
    ],
    ["an unknown language", get(asked(QUESTION, "&lang=de")), "invalid_parameter", /lang/],
    ["an unknown field", get(asked(QUESTION, "&fields=question")), "invalid_parameter", /questions/],
    ["two texts", get(asked(QUESTION, "&text=x")), "invalid_parameter", /^text: /],
    ["an array", posted("[]"), "invalid_json", /"text"/],
    ["no JSON", posted("{"), "invalid_json", /"text"/],
  ])("%s", async (_, request, code, detail) => {
    const [status, error] = await refused(request);
    expect([status, error.code]).toEqual([400, code]);
    expect(error.details[0]).toMatch(detail);
    expect(error.problems.length).toBeGreaterThan(0);
  });

  test("the message about a missing text is about the text", async () => {
    const [, { message }] = await refused(get(PATH));
    expect(message).toBe("Нет пожелания — передайте слова человека в text.");
  });

  test("a text is read whole or not at all", async () => {
    const longest = "двускатный 12 на 30 ".padEnd(LONGEST_TEXT, "ы");
    expect((await send(posted({ text: longest }))).status).toBe(200);
    const [status, { code, details }] = await refused(posted({ text: `${longest}ы` }));
    expect([status, code]).toEqual([400, "invalid_parameter"]);
    expect(details).toHaveLength(1);
    expect(details[0]!.replaceAll("\u00a0", " ")).toMatch(/^text: пришло символов: 2 001; принимается не больше 2 000/);
  });

  test("methods, paths and types that there are not", async () => {
    expect((await refused({ method: "DELETE", url: PATH }))[0]).toBe(405);
    expect((await refused(get(asked(QUESTION).replace("?", ".csv?"))))[0]).toBe(404);
    expect((await refused(get(`${PATH}/x?text=12`)))[0]).toBe(404);
    expect((await refused({ ...get(asked(QUESTION)), headers: { accept: "text/csv" } }))[0]).toBe(406);
    expect((await refused({ ...posted("x".repeat(20_000)) }))[0]).toBe(413);
    expect((await refused({ ...posted({ text: "x" }), headers: { "content-type": "text/plain" } }))[0]).toBe(415);
  });
});

const words = fc.constantFrom(
  ...[
    "двускатный",
    "односкатный",
    "12",
    "30",
    "12х30",
    "на",
    "м",
    "ворота",
    "двое ворот",
    "без",
    "монтаж",
    "с",
    "под ключ",
  ],
  ...[
    "сэндвич",
    "300 кв",
    "3 млн",
    "до",
    "высота",
    "5,55",
    "дверь",
    "окна",
    "сваи",
    "скидка",
    "доставка",
    "и",
    ",",
    "?",
  ],
  ...["кран 5 т", "8 (900) 000-00-00", "24.11.2026", "20", "h", "в торце", "арочный", "__proto__", "constructor", "\n"],
);
const wish = fc.oneof(
  { arbitrary: fc.array(words, { minLength: 1, maxLength: 14 }).map((all) => all.join(" ")), weight: 3 },
  { arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), weight: 1 },
  { arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 60 }), weight: 1 },
);

describe("whatever is written", () => {
  test("the answer is as /openapi.json describes it, in either language", () =>
    fc.assert(
      fc.asyncProperty(wish, fc.constantFrom("ru", "en"), async (text, lang) => {
        const request = posted({ text, lang });
        const response = await send(request);
        const body: unknown = await response.json();
        expect(misfit(operationOf(request)!, response.status, "application/json", body)).toBeUndefined();
        expect(response.status).toBe(text.trim() === "" ? 400 : 200);
      }),
      { numRuns: runs(3000) },
    ));

  test("places are those of the text, and what is read costs what its calculation does, and nothing while a question is open", () =>
    fc.assert(
      fc.asyncProperty(wish, async (text) => {
        fc.pre(text.trim() !== "");
        const body = (await (await send(posted({ text }))).json()) as Understood;
        const places = [...body.used, ...body.not_used, ...body.not_offered, ...body.notes];
        for (const place of places) expect(text.slice(place.start, place.end)).toBe(place.text);
        if (body.questions.length > 0) expect([body.url, body.reading]).toEqual([undefined, undefined]);
        const isCalculated = body.url?.includes("/v1/calc?");
        const response = isCalculated ? await ask(body.url!.slice(engine.baseUrl.length)) : undefined;
        const answer = (await response?.json()) as Partial<CalcResponse> | undefined;
        // What stands alone may not fit together: the calculation says so, and there is no reading.
        expect(body.reading?.total_with_vat).toBe(answer?.result?.total_with_vat);
        expect(body.reading?.calculation_id).toBe(answer?.calculation_id);
      }),
      { numRuns: runs(2000) },
    ));
});
