import { z } from "zod";
import type { oas31, ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from "zod-openapi";
import type { Engine } from "../../engine/create-engine.ts";
import { calcResponseSchema, errorBodySchema } from "../../engine/response.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { MOST_BATCH_ITEMS } from "../../services/batch.ts";
import { badItems, BATCH_BODY, invalidJson, MAX_BATCH_BYTES, unknownInBatch, type HttpError } from "../errors.ts";
import type { DescribedParameters } from "./parameters/parameters.ts";
import { nullable } from "./parameters/value-forms.ts";
import { exampleCalls } from "../../documents/examples/example-calls.ts";
import { byBody, type ExampleParameters, type ExampleRequest } from "./examples/example-requests.ts";
import type { Example, Examples } from "./examples/examples.ts";

const PATH = "/v1/calc/batch";

const itemSchema = z
  .discriminatedUnion("status", [
    z.strictObject({
      status: z.literal(200).meta({ description: "Calculated" }),
      body: calcResponseSchema,
    }),
    z.strictObject({
      status: z.literal(400).meta({ description: "This configuration does not fit; the others are calculated" }),
      body: errorBodySchema,
    }),
  ])
  .meta({ id: "BatchItem", description: "What POST /v1/calc answers this configuration: status and body" });

/** 200 of POST /v1/calc/batch. */
export const batchResponseSchema = z
  .strictObject({
    items: z
      .array(itemSchema)
      .min(1)
      .max(MOST_BATCH_ITEMS)
      .meta({ description: "An answer for each configuration, in its place" }),
  })
  .meta({ id: "BatchResponse", description: "Answers to a batch of calculations" });

/** The example of a batch: a frame alone, and one that no roof is wide enough for. */
export function exampleBatch(priceList: PriceList): ExampleParameters[] {
  const { roof, width, length } = exampleCalls(priceList).request;
  return [
    { roof, width, length },
    { roof, width: 999, length },
  ];
}

export function describedBatch(
  { priceList }: Pick<Engine, "priceList">,
  responses: ZodOpenApiResponsesObject,
  { lang }: Pick<DescribedParameters, "lang">,
): ZodOpenApiOperationObject {
  const items: oas31.SchemaObject = {
    type: "array",
    description: "Configurations, each with the parameters by name",
    items: { $ref: "#/components/schemas/CalculationRequest" },
    minItems: 1,
    maxItems: MOST_BATCH_ITEMS,
  };
  return {
    tags: ["Calculation"],
    operationId: "calculate_hangars",
    summary: `Calculate up to ${MOST_BATCH_ITEMS} hangars at once (JSON body)`,
    description:
      "Use it to compare variants. Each configuration gets its own status and body, in its place: just what " +
      "calculate_hangar_by_json answers it. One that does not fit leaves the others as they are. lang is spoken by all " +
      "but those that name their own.",
    requestBody: {
      required: true,
      description: `The configurations; at most ${MAX_BATCH_BYTES} bytes`,
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: { items, lang: nullable(lang) },
            required: ["items"],
            additionalProperties: false,
          },
          examples: {
            variants: { summary: "One that fits and one that does not", value: { items: exampleBatch(priceList) } },
          },
        },
      },
    },
    responses,
  };
}

/** What the example is answered. */
export function batchExamples({ calculate, priceList }: Engine): Examples {
  const items = exampleBatch(priceList);
  return {
    variants: {
      summary: "One that fits and one that does not",
      value: { items: items.map((item) => calculate(item)).map(({ status, body }) => ({ status, body })) },
      "x-requests": [batchOf(JSON.stringify({ items }))],
    },
  };
}

/** What is no batch at all, by `error.code`. */
export function batchErrorExamples(engine: Engine): Examples {
  const [item] = exampleBatch(engine.priceList);
  const refused = (summary: string, error: HttpError, body: object): Example => ({
    summary,
    value: error.body(engine),
    "x-requests": [batchOf(JSON.stringify(body))],
  });
  return {
    invalid_json: refused("The body is an array", invalidJson("array", BATCH_BODY), [item]),
    invalid_parameter: refused("No configuration", badItems({ items: 0 }, MOST_BATCH_ITEMS), { items: [] }),
    unknown_parameter: refused("A parameter beside items", unknownInBatch("body", ["montazh"]), {
      items: [item],
      montazh: true,
    }),
  };
}

function batchOf(body: string): ExampleRequest {
  return { ...byBody(body), url: PATH };
}
