import type { oas31, ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import type { Engine } from "../../engine/create-engine.ts";
import { DIALECTS, FORMAT_NAMES, FORMATS } from "../../formats/format.ts";
import { describedBatch, exampleBatch } from "./batch.ts";
import { exampleAnswer, exampleCalls } from "./examples/example-calls.ts";
import { byBody, byQuery, get, type ExampleRequest } from "./examples/example-requests.ts";
import type { DescribedParameters } from "./parameters/parameters.ts";
import { describedFilters } from "./parameters/search.ts";
import type { DescribedResponses } from "./responses.ts";

const FORMAT: oas31.ParameterObject = {
  name: "format",
  in: "path",
  required: true,
  description: "Extension of the file. Without one the answer is JSON; Accept chooses as well.",
  schema: { type: "string", enum: FORMAT_NAMES },
  example: FORMAT_NAMES[0],
};

const DIALECT: oas31.ParameterObject = {
  name: "dialect",
  in: "query",
  required: false,
  description:
    "How a CSV is written: international, which is meant by none, has commas between values and a decimal point, ru has semicolons and a " +
    "decimal comma, as Excel expects them in Russian.",
  schema: { type: "string", enum: [...DIALECTS] },
  example: "ru",
};

const CSV = "CSV (RFC 4180): UTF-8 with a byte order mark, a header row with names of the JSON's fields.";

/** Answers as files: the same calls with an extension. Errors stay JSON. */
export function describedFormats(
  engine: Engine,
  parameters: DescribedParameters,
  responses: DescribedResponses,
): ZodOpenApiPathsObject {
  const { request } = exampleCalls(engine.priceList);
  const id = exampleAnswer(engine).calculation_id;
  return {
    "/v1/calc.{format}": {
      get: {
        tags: ["Files"],
        operationId: "download_calculation",
        summary: "A calculation as a file",
        description: `The bill of calculate_hangar, a position a row. ${CSV}`,
        parameters: [FORMAT, ...parameters.query, DIALECT],
        responses: {
          ...responses.calculation,
          200: file(byQuery({ ...request, dialect: "ru" }, "/v1/calc.csv")),
        },
      },
    },
    "/v1/calc/id/{calculation_id}.{format}": {
      get: {
        tags: ["Files"],
        operationId: "download_calculation_by_id",
        summary: "The calculation of a calculation_id as a file",
        description: `The bill of open_calculation, a position a row. ${CSV}`,
        parameters: [FORMAT, ...parameters.id, DIALECT],
        responses: { ...responses.calculationById, 200: file(get(`/v1/calc/id/${id}.csv`)) },
      },
    },
    "/v1/search.{format}": {
      get: {
        tags: ["Files"],
        operationId: "download_found_hangars",
        summary: "What a search found as a table",
        description: `The items of find_hangars, a hangar a row. ${CSV}`,
        parameters: [FORMAT, ...describedFilters(engine, parameters.query), DIALECT],
        responses: { ...responses.search, 200: file(get("/v1/search.csv?budget=3000000")) },
      },
    },
    "/v1/calc/batch.{format}": { post: batchFile(engine, responses) },
  };
}

function batchFile(engine: Engine, responses: DescribedResponses): ZodOpenApiOperationObject {
  return {
    ...describedBatch(engine, responses.batch),
    tags: ["Files"],
    operationId: "download_batch",
    summary: "Totals of up to 100 hangars as a table",
    description: `The answers of calculate_hangars, a configuration a row: totals, or the error. ${CSV}`,
    parameters: [FORMAT, DIALECT],
    responses: {
      ...responses.batch,
      200: file({ ...byBody(JSON.stringify({ items: exampleBatch(engine.priceList) })), url: "/v1/calc/batch.csv" }),
    },
  };
}

/** The file by each type that there is, as these requests get it. */
function file(...requests: ExampleRequest[]) {
  const content = Object.fromEntries(
    FORMAT_NAMES.map((name) => [
      FORMATS[name].type.split(";", 1)[0]!,
      {
        schema: { type: "string" as const },
        examples: { current: { summary: "As it is now", "x-requests": requests } },
      },
    ]),
  );
  return { description: "The file", content };
}
