import { beforeAll, describe, expect, test } from "vitest";
import { send } from "../server/http.ts";
import { served } from "../server/served.ts";
import { expectFacts, expectSaid, fieldsOf } from "./facts.ts";
import { filled, isEnglish, readCall, readQuestions, valueAt, type Call, type Question } from "./questions.ts";
import { unexplained } from "./unexplained.ts";

const questions = readQuestions();
const server = served();
/** What is read by whoever asks in that language. */
let references: { russian: string; english: string };
let prices: { [name: string]: unknown };

beforeAll(async () => {
  const [russian, english] = await Promise.all(["/llms.txt", "/en/llms.txt"].map((path) => send(server.url + path)));
  references = { russian: russian!.text, english: english!.text };
  prices = JSON.parse((await send(`${server.url}/prices.json`)).text);
});

interface Answered {
  status: number;
  answer: object;
  bytes: number;
}

async function call({ method, path, body }: Call): Promise<Answered> {
  const headers = { Accept: "application/json", ...(body !== undefined && { "Content-Type": "application/json" }) };
  const { status, text } = await send(server.url + path, { method, headers, ...(body !== undefined && { body }) });
  return { status, answer: JSON.parse(text) as object, bytes: Buffer.byteLength(text) };
}

/** A call with what the answer before it says, and that answer. */
async function readOver(text: string, before: string | undefined): Promise<{ asked: Call; first?: object }> {
  if (before === undefined) return { asked: readCall(text) };
  const first = (await call(readCall(before))).answer;
  return { asked: readCall(filled(text, first)), first };
}

const referenceOf = (question: Question): string => (isEnglish(question) ? references.english : references.russian);

describe.each(questions)("$question", (question) => {
  const { before, call: text, status, facts, llms } = question;

  if (text !== undefined) {
    let asked: Call;
    let answered: Answered;
    let data: object;

    beforeAll(async () => {
      const read = await readOver(text, before);
      asked = read.asked;
      answered = await call(asked);
      data = { ...answered.answer, before: read.first, prices };
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
    const { asked } = await readOver(text, before);
    const { bytes } = await call(asked);
    whole += bytes;
    const fields = fieldsOf(facts);
    // An error has but what is needed, and other addresses than those of calculations and searches have no fields.
    const takesFields = status === 200 && asked.path.startsWith("/v1/") && fields.length > 0;
    const answered = takesFields ? await call(withFields(asked, fields)) : { status, bytes };
    expect(answered.status, asked.path).toBe(status);
    wanted += answered.bytes;
  }
  expect(wanted * 2).toBeLessThan(whole);
});

function withFields({ method, path, body }: Call, fields: readonly string[]): Call {
  if (body !== undefined) return { method, path, body: JSON.stringify({ ...(JSON.parse(body) as object), fields }) };
  return { method, path: `${path}${path.includes("?") ? "&" : "?"}fields=${fields.join(",")}` };
}
