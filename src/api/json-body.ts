import { invalidJson, MAX_BODY_BYTES, payloadTooLarge, unsupportedMediaType } from "./errors.ts";

/** A parameter by its name in a JSON body, with whatever value stood there. */
export type JsonPair = readonly [name: string, value: unknown];

/** Body of POST /v1/calc → pairs in order, a name given twice included. */
export async function readJsonPairs(request: Request): Promise<JsonPair[]> {
  const contentType = request.headers.get("content-type");
  const [mediaType] = (contentType ?? "").split(";");
  if (mediaType?.trim().toLowerCase() !== "application/json") throw unsupportedMediaType(contentType);
  return objectPairs(decodeUtf8(await readBytes(request)));
}

/** The body's bytes; stops reading as soon as there are too many. */
async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) throw payloadTooLarge();
  const bytes = new Uint8Array(MAX_BODY_BYTES);
  let length = 0;
  const reader = request.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    if (length + chunk.value.length > MAX_BODY_BYTES) {
      await reader?.cancel();
      throw payloadTooLarge();
    }
    bytes.set(chunk.value, length);
    length += chunk.value.length;
  }
  return bytes.subarray(0, length);
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalidJson("пришли байты не в UTF-8");
  }
}

/** Text of one JSON object → its members. */
export function objectPairs(text: string): JsonPair[] {
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalidJson(whatCame(value));
  const pairs = JSON.parse(asPairList(text)) as JsonPair[];
  return pairs.filter((pair) => pair.length > 0);
}

function parse(text: string): unknown {
  if (text.trim() === "") throw invalidJson("пришло пустое тело");
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson("пришёл не JSON");
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

function whatCame(value: unknown): string {
  if (value === null) return "пришло null";
  if (Array.isArray(value)) return "пришёл массив";
  if (typeof value === "string") return "пришла строка";
  return typeof value === "number" ? "пришло число" : "пришло логическое значение";
}
