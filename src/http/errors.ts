import { nearestName } from "../text/nearest-name.ts";
import type { ErrorCode } from "../engine/response.ts";
import type { ProblemData } from "../engine/request/problem.ts";
import type { CameAs, ErrorTexts } from "../messages/error-texts.ts";
import { acceptedForms } from "./routes/table.ts";
import { CallError, type MoreOfCallError, type Wrong } from "../services/call-error.ts";

/** Longest accepted body of a request, bytes (contract of the calculation, "Errors"). */
export const MAX_BODY_BYTES = 16 * 1024;

/** The same of a batch: every parameter of every configuration fits, written out with indents. */
export const MAX_BATCH_BYTES = 128 * 1024;

/** The same of what the price desk publishes: three files with prices and texts, and a logo. */
export const MAX_RELEASE_BYTES = 4_000_000;

/** Longest accepted path with query string, characters: every parameter fits many times over, and no host cuts it off. */
export const MAX_URL_LENGTH = 8 * 1024;

/** Status of every `error.code`. */
export const STATUS_OF: Readonly<Record<ErrorCode, number>> = {
  missing_parameter: 400,
  invalid_parameter: 400,
  unknown_parameter: 400,
  unsupported_size: 400,
  does_not_fit: 400,
  invalid_json: 400,
  unknown_calculation_id: 400,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  not_taken: 503,
  not_drawn: 503,
};

export interface MoreOfError extends MoreOfCallError {
  headers?: Readonly<Record<string, string>>;
}

/** What the HTTP side itself finds wrong with a request; made by the functions below, and by what /application refuses with. */
export class HttpError extends CallError {
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, wrong: readonly Wrong[], { headers = {}, ...more }: MoreOfError = {}) {
    super(code, wrong, more);
    this.headers = headers;
  }
}

export function malformedSegment(parameter: string, raw: string): HttpError {
  return new HttpError("invalid_parameter", [
    { parameter, came: raw, told: (texts) => texts.malformedSegment(texts.quoted(raw)) },
  ]);
}

/** What may stand beside a calculation_id; the rest of a calculation is in it. */
export const BESIDE_ID: readonly string[] = ["explain", "prices_version", "lang", "fields"];

export function parametersBesideId(names: readonly string[]): HttpError {
  return new HttpError(
    "unknown_parameter",
    names.map((name) => ({
      place: "query",
      parameter: name,
      came: name,
      ...meant(name, BESIDE_ID),
      told: (texts) => texts.besideId(texts.quoted(name), BESIDE_ID),
    })),
  );
}

/** What stands in a batch beside its items, and they themselves. */
const IN_BATCH: readonly string[] = ["items", "lang", "fields"];

function meant(name: string, known: readonly string[]): Pick<ProblemData, "nearest"> {
  const nearest = nearestName(name, known);
  return nearest === undefined ? {} : { nearest };
}

const CONFIGURATION = '{"roof":"dvuhskat","width":12,"length":30}';

/** Where an object was expected, and what it looks like there. */
export interface JsonPlace {
  name: string;
  example: string;
}

const CALCULATION_BODY: JsonPlace = { name: "body", example: CONFIGURATION };
export const WISH_BODY: JsonPlace = { name: "body", example: '{"text":"dvuhskat 12x30"}' };
export const BATCH_BODY: JsonPlace = { name: "body", example: `{"items":[${CONFIGURATION}]}` };

/** An item of a batch, counted from 0. */
export function batchItem(at: number): JsonPlace {
  return { name: `items[${at}]`, example: CONFIGURATION };
}

/** What was there instead of a JSON object; `value` is it itself, where it is one. */
export function invalidJson(came: CameAs, { name, example }: JsonPlace = CALCULATION_BODY, value?: unknown): HttpError {
  return new HttpError("invalid_json", [
    {
      parameter: name,
      came: value,
      accepted: { type: "object" },
      told: (texts) => ({ came: cameAs(came, texts), accepted: texts.notAnObject(example) }),
    },
  ]);
}

/** What `items` was, and itself where a text stands for it; `most` is how many configurations a batch may have. */
export function badItems(came: CameAs, most: number, value?: unknown): HttpError {
  return new HttpError("invalid_parameter", [
    {
      parameter: "items",
      came: typeof came === "object" && "items" in came ? came.items : value,
      accepted: { type: "array", minimum: 1, maximum: most },
      told: (texts) => ({ came: cameAs(came, texts), accepted: texts.badItems(most) }),
    },
  ]);
}

export function unknownInBatch(place: "body" | "query", names: readonly string[]): HttpError {
  return new HttpError(
    "unknown_parameter",
    names.map((name) => ({
      place,
      parameter: name,
      came: name,
      ...meant(name, IN_BATCH),
      told: (texts) => texts.unknownInBatch(texts.quoted(name)),
    })),
  );
}

