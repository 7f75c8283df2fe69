import * as engine from "hangar-engine";
import { exampleAnswer, exampleCalls } from "../../documents/examples/example-calls.ts";
import { EXAMPLE_FIELDS } from "../../documents/parameters/fields-value.ts";
import { exampleBatch } from "../../http/openapi/batch.ts";
import { exampleWishes, nextWish } from "../../documents/examples/wishes.ts";
import { exampleSearch } from "../../search/example-search.ts";
import { LANGS, type Lang } from "../../text/lang.ts";
import type { Call } from "./answers.ts";

const { baseUrl, priceList } = engine;

/** The hangar that all pages calculate, and its answer. */
export const example = exampleCalls(priceList);
export const exampleBody = exampleAnswer(engine);

export const JSON_BODY = "application/json";

/** One call in every style; all of them are answered alike, but for the path without options. */
export const CALLS = {
  query: { path: example.query },
  hyphens: { path: example.pathWithHyphens },
  commas: { path: example.pathWithCommas },
  withoutOptions: { path: example.path },
  json: { path: "/v1/calc", type: JSON_BODY, body: example.body },
  batch: { path: "/v1/calc/batch", type: JSON_BODY, body: JSON.stringify({ items: exampleBatch(priceList) }) },
  byId: { path: `/v1/calc/id/${exampleBody.calculation_id}` },
  search: { path: exampleSearch(exampleBody) },
} as const satisfies Record<string, Call>;

/** What people write, and what it means. */
export const wishes = exampleWishes(priceList);
export const wishCall = (text: string): Call => ({ path: `/v1/understand?${new URLSearchParams({ text })}` });
export const postedWish: Call = {
  path: "/v1/understand",
  type: JSON_BODY,
  body: JSON.stringify({ text: wishes.whole }),
};

/** What goes on from a hangar that is known. */
export const furtherWish: Call = {
  path: `/v1/understand?${new URLSearchParams(Object.entries(nextWish(priceList)).map(([name, value]) => [name, String(value)]))}`,
};

export const usedWords: Call = { path: `${wishCall(wishes.notOffered).path}&fields=used` };

/** The example's query with some parameters changed; `undefined` leaves one out. */
export function changedQuery(changes: Readonly<Record<string, string | number | undefined>>): Call {
  const url = new URL(example.query, baseUrl);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  return { path: url.pathname + url.search };
}

/** The call as a page in this language shows it: readers of English get answers that they can read. */
export function spokenCall(call: Call, lang: Lang): Call {
  if (lang === LANGS[0] || !/^\/v1\/(calc(?!\.)|search\?|understand)/.test(call.path)) return call;
  if (call.type === JSON_BODY && call.body?.endsWith("}")) {
    return { ...call, body: call.body.replace(/}$/, `,"lang":"${lang}"}`) };
  }
  const url = new URL(call.path, baseUrl);
  if (!url.searchParams.has("lang")) url.searchParams.set("lang", lang);
  return { ...call, path: url.pathname + url.search };
}

/** A line for a shell. */
export function curlLine({ path, method, type, accept, body }: Call): string {
  const parts = [
    ...(method === undefined ? [] : [`-X ${method}`]),
    ...(type === undefined ? [] : [`-H 'Content-Type: ${type}'`]),
    ...(accept === undefined ? [] : [`-H 'Accept: ${accept}'`]),
    ...(body === undefined ? [] : [`-d '${body}'`]),
    `'${baseUrl}${path}'`,
  ];
  return parts.length > 1 ? `curl ${parts.join(" \\\n  ")}` : `curl ${parts[0]}`;
}

/** Fewer words of the example: what `fields` shows wherever it is described. */
export const fieldsCall = changedQuery({ fields: EXAMPLE_FIELDS.calculation.join(",") });

/** A width that no roof has, beside one that the example's has. */
export const roundedQuery = changedQuery({ width: Math.round((example.request.width + 0.1) * 100) / 100 });

/** The example's search with far too little money. */
export const overBudgetSearch: Call = {
  path: CALLS.search.path.replace(/budget=(\d+)/, (_, budget: string) => `budget=${Math.round(Number(budget) / 100)}`),
};

/** The example's id with one digit mistyped, so that the slip is noticed. */
export const mistypedId = slips(exampleBody.calculation_id).find((id) => engine.fromCalculationId(id).status === 400)!;

function slips(id: string): string[] {
  return Array.from("0123456789", (digit) => id.replace(/\d/, digit)).filter((slip) => slip !== id);
}
