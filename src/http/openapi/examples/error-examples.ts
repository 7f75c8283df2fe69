import type { Engine } from "../../../engine/create-engine.ts";
import type { ErrorBody, ErrorCode } from "../../../engine/response.ts";
import { search } from "../../../search/search.ts";
import { ERROR_GUIDE } from "../error-guide.ts";
import {
  internalError,
  invalidJson,
  malformedSegment,
  MAX_BODY_BYTES,
  MAX_URL_LENGTH,
  methodNotAllowed,
  notAcceptable,
  notFound,
  parametersBesideId,
  payloadTooLarge,
  unsupportedMediaType,
  uriTooLong,
  type HttpError,
} from "../../errors.ts";
import { acceptedTypes } from "../../routes/asked/asked-format.ts";
import { exampleAnswer, exampleCalls } from "../../../documents/examples/example-calls.ts";
import {
  byBody,
  byId,
  byJson,
  byPath,
  byQuery,
  get,
  type ExampleParameters,
  type ExampleRequest,
} from "./example-requests.ts";
import { IN_ENGLISH, type Example } from "./examples.ts";

export type ErrorExamples = Partial<Record<ErrorCode | "english", Example>>;

/** What each kind of call may be refused with, by `error.code`; a code that this price list cannot give is left out. */
export interface DescribedErrors {
  parameters: ErrorExamples;
  body: ErrorExamples;
  path: ErrorExamples;
  id: ErrorExamples;
  filters: ErrorExamples;
  /** The rest, which has nothing to do with the kind of call. */
  http: ErrorExamples;
}

export function errorExamples(engine: Engine, english: Engine): DescribedErrors {
  const { priceList, baseUrl } = engine;
  const { request } = exampleCalls(priceList);
  const { roof, width, length, height } = request;
  const sizes = { roof, width, length, height };
  const crowded = { ...sizes, length: priceList.length.min_m, gates: priceList.limits.gates };
  const calculated = (parameters: ExampleParameters, ...requests: ExampleRequest[]) =>
    shown(engine.calculate(parameters).body, requests);
  const searched = (parameters: ExampleParameters) => {
    const request = byQuery(parameters, "/v1/search");
    return shown(search(engine, new URL(request.url, baseUrl).searchParams).body, [request]);
  };
  const refused = (error: HttpError, ...requests: ExampleRequest[]) => shown(error.body(engine), requests);
  const id = exampleAnswer(engine).calculation_id;
  const unknownId = "ANG-00000000-00000";
  const badSegment = "ANG-%";
  const noPath = `/v1/calc/${roof}/${width}/${length}`;
  const budget = 3_000_000;

  const plain = byBody(JSON.stringify(sizes), "text/plain");

  const ofParameters = (style: (parameters: ExampleParameters) => ExampleRequest) => [
    calculated({ roof }, style({ roof })),
    calculated({ ...sizes, montazh: "maybe" }, style({ ...sizes, montazh: "maybe" })),
    calculated({ ...sizes, montaz: true }, style({ ...sizes, montaz: true })),
    calculated({ ...sizes, width: 999 }, style({ ...sizes, width: 999 })),
    calculated(crowded, style(crowded)),
  ];
  return {
    parameters: {
      ...byCode(ofParameters(byQuery)),
      english: {
        summary: IN_ENGLISH,
        value: english.calculate({ ...sizes, width: 999 }).body,
        "x-requests": [byQuery({ ...sizes, width: 999, lang: "en" })],
      },
    },
    body: byCode([refused(invalidJson("array"), byBody("[]")), ...ofParameters(byJson)]),
    path: byCode([
      calculated(
        { ...sizes, width: "x" },
        byPath({ ...sizes, width: "x" }),
        byPath({ ...sizes, width: "x", gates: 1 }),
      ),
      calculated({ ...sizes, montaz: true }, byPath({ ...sizes, montaz: true })),
      calculated(
        { ...sizes, width: 999 },
        byPath({ ...sizes, width: 999 }),
        byPath({ ...sizes, width: 999, gates: 0 }),
      ),
      calculated(crowded, byPath(crowded)),
    ]),
    id: byCode([
      shown(engine.fromCalculationId(unknownId).body, [byId(unknownId)]),
      refused(malformedSegment("calculation_id", badSegment), byId(badSegment)),
      refused(parametersBesideId(["montazh"]), get(`${byId(id).url}?montazh=1`)),
    ]),
    filters: byCode([
      searched({ budget: "1,5", limit: 99 }),
      searched({ budget, montaz: 1 }),
      searched({ budget, width_min: 999 }),
      searched({ budget, length_max: priceList.length.min_m, gates: priceList.limits.gates }),
    ]),
    http: byCode([
      refused(notFound(noPath, baseUrl), get(noPath)),
      refused(methodNotAllowed("DELETE", "GET, HEAD, OPTIONS"), { method: "DELETE", url: "/v1/search" }),
      refused(notAcceptable("application/pdf", acceptedTypes("calculation")), {
        ...byQuery(sizes),
        headers: { Accept: "application/pdf" },
      }),
      refused(payloadTooLarge(MAX_BODY_BYTES)),
      refused(uriTooLong(MAX_URL_LENGTH + 1)),
      refused(
        unsupportedMediaType("text/plain"),
        plain,
        ...["/v1/calc/batch", "/v1/understand"].map((url) => ({ ...plain, url })),
      ),
      refused(internalError()),
    ]),
  };
}

export interface ShownError {
  value: object;
  /** None when such a request is too long to be shown, or cannot be made to order. */
  requests: ExampleRequest[];
}

export function shown(value: object, requests: ExampleRequest[]): ShownError {
  return { value, requests };
}

export function byCode(errors: readonly ShownError[]): ErrorExamples {
  const named = errors
    .filter((one): one is ShownError & { value: ErrorBody } => "error" in one.value)
    .map(({ value, requests }) => {
      const { cause, cure } = ERROR_GUIDE[value.error.code];
      return [
        value.error.code,
        { summary: `${cause}: ${cure}`, value, ...(requests.length > 0 && { "x-requests": requests }) },
      ];
    });
  return Object.fromEntries(named) as ErrorExamples;
}
