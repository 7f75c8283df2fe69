import type { oas31, ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import type { Engine } from "../../engine/create-engine.ts";
import { errorBodySchema } from "../../engine/response.ts";
import { billCsv } from "../../formats/csv/bill-csv.ts";
import { batchCsv, searchCsv } from "../../formats/csv/hangars-csv.ts";
import { DIALECTS, formatsOf, typeOf } from "../../formats/format.ts";
import { search } from "../../search/search.ts";
import type { SearchResponse } from "../../search/response.ts";
import { describedBatch, exampleBatch } from "./batch.ts";
import { exampleAnswer, exampleCalls } from "../../documents/examples/example-calls.ts";
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
    "decimal comma, as Excel expects them in Russian, and № before the number of a position, which it would take for a date.",
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
  const answer = exampleAnswer(engine);
  const budget = new URLSearchParams({ budget: "3000000" });
  const found = (search(engine, budget).body as SearchResponse).items;
  const binary = { schema: { type: "string" as const, format: "binary" } };
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
          200: {
            description: "The file",
            content: {
              ...Object.fromEntries(FORMATS.map((format) => [typeOf(format), binary])),
              ...table(byQuery({ ...request }, "/v1/calc.csv"), billCsv(answer, "international")).content,
            },
          },
        },
      },
    },
    "/v1/calc/id/{calculation_id}.csv": {
      get: {
        tags: ["Files"],
        operationId: "download_csv_by_id",
        summary: "The calculation of a calculation_id as a table",
        description: `What open_calculation opens. Its other files stand beside it: files of the answer has their links. ${CSV}`,
        parameters: [...parameters.id, DIALECT],
        responses: {
          ...responses.calculationById,
          200: table(get(`/v1/calc/id/${answer.calculation_id}.csv`), billCsv(answer, "international")),
        },
      },
    },
    "/v1/search.csv": {
      get: {
        tags: ["Files"],
        operationId: "download_found_hangars_csv",
        summary: "What a search found as a table",
        description: `The items of find_hangars, a hangar a row. ${CSV}`,
        parameters: [...describedFilters(engine, parameters.query), DIALECT],
        responses: {
          ...responses.search,
          200: table(get(`/v1/search.csv?${budget}`), searchCsv(found, "international")),
        },
      },
    },
    "/v1/calc/batch.csv": { post: batchFile(engine, parameters, responses) },
  };
}

const generalPicture = (baseUrl: string) => ({
  302: {
    description: "only png: to the general picture, from a host that makes none",
    headers: { Location: textHeader("Address of the general picture", `${baseUrl}/og.png`) },
  },
  503: {
    description: "only png: it is not drawn just now, as too many are asked for at once",
    headers: { "Retry-After": textHeader("Seconds after which to ask again", "5") },
    content: { "application/json": { schema: errorBodySchema } },
  },
});

function batchFile(
  engine: Engine,
  { lang }: DescribedParameters,
  responses: DescribedResponses,
): ZodOpenApiOperationObject {
  const items = exampleBatch(engine.priceList);
  return {
    ...describedBatch(engine, responses.batch, { lang }),
    tags: ["Files"],
    operationId: "download_batch_csv",
    summary: "Totals of up to 100 hangars as a table",
    description: `The answers of calculate_hangars, a configuration a row: totals, or the error. ${CSV}`,
    parameters: [DIALECT],
    responses: {
      ...responses.batch,
      200: table(
        { ...byBody(JSON.stringify({ items })), url: "/v1/calc/batch.csv" },
        batchCsv(
          items.map((item) => engine.calculate(item)),
          "international",
        ),
      ),
    },
  };
}

/** A table, as this request gets it. */
function table(request: ExampleRequest, value: string) {
  const examples = { current: { summary: "As it is now", value, "x-requests": [request] } };
  return { description: "The table", content: { "text/csv": { schema: { type: "string" as const }, examples } } };
}
