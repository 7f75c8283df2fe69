import type { oas31, ZodOpenApiOperationObject, ZodOpenApiPathItemObject, ZodOpenApiPathsObject } from "zod-openapi";
import type { Engine } from "../../engine/create-engine.ts";
import { FILE_CONTENTS } from "../../engine/response.ts";
import { DIALECTS, formatsOf, typeOf, type Format } from "../../formats/format.ts";
import { describedBatch, exampleBatch } from "./batch.ts";
import { exampleAnswer, exampleCalls } from "./examples/example-calls.ts";
import { byBody, byQuery, get, type ExampleRequest } from "./examples/example-requests.ts";
import type { DescribedParameters } from "./parameters/parameters.ts";
import { describedFilters } from "./parameters/search.ts";
import { textHeader, type DescribedResponses } from "./responses.ts";

const DIALECT: oas31.ParameterObject = {
  name: "dialect",
  in: "query",
  required: false,
  description:
    "Only of a CSV: how it is written: international, which is meant by none, has commas between values and a decimal point, ru has semicolons and a " +
    "decimal comma, as Excel expects them in Russian.",
  schema: { type: "string", enum: [...DIALECTS] },
  example: "ru",
};

const CSV = "CSV (RFC 4180): UTF-8 with a byte order mark, a header row with names of the JSON's fields.";

const FORMATS = formatsOf("calculation");

const FORMAT: oas31.ParameterObject = {
  name: "format",
  in: "path",
  required: true,
  description: "The format, as the extension of the path",
  schema: { type: "string", enum: FORMATS },
  example: "csv",
};

const SAME = "Same prices, same bytes; sections are schematic. Errors are JSON.";

/** Answers as files: the same calls with an extension. Errors stay JSON. */
export function describedFiles(
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
        summary: "A calculation as a table, a workbook, a drawing or a model",
        description:
          "What calculate_hangar calculates, as a file: csv is a table, xlsx a workbook, svg and dxf are drawings, glb and ifc " +
          `models, in the language of lang. ${SAME}`,
        parameters: [FORMAT, ...parameters.query, DIALECT],
        responses: {
          ...responses.calculation,
          ...generalPicture(engine.baseUrl),
          200: files(FORMATS, (format) => byQuery({ ...request }, `/v1/calc.${format}`)),
        },
      },
    },
    ...Object.fromEntries(FORMATS.map((format) => fileById(format, id, engine.baseUrl, parameters, responses))),
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
    "/v1/calc/batch.csv": { post: batchFile(engine, parameters, responses) },
  };
}

/** A path of its own for each: with the format as a parameter it would be that of the id too. */
function fileById(
  format: Format,
  id: string,
  baseUrl: string,
  parameters: DescribedParameters,
  responses: DescribedResponses,
): [path: string, ZodOpenApiPathItemObject] {
  const operation: ZodOpenApiOperationObject = {
    tags: ["Files"],
    operationId: `download_${format}_by_id`,
    summary: `The calculation of a calculation_id as ${format.toUpperCase()}`,
    description: `${FILE_CONTENTS[format]}: what open_calculation opens, as a file. ${SAME}`,
    parameters: format === "csv" ? [...parameters.id, DIALECT] : [...parameters.id],
    responses: {
      ...responses.calculationById,
      ...(format === "png" && generalPicture(baseUrl)),
      200: files([format], () => get(`/v1/calc/id/${id}.${format}`)),
    },
  };
  return [`/v1/calc/id/{calculation_id}.${format}`, { get: operation }];
}

const generalPicture = (baseUrl: string) => ({
  302: {
    description: "only png: to the general picture, from a host that makes none or is asked for too many at once",
    headers: { Location: textHeader("Address of the general picture", `${baseUrl}/og.png`) },
  },
});

function batchFile(
  engine: Engine,
  { lang }: DescribedParameters,
  responses: DescribedResponses,
): ZodOpenApiOperationObject {
  return {
    ...describedBatch(engine, responses.batch, { lang }),
    tags: ["Files"],
    operationId: "download_batch_csv",
    summary: "Totals of up to 100 hangars as a table",
    description: `The answers of calculate_hangars, a configuration a row: totals, or the error. ${CSV}`,
    parameters: [lang, DIALECT],
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

/** The file in each of the formats, as these requests get it. */
function files(formats: readonly Format[], requestFor: (format: Format) => ExampleRequest) {
  const content = formats.map((format) => [
    typeOf(format),
    {
      schema: { type: "string" as const, format: "binary" },
      examples: { current: { summary: "As it is now", "x-requests": [requestFor(format)] } },
    },
  ]);
  return { description: "The file", content: Object.fromEntries(content) as oas31.ContentObject };
}
