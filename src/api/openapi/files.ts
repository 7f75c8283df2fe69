import type { oas31, ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import type { Engine } from "../../engine/create-engine.ts";
import { DIALECTS, formatsOf, typeOf, type Format } from "../../formats/format.ts";
import { describedBatch, exampleBatch } from "./batch.ts";
import { exampleAnswer, exampleCalls } from "./examples/example-calls.ts";
import { byBody, byQuery, get, type ExampleRequest } from "./examples/example-requests.ts";
import type { DescribedParameters } from "./parameters/parameters.ts";
import { describedFilters } from "./parameters/search.ts";
import type { DescribedResponses } from "./responses.ts";

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

/** A CSV has a dialect and stands apart. */
const OTHERS = formatsOf("calculation").filter((format) => format !== "csv");

const FORMAT: oas31.ParameterObject = {
  name: "format",
  in: "path",
  required: true,
  description: "The format, as the extension of the path",
  schema: { type: "string", enum: OTHERS },
  example: "xlsx",
};

const FILE =
  "xlsx: the bill as a workbook with formulas; svg: a sheet of drawings; dxf: the frame for CAD programs, millimetres; glb: " +
  "a model in space, metres. The same bytes for the same prices. Sections are schematic.";

/** Answers as files: the same calls with an extension. Errors stay JSON. */
export function describedFiles(
  engine: Engine,
  parameters: DescribedParameters,
  responses: DescribedResponses,
): ZodOpenApiPathsObject {
  const { request } = exampleCalls(engine.priceList);
  const id = exampleAnswer(engine).calculation_id;
  return {
    "/v1/calc.csv": {
      get: {
        tags: ["Files"],
        operationId: "download_bill_csv",
        summary: "A calculation as a table",
        description: `The bill of calculate_hangar, a position a row. ${CSV}`,
        parameters: [...parameters.query, DIALECT],
        responses: {
          ...responses.calculation,
          200: table(byQuery({ ...request, dialect: "ru" }, "/v1/calc.csv")),
        },
      },
    },
    "/v1/calc/id/{calculation_id}.csv": {
      get: {
        tags: ["Files"],
        operationId: "download_bill_csv_by_id",
        summary: "The calculation of a calculation_id as a table",
        description: `The bill of open_calculation, a position a row. ${CSV}`,
        parameters: [...parameters.id, DIALECT],
        responses: { ...responses.calculationById, 200: table(get(`/v1/calc/id/${id}.csv`)) },
      },
    },
    "/v1/calc.{format}": {
      get: {
        tags: ["Files"],
        operationId: "download_calculation",
        summary: "A calculation as a workbook, a drawing or a model",
        description: `What calculate_hangar calculates, as a file. ${FILE}`,
        parameters: [FORMAT, ...parameters.query],
        responses: {
          ...responses.calculation,
          200: files((format) => byQuery({ ...request }, `/v1/calc.${format}`)),
        },
      },
    },
    "/v1/calc/id/{calculation_id}.{format}": {
      get: {
        tags: ["Files"],
        operationId: "download_calculation_by_id",
        summary: "The calculation of a calculation_id as a workbook, a drawing or a model",
        description: `What open_calculation opens, as a file: the links of \`files\` in its answer. ${FILE}`,
        parameters: [...parameters.id, FORMAT],
        responses: { ...responses.calculationById, 200: files((format) => get(`/v1/calc/id/${id}.${format}`)) },
      },
    },
    "/v1/search.csv": {
      get: {
        tags: ["Files"],
        operationId: "download_found_hangars_csv",
        summary: "What a search found as a table",
        description: `The items of find_hangars, a hangar a row. ${CSV}`,
        parameters: [...describedFilters(engine, parameters.query), DIALECT],
        responses: { ...responses.search, 200: table(get("/v1/search.csv?budget=3000000")) },
      },
    },
    "/v1/calc/batch.csv": { post: batchFile(engine, responses) },
  };
}

function batchFile(engine: Engine, responses: DescribedResponses): ZodOpenApiOperationObject {
  return {
    ...describedBatch(engine, responses.batch),
    tags: ["Files"],
    operationId: "download_batch_csv",
    summary: "Totals of up to 100 hangars as a table",
    description: `The answers of calculate_hangars, a configuration a row: totals, or the error. ${CSV}`,
    parameters: [DIALECT],
    responses: {
      ...responses.batch,
      200: table({ ...byBody(JSON.stringify({ items: exampleBatch(engine.priceList) })), url: "/v1/calc/batch.csv" }),
    },
  };
}

/** The table as these requests get it. */
function table(...requests: ExampleRequest[]) {
  const examples = { current: { summary: "As it is now", "x-requests": requests } };
  return { description: "The table", content: { "text/csv": { schema: { type: "string" as const }, examples } } };
}

/** The file in each format, as these requests get it. */
function files(requestFor: (format: Format) => ExampleRequest) {
  const content = OTHERS.map((format) => [
    typeOf(format),
    {
      schema: { type: "string" as const, format: "binary" },
      examples: { current: { summary: "As it is now", "x-requests": [requestFor(format)] } },
    },
  ]);
  return { description: "The file", content: Object.fromEntries(content) as oas31.ContentObject };
}
