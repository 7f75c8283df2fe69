import * as engine from "hangar-engine";
import { createHandler } from "../../../api/handler.ts";

/** One call of the API as the documentation shows it. */
export interface Call {
  /** Path and query string. */
  path: string;
  method?: string;
  /** Content-Type of the body. */
  type?: string;
  body?: string;
}

/** What the call is really answered, at build time. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON. */
  body: unknown;
}

/** The very function that serves; the documents, which are not made yet, are not asked for. */
const handler = createHandler({ engine, documents: {} });

export async function answerTo({ path, method, type, body }: Call): Promise<Answer> {
  const response = await handler(
    new Request(engine.baseUrl + path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: type === undefined ? {} : { "Content-Type": type },
      ...(body !== undefined && { body }),
    }),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

type Json = Record<string, unknown>;

/** Only these fields of a body, named by their path (`result.frames`, `items.0.url`), in its order. */
export function shortened(body: unknown, paths: readonly string[]): unknown {
  const short = paths.reduce((all, path) => merged(all, at(body, path.split("."))), undefined as unknown);
  return inOrderOf(body, short);
}

function at(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return value;
  const inner = (value as Json | undefined)?.[key];
  if (inner === undefined) throw new Error(`the answer has no ${key}`);
  const picked = at(inner, rest);
  return Array.isArray(value) ? [picked] : { [key]: picked };
}

function merged(a: unknown, b: unknown): unknown {
  if (a === undefined) return b;
  if (Array.isArray(a) && Array.isArray(b)) return [merged(a[0], b[0])];
  const both = { ...(a as Json) };
  for (const [key, value] of Object.entries(b as Json)) both[key] = merged(both[key], value);
  return both;
}

function inOrderOf(body: unknown, short: unknown): unknown {
  if (typeof short !== "object" || short === null || typeof body !== "object" || body === null) return short;
  if (Array.isArray(short)) return short.map((item, index) => inOrderOf((body as unknown[])[index], item));
  const keys = Object.keys(body).filter((key) => key in short);
  return Object.fromEntries(keys.map((key) => [key, inOrderOf((body as Json)[key], (short as Json)[key])]));
}
