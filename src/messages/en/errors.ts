import type { ErrorTexts } from "../error-texts.ts";
import { listed, quoted } from "../../text/in-english.ts";

export const english: ErrorTexts = {
  quoted,
  messages: {
    invalid_json: "The body of the request must be a JSON object in UTF-8.",
    not_found: "There is no such address: check the path of the request.",
    method_not_allowed: "This method is not supported here.",
    not_acceptable: "There is no answer of this kind: ask for JSON or for one of the formats below.",
    payload_too_large: "The body of the request is too large.",
    uri_too_long: "The address of the request is too long.",
    unsupported_media_type: "The body of a request is taken as application/json only.",
    too_many_requests: "Too many quote requests: send it later.",
    internal_error: "The calculation failed inside the service: try again later.",
    not_taken: "The quote request could not be taken: send it later.",
    not_drawn: "Too many pictures are being asked for just now: request it again in a few seconds.",
  },
  readAsDecimal: (text, value) => `got "${text}", read as ${value}, for a comma is a decimal point here`,
  malformedSegment: (raw) => ({ came: `got ${raw}`, accepted: "expected text in UTF-8, percent-encoded correctly" }),
  besideId: (name, accepted) => ({
    came: `got ${name}`,
    accepted: `beside calculation_id no parameters are taken but ${accepted.join(", ")}`,
  }),
  came: {
    not_utf8: "got bytes that are no UTF-8",
    empty_body: "got an empty body",
    not_json: "got no JSON",
    null: "got null",
    array: "got an array",
    string: "got a string",
    object: "got an object",
    number: "got a number",
    boolean: "got a boolean",
    nothing: "not given",
    twice: "given twice",
  },
  deeperThan: (levels) => `got nesting deeper than ${levels}`,
  got: (what) => `got ${what}`,
  notGiven: "not given",
  notAnObject: (example) => `expected a JSON object such as ${example}`,
  badItems: (most) => `expected an array with 1 to ${most} configurations`,
  unknownInBatch: (name) => ({
    came: `got ${name}`,
    accepted: "beside items stand only fields and lang, all else inside each of them",
  }),
  notFound: (path) => ({ came: `got ${path}`, accepted: "the addresses below are served" }),
  unknownFormat: (extension, formats) => ({
    came: `got the extension ${extension}`,
    accepted: `expected ${formats.join(", ")}; without an extension it is JSON`,
  }),
  notAcceptable: (accept, types) => ({ came: `got ${accept}`, accepted: `expected ${types.join(", ")}` }),
  invalidDialect: (given, accepted) => ({
    came: `got ${given.join(" and ")}`,
    accepted: `expected one of: ${accepted.join(", ")}`,
  }),
  fieldsOfJsonAlone: { came: "given with another format", accepted: "fields are only of JSON: leave fields out" },
  fieldName: (nearest) => `a name of a field of the answer: did you mean ${nearest}?`,
  fieldNames: (all) => `names of fields with commas: ${all}`,
  fileInRussianAlone: (file, lang, inEnglish) => ({
    came: `got ${lang}`,
    accepted: `a file of ${file} comes only in Russian: leave lang out; ${listed(inEnglish)} come in English`,
  }),
  methodNotAllowed: (method, allow) => ({ came: `got ${method}`, accepted: `expected ${allow}` }),
  aHost: "expected the name of a server such as example.com or example.com:8080",
  malformedRequest: { came: "got what breaks the rules of HTTP", accepted: "expected a request of HTTP/1.1" },
  malformedTarget: (came) => ({
    came: `got ${came}`,
    accepted: "expected a path such as /v1/calc, or an address with one such as https://example.com/v1/calc",
  }),
  unescapedTarget: {
    came: "got an address that breaks the rules of HTTP",
    accepted: "expected ASCII letters, digits and signs; all else percent-encoded, for example é as %C3%A9",
  },
  blankInTarget: {
    came: "got an address with a blank",
    accepted: "a blank in an address is written %20, in a query string + does too; behind the address stands HTTP/1.1",
  },
  requestTooSlow: { came: "did not come whole in time", accepted: "send it again" },
  payloadTooLarge: (most) => ({ came: "got more than the limit", accepted: `expected at most ${most} bytes` }),
  uriTooLong: (length, most) => ({
    came: `got ${length} characters`,
    accepted: `expected at most ${most}; a long request goes into the body of a POST`,
  }),
  headTooLong: (mostBytes, most) => ({
    came: `got more than ${mostBytes} bytes with the headers, or too many headers`,
    accepted: `expected an address of at most ${most} characters; a long request goes into the body of a POST`,
  }),
  aMediaType: "expected application/json",
  openedByOtherList: ({ id, own, other, version, call }) => ({
    message: `The calculation_id is right, but the price list of ${own} has no such hangar: the list of ${other} opens it.`,
    text: {
      came: `got ${id}`,
      accepted:
        `the id is right, but the price list of ${own} has no such hangar; ` +
        `prices_version=${version} opens it: ${call}`,
    },
  }),
};
