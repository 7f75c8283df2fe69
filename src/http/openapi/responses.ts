import type { oas31, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from "zod-openapi";
import type { z } from "zod";
import type { Engine } from "../../engine/create-engine.ts";
import { calcResponseSchema, errorBodySchema } from "../../engine/response.ts";
import { searchResponseSchema } from "../../search/response.ts";
import { understoodSchema } from "../../understanding/response.ts";
import { MAX_BATCH_BYTES, MAX_BODY_BYTES, MAX_URL_LENGTH, payloadTooLarge, requestTooSlow } from "../errors.ts";
import { batchErrorExamples, batchExamples, batchResponseSchema } from "./batch.ts";
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
  calculationFields: ZodOpenApiResponsesObject;
  batch: ZodOpenApiResponsesObject;
  calculationByPath: ZodOpenApiResponsesObject;
  calculationById: ZodOpenApiResponsesObject;
  calculationByIdFields: ZodOpenApiResponsesObject;
  search: ZodOpenApiResponsesObject;
  searchFields: ZodOpenApiResponsesObject;
  wish: ZodOpenApiResponsesObject;
  wishByPost: ZodOpenApiResponsesObject;
  wishFields: ZodOpenApiResponsesObject;
  /** A text that a build makes. It is its own example: a generator would fetch what `externalValue` names. */
  document(description: string, type: string, schema: z.ZodType | oas31.SchemaObject): ZodOpenApiResponsesObject;
  /** Of a document that is there in languages. */
  badLanguage: ZodOpenApiResponsesObject;
  /** Of a price list, which is there in Russian alone. */
  badListCall: ZodOpenApiResponsesObject;
  /** What answers show, each once: they refer to it. */
  examples: Examples;
}

const REPORT = "report the limitation to the user, do not substitute another size silently";

