import type { oas31, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from "zod-openapi";
import { z } from "zod";
import type { Engine } from "../../engine/create-engine.ts";
import { calcResponseSchema, errorBodySchema } from "../../engine/response.ts";
import { searchResponseSchema } from "../../search/response.ts";
import { understandingSchema } from "../../understanding/response.ts";
import { batchResponseSchema } from "./batch-schema.ts";
import { MAX_BATCH_BYTES, MAX_BODY_BYTES, MAX_URL_LENGTH, payloadTooLarge, requestTooSlow } from "../errors.ts";
import { batchErrorExamples, batchExamples } from "./batch.ts";
import { buildTag } from "../entity-tag.ts";
import { wrongLang } from "../../services/asked/wrong-lang.ts";
import { byCode, errorExamples, shown, type ErrorExamples, type ShownError } from "./examples/error-examples.ts";
import { get } from "./examples/example-requests.ts";
import { calculationExamples, searchExamples, type Examples } from "./examples/examples.ts";
import { calcPartSchema, searchPartSchema, wishPartSchema } from "./part-schemas.ts";
import { wishErrorExamples, wishExamples } from "./wish.ts";
import { BRIEFLY } from "../replies.ts";

/** Answers by the kind of call; every error has the same body. */
export interface DescribedResponses {
  calculation: ZodOpenApiResponsesObject;
  calculationByPost: ZodOpenApiResponsesObject;
  batch: ZodOpenApiResponsesObject;
  calculationByPath: ZodOpenApiResponsesObject;
  calculationById: ZodOpenApiResponsesObject;
  search: ZodOpenApiResponsesObject;
  wish: ZodOpenApiResponsesObject;
  wishByPost: ZodOpenApiResponsesObject;
  redirect: ZodOpenApiResponsesObject;
  /**
   * A text that stands at `path` and is its own example: not by `externalValue`, which generators fetch, and fail where
   * the service is not running.
   */
  document(
    path: string,
    description: string,
    type: string,
    schema: z.ZodType | oas31.SchemaObject,
  ): ZodOpenApiResponsesObject;
  /** Of a document that is there in languages. */
  badLanguage: ZodOpenApiResponsesObject;
  /** Of a price list, which is there in Russian alone. */
  badListCall: ZodOpenApiResponsesObject;
  /** Examples that several answers show. */
  examples: Examples;
}

const REPORT = "report the limitation to the user, do not substitute another size silently";

/** `english` answers the same in English; `build` is the one whose tag stands in the examples. */
export function describedResponses(engine: Engine, english: Engine, build = "0123456789"): DescribedResponses {
  const { http, ...errors } = errorExamples(engine, english);
  const examples = namedExamples("calculation", calculationExamples(engine, english));
  const calculated = {
    "application/json": {
      schema: z.union([calcResponseSchema, calcPartSchema]),
      examples: referencesTo(examples),
    },
  };
  const validators = validatorsOf(buildTag(build));
  const wishes = namedExamples("wish", wishExamples(engine, english));
  const badWishes = wishErrorExamples(engine);
  const understood = {
    "application/json": {
      schema: z.union([understandingSchema, wishPartSchema]),
      examples: referencesTo(wishes),
    },
  };

  const always: ZodOpenApiResponsesObject = {
    404: error("NotFound", "There is no such path", pick(http, "not_found")),
    405: {
      ...error("MethodNotAllowed", "The path does not take this method", pick(http, "method_not_allowed")),
      headers: { Allow: textHeader("The methods that it takes", "GET, HEAD, OPTIONS") },
    },
    408: error("RequestTimeout", "The request did not come whole in time: the connection ends, send it again", {
      request_timeout: { summary: "The request came too slowly", value: requestTooSlow().body(engine) },
    }),
    414: error("UriTooLong", `The address is longer than ${MAX_URL_LENGTH} characters`, pick(http, "uri_too_long")),
    500: error("InternalError", "The service failed; nothing is wrong with the request", pick(http, "internal_error")),
  };
  const read: ZodOpenApiResponsesObject = {
    304: { id: "NotModified", description: "The client holds this very answer (If-None-Match)", headers: validators },
    ...always,
  };
  const inFormats: ZodOpenApiResponsesObject = {
    406: error("NotAcceptable", "Accept names no format that there is", pick(http, "not_acceptable")),
  };
  const calculation: ZodOpenApiResponseObject = {
    id: "Calculation",
    description: "The calculation: bill of materials, totals, ready texts and links",
    headers: validators,
    content: calculated,
  };

  const byPost = { "Cache-Control": textHeader("How long the answer may be kept: not at all", "no-store") };
  const asItIs = (path: string): oas31.ExamplesObject => ({
    current: { summary: "As it is now", "x-requests": [get(path)] },
  });
  const tooLarge = error(
    "PayloadTooLarge",
    `The body is larger than ${MAX_BODY_BYTES} bytes`,
    pick(http, "payload_too_large"),
  );
  const otherType = error(
    "UnsupportedMediaType",
    "Content-Type is not application/json",
    pick(http, "unsupported_media_type"),
  );

  return {
    calculation: {
      200: calculation,
      400: error("BadParameters", `The parameters do not fit: ${REPORT}`, errors.parameters),
      ...inFormats,
      ...read,
    },
    calculationByPost: {
      200: {
        id: "CalculationByPost",
        description: "The calculation, as GET answers it, but not to be kept",
        headers: byPost,
        content: calculated,
      },
      400: error("BadBody", `The body or its parameters do not fit: ${REPORT}`, errors.body),
      ...inFormats,
      413: tooLarge,
      415: otherType,
      ...always,
    },
    batch: {
      200: {
        id: "Batch",
        description: "An answer for each configuration, in its place",
        headers: byPost,
        content: { "application/json": { schema: batchResponseSchema, examples: batchExamples(engine) } },
      },
      400: error("BadBatch", "The body is no batch: nothing is calculated", batchErrorExamples(engine)),
      ...inFormats,
      413: error("BatchTooLarge", `The body is larger than ${MAX_BATCH_BYTES} bytes`, {
        batch_too_large: { summary: "The batch is too large", value: payloadTooLarge(MAX_BATCH_BYTES).body(engine) },
      }),
      415: otherType,
      ...always,
    },
    calculationByPath: {
      200: calculation,
      400: error("BadPath", `A segment or an option does not fit: ${REPORT}`, errors.path),
      ...inFormats,
      ...read,
    },
    calculationById: {
      200: calculation,
      400: error(
        "BadCalculationId",
        "No configuration has this id: most likely it is mistyped; or the price list no longer offers its size, and details " +
          "name the prices_version that does; or there are parameters beside it",
        errors.id,
      ),
      ...inFormats,
      ...read,
    },
    search: {
      200: {
        id: "FoundHangars",
        description: "The best configurations; when nothing fits the budget, the cheapest one and what is missing",
        headers: validators,
        content: {
          "application/json": {
            schema: z.union([searchResponseSchema, searchPartSchema]),
            examples: searchExamples(engine),
          },
        },
      },
      400: error(
        "BadWishes",
        "The wishes cannot be read, or no standard size meets them at any price: report it to the user",
        errors.filters,
      ),
      ...inFormats,
      ...read,
    },
    wish: {
      200: {
        id: "Wish",
        description: "What the wish means, what it leaves open and what is not offered",
        headers: validators,
        content: understood,
      },
      400: error("BadWish", "There is no text, or it is too long", badWishes.byGet),
      ...inFormats,
      ...read,
    },
    wishByPost: {
      200: {
        id: "WishByPost",
        description: "What the wish means, as GET answers it, but not to be kept",
        headers: byPost,
        content: understood,
      },
      400: error("BadWishBody", "The body is no wish, or its text is too long", badWishes.byPost),
      ...inFormats,
      413: tooLarge,
      415: otherType,
      ...always,
    },
    redirect: {
      302: {
        description: "To the reference text",
        headers: { Location: textHeader("Address of the reference text", `${engine.baseUrl}/llms.txt`) },
      },
      200: {
        description: "The reference text, for a client that follows the redirect",
        content: { "text/plain": { schema: { type: "string" }, examples: asItIs("/llms.txt") } },
      },
      ...always,
      default: error("OtherError", "Any other answer is an error with the same body", pick(http, "internal_error")),
    },
    badLanguage: {
      400: error("BadLanguage", "There is no such language, or no such parameter", byCode([badLanguage(engine)])),
    },
    badListCall: {
      400: error("BadListCall", "It takes no such parameter, and comes only in Russian", byCode([badListCall(engine)])),
    },
    document: (path, description, type, schema) => ({
      200: {
        description,
        headers: validators,
        content: { [type]: { schema, examples: asItIs(path) } },
      },
      ...read,
    }),
    examples: { ...examples, ...wishes },
  };
}

/** A name: whoever names a language that there is not is answered in English. */
function badLanguage(engine: Engine): ShownError {
  return shown(engine.refusal(wrongLang(engine, [["currency", "USD"]])).body, [get("/options.json?currency=USD")]);
}

/** The same of every address of a list. */
function badListCall(engine: Engine): ShownError {
  const { version } = engine.priceList.meta;
  const paths = ["/prices.json", "/prices.csv", "/prices/index.json", `/prices/${version}.json`];
  return shown(
    engine.refusal(wrongLang(engine, [["currency", "USD"]])).body,
    paths.map((path) => get(`${path}?currency=USD`)),
  );
}

function namedExamples(prefix: string, examples: Examples): Examples {
  return Object.fromEntries(Object.entries(examples).map(([name, example]) => [`${prefix}_${name}`, example]));
}

function referencesTo(examples: Examples): Record<string, { $ref: string }> {
  return Object.fromEntries(Object.keys(examples).map((name) => [name, { $ref: `#/components/examples/${name}` }]));
}

/** An error, registered as a component under `id`. */
function error(id: string, description: string, examples: ErrorExamples | Examples): ZodOpenApiResponseObject {
  return {
    id,
    description,
    content: { "application/json": { schema: errorBodySchema, examples: examples as Examples } },
  };
}

function pick(examples: ErrorExamples, code: keyof ErrorExamples): ErrorExamples {
  return Object.fromEntries(Object.entries(examples).filter(([name]) => name === code));
}

function validatorsOf(tag: string): oas31.HeadersObject {
  return {
    ETag: textHeader("Strong validator for If-None-Match", tag),
    "Cache-Control": textHeader("How long the answer may be kept: a few minutes", BRIEFLY),
  };
}

export function textHeader(description: string, example: string): oas31.HeaderObject {
  return { description, schema: { type: "string" }, example };
}
