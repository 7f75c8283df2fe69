import { z } from "zod";
import { calcResponseSchema } from "../engine/response.ts";
import { searchResponseSchema } from "../search/response.ts";

/*
 * What a wish means, as the parser tells it without a sum, and as GET and POST /v1/understand answer it with sums: types come
 * from here, the interface description and the contract tests take the schema. Nothing of this file reaches a bundle.
 */

/** Described apart: where types stand in one list, generators of clients stumble. */
const value = z.union([
  z.string().meta({ description: "Of roof, truss, rails, filler, sort" }),
  z.number().meta({ description: "Of a size, a count, a sum, gates_pos" }),
  z.boolean().meta({ description: "Of what is wanted or not" }),
]);
const values = z.record(z.string(), value);

const placeSchema = z.strictObject({
  text: z.string().meta({ description: "The words, as they stand in the text" }),
  start: z.int().min(0).meta({ description: "Where they begin, counted in UTF-16 code units from 0" }),
  end: z.int().min(0).meta({ description: "Where they end: the first code unit after them" }),
});

const choiceSchema = z.strictObject({
  text: z.string().meta({ description: "The answer in words, to be shown as it is" }),
  value: value.optional().meta({ description: "What it means for `parameter`; absent where it decides others alone" }),
  parameters: values.meta({ description: "All that it decides: add these to `parameters`" }),
});

const questionSchema = z
  .strictObject({
    parameter: z
      .string()
      .meta({ description: "What it is about, by the name of a calculation's or a search's parameter" }),
    text: z.string().meta({ description: "The question, to be shown as it is" }),
    choices: z.array(choiceSchema).meta({ description: "Answers to choose from; empty where a number is to be named" }),
    about: placeSchema.optional().meta({ description: "The words that raised it; absent where nothing was said" }),
  })
  .meta({
    id: "UnderstandQuestion",
    description: "What the text leaves open: as long as it stands no calculation is named",
  });

const roundedSchema = z.strictObject({
  parameter: z.string().meta({ description: "The size" }),
  from: z.number().meta({ description: "As it was said, metres" }),
  to: z.number().meta({ description: "What a calculation, or the largest that a search makes of it, metres" }),
  to_least: z.number().optional().meta({ description: "The least that a search makes of it; absent where it is one" }),
});

const WHAT = "What a wish in words means in parameters, and what it leaves open";

/** What the parser tells. */
export const understandingSchema = z
  .strictObject({
    parameters: values.meta({
      description:
        "What the text says for certain: parameters of GET /v1/calc, ready to be sent, with those known before",
    }),
    used: z
      .array(
        placeSchema.extend({
          parameter: z.string().meta({ description: "What they became" }),
          value: value.meta({ description: "Its value" }),
        }),
      )
      .meta({ description: "Which words became which parameter, in their order; a word may stand for several" }),
    not_used: z.array(placeSchema).meta({ description: "Words that nothing was made of" }),
    assumed: z
      .array(
        z.strictObject({
          parameter: z.string().meta({ description: "What nobody spoke of" }),
          value: value.meta({ description: "What it is taken for" }),
          text: z.string().meta({ description: "The same in words, to be shown beside the price" }),
        }),
      )
      .meta({ description: "Defaults that cost money or change the building and were not spoken of" }),
    questions: z.array(questionSchema).meta({ description: "What is to be asked before anything is calculated" }),
    not_offered: z
      .array(
        placeSchema.extend({
          reason: z.string().meta({ description: "What there is instead, or where to turn" }),
          in_short: z.string().optional().meta({
            description:
              "What that makes of the price, to stand beside it; absent where the words themselves say it best",
          }),
        }),
      )
      .meta({ description: "What was understood and is not priced or not made" }),
    notes: z
      .array(
        placeSchema.extend({
          note: z.string().meta({ description: "What is to be passed on" }),
          in_short: z.string().optional().meta({
            description: "What that leaves out of the price, to stand beside it; absent where it leaves out nothing",
          }),
          rounded: roundedSchema
            .optional()
            .meta({ description: "A size that is made otherwise; absent in other notes" }),
        }),
      )
      .meta({
        description: "What words with a wide meaning were taken for, which sizes were rounded, and what is answered",
      }),
    complete: z.boolean().meta({ description: "No question is open, and `not_used` is empty" }),
    search: z
      .strictObject({
        parameters: values.meta({ description: "Parameters of GET /v1/search, ready to be sent" }),
        url: z.url().optional().meta({
          description: "GET /v1/search with them; absent where the budget is not named or a question is open",
        }),
      })
      .optional()
      .meta({
        description:
          "Present where an area or a budget is named: parameters of GET /v1/search, with a link where it is complete",
      }),
    url: z.url().optional().meta({
      description:
        "GET /v1/calc with these parameters, or GET /v1/search where the text names a budget and no whole size; absent as long as a question is open",
    }),
  })
  .meta({ id: "Understanding", description: WHAT });

export type Understanding = z.infer<typeof understandingSchema>;
export type Question = z.infer<typeof questionSchema>;

const { calculation_id, normalization_notes, result } = calcResponseSchema.shape;
const { items, over_budget } = searchResponseSchema.shape;
const { total_with_vat } = result.shape;

const readingSchema = z.strictObject({
  total_with_vat,
  calculation_id,
  normalization_notes,
  as_read: z.literal(true).meta({
    description: "It is the price of what was read: read back used, assumed and not_used before it is an offer",
  }),
  left_out: z.array(z.string()).meta({
    description: "What of the words the total goes without, to be told in one breath with it; empty where all is in it",
  }),
});

const pricedQuestionSchema = questionSchema
  .extend({
    choices: z
      .array(
        choiceSchema.extend({
          total_with_vat: total_with_vat.optional().meta({
            description:
              "Roubles incl. VAT with this answer, whatever else is open at its default; absent where it leaves the calculation incomplete",
          }),
          normalization_notes,
        }),
      )
      .meta({ description: questionSchema.shape.choices.description! }),
  })
  .meta({ id: "UnderstandQuestion", description: questionSchema.description! });

const searched = understandingSchema.shape.search.unwrap();
const foundSchema = searched.extend({
  found: z.int().optional().meta({
    description: "How many hangars that search finds; absent while a question is open",
  }),
  items: items
    .optional()
    .meta({ description: "The best of them, as the first of its items: up to three; present where `found` is" }),
  over_budget: over_budget.meta({ description: "As that search has it, where nothing fits the budget" }),
});

/** 200 of /v1/understand. */
export const understoodSchema = understandingSchema
  .extend({
    questions: z.array(pricedQuestionSchema).meta({ description: understandingSchema.shape.questions.description! }),
    search: foundSchema.optional().meta({ description: understandingSchema.shape.search.description! }),
    reading: readingSchema.optional().meta({
      description: "What the words come to; present where no question is open and the parameters make a calculation",
    }),
  })
  .meta({ id: "UnderstandResponse", description: WHAT });

export type Understood = z.infer<typeof understoodSchema>;
export type PricedQuestion = z.infer<typeof pricedQuestionSchema>;
