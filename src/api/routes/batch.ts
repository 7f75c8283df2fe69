import type { ApiAnswer, Engine } from "../../engine/create-engine.ts";
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

/** How a single call is answered. */
export type Calculate = (parameters: readonly JsonPair[]) => ApiAnswer;

/** Most configurations of one batch. */
export const MOST_BATCH_ITEMS = 100;

/**
 * The answers to POST /v1/calc/batch, each in the place of its configuration, as `write` makes something of them. Throws
 * for what is no batch.
 */
export async function answerBatch<Written>(
  request: HttpRequest,
  query: Iterable<readonly [name: string, value: string]>,
  engine: Engine,
  calculate: Calculate,
  write: (answer: ApiAnswer) => Written,
): Promise<Written[]> {
  const beside = [...new Set([...query].map(([name]) => name))].filter((name) => !engine.isIgnoredName(name));
  if (beside.length > 0) throw unknownInBatch("query", beside);
  const items = batchItems(await readJsonText(request.webRequest(), MAX_BATCH_BYTES, BATCH_BODY), engine);
  const steps = (function* () {
    const answers: Written[] = [];
    for (const [at, text] of items.entries()) {
      answers.push(write(calculated(text, at, engine, calculate)));
      yield;
    }
    return answers;
  })();
  return piecewise(steps, () => request.turn());
}

/** An answer of a batch: its body is byte for byte what POST /v1/calc answers. */
export function batchItemText({ status, body }: ApiAnswer): string {
  return `{"status":${status},"body":${JSON.stringify(body)}}`;
}

/** The configurations as they were written: what JSON.parse makes of one has lost the names given twice. */
function batchItems(text: string, engine: Engine): string[] {
  const members = objectMembers(text, BATCH_BODY)
    .map(({ name, value }) => ({ name: JSON.parse(name) as string, value }))
    .filter(({ value }) => value.trim() !== "null");
  const unknown = members.map(({ name }) => name).filter((name) => name !== "items" && !engine.isIgnoredName(name));
  if (unknown.length > 0) throw unknownInBatch("body", unknown);
  const [first, second] = members.filter(({ name }) => name === "items");
  if (!first) throw badItems("nothing", MOST_BATCH_ITEMS);
  if (second) throw badItems("twice", MOST_BATCH_ITEMS);
  if (!first.value.trimStart().startsWith("[")) throw badItems(whatCame(JSON.parse(first.value)), MOST_BATCH_ITEMS);
  const items = jsonParts(first.value).parts.map(({ value }) => value);
  if (items.length < 1 || items.length > MOST_BATCH_ITEMS) throw badItems({ items: items.length }, MOST_BATCH_ITEMS);
  return items;
}

function calculated(text: string, at: number, engine: Engine, calculate: Calculate): ApiAnswer {
  try {
    return calculate(objectPairs(text, batchItem(at)));
  } catch (error) {
    if (!(error instanceof HttpError) || STATUS_OF[error.code] !== 400) throw error;
    return { status: 400, body: error.body(engine) };
  }
}
