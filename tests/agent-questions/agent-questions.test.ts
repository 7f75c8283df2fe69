import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { send } from "../server/http.ts";
import { RunningServer } from "../server/running-server.ts";
import { filled, readCall, readQuestions, valueAt, valueOf, type Call, type Fact } from "./questions.ts";
import { unexplained } from "./unexplained.ts";

interface Answered {
  status: number;
  answer: object;
}

const questions = readQuestions();
let server: RunningServer;
let llmsTxt: string;
let prices: { [name: string]: unknown };

beforeAll(async () => {
  server = await RunningServer.start();
  llmsTxt = (await send(`${server.url}/llms.txt`)).text;
  prices = JSON.parse((await send(`${server.url}/prices.json`)).text);
});
afterAll(() => server.stop());

async function call({ method, path, body }: Call): Promise<Answered> {
  const headers = { Accept: "application/json", ...(body !== undefined && { "Content-Type": "application/json" }) };
  const { status, text } = await send(server.url + path, { method, headers, ...(body !== undefined && { body }) });
  return { status, answer: JSON.parse(text) as object };
}

test("there are at least sixty of them, a third of them in English, each asked once", () => {
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  expect(questions.length).toBeGreaterThanOrEqual(60);
  const english = questions.filter(({ question }) => !/[а-яё]/i.test(question));
  expect(english.length * 3).toBeGreaterThanOrEqual(questions.length);
});

describe.each(questions)("$question", ({ before, call: text, status, facts, llms }) => {
  if (text !== undefined) {
    let asked: Call;
    let answered: Answered;
    let data: object;

    beforeAll(async () => {
      const first = before === undefined ? undefined : (await call(readCall(before))).answer;
      asked = readCall(first === undefined ? text : filled(text, first));
      answered = await call(asked);
      data = { ...answered.answer, before: first, prices };
    });

    test("the call is answered, and the answer has the facts", () => {
      expect(answered.status).toBe(status);
      expect(facts.length).toBeGreaterThan(0);
      for (const { at, is, says } of facts) {
        const fact = valueAt(data, at);
        if (is === undefined) expect(fact, at).not.toBeNull();
        else expect(fact, at).toEqual(valueOf(is, data));
        const inWords = typeof fact === "string" ? fact : JSON.stringify(fact);
        if (says !== undefined) expect(inWords, at).toMatch(new RegExp(filled(says, data)));
      }
    });

    test("llms.txt has all that the call takes", () => {
      const standard = status === 200 && !("normalization_notes" in answered.answer);
      expect(unexplained(asked, llmsTxt, standard)).toEqual([]);
    });
  }

  if (llms.length > 0) {
    test("llms.txt says what the answer alone does not", async () => {
      const { answer } = await call(readCall("GET /v1/calc?roof=dvuhskat&width=12&length=30"));
      const texts = { ...prices, manufacturer: valueAt(answer, "provider") };
      const literally = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      for (const says of llms) expect(llmsTxt).toMatch(new RegExp(filled(says, texts, literally)));
    });
  }
});

test("with fields the answers of all questions take less than half of the bytes", async () => {
  let whole = 0;
  let wanted = 0;
  for (const { before, call: text, status, facts } of questions) {
    if (text === undefined) continue;
    const first = before === undefined ? undefined : (await call(readCall(before))).answer;
    const asked = readCall(first === undefined ? text : filled(text, first));
    const bytes = await bytesOf(asked, status);
    whole += bytes;
    const fields = fieldsOf(facts);
    // An error has but what is needed, and other addresses than those of calculations and searches have no fields.
    const takesFields = status === 200 && asked.path.startsWith("/v1/") && fields.length > 0;
    wanted += takesFields ? await bytesOf(withFields(asked, fields), 200) : bytes;
  }
  expect(wanted * 2).toBeLessThan(whole);
});

async function bytesOf({ method, path, body }: Call, expected: number): Promise<number> {
  const headers = { Accept: "application/json", ...(body !== undefined && { "Content-Type": "application/json" }) };
  const { status, text } = await send(server.url + path, { method, headers, ...(body !== undefined && { body }) });
  expect(status, path).toBe(expected);
  return Buffer.byteLength(text);
}

/** What of an answer the facts stand in: `result.frames` of `result.frames.0`, `items` of `items.0.total_with_vat`. */
function fieldsOf(facts: readonly Fact[]): string[] {
  const there = facts.filter(({ is }) => is !== null);
  const places = there.map(({ at }) => at.split(".")).filter(([top]) => top !== "before" && top !== "prices");
  return [...new Set(places.map(([top, below]) => (top === "result" ? `${top}.${below}` : top!)))];
}

function withFields({ method, path, body }: Call, fields: readonly string[]): Call {
  if (body !== undefined) return { method, path, body: JSON.stringify({ ...(JSON.parse(body) as object), fields }) };
  return { method, path: `${path}${path.includes("?") ? "&" : "?"}fields=${fields.join(",")}` };
}

describe("what llms.txt does not explain", () => {
  test.each([
    ["GET /v1/calc?roof=dvuhskat&width=12&length=30&color=red", ["color", "color=red"]],
    ["GET /v1/calc?roof=arka&width=12&length=30", ["roof=arka", "width=12"]],
    ["GET /v1/calc?roof=dvuhskat&width=11&length=30", ["width=11"]],
    ["GET /v1/calc?roof=dvuhskat&width=12&length=30&filler=wool", ["filler=wool"]],
    ["GET /v2/price?roof=dvuhskat", ["the style of GET /v2/price?roof=dvuhskat"]],
  ])("of %s is noticed", (text, missing) => {
    expect(unexplained(readCall(text), llmsTxt, true)).toEqual(missing);
  });
});
