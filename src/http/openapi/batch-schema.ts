import { z } from "zod";
import { calcResponseSchema, errorBodySchema } from "../../engine/response.ts";
import { calcPartSchema } from "./part-schemas.ts";
import { MOST_BATCH_ITEMS } from "../../services/batch.ts";

const itemSchema = z
  .discriminatedUnion("status", [
    z.strictObject({
      status: z.literal(200).meta({ description: "Calculated" }),
      body: z.union([calcResponseSchema, calcPartSchema]),
    }),
    z.strictObject({
      status: z.literal(400).meta({ description: "This configuration does not fit; the others are calculated" }),
      body: errorBodySchema,
    }),
  ])
  .meta({ id: "BatchItem", description: "What POST /v1/calc answers this configuration: status and body" });

/** 200 of POST /v1/calc/batch. Nothing of this file reaches a bundle. */
export const batchResponseSchema = z
  .strictObject({
    items: z
      .array(itemSchema)
      .min(1)
      .max(MOST_BATCH_ITEMS)
      .meta({ description: "An answer for each configuration, in its place" }),
  })
  .meta({ id: "BatchResponse", description: "Answers to a batch of calculations" });
