import type { Answer, Engine } from "../engine/create-engine.ts";
import { badItems, BATCH_BODY, batchItem, HttpError, MAX_BATCH_BYTES, STATUS_OF, unknownInBatch } from "./errors.ts";
import { objectPairs, readJsonText, whatCame, type JsonPair } from "./json-body.ts";
import { partsOf, valueOf } from "./json-parts.ts";

/** How a single call is answered. */
export type Calculate = (parameters: readonly JsonPair[]) => Answer;

/** Most configurations of one batch. */
export const MOST_BATCH_ITEMS = 100;

/**
 * The answer to POST /v1/calc/batch as JSON: `{"items":[{"status":200,"body":{…}},…]}`, every body in the place of its
 * configuration and byte for byte what POST /v1/calc answers it. Throws for what is no batch.
 */
export async function answerBatch(
  request: Request,
  query: Iterable<readonly [name: string, value: string]>,
  engine: Engine,
  calculate: Calculate,
): Promise<string> {
  const beside = [...new Set([...query].map(([name]) => name))].filter((name) => !engine.isIgnoredName(name));
  if (beside.length > 0) throw unknownInBatch("query", beside);
  const items = batchItems(await readJsonText(request, MAX_BATCH_BYTES, BATCH_BODY), engine);
  return `{"items":[${items.map((text, at) => answerItem(text, at, engine, calculate)).join(",")}]}`;
}

/** The configurations as they were written: what JSON.parse makes of one has lost the names given twice. */
function batchItems(text: string, engine: Engine): string[] {
  const pairs = objectPairs(text, BATCH_BODY);
  const unknown = pairs.map(([name]) => name).filter((name) => name !== "items" && !engine.isIgnoredName(name));
  if (unknown.length > 0) throw unknownInBatch("body", unknown);
  const [first, second] = pairs.flatMap(([name, value], at) => (name === "items" ? [{ value, at }] : []));
  if (!first) throw badItems("не указаны", MOST_BATCH_ITEMS);
  if (second) throw badItems("заданы дважды", MOST_BATCH_ITEMS);
  if (!Array.isArray(first.value)) throw badItems(whatCame(first.value), MOST_BATCH_ITEMS);
  const { length } = first.value;
  if (length < 1 || length > MOST_BATCH_ITEMS) throw badItems(`пришло ${length}`, MOST_BATCH_ITEMS);
  return partsOf(valueOf(partsOf(text)[first.at]!));
}

function answerItem(text: string, at: number, engine: Engine, calculate: Calculate): string {
  const { status, body } = calculated(text, at, engine, calculate);
  return `{"status":${status},"body":${JSON.stringify(body)}}`;
}

function calculated(text: string, at: number, engine: Engine, calculate: Calculate): Answer {
  try {
    return calculate(objectPairs(text, batchItem(at)));
  } catch (error) {
    if (!(error instanceof HttpError) || STATUS_OF[error.code] !== 400) throw error;
    return { status: 400, body: error.body(engine) };
  }
}
