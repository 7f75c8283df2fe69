import { z } from "zod";
import { calcResponseSchema, errorBodySchema } from "../engine/response.ts";

/** Zod makes one list of types of choices that say nothing more, and generators for OpenAPI 3.0 take no such list. */
const text = z.string().meta({ description: "Of an enumeration" });
const scalar = z.union([text, z.number(), z.boolean()]);

const parameterSchema = z
  .strictObject({
    name: z.string().meta({ description: "Name in every call style" }),
    description: z.string().meta({ description: "What it means" }),
    required: z.boolean().meta({ description: "Whether a calculation needs it" }),
    type: z.enum(["boolean", "integer", "number", "string"]).meta({ description: "Type of its value" }),
    minimum: z.number().optional().meta({ description: "Least value" }),
    maximum: z.number().optional().meta({ description: "Greatest value" }),
    values: z
      .array(
        z.strictObject({
          value: z.union([text, z.number()]).meta({ description: "The value" }),
          alias: z.string().optional().meta({ description: "The same value in ASCII" }),
        }),
      )
      .optional()
      .meta({ description: "Every value of an enumeration" }),
    default: scalar
      .optional()
      .meta({ description: "What counts when it is left out; absent when required or when it depends on the roof" }),
  })
  .meta({ id: "ListedParameter", description: "A parameter of a calculation" });

/** 200 of GET /options.json. */
export const optionsListSchema = errorBodySchema.shape.supported
  .extend({
    parameters: z.array(parameterSchema).meta({ description: "Every parameter of a calculation" }),
    prices_version: z.string().meta({ description: "Version of the price list that the sizes are of" }),
    prices_valid_until: calcResponseSchema.shape.prices_valid_until,
  })
  .meta({ id: "OptionsList", description: "What can be calculated: sizes, bounds and parameters" });
