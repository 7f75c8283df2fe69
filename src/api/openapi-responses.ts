import type { oas31, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from "zod-openapi";
import type { z } from "zod";
import type { Engine } from "../engine/create-engine.ts";
import { calcResponseSchema, errorBodySchema, type ErrorCode } from "../engine/response.ts";
import { MAX_BODY_BYTES, MAX_URL_LENGTH } from "./errors.ts";
import { calculationExamples, errorExamples, idErrorExamples, type Examples } from "./openapi-examples.ts";

/** Answers by the kind of call; every error has the same body. */
export interface DescribedResponses {
  calculation: ZodOpenApiResponsesObject;
  calculationByPost: ZodOpenApiResponsesObject;
  calculationById: ZodOpenApiResponsesObject;
  redirect: ZodOpenApiResponsesObject;
  /** What any call that only reads may come to, whatever it reads. */
  always: ZodOpenApiResponsesObject;
  document(description: string, type: string, schema: z.ZodType | oas31.SchemaObject): ZodOpenApiResponsesObject;
}

export function describedResponses(engine: Engine): DescribedResponses {
  const examples = errorExamples(engine);

  /** An error, registered as a component under `id`. */
  function error(id: string, description: string, ...codes: ErrorCode[]): ZodOpenApiResponseObject {
    const shown: Examples = {};
    for (const code of codes) if (examples[code]) shown[code] = examples[code];
    return { id, description, content: { "application/json": { schema: errorBodySchema, examples: shown } } };
  }

  const calculated: ZodOpenApiResponseObject = {
    id: "Calculation",
    description: "The calculation: bill of materials, totals, ready texts and links",
    headers: VALIDATORS,
    content: { "application/json": { schema: calcResponseSchema, examples: calculationExamples(engine) } },
  };
  const always: ZodOpenApiResponsesObject = {
    414: error("UriTooLong", `The address is longer than ${MAX_URL_LENGTH} characters`, "uri_too_long"),
    500: error("InternalError", "The service failed; nothing is wrong with the request", "internal_error"),
    default: error("OtherError", "No such path or method", "not_found", "method_not_allowed"),
  };
  const notModified: ZodOpenApiResponseObject = {
    id: "NotModified",
    description: "The client holds this very answer (If-None-Match)",
    headers: VALIDATORS,
  };
  const badParameters = [
    "missing_parameter",
    "invalid_parameter",
    "unknown_parameter",
    "unsupported_size",
    "does_not_fit",
  ] as const;
  const report = "report the limitation to the user, do not substitute another size silently";

  return {
    calculation: {
      200: calculated,
      304: notModified,
      400: error("BadParameters", `The parameters do not fit: ${report}`, ...badParameters),
      ...always,
    },
    calculationByPost: {
      200: {
        id: "CalculationByPost",
        description: "The calculation, as GET answers it, but not to be kept",
        headers: { "Cache-Control": { description: "no-store", schema: { type: "string" } } },
        content: { "application/json": { schema: calcResponseSchema } },
      },
      400: error("BadBody", `The body or its parameters do not fit: ${report}`, "invalid_json", ...badParameters),
      413: error("PayloadTooLarge", `The body is larger than ${MAX_BODY_BYTES} bytes`, "payload_too_large"),
      415: error("UnsupportedMediaType", "Content-Type is not application/json", "unsupported_media_type"),
      ...always,
    },
    calculationById: {
      200: calculated,
      304: notModified,
      400: {
        id: "BadCalculationId",
        description: "No configuration has this id: most likely it is mistyped; or there are parameters beside it",
        content: { "application/json": { schema: errorBodySchema, examples: idErrorExamples(engine) } },
      },
      ...always,
    },
    redirect: {
      302: {
        description: "To the reference text",
        headers: { Location: { description: "Address of /llms.txt", schema: { type: "string", format: "uri" } } },
      },
      ...always,
    },
    always: { 304: notModified, ...always },
    document: (description, type, schema) => ({
      200: { description, headers: VALIDATORS, content: { [type]: { schema } } },
      304: notModified,
      ...always,
    }),
  };
}

export const VALIDATORS: oas31.HeadersObject = {
  ETag: { description: "Strong validator for If-None-Match", schema: { type: "string" } },
  "Cache-Control": { description: "How long the answer may be kept: a few minutes", schema: { type: "string" } },
};
