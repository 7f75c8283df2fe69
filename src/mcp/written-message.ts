import { jsonParts } from "../text/json-parts.ts";
import type { Pairs } from "../services/calls.ts";

/** Where the arguments of a call stand as they were written; no argument has this name. */
const WRITTEN = "";

/**
 * A message, or several, as the SDK is to read it: `params` and `arguments` of null are none, and the arguments of a call
 * are pairs, with the names given twice, of which JSON.parse would keep but the last. Nothing, where the text is no JSON.
 */
export function readable(text: string): unknown {
  if (!isJson(text)) return undefined;
  const message = readableMessage(text);
  if (!Array.isArray(message)) return message;
  const messages = jsonParts(text).parts.map(({ value }) => readableMessage(value));
  // A call that is taken back beside itself is answered all the same: without, nobody would end the answer to the list.
  const ids = messages.map((one) => isObject(one) && one["id"]);
  return messages.filter((one) => {
    const { method, params } = isObject(one) ? one : {};
    return method !== "notifications/cancelled" || !isObject(params) || !ids.includes(params["requestId"] as string);
  });
}

/** The arguments of a call: as they were written, where its message was made readable. */
export function givenIn(args: Readonly<Record<string, unknown>> = {}): Pairs {
  const written = args[WRITTEN];
  return Array.isArray(written) ? (written as unknown as Pairs) : Object.entries(args);
}

function readableMessage(text: string): unknown {
  const message: unknown = JSON.parse(text);
  if (!isObject(message)) return message;
  const { params, ...others } = message;
  if (params === null) return others;
  if (!isObject(params)) return message;
  const { arguments: given, ...beside } = params;
  if (given === null) return { ...others, params: beside };
  if (!isObject(given) || message["method"] !== "tools/call") return message;
  const written = member(member(text, "params"), "arguments");
  const pairs = jsonParts(written).parts.map(({ name, value }) => [JSON.parse(name), JSON.parse(value)]);
  return { ...others, params: { ...beside, arguments: { [WRITTEN]: pairs } } };
}

/** The value of a member of an object as it was written; of several the last, as everywhere. */
const member = (object: string, wanted: string): string =>
  jsonParts(object).parts.findLast(({ name }) => JSON.parse(name) === wanted)!.value;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
