import { firstOf, quoted } from "../../text/format.ts";
import type { ErrorBody, ErrorCode } from "../../engine/response.ts";
import type { Engine } from "../../engine/create-engine.ts";

/** Longest accepted body of a request, bytes (contract of the calculation, "Errors"). */
export const MAX_BODY_BYTES = 16 * 1024;

/** The same of a batch: every parameter of every configuration fits, written out with indents. */
export const MAX_BATCH_BYTES = 128 * 1024;

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
  internal_error: 500,
};

/** One Russian sentence for the client's user, by the kind of error that the engine cannot have. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  invalid_json: "Тело запроса должно быть объектом JSON в кодировке UTF-8.",
  not_found: "Такого адреса нет — проверьте путь запроса.",
  method_not_allowed: "Этот метод здесь не поддерживается.",
  not_acceptable: "В таком виде ответа нет — попросите JSON или один из форматов ниже.",
  payload_too_large: "Тело запроса слишком большое.",
  uri_too_long: "Адрес запроса слишком длинный.",
  unsupported_media_type: "Тело запроса принимается только в формате application/json.",
};

/** The body of any error: that of the engine, with the message of HTTP where the error is of HTTP. */
export function errorBodyOf({ errorBody }: Pick<Engine, "errorBody">, code: ErrorCode, details: string[]): ErrorBody {
  return errorBody(code, details, MESSAGES[code]);
}

/** What the HTTP side itself finds wrong with a request; made only by the functions below. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: string[];

  constructor(code: ErrorCode, details: string[], headers: Readonly<Record<string, string>> = {}) {
    const shown = firstOf(details);
    super(`${code}: ${shown.join("; ")}`);
    this.code = code;
    this.headers = headers;
    this.details = shown;
  }

  body(engine: Pick<Engine, "errorBody">): ErrorBody {
    return errorBodyOf(engine, this.code, this.details);
  }
}

export function malformedSegment(name: string, raw: string): HttpError {
  return new HttpError("invalid_parameter", [
    `${name}: пришло ${quoted(raw)}; принимается текст в UTF-8 с правильным процентным кодированием`,
  ]);
}

/** What may stand beside a calculation_id; the rest of a calculation is in it. */
export const BESIDE_ID: readonly string[] = ["explain", "prices_version"];

export function parametersBesideId(names: readonly string[]): HttpError {
  return new HttpError(
    "unknown_parameter",
    names.map(
      (name) =>
        `query: пришло ${quoted(name)}; вместе с calculation_id другие параметры, кроме ${BESIDE_ID.join(" и ")}, не принимаются`,
    ),
  );
}

const CONFIGURATION = '{"roof":"dvuhskat","width":12,"length":30}';

/** Where an object was expected, and what it looks like there. */
export interface JsonPlace {
  name: string;
  example: string;
}

const CALCULATION_BODY: JsonPlace = { name: "body", example: CONFIGURATION };
export const BATCH_BODY: JsonPlace = { name: "body", example: `{"items":[${CONFIGURATION}]}` };

/** An item of a batch, counted from 0. */
export function batchItem(at: number): JsonPlace {
  return { name: `items[${at}]`, example: CONFIGURATION };
}

/** `came` says in Russian what was there instead of a JSON object. */
export function invalidJson(came: string, { name, example }: JsonPlace = CALCULATION_BODY): HttpError {
  return new HttpError("invalid_json", [`${name}: ${came}; принимается объект JSON, например ${example}`]);
}

/** `came` says in Russian what `items` was; `most` is how many configurations a batch may have. */
export function badItems(came: string, most: number): HttpError {
  return new HttpError("invalid_parameter", [
    `items: ${came}; принимается массив, в котором конфигураций от 1 до ${most}`,
  ]);
}

export function unknownInBatch(place: "body" | "query", names: readonly string[]): HttpError {
  return new HttpError(
    "unknown_parameter",
    names.map(
      (name) => `${place}: пришло ${quoted(name)}; в пакете есть только items, остальное — внутри каждой из них`,
    ),
  );
}

export function notFound(path: string, baseUrl: string): HttpError {
  return new HttpError("not_found", [
    `path: пришло ${quoted(path)}; принимаются адреса ниже`,
    ...acceptedForms(baseUrl),
  ]);
}

/** A path that there is, with an extension that there is not. */
export function unknownFormat(extension: string, formats: readonly string[]): HttpError {
  const accepted = formats.map((name) => `.${name}`).join(", ");
  return new HttpError("not_found", [
    `path: пришло расширение ${quoted(`.${extension}`)}; принимается ${accepted}, без расширения — JSON`,
  ]);
}

