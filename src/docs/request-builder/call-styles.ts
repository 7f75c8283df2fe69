import { baseUrl, parameters } from "hangar-engine";
import {
  FIELD_NAMES,
  formParameters,
  OPTION_DEFAULTS,
  type FieldName,
  type FormState,
} from "../../calculator/form/form-state.ts";

import { LANGS, type Lang } from "../../text/lang.ts";

/** The calls that ask for a form's hangar. Paths start with a slash. Options at their default are left out. */
export interface CallStyles {
  query: string;
  pathWithHyphens: string;
  pathWithPairs: string;
  /** Body of POST /v1/calc. */
  json: string;
  /** Lines for a shell. */
  curl: string;
  curlPost: string;
}

/** One calculation in every style of the API, answered in a language; a form with an error makes calls that are refused. */
export function callStyles(form: FormState, lang: Lang = LANGS[0]): CallStyles {
  const asked = askedFor(form, lang);
  const { roof = "", width = "", length = "", height = "", ...options } = Object.fromEntries(asked);
  const path = `/v1/calc/${[roof, width, length, height].map(segment).join("/")}`;
  const pairs = Object.entries(options).map(([name, value]) => [name, segment(value)] as const);
  const withOptions = (text: string): string => (text === "" ? path : `${path}/${text}`);
  const query = `/v1/calc?${new URLSearchParams(asked.map(([name, value]) => [name, value]))}`;
  const json = JSON.stringify(Object.fromEntries(asked.map(([name, text]) => [name, jsonValue(name, text)])));
  return {
    query,
    pathWithHyphens: withOptions(pairs.flat().join("-")),
    pathWithPairs: withOptions(pairs.map((pair) => pair.join("=")).join(",")),
    json,
    curl: `curl '${baseUrl}${query}'`,
    curlPost: `curl ${baseUrl}/v1/calc -H 'Content-Type: application/json' -d '${json.replaceAll("'", "'\\''")}'`,
  };
}

/** Names and texts, in the contract's order; a decimal comma becomes a point, which needs no escaping anywhere. */
export function askedFor(form: FormState, lang: Lang = LANGS[0]): [FieldName | "lang", string][] {
  const typed = formParameters(form);
  const defaults: Partial<Record<FieldName, string>> = OPTION_DEFAULTS;
  const ofForm = FIELD_NAMES.filter((name) => typed[name] !== defaults[name]).map((name): [FieldName, string] => [
    name,
    typed[name].replace(/^(\d+),(\d+)$/, "$1.$2"),
  ]);
  return lang === LANGS[0] ? ofForm : [...ofForm, ["lang", lang]];
}

const segment = (value: string): string => encodeURIComponent(value).replaceAll("'", "%27");

/** A number or a boolean where the parameter is one; a text that stands for neither goes as it was typed. */
function jsonValue(name: FieldName | "lang", text: string): unknown {
  const { schema, read } = parameters[name];
  return schema.type === "string" ? text : (read(text) ?? text);
}
