import type { CameAs } from "../../messages/error-texts.ts";
import { invalidJson, MAX_BODY_BYTES, payloadTooLarge, unsupportedMediaType, type JsonPlace } from "../errors.ts";
import type { HttpRequest } from "../reply.ts";
import { jsonParts, type JsonPart } from "../../text/json-parts.ts";

/** A parameter by its name in a JSON body, with whatever value stood there. */
export type JsonPair = readonly [name: string, value: unknown];

/** Arrays and objects within each other deeper than this are not read; a batch has three. */
export const MAX_JSON_DEPTH = 32;

/** Body of POST /v1/calc, or of another `place` → pairs in order, a name given twice included. */
export async function readJsonPairs(request: HttpRequest, place?: JsonPlace): Promise<JsonPair[]> {
  return objectPairs(await readJsonText(request, MAX_BODY_BYTES, place), place);
}

/** From here on a body takes long enough to be read that others are heard before it, bytes. */
const LONG_BODY = 2_048;

/** A body of at most so many bytes that says it is JSON, as text; `place` tells in an error what the body should be. */
export async function readJsonText(request: HttpRequest, mostBytes: number, place?: JsonPlace): Promise<string> {
  const contentType = request.header("content-type");
  const [mediaType] = (contentType ?? "").split(";");
  if (mediaType?.trim().toLowerCase() !== "application/json") throw unsupportedMediaType(contentType);
  const bytes = await readBytes(request, mostBytes);
  await othersBeforeLong(request, bytes);
  return decodeUtf8(bytes, place);
}

/** Many long bodies that came at once are read one by one, and whoever comes between is heard. */
export async function othersBeforeLong(request: HttpRequest, { length }: Uint8Array): Promise<void> {
  if (length >= LONG_BODY) await request.turn();
}

/** The body's bytes; of one that says it has too many none is asked for. */
async function readBytes(request: HttpRequest, most: number): Promise<Uint8Array> {
  if (Number(request.header("content-length")) > most) throw payloadTooLarge(most);
  const bytes = await readAtMost(request.webRequest(), most + 1);
  if (bytes.length > most) throw payloadTooLarge(most);
  return bytes;
}

/** The first bytes of a body, at most so many; no more of it is read. */
export async function readAtMost(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(most);
  let length = 0;
  const reader = request.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    const piece = chunk.value.subarray(0, most - length);
    bytes.set(piece, length);
    length += piece.length;
    if (length === most) {
      await reader?.cancel();
      break;
    }
  }
  return bytes.subarray(0, length);
}

function decodeUtf8(bytes: Uint8Array, place: JsonPlace | undefined): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalidJson("not_utf8", place);
  }
}

/** Text of one JSON object → its members; `place` tells in an error where the text stood. */
export function objectPairs(text: string, place?: JsonPlace): JsonPair[] {
  return objectMembers(text, place).map(({ name, value }) => [JSON.parse(name) as string, JSON.parse(value)]);
}

/** The same, each name and value still as it was written. */
export function objectMembers(text: string, place?: JsonPlace): JsonPart[] {
  if (text.trim() === "") throw invalidJson("empty_body", place, "");
  const value = parsed(text, place);
  const { depth, parts } = jsonParts(text);
  if (depth > MAX_JSON_DEPTH) throw invalidJson({ deeper_than: MAX_JSON_DEPTH }, place);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidJson(whatCame(value), place, value);
  return parts;
}

function parsed(text: string, place?: JsonPlace): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson("not_json", place, text);
  }
}

/** What came instead of an object, or of an array. */
export function whatCame(value: unknown): CameAs {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : (typeof value as "string" | "object" | "number" | "boolean");
}
