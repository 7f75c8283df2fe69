import { z } from "zod";
import { calcResponseSchema } from "../../engine/response.ts";
import { searchResponseSchema } from "../../search/response.ts";
import { MOST_ITEMS } from "../../search/search-parameters.ts";
import { understoodSchema } from "../../understanding/response.ts";

/*
 * What is answered where `fields` are named: any of the fields, each as the whole answer has it. Nothing of this file
 * reaches a bundle.
 */

const result = calcResponseSchema.shape.result
  .partial()
  .meta({ id: "ResultPart", description: "Those of the fields of Result that were asked for" });

export const calcPartSchema = calcResponseSchema.partial().extend({ result: result.optional() }).meta({
  id: "CalcResponsePart",
  description: "A calculation with fields: those of CalcResponse that were asked for",
});

const item = searchResponseSchema.shape.items.element
  .partial()
  .meta({ id: "FoundHangarPart", description: "Those of the fields of FoundHangar that were asked for" });

export const searchPartSchema = searchResponseSchema
  .partial()
  .extend({
    items: z.array(item).max(MOST_ITEMS).optional().meta({ description: "The best of them, in the order of sort" }),
  })
  .meta({ id: "SearchResponsePart", description: "A search with fields: those of SearchResponse that were asked for" });

const question = understoodSchema.shape.questions.element
  .partial()
  .meta({ id: "UnderstandQuestionPart", description: "Those of the fields of UnderstandQuestion that were asked for" });

export const wishPartSchema = understoodSchema
  .partial()
  .extend({ questions: z.array(question).optional() })
  .meta({
    id: "UnderstandResponsePart",
    description: "A wish with fields: those of UnderstandResponse that were asked for",
  });