/** `english` answers the same in English; `build` is the one whose tag stands in the examples. */
export function describedResponses(engine: Engine, english: Engine, build = "0123456789"): DescribedResponses {
  const { http, ...errors } = errorExamples(engine, english);
  const badWishes = wishErrorExamples(engine);
  const { part, english_part, ...calculations } = calculationExamples(engine, english);
  const { part: foundPart, ...searches } = searchExamples(engine);
  const { part: wishPart, ...wishes } = wishExamples(engine, english);
  const examples: Examples = {};

  function json(of: string, schema: z.ZodType, shown: Examples | ErrorExamples): oas31.ContentObject {
    const references = Object.entries(shown as Examples).map(([name, example]) => {
      examples[`${of}_${name}`] = example;
      return [name, { $ref: `#/components/examples/${of}_${name}` }];
    });
    const content = { "application/json": { schema, examples: Object.fromEntries(references) } };
    return content as unknown as oas31.ContentObject;
  }
  const error = (of: string, description: string, shown: Examples | ErrorExamples): ZodOpenApiResponseObject => ({
    description,
    content: json(of, errorBodySchema, shown),
  });
  const general = (code: keyof ErrorExamples, description: string) =>
    error("error", description, Object.fromEntries(Object.entries(http).filter(([name]) => name === code)));

  const validators = validatorsOf(buildTag(build));
  const byPost = { "Cache-Control": textHeader("How long the answer may be kept: not at all", "no-store") };
  const calculated = json("calculation", calcResponseSchema, calculations);
  const understood = json("wish", understoodSchema, wishes);

  const always: ZodOpenApiResponsesObject = {
    404: general("not_found", "There is no such path"),
    405: {
      ...general("method_not_allowed", "The path does not take this method"),
      headers: { Allow: textHeader("The methods that it takes", "GET, HEAD, OPTIONS") },
    },
    408: error("error", "The request did not come whole in time: the connection ends, send it again", {
      request_timeout: { summary: "The request came too slowly", value: requestTooSlow().body(engine) },
    }),
    414: general("uri_too_long", `The address is longer than ${MAX_URL_LENGTH} characters`),
    500: general("internal_error", "The service failed; nothing is wrong with the request"),
  };
  const notModified: ZodOpenApiResponseObject = {
    description: "The client holds this very answer (If-None-Match)",
    headers: validators,
  };
  const notAcceptable = general("not_acceptable", "Accept names no format that there is");

  /** What is calculated for a GET. */
  const read = (
    description: string,
    content: oas31.ContentObject,
    bad: ZodOpenApiResponseObject,
  ): ZodOpenApiResponsesObject => ({
    200: { description, headers: validators, content },
    304: notModified,
    400: bad,
    406: notAcceptable,
    ...always,
  });
  /** The same for a POST with a body of at most `most` bytes. */
  const posted = (
    description: string,
    content: oas31.ContentObject,
    bad: ZodOpenApiResponseObject,
    tooLarge: ZodOpenApiResponseObject = general(
      "payload_too_large",
      `The body is larger than ${MAX_BODY_BYTES} bytes`,
    ),
  ): ZodOpenApiResponsesObject => ({
    200: { description, headers: byPost, content },
    400: bad,
    406: notAcceptable,
    413: tooLarge,
    415: general("unsupported_media_type", "Content-Type is not application/json"),
    ...always,
  });

  const calculation = "The calculation: bill of materials, totals, ready texts and links";
  const badParameters = error("bad_parameters", `The parameters do not fit: ${REPORT}`, errors.parameters);
  const badId = error(
    "bad_id",
    "No configuration has this id: most likely it is mistyped; or the price list no longer offers its size, and details " +
      "name the prices_version that does; or there are parameters beside it",
    errors.id,
  );
  const badFilters = error(
    "bad_filters",
    "The wishes cannot be read, or no standard size meets them at any price: report it to the user",
    errors.filters,
  );
  const badWish = error("bad_wish", "There is no text, or it is too long", badWishes.byGet);
  const partOfCalculation = json("calculation", calcPartSchema, { part: part!, english_part: english_part! });
  const ONLY_THOSE = "The fields that are named and no others";

  return {
    calculation: read(calculation, calculated, badParameters),
    calculationFields: read(ONLY_THOSE, partOfCalculation, badParameters),
    calculationByPost: posted(
      "The calculation, as GET answers it, but not to be kept",
      calculated,
      error("bad_body", `The body or its parameters do not fit: ${REPORT}`, errors.body),
    ),
    batch: posted(
      "An answer for each configuration, in its place",
      json("batch", batchResponseSchema, batchExamples(engine)),
      error("bad_batch", "The body is no batch: nothing is calculated", batchErrorExamples(engine)),
      error("error", `The body is larger than ${MAX_BATCH_BYTES} bytes`, {
        batch_too_large: { summary: "The batch is too large", value: payloadTooLarge(MAX_BATCH_BYTES).body(engine) },
      }),
    ),
    calculationByPath: read(
      calculation,
      calculated,
      error("bad_path", `A segment or an option does not fit: ${REPORT}`, errors.path),
    ),
    calculationById: read(calculation, calculated, badId),
    calculationByIdFields: read(ONLY_THOSE, partOfCalculation, badId),
    search: read(
      "The best configurations; when nothing fits the budget, the cheapest one and what is missing",
      json("search", searchResponseSchema, searches),
      badFilters,
    ),
    searchFields: read(ONLY_THOSE, json("search", searchPartSchema, { part: foundPart! }), badFilters),
    wish: read("What the wish means, what it leaves open and what is not offered", understood, badWish),
    wishFields: read(ONLY_THOSE, json("wish", wishPartSchema, { part: wishPart! }), badWish),
    wishByPost: posted(
      "What the wish means, as GET answers it, but not to be kept",
      understood,
      error("bad_wish_body", "The body is no wish, or its text is too long", badWishes.byPost),
    ),
    badLanguage: {
      400: error("bad_language", "There is no such language, or no such parameter", byCode([badLanguage(engine)])),
    },
    badListCall: {
      400: error(
        "bad_list_call",
        "It takes no such parameter, and comes only in Russian",
        byCode([badListCall(engine)]),
      ),
    },
    document: (description, type, schema) => ({
      200: { description, headers: validators, content: { [type]: { schema } } },
      304: notModified,
      ...always,
    }),
    examples,
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

function validatorsOf(tag: string): oas31.HeadersObject {
  return {
    ETag: textHeader("Strong validator for If-None-Match", tag),
    "Cache-Control": textHeader("How long the answer may be kept: a few minutes", BRIEFLY),
  };
}

export function textHeader(description: string, example: string): oas31.HeaderObject {
  return { description, schema: { type: "string" }, example };
}
