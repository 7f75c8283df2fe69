import type { ZodOpenApiPathsObject } from "zod-openapi";
import type { DocumentSource } from "../../documents/document-source.ts";
import { MAX_BODY_BYTES } from "../errors.ts";
import { exampleCalls } from "./examples/example-calls.ts";
import { describedBatch } from "./batch.ts";
import { describedFiles } from "./files.ts";
import { fieldsParameter } from "./parameters/fields.ts";
import type { DescribedParameters } from "./parameters/parameters.ts";
import type { DescribedResponses } from "./responses.ts";
import { describedWish } from "./wish.ts";
import { describedFilters } from "./parameters/search.ts";
import { VERSION } from "./parameters/parameter-values.ts";
import { optionsListSchema } from "../../documents/options-schema.ts";
import { publishedListSchema } from "../../documents/published-list-schema.ts";
import { priceListIndexSchema } from "../../documents/price-list-archive.ts";

const calculation = { tags: ["Calculation"] };
const reference = { tags: ["Reference"] };
const toolsSchema = { type: "array" as const, items: { type: "object" as const }, minItems: 1 };

/** Every path of the service. Names of operations are part of the interface: tools are called by them. */
export function describedPaths(
  { engine, priceList, archive = [] }: Pick<DocumentSource, "engine" | "priceList" | "archive">,
  parameters: DescribedParameters,
  responses: DescribedResponses,
): ZodOpenApiPathsObject {
  const example = exampleCalls(priceList);
  const publishedList = publishedListSchema([priceList, ...archive]);
  return {
    "/v1/calc": {
      get: {
        ...calculation,
        operationId: "calculate_hangar",
        summary: "Calculate a hangar (query string)",
        description:
          "The usual call: use it when the user names sizes. Give roof, width and length; everything else has a default. " +
          "Never estimate delivery; report normalization_notes and warnings to the user.",
        parameters: [...parameters.query, parameters.fields],
        responses: responses.calculation,
      },
      post: {
        ...calculation,
        operationId: "calculate_hangar_by_json",
        summary: "Calculate a hangar (JSON body)",
        description:
          "The same calculation for tools that send JSON, with the same parameters by name. Creates nothing and may be " +
          "repeated.",
        requestBody: {
          required: true,
          description: `The parameters by name; at most ${MAX_BODY_BYTES} bytes`,
          content: {
            "application/json": {
              schema: { $ref: "#/components/schemas/CalculationRequest" },
              examples: {
                complete: { summary: "One vehicle door opening, erection and sandwich panels", value: example.request },
              },
            },
          },
        },
        responses: responses.calculationByPost,
      },
    },
    "/v1/calc/batch": { post: describedBatch(engine, responses.batch, parameters) },
    ...describedFiles(engine, parameters, responses),
    "/v1/calc/{roof}/{width}/{length}/{height}": {
      get: {
        ...calculation,
        operationId: "calculate_hangar_by_path",
        summary: "Calculate a hangar without options (path)",
        description:
          "The same calculation for tools that only open plain links. All four sizes are required and every option takes " +
          "its default.",
        parameters: [...parameters.path, parameters.lang, parameters.fields],
        responses: responses.calculationByPath,
      },
    },
    "/v1/calc/{roof}/{width}/{length}/{height}/{opts}": {
      get: {
        ...calculation,
        operationId: "calculate_hangar_by_path_with_options",
        summary: "Calculate a hangar with options (path)",
        description:
          `The same calculation for tools that only open plain links, for example ${example.pathWithHyphens} ` +
          `or ${example.pathWithCommas}.`,
        parameters: [...parameters.path, parameters.opts, parameters.lang, parameters.fields],
        responses: responses.calculationByPath,
      },
    },
    "/v1/calc/id/{calculation_id}": {
      get: {
        ...calculation,
        operationId: "open_calculation",
        summary: "Calculate the hangar of a calculation_id",
        description:
          "Opens a calculation by its id at today's prices: use it when the user has an id. Takes no other parameter but " +
          "explain, prices_version, lang and fields.",
        parameters: [...parameters.id, parameters.fields],
        responses: responses.calculationById,
      },
    },
    "/v1/search": {
      get: {
        tags: ["Search"],
        operationId: "find_hangars",
        summary: "Find the best hangars for a budget",
        description:
          "Searches all standard sizes and lengths of whole bays. Use it when the user names a sum instead of sizes. " +
          "Bounds and options are wishes; only budget is required. over_budget tells what is missing when nothing fits. " +
          "Always under today's price list.",
        parameters: [...describedFilters(engine, parameters.query), fieldsParameter("search")],
        responses: responses.search,
      },
    },
    "/v1/understand": describedWish(engine, parameters, responses),
    "/v1": {
      get: {
        ...reference,
        operationId: "open_reference",
        summary: "Redirect to the reference text",
        description: "For whoever opens the root of the interface. Needs no call: get_llms_txt gives the text itself.",
        parameters: [parameters.lang],
        responses: responses.redirect,
      },
    },
    "/options.json": {
      get: {
        ...reference,
        operationId: "list_options",
        summary: "Standard sizes, and every parameter with its values",
        description:
          "Use it when the user asks what is available, or when a size or a value is in doubt. Has no prices.",
        parameters: [parameters.lang],
        responses: {
          ...responses.document("/options.json", "What can be calculated", "application/json", optionsListSchema),
          ...responses.badLanguage,
        },
      },
    },
    "/prices.json": {
      get: {
        ...reference,
        operationId: "get_price_list",
        summary: "The whole price list and the calculation rules",
        description:
          "meta.version equals prices_version of every calculation. Not needed for a calculation: do not add up prices " +
          "yourself. formulas has the rules, by which a program can count without the service.",
        responses: {
          ...responses.document("/prices.json", "The price list", "application/json", publishedList),
          ...responses.badListCall,
        },
      },
    },
    "/prices.csv": {
      get: {
        ...reference,
        operationId: "get_prices_as_table",
        summary: "The prices of the price list as a table",
        description:
          "A price a row: its field in /prices.json, what it is of, roubles incl. VAT. CSV (RFC 4180) in UTF-8. Not needed " +
          "for a calculation.",
        responses: {
          ...responses.document("/prices.csv", "The prices", "text/csv", { type: "string" }),
          ...responses.badListCall,
        },
      },
    },
    "/prices/index.json": {
      get: {
        ...reference,
        operationId: "list_price_lists",
        summary: "Every published price list",
        description:
          "Versions that prices_version accepts, today's first, and where each list is. Not needed for today's.",
        responses: {
          ...responses.document(
            "/prices/index.json",
            "The published lists",
            "application/json",
            priceListIndexSchema.meta({ id: "PriceListIndex" }),
          ),
          ...responses.badListCall,
        },
      },
    },
    "/prices/{version}.json": {
      get: {
        ...reference,
        operationId: "get_price_list_version",
        summary: "One published price list",
        description: "A published list never changes under its version. It is shaped like /prices.json.",
        parameters: [
          {
            name: "version",
            in: "path",
            required: true,
            description: "One of the versions in /prices/index.json",
            schema: VERSION,
            example: priceList.meta.version,
          },
        ],
        responses: {
          ...responses.document(
            `/prices/${priceList.meta.version}.json`,
            "The price list of that version",
            "application/json",
            publishedList,
          ),
          ...responses.badListCall,
        },
      },
    },
    "/openapi.json": {
      get: {
        ...reference,
        operationId: "get_openapi",
        summary: "This description",
        description: "The formal description of the interface, for programs.",
        responses: responses.document("/openapi.json", "OpenAPI 3.1", "application/json", { type: "object" }),
      },
    },
    "/llms.txt": {
      get: {
        ...reference,
        operationId: "get_llms_txt",
        summary: "Short reference text for language models, in Russian",
        description: "Enough by itself to call the service and to answer about it.",
        responses: responses.document("/llms.txt", "The reference text", "text/plain", { type: "string" }),
      },
    },
    "/en/llms.txt": {
      get: {
        ...reference,
        operationId: "get_english_llms_txt",
        summary: "The same in English",
        description: "Its calls ask for answers in English.",
        responses: responses.document("/en/llms.txt", "The reference text", "text/plain", { type: "string" }),
      },
    },
    "/tools/openai.json": {
      get: {
        ...reference,
        operationId: "get_openai_tools",
        summary: "The tools for OpenAI's Responses API",
        description: "Value of tools in a request. A tool is named as the operation that answers it; leave nulls out.",
        responses: responses.document("/tools/openai.json", "Function tools", "application/json", toolsSchema),
      },
    },
    "/tools/anthropic.json": {
      get: {
        ...reference,
        operationId: "get_anthropic_tools",
        summary: "The tools for Anthropic's Messages API",
        description: "Value of tools in a request. A tool is named as the operation that answers it.",
        responses: responses.document("/tools/anthropic.json", "Custom tools", "application/json", toolsSchema),
      },
    },
  };
}