export function notAcceptable(accept: string, types: readonly string[]): HttpError {
  return new HttpError("not_acceptable", [`Accept: пришло ${quoted(accept)}; принимается ${types.join(", ")}`]);
}

export function invalidDialect(given: readonly string[], accepted: readonly string[]): HttpError {
  return new HttpError("invalid_parameter", [
    `dialect: пришло ${given.map(quoted).join(" и ")}; принимается одно из: ${accepted.join(", ")}`,
  ]);
}

export function methodNotAllowed(method: string, allow: string): HttpError {
  return new HttpError("method_not_allowed", [`method: пришло ${quoted(method)}; принимается ${allow}`], {
    allow,
  });
}

/** `came` is the Host header; every link to this server needs one (RFC 9112, 3.2). */
export function malformedHost(came: string | null): HttpError {
  return new HttpError("invalid_parameter", [
    `Host: ${came ? `пришло ${quoted(came)}` : "не указан"}; принимается имя сервера, например example.com или example.com:8080`,
  ]);
}

export function malformedRequest(): HttpError {
  return new HttpError("invalid_parameter", ["request: пришло не по правилам HTTP; принимается запрос HTTP/1.1"]);
}

/** Where a path was expected: what is none, or names no server that there can be. */
export function malformedTarget(came: string): HttpError {
  return new HttpError("invalid_parameter", [
    `url: пришло ${quoted(came)}; принимается путь, например /v1/calc, или адрес с ним, например https://example.com/v1/calc`,
  ]);
}

/** Letters as they are written: `curl` sends them so, and no path or query of HTTP has them. */
export function unescapedTarget(): HttpError {
  return new HttpError("invalid_parameter", [
    "url: пришёл адрес не по правилам HTTP; принимаются буквы, цифры и знаки ASCII, остальные — в процентной записи, например «да» — %D0%B4%D0%B0",
  ]);
}

export function requestTooSlow(): HttpError {
  return new HttpError("invalid_parameter", ["request: не пришёл целиком вовремя; повторите запрос"]);
}

export function payloadTooLarge(most: number): HttpError {
  return new HttpError("payload_too_large", [`body: пришло больше предела; принимается не больше ${most} байт`]);
}

export function uriTooLong(length: number): HttpError {
  return new HttpError("uri_too_long", [
    `url: пришло символов: ${length}; принимается не больше ${MAX_URL_LENGTH}, длинный запрос — в теле POST /v1/calc`,
  ]);
}

/**
 * The address and the headers are more than the server reads; most likely it is the address. `most` in bytes; Node
 * tells no difference between too many of them and too many headers, however short.
 */
export function headTooLong(most: number): HttpError {
  return new HttpError("uri_too_long", [
    `url: пришло вместе с заголовками больше ${most} байт, или заголовков слишком много; принимается не больше ${MAX_URL_LENGTH} символов адреса, длинный запрос — в теле POST /v1/calc`,
  ]);
}

export function unsupportedMediaType(contentType: string | null): HttpError {
  return new HttpError("unsupported_media_type", [
    `Content-Type: ${contentType ? `пришло ${quoted(contentType)}` : "не указан"}; принимается application/json`,
  ]);
}

/** Says nothing of what happened: that is for the log alone. */
export function internalError(): HttpError {
  return new HttpError("internal_error", []);
}

/** Every address of the API with its method, as a person would write it. */
export function acceptedForms(baseUrl: string): string[] {
  const calc = `${baseUrl}/v1/calc`;
  return [
    `GET ${calc}?roof={roof}&width={width}&length={length}`,
    `POST ${calc}`,
    `POST ${calc}/batch`,
    `POST ${calc}/batch.csv`,
    `GET ${calc}/{roof}/{width}/{length}/{height}`,
    `GET ${calc}/{roof}/{width}/{length}/{height}/{opts}`,
    `GET ${calc}/id/{calculation_id}`,
    `GET ${calc}.csv?roof={roof}&width={width}&length={length}`,
    `GET ${calc}/id/{calculation_id}.csv`,
    `GET ${baseUrl}/v1/search?budget={budget}`,
    `GET ${baseUrl}/v1/search.csv?budget={budget}`,
    `GET ${baseUrl}/prices.json`,
    `GET ${baseUrl}/prices.csv`,
    `GET ${baseUrl}/openapi.json`,
    `GET ${baseUrl}/llms.txt`,
  ];
}
