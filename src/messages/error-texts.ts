import type { ProblemText } from "./language.ts";
import type { ErrorCode } from "../engine/response.ts";

/** What came where a JSON object was expected, or an array of configurations. */
export type CameKind =
  | "not_utf8"
  | "empty_body"
  | "not_json"
  | "null"
  | "array"
  | "string"
  | "object"
  | "number"
  | "boolean"
  | "nothing"
  | "twice";

/** The same, or what is counted of it. */
export type CameAs = CameKind | { deeper_than: number } | { items: number };

/** What HTTP itself finds wrong, in one language; what came is `quoted` before it is told. */
export interface ErrorTexts {
  quoted(came: string): string;
  /** By the kind of error that the engine cannot have. */
  messages: Readonly<Partial<Record<ErrorCode, string>>>;
  /** What came where a comma that may part thousands was read as that of a decimal; none where it parts nothing else. */
  readAsDecimal?(text: string, value: number): string;
  malformedSegment(raw: string): ProblemText;
  besideId(name: string, accepted: readonly string[]): ProblemText;
  came: Readonly<Record<CameKind, string>>;
  deeperThan(levels: number): string;
  /** What came, quoted where it is a text. */
  got(what: string | number): string;
  /** Of a header. */
  notGiven: string;
  notAnObject(example: string): string;
  badItems(most: number): string;
  unknownInBatch(name: string): ProblemText;
  notFound(path: string): ProblemText;
  unknownFormat(extension: string, formats: readonly string[]): ProblemText;
  notAcceptable(accept: string, types: readonly string[]): ProblemText;
  invalidDialect(given: readonly string[], accepted: readonly string[]): ProblemText;
  fieldsOfJsonAlone: ProblemText;
  /** What `fields` accept: the name that was most likely meant, or all. */
  fieldName(nearest: string): string;
  fieldNames(all: string): string;
  /** `inEnglish` is what there is in English. */
  fileInRussianAlone(file: string, lang: string, inEnglish: readonly string[]): ProblemText;
  methodNotAllowed(method: string, allow: string): ProblemText;
  aHost: string;
  malformedRequest: ProblemText;
  malformedTarget(came: string): ProblemText;
  unescapedTarget: ProblemText;
  blankInTarget: ProblemText;
  requestTooSlow: ProblemText;
  payloadTooLarge(most: number): ProblemText;
  uriTooLong(length: number, most: number): ProblemText;
  headTooLong(mostBytes: number, most: number): ProblemText;
  aMediaType: string;
  openedByOtherList(told: { id: string; own: string; other: string; version: string; call: string }): {
    message: string;
    text: ProblemText;
  };
}
