import type { z } from "zod";
import { calcResponseSchema } from "../../engine/response.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { guideOf } from "../../documents/parameters/parameter-guide.ts";

/** Puts what only a price list knows into the descriptions of an answer's fields. */
export const listFigures =
  (priceList: PriceList) =>
  ({ jsonSchema, zodSchema }: { jsonSchema: { description?: string }; zodSchema: z.core.$ZodType }): void => {
    if (zodSchema !== calcResponseSchema.shape.request.shape.gates) return;
    jsonSchema.description = guideOf("gates", priceList).english.replace(/\.$/, "");
  };
