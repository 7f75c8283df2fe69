import type { ApiAnswer, Engine } from "../../engine/create-engine.ts";
import {
  badItems,
  BATCH_BODY,
  batchItem,
  HttpError,
  MAX_BATCH_BYTES,
  STATUS_OF,
  unknownInBatch,
  type JsonPlace,
} from "../errors.ts";
import { objectMembers, objectPairs, readJsonText, whatCame, type JsonPair } from "../json/json-body.ts";
import { jsonParts } from "../../text/json-parts.ts";
import { piecewise } from "../../services/piecewise.ts";
import type { HttpRequest } from "../reply.ts";
import { isLang, wrongLang } from "../../services/asked/wrong-lang.ts";
import { fieldsIn, isOfFields, picked, withoutFields, type Fields } from "../../services/asked/fields.ts";

/** An answer, and which of its fields are wanted. */
export type Answered = ApiAnswer & { fields?: Fields };

type Refused = Extract<ApiAnswer, { status: 400 }>;

/** How a single call is answered. */
export type Calculate = (parameters: readonly JsonPair[]) => Answered;

/** Most configurations of one batch. */
export const MOST_BATCH_ITEMS = 100;

/**
 * The answers to POST /v1/calc/batch, each in the place of its configuration, as `write` makes something of them. Of what
 * stands beside them `fields` are wanted of all; `lang` is spoken to those that name none, and where there is no batch.
 * Throws for what cannot be read.
 */
export async function answerBatch<Written>(
  request: HttpRequest,
  query: readonly JsonPair[],
  engineOf: (pairs: readonly JsonPair[]) => Engine,
  calculate: Calculate,
  write: (answer: Answered) => Written,
  isFile: boolean,
): Promise<Written[] | Refused> {
  const members = membersOf(await readJsonText(request, MAX_BATCH_BYTES, BATCH_BODY));
  const inBody = members
    .filter(({ name }) => isBeside([name]))
    .map(({ name, value }) => [name, JSON.parse(value)] as const);
  const beside = eachOnce([...inBody, ...query.filter(isBeside)]);
  const engine = engineOf(beside);
  try {
    refuseUnknown("query", query, engine);
    refuseUnknown(
      "body",
      members.filter(({ name }) => name !== ITEMS).map(({ name }) => [name]),
      engine,
    );
    const items = itemsOf(members);
    const { refusal } = withoutFields("calculation", engine, beside, isFile);
    const problems = [...wrongLang(engine, beside.filter(isLang)), ...(refusal?.problems ?? [])];
    if (problems.length > 0) return engine.refusal(problems);
    const steps = (function* () {
      const answers: Written[] = [];
      for (const [at, text] of items.entries()) {
        answers.push(write(calculated(text, batchItem(at), beside, engine, calculate)));
        yield;
      }
      return answers;
    })();
    return await piecewise(steps, () => request.turn());
  } catch (error) {
    return refusedBy(error, engine);
  }
}

const ITEMS = "items";

type Named = readonly [name: string, ...rest: unknown[]];

const isBeside = (pair: Named): boolean => isOfFields(pair) || isLang(pair);

/** Of `fields` each name once: what stands beside the items is read for every one of them. */
function eachOnce(beside: readonly JsonPair[]): JsonPair[] {
  const others = beside.filter((pair) => !isOfFields(pair));
  const names = [...fieldsIn(beside)];
  return names.length > 0 ? [...others, ["fields", names]] : others;
}

function refuseUnknown(place: "body" | "query", named: readonly Named[], { isIgnoredName }: Engine): void {
  const unknown = named.filter((pair) => !isBeside(pair) && !isIgnoredName(pair[0])).map(([name]) => name);
  if (unknown.length > 0) throw unknownInBatch(place, [...new Set(unknown)]);
}

/** In the language of the engine; throws on what is no client's mistake. */
function refusedBy(error: unknown, engine: Engine): Refused {
  if (!(error instanceof HttpError) || STATUS_OF[error.code] !== 400) throw error;
  return { status: 400, body: error.body(engine) };
}

/** An answer of a batch: its body is byte for byte what POST /v1/calc answers. */
export function batchItemText({ status, body, fields }: Answered): string {
  const told = status === 200 ? picked("calculation", body, fields) : body;
  return `{"status":${status},"body":${JSON.stringify(told)}}`;
}

/** Names of the body, each with the text of its value; what is null is as if it were not there. */
function membersOf(text: string): { name: string; value: string }[] {
  return objectMembers(text, BATCH_BODY)
    .map(({ name, value }) => ({ name: JSON.parse(name) as string, value }))
    .filter(({ value }) => value.trim() !== "null");
}

/** The configurations as they were written: what JSON.parse makes of one has lost the names given twice. */
function itemsOf(members: ReturnType<typeof membersOf>): string[] {
  const [first, second] = members.filter(({ name }) => name === ITEMS);
  if (!first) throw badItems("nothing", MOST_BATCH_ITEMS);
  if (second) throw badItems("twice", MOST_BATCH_ITEMS);
  const value: unknown = JSON.parse(first.value);
  if (!Array.isArray(value)) throw badItems(whatCame(value), MOST_BATCH_ITEMS, value);
  const items = jsonParts(first.value).parts.map((part) => part.value);
  const { length } = items;
  if (length < 1 || length > MOST_BATCH_ITEMS) throw badItems({ items: length }, MOST_BATCH_ITEMS);
  return items;
}

function calculated(
  text: string,
  place: JsonPlace,
  beside: readonly JsonPair[],
  engine: Engine,
  calculate: Calculate,
): Answered {
  try {
    const own = objectPairs(text, place);
    // An item that names its language keeps it.
    const speaksItself = own.some((pair) => isLang(pair) && pair[1] !== null);
    return calculate([...own, ...(speaksItself ? beside.filter((pair) => !isLang(pair)) : beside)]);
  } catch (error) {
    return refusedBy(error, engine);
  }
}
