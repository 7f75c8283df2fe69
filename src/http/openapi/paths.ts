import type { ZodOpenApiPathsObject } from "zod-openapi";
import type { DocumentSource } from "../../documents/document-source.ts";
import { MAX_BODY_BYTES } from "../errors.ts";
import { exampleCalls } from "../../documents/examples/example-calls.ts";
import { describedBatch } from "./batch.ts";
import { describedFiles } from "./files.ts";
import { fieldsParameter } from "./parameters/fields.ts";
import type { DescribedParameters } from "./parameters/parameters.ts";
import type { DescribedResponses } from "./responses.ts";
import { describedWish } from "./wish.ts";
import { describedFilters } from "./parameters/search.ts";
import { VERSION } from "../../documents/parameters/parameter-values.ts";
import { optionsListSchema } from "../../documents/options-schema.ts";
import { publishedListSchema } from "../../documents/published-list-schema.ts";
import { priceListIndexSchema } from "../../documents/price-list-archive.ts";

const calculation = { tags: ["Calculation"] };
const reference = { tags: ["Reference"] };

/**
 * Every call of the service, and the documents that programs read as data. Some importers take no more than 30 operations:
 * texts for people and models, and files that an answer links to, are told of in the documentation. Names of operations are
 * part of the interface: tools are called by them.
 */
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
        parameters: parameters.query,
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
    "/v1/calc.json": {
      get: {
        ...calculation,
        operationId: "calculate_hangar_fields",
        summary: "Calculate a hangar, some fields of the answer alone",
        description:
          "What calculate_hangar answers, only the fields that are named: use it where every word of an answer is paid for.",
        parameters: [...parameters.query, fieldsParameter("calculation")],
        responses: responses.calculationFields,
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
        parameters: [...parameters.path, parameters.lang],
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
        parameters: [...parameters.path, parameters.opts, parameters.lang],
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
          "explain, prices_version and lang. files of the answer has its links as a table, a workbook, drawings and models.",
        parameters: parameters.id,
        responses: responses.calculationById,
      },
    },
    "/v1/calc/id/{calculation_id}.json": {
      get: {
        ...calculation,
        operationId: "open_calculation_fields",
        summary: "Calculate the hangar of a calculation_id, some fields of the answer alone",
        description: "What open_calculation answers, only the fields that are named.",
        parameters: [...parameters.id, fieldsParameter("calculation")],
        responses: responses.calculationByIdFields,
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
        parameters: describedFilters(engine, parameters.query),
        responses: responses.search,
      },
    },
    "/v1/search.json": {
      get: {
        tags: ["Search"],
        operationId: "find_hangars_fields",
        summary: "Find the best hangars, some fields of the answer alone",
        description: "What find_hangars answers, only the fields that are named.",
        parameters: [...describedFilters(engine, parameters.query), fieldsParameter("search")],
        responses: responses.searchFields,
      },
    },
    ...describedWish(engine, parameters, responses),
    "/options.json": {
      get: {
        ...reference,
        operationId: "list_options",
        summary: "Standard sizes, and every parameter with its values",
        description:
          "Use it when the user asks what is available, or when a size or a value is in doubt. Has no prices.",
        parameters: [parameters.lang],
        responses: {
          ...responses.document("What can be calculated", "application/json", optionsListSchema),
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
          ...responses.document("The price list", "application/json", publishedList),
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
          ...responses.document("The prices", "text/csv", { type: "string" }),
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
          ...responses.document("The price list of that version", "application/json", publishedList),
          ...responses.badListCall,
        },
      },
    },
  };
}