export function notFound(path: string, baseUrl: string): HttpError {
  const wrong = { parameter: "path", came: path, told: (texts: ErrorTexts) => texts.notFound(texts.quoted(path)) };
  return new HttpError("not_found", [wrong], { also: acceptedForms(baseUrl) });
}

/** A path that there is, with an extension that there is not. */
export function unknownFormat(extension: string, formats: readonly string[]): HttpError {
  const accepted = formats.map((name) => `.${name}`);
  const came = `.${extension}`;
  return new HttpError("not_found", [
    {
      parameter: "path",
      came,
      accepted: { type: "string", enum: accepted },
      told: (texts) => texts.unknownFormat(texts.quoted(came), accepted),
    },
  ]);
}

export function notAcceptable(accept: string, types: readonly string[]): HttpError {
  return new HttpError("not_acceptable", [
    {
      parameter: "Accept",
      came: accept,
      accepted: { type: "string", enum: types },
      told: (texts) => texts.notAcceptable(texts.quoted(accept), types),
    },
  ]);
}

export function invalidDialect(given: readonly string[], accepted: readonly string[]): HttpError {
  return new HttpError("invalid_parameter", [
    {
      parameter: "dialect",
      came: given.join(", "),
      accepted: { type: "string", enum: accepted },
      told: (texts) => texts.invalidDialect(given.map(texts.quoted), accepted),
    },
  ]);
}

export function methodNotAllowed(method: string, allow: string): HttpError {
  const wrong = {
    parameter: "method",
    came: method,
    accepted: { type: "string", enum: allow.split(", ") } as const,
    told: (texts: ErrorTexts) => texts.methodNotAllowed(texts.quoted(method), allow),
  };
  return new HttpError("method_not_allowed", [wrong], { headers: { allow } });
}

/** `came` is the Host header; every link to this server needs one (RFC 9112, 3.2). */
export function malformedHost(came: string | null): HttpError {
  const told = (texts: ErrorTexts) => ({ came: header(came, texts), accepted: texts.aHost });
  return new HttpError("invalid_parameter", [{ parameter: "Host", ...(came && { came }), told }]);
}

export function malformedRequest(): HttpError {
  return new HttpError("invalid_parameter", [{ parameter: "request", told: ({ malformedRequest: told }) => told }]);
}

/** Where a path was expected: what is none, or names no server that there can be. */
export function malformedTarget(came: string): HttpError {
  return new HttpError("invalid_parameter", [
    { parameter: "url", came, told: (texts) => texts.malformedTarget(texts.quoted(came)) },
  ]);
}

/** Letters as they are written: `curl` sends them so, and no path or query of HTTP has them. */
export function unescapedTarget(): HttpError {
  return new HttpError("invalid_parameter", [{ parameter: "url", told: ({ unescapedTarget: told }) => told }]);
}

/** Node expects the protocol behind the first blank. */
export function blankInTarget(): HttpError {
  return new HttpError("invalid_parameter", [{ parameter: "url", told: ({ blankInTarget: told }) => told }]);
}

export function requestTooSlow(): HttpError {
  return new HttpError("invalid_parameter", [{ parameter: "request", told: ({ requestTooSlow: told }) => told }]);
}

export function payloadTooLarge(most: number): HttpError {
  return new HttpError("payload_too_large", [{ parameter: "body", told: (texts) => texts.payloadTooLarge(most) }]);
}

export function uriTooLong(length: number): HttpError {
  return new HttpError("uri_too_long", [
    { parameter: "url", told: (texts) => texts.uriTooLong(length, MAX_URL_LENGTH) },
  ]);
}

/**
 * The address and the headers are more than the server reads; most likely it is the address. `most` in bytes; Node
 * tells no difference between too many of them and too many headers, however short.
 */
export function headTooLong(most: number): HttpError {
  return new HttpError("uri_too_long", [
    { parameter: "url", told: (texts) => texts.headTooLong(most, MAX_URL_LENGTH) },
  ]);
}

export function unsupportedMediaType(contentType: string | null): HttpError {
  const told = (texts: ErrorTexts) => ({ came: header(contentType, texts), accepted: texts.aMediaType });
  return new HttpError("unsupported_media_type", [
    { parameter: "Content-Type", ...(contentType && { came: contentType }), told },
  ]);
}

/** Says nothing of what happened: that is for the log alone. */
export function internalError(): HttpError {
  return new HttpError("internal_error", []);
}

/** Seconds after which a picture may be asked for again: all that wait together take less. */
const DRAWN_AFTER = "5";

/** A picture that is not drawn just now: whoever was sent to another one would keep it. */
export function notDrawn(): HttpError {
  return new HttpError("not_drawn", [], { headers: { "retry-after": DRAWN_AFTER } });
}

function cameAs(came: CameAs, texts: ErrorTexts): string {
  if (typeof came === "string") return texts.came[came];
  return "items" in came ? texts.got(came.items) : texts.deeperThan(came.deeper_than);
}

const header = (came: string | null, texts: ErrorTexts): string =>
  came ? texts.got(texts.quoted(came)) : texts.notGiven;
