import { invalidJson, MAX_BODY_BYTES, payloadTooLarge, unsupportedMediaType, type JsonPlace } from "./errors.ts";
import { depthOf } from "./json-parts.ts";

/** A parameter by its name in a JSON body, with whatever value stood there. */
export type JsonPair = readonly [name: string, value: unknown];

/** Arrays and objects within each other deeper than this are not read; a batch has three. */
export const MAX_JSON_DEPTH = 32;

/** Body of POST /v1/calc → pairs in order, a name given twice included. */
export async function readJsonPairs(request: Request): Promise<JsonPair[]> {
  return objectPairs(await readJsonText(request, MAX_BODY_BYTES));
}

/** A body of at most so many bytes that says it is JSON, as text; `place` tells in an error what the body should be. */
export async function readJsonText(request: Request, mostBytes: number, place?: JsonPlace): Promise<string> {
  const contentType = request.headers.get("content-type");
  const [mediaType] = (contentType ?? "").split(";");
  if (mediaType?.trim().toLowerCase() !== "application/json") throw unsupportedMediaType(contentType);
  return decodeUtf8(await readBytes(request, mostBytes), place);
}

/** The body's bytes; stops reading as soon as there are too many. */
async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length")) > most) throw payloadTooLarge(most);
  const bytes = new Uint8Array(most);
  let length = 0;
  const reader = request.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    if (length + chunk.value.length > most) {
      await reader?.cancel();
      throw payloadTooLarge(most);
    }
    bytes.set(chunk.value, length);
    length += chunk.value.length;
  }
  return bytes.subarray(0, length);
}

function decodeUtf8(bytes: Uint8Array, place: JsonPlace | undefined): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalidJson("пришли байты не в UTF-8", place);
  }
}

/** Text of one JSON object → its members; `place` tells in an error where the text stood. */
export function objectPairs(text: string, place?: JsonPlace): JsonPair[] {
  const value = parse(text, place);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalidJson(whatCame(value), place);
  const pairs = JSON.parse(asPairList(text)) as JsonPair[];
  return pairs.filter((pair) => pair.length > 0);
}

function parse(text: string, place?: JsonPlace): unknown {
  if (text.trim() === "") throw invalidJson("пришло пустое тело", place);
  if (depthOf(text) > MAX_JSON_DEPTH) throw invalidJson(`пришла вложенность глубже ${MAX_JSON_DEPTH}`, place);
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson("пришёл не JSON", place);
  }
}

const STRING_OR_PUNCTUATION = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]/g;
const PAIR_LIST = new Map(Object.entries({ "{": "[[", ":": ",", ",": "],[", "}": "]]" }));

/**
 * `{"a":1,"a":2}` → `[["a",1],["a",2]]`: JSON.parse would silently keep only the last value of a name given twice.
 * `text` must be one valid JSON object.
 */
function asPairList(text: string): string {
  let depth = 0;
  return text.replace(STRING_OR_PUNCTUATION, (token) => {
    if (token === "{" || token === "[") depth += 1;
    const outermost = depth === 1;
    if (token === "}" || token === "]") depth -= 1;
    return outermost ? (PAIR_LIST.get(token) ?? token) : token;
  });
}

/** What came instead of an object, in Russian. */
export function whatCame(value: unknown): string {
  if (value === null) return "пришло null";
  if (Array.isArray(value)) return "пришёл массив";
  if (typeof value === "string") return "пришла строка";
  if (typeof value === "object") return "пришёл объект";
  return typeof value === "number" ? "пришло число" : "пришло логическое значение";
}
