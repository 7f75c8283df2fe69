import type { Answer, Engine } from "../engine/create-engine.ts";
import type { ErrorBody, ErrorCode } from "../engine/response.ts";
import {
  internalError,
  invalidJson,
  malformedSegment,
  MAX_URL_LENGTH,
  methodNotAllowed,
  notFound,
  parametersBesideId,
  payloadTooLarge,
  unsupportedMediaType,
  uriTooLong,
} from "./errors.ts";
import { exampleAnswer, exampleCalls } from "./example-calls.ts";
import { roofSizes, type RoofSizes } from "./roof-sizes.ts";

/** An answer that the engine really gives, for the interface description. */
export interface Example {
  summary: string;
  value: unknown;
}

export type Examples = Record<string, Example>;

/** Calculations, one of them with a rounded size. */
export function calculationExamples(engine: Engine): Examples {
  const { roof, widths, defaultHeight, pitch } = roofSizes(engine.priceList).at(-1) as RoofSizes;
  const nearly = { roof, width: widths[0], length: 10 * pitch, height: defaultHeight * 1000 + 50 };
  return {
    complete: { summary: "Frame with a gate, mounting and sandwich panels", value: exampleAnswer(engine) },
    rounded: { summary: "A size was rounded: see normalization_notes", value: engine.calculate(nearly).body },
  };
}

/** Bodies of errors by `error.code`; a code that this price list cannot give is left out. */
export function errorExamples(engine: Engine): Partial<Record<ErrorCode, Example>> {
  const { priceList, baseUrl } = engine;
  const { request } = exampleCalls(priceList);
  const { roof } = request;
  const refused = (parameters: Record<string, unknown>) => engine.calculate({ ...request, ...parameters }).body;
  const bodies: [summary: string, body: Answer["body"]][] = [
    ["Required parameters are missing", engine.calculate({ roof }).body],
    ["A value that cannot be read", refused({ montazh: "maybe" })],
    ["A misspelt name", refused({ montaz: "1" })],
    ["No such standard size: report the limitation to the user", refused({ width: 999 })],
    ["More gates than the walls take", refused({ length: priceList.length.min_m, gates: priceList.limits.gates })],
    ["No configuration has this id", unknownId(engine)],
    ["The body is no JSON object", invalidJson("пришёл массив").body(engine)],
    ["No such path", notFound(`/v1/calc/${roof}/12/30`, baseUrl).body(engine)],
    ["No such method here", methodNotAllowed("DELETE", "GET, HEAD, POST, OPTIONS").body(engine)],
    ["The body is too large", payloadTooLarge().body(engine)],
    ["The address is too long", uriTooLong(MAX_URL_LENGTH + 1).body(engine)],
    ["The body is no application/json", unsupportedMediaType("text/plain").body(engine)],
    ["The service failed; try again later", internalError().body(engine)],
  ];
  return byCode(bodies);
}

/** What the call by id alone has to say, by `error.code`. */
export function idErrorExamples(engine: Engine): Examples {
  return byCode([
    ["No configuration has this id", unknownId(engine)],
    ["The id is not properly percent-encoded", malformedSegment("calculation_id", "ANG-%").body(engine)],
    ["A parameter beside the id", parametersBesideId(["montazh"]).body(engine)],
  ]);
}

function unknownId({ fromCalculationId }: Engine): Answer["body"] {
  return fromCalculationId("ANG-00000000-00000").body;
}

function byCode(bodies: readonly [summary: string, body: Answer["body"]][]): Examples {
  return Object.fromEntries(
    bodies
      .filter((example): example is [string, ErrorBody] => "error" in example[1])
      .map(([summary, body]) => [body.error.code, { summary, value: body }]),
  );
}
