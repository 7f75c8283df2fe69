import type { ApiAnswer, Engine, Refusal } from "../../engine/create-engine.ts";
import {
  badItems,
  BATCH_BODY,
  batchItem,
  HttpError,
  MAX_BATCH_BYTES,
  STATUS_OF,
  unknownInBatch,
} from "../http/errors.ts";
import { objectMembers, objectPairs, readJsonText, whatCame, type JsonPair } from "../http/json/json-body.ts";
import { jsonParts } from "../http/json/json-parts.ts";
import { piecewise } from "../http/piecewise.ts";
import type { HttpRequest } from "../http/reply.ts";
import { isOfFields, picked, withoutFields, type Fields } from "./fields.ts";

/** An answer, and which of its fields are wanted. */
export type Answered = ApiAnswer & { fields?: Fields };

/** How a single call is answered. */
export type Calculate = (parameters: readonly JsonPair[]) => Answered;

/** Most configurations of one batch. */
export const MOST_BATCH_ITEMS = 100;

/**
 * The answers to POST /v1/calc/batch, each in the place of its configuration, as `write` makes something of them; of all
 * the fields that are named beside them are wanted, as if each named them. Throws for what is no batch.
 */
export async function answerBatch<Written>(
  request: HttpRequest,
  query: Iterable<readonly [name: string, value: string]>,
  engine: Engine,
  calculate: Calculate,
  write: (answer: Answered) => Written,
  isFile: boolean,
): Promise<Written[] | Refusal> {
  const named = [...query].filter((pair) => isOfFields(pair));
  const beside = [...new Set([...query].map(([name]) => name))].filter((name) => !isKnown(name, engine));
  if (beside.length > 0) throw unknownInBatch("query", beside);
  const { items, fields } = batchParts(await readJsonText(request.webRequest(), MAX_BATCH_BYTES, BATCH_BODY), engine);
  const ofAll: JsonPair[] = [...fields, ...named];
  const { refusal } = withoutFields("calculation", engine, ofAll, isFile);
  if (refusal) return refusal;
  const steps = (function* () {
    const answers: Written[] = [];
    for (const [at, text] of items.entries()) {
      answers.push(write(calculated(text, at, ofAll, engine, calculate)));
      yield;
    }
    return answers;
  })();
  return piecewise(steps, () => request.turn());
}

const isKnown = (name: string, { isIgnoredName }: Engine): boolean => isOfFields([name]) || isIgnoredName(name);

/** An answer of a batch: its body is byte for byte what POST /v1/calc answers. */
export function batchItemText({ status, body, fields }: Answered): string {
  const told = status === 200 ? picked("calculation", body, fields) : body;
  return `{"status":${status},"body":${JSON.stringify(told)}}`;
}

/**
 * The configurations as they were written: what JSON.parse makes of one has lost the names given twice. And the fields
 * that are wanted of each answer.
 */
function batchParts(text: string, engine: Engine): { items: string[]; fields: JsonPair[] } {
  const members = objectMembers(text, BATCH_BODY)
    .map(({ name, value }) => ({ name: JSON.parse(name) as string, value }))
    .filter(({ value }) => value.trim() !== "null");
  const unknown = members.map(({ name }) => name).filter((name) => name !== "items" && !isKnown(name, engine));
  if (unknown.length > 0) throw unknownInBatch("body", unknown);
  const [first, second] = members.filter(({ name }) => name === "items");
  if (!first) throw badItems("nothing", MOST_BATCH_ITEMS);
  if (second) throw badItems("twice", MOST_BATCH_ITEMS);
  if (!first.value.trimStart().startsWith("[")) throw badItems(whatCame(JSON.parse(first.value)), MOST_BATCH_ITEMS);
  const items = jsonParts(first.value).parts.map(({ value }) => value);
  if (items.length < 1 || items.length > MOST_BATCH_ITEMS) throw badItems({ items: items.length }, MOST_BATCH_ITEMS);
  const fields = members.filter(({ name }) => isOfFields([name]));
  return { items, fields: fields.map(({ name, value }) => [name, JSON.parse(value)]) };
}

function calculated(
  text: string,
  at: number,
  ofAll: readonly JsonPair[],
  engine: Engine,
  calculate: Calculate,
): Answered {
  try {
    return calculate([...objectPairs(text, batchItem(at)), ...ofAll]);
  } catch (error) {
    if (!(error instanceof HttpError) || STATUS_OF[error.code] !== 400) throw error;
    return { status: 400, body: error.body(engine) };
  }
}
