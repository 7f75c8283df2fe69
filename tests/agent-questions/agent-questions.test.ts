import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { send } from "../server/http.ts";
import { RunningServer } from "../server/running-server.ts";
import { expectFacts, expectSaid, fieldsOf } from "./facts.ts";
import { filled, isEnglish, readCall, readQuestions, valueAt, type Call, type Question } from "./questions.ts";
import { unexplained } from "./unexplained.ts";

interface Answered {
  status: number;
  answer: object;
}

const questions = readQuestions();
let server: RunningServer;
/** What is read by whoever asks in that language. */
let references: { russian: string; english: string };
let prices: { [name: string]: unknown };

beforeAll(async () => {
  server = await RunningServer.start();
  const [russian, english] = await Promise.all(["/llms.txt", "/en/llms.txt"].map((path) => send(server.url + path)));
  references = { russian: russian!.text, english: english!.text };
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
  const english = questions.filter(isEnglish);
  expect(english.length * 3).toBeGreaterThanOrEqual(questions.length);
});

const referenceOf = (question: Question): string => (isEnglish(question) ? references.english : references.russian);

describe.each(questions)("$question", (question) => {
  const { before, call: text, status, facts, llms } = question;

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
      expectFacts(facts, data);
    });

    test("the reference has all that the call takes", () => {
      const standard = status === 200 && !("normalization_notes" in answered.answer);
      expect(unexplained(asked, referenceOf(question), standard)).toEqual([]);
    });
  }

  if (llms.length > 0) {
    test("the reference says what the answer alone does not", async () => {
      const { answer } = await call(readCall("GET /v1/calc?roof=dvuhskat&width=12&length=30"));
      const texts = { ...prices, manufacturer: valueAt(answer, "provider") };
      expectSaid(referenceOf(question), llms, texts);
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

function withFields({ method, path, body }: Call, fields: readonly string[]): Call {
  if (body !== undefined) return { method, path, body: JSON.stringify({ ...(JSON.parse(body) as object), fields }) };
  return { method, path: `${path}${path.includes("?") ? "&" : "?"}fields=${fields.join(",")}` };
}
