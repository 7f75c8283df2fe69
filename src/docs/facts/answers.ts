import * as engine from "hangar-engine";
import { build } from "virtual:hangar-data";
import { formats } from "../../http/routes/asked/asked-format.ts";
import { otherEngines } from "../../services/asked/asked-engine.ts";
import { createHandler } from "../../http/routes/handler.ts";
import { englishOfCalls } from "../../messages/en/words.ts";

/** One call of the API as the documentation shows it. */
export interface Call {
  /** Path and query string. */
  path: string;
  method?: string;
  /** Content-Type of the body. */
  type?: string;
  accept?: string;
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
const others = otherEngines(engine, [], engine.under, [englishOfCalls]);
const handler = createHandler({ engine, build, documents: {}, others, formats });

export async function answerTo({ path, method, type, accept, body }: Call): Promise<Answer> {
  const response = await handler(
    new Request(engine.baseUrl + path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { ...(type !== undefined && { "Content-Type": type }), ...(accept !== undefined && { Accept: accept }) },
      ...(body !== undefined && { body }),
    }),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Only these fields of a body, named by their path (`result.frames`, `items.0.url`), in the order of the body. */
export function shortened(body: unknown, paths: readonly string[]): unknown {
  return kept(
    body,
    paths.map((path) => path.split(".")),
  );
}

function kept(value: unknown, paths: readonly string[][]): unknown {
  if (paths.some((path) => path.length === 0)) return value;
  const keys = new Set(paths.map(([key]) => key!));
  const members = Object.entries(value as object).filter(([key]) => keys.delete(key));
  if (keys.size > 0) throw new Error(`The answer has no ${[...keys].join(", ")}`);
  const shown = members.map(([key, inner]): [string, unknown] => {
    const within = paths.filter((path) => path[0] === key).map((path) => path.slice(1));
    return [key, kept(inner, within)];
  });
  return Array.isArray(value) ? shown.map(([, inner]) => inner) : Object.fromEntries(shown);
}
