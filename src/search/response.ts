import { z } from "zod";
import { calcResponseSchema } from "../engine/response.ts";
import { MOST_ITEMS, SORTS } from "./search-parameters.ts";

/*
 * The answer of GET /v1/search, once: the search takes its types from here, the interface description and the contract
 * tests take the schema. Nothing of this file reaches a bundle. What an item holds is told as a calculation tells it.
 */

const { request, configuration, calculation_id, summary_for_ai, calculator_link, price_per_m2_with_vat, ...common } =
  calcResponseSchema.shape;
const { currency, vat_rate, prices_version, prices_valid_until, disclaimer, warnings, notices } = common;
const { area_m2, total_with_vat, has_estimate_positions } = calcResponseSchema.shape.result.shape;

const itemSchema = z
  .strictObject({
    request,
    configuration,
    area_m2,
    total_with_vat,
    price_per_m2_with_vat,
    attached: z.boolean().meta({ description: "Whether its roof leans on a building, which there must be" }),
    has_estimate_positions,
    calculation_id,
    notices,
    summary_for_ai,
    calculator_link,
    url: z.url().meta({ description: "Ready GET /v1/calc link: the whole calculation with its bill" }),
  })
  .meta({
    id: "FoundHangar",
    description: "One configuration of the catalogue; every figure is that of its calculation",
  });

const overBudgetSchema = z
  .strictObject({
    missing: z.int().meta({ description: "Roubles by which the cheapest one is over the budget" }),
    cheapest: itemSchema.meta({
      description:
        "The cheapest configuration that meets all other wishes; one whose roof leans on a building, or with vehicle doors in a wall too " +
        "low, only where there is no other",
    }),
  })
  .meta({ id: "OverBudget", description: "Present only when nothing fits the budget" });

/** 200 of GET /v1/search. */
export const searchResponseSchema = z
  .strictObject({
    budget: z.int().optional().meta({ description: "The budget asked for, roubles incl. VAT; absent where none was" }),
    sort: z.enum(SORTS).meta({
      description: "What is first: area the largest, price the cheapest, price_per_m2 the cheapest by the square metre",
    }),
    limit: z.int().meta({ description: "Most items that were asked for" }),
    found: z
      .int()
      .meta({ description: "How many configurations meet the wishes and fit the budget, where there is one" }),
    items: z
      .array(itemSchema)
      .max(MOST_ITEMS)
      .meta({
        description:
          "The best of them, in the order of sort; roofs that lean on a building are behind the others, unless roof or attached " +
          "asks for them. Vehicle doors in a wall too low for them only where there is nothing else",
      }),
    over_budget: overBudgetSchema.optional(),
    summary_for_ai: z.string().meta({ description: "What came out, in one phrase; may be shown almost verbatim" }),
    page_link: z.url().meta({ description: "The same search as a web page; can be given to the client" }),
    currency,
    vat_rate,
    prices_version,
    prices_valid_until,
    disclaimer,
    warnings,
  })
  .meta({ id: "SearchResponse", description: "The best standard configurations for the wishes and a budget" });

export type FoundHangar = z.infer<typeof itemSchema>;
export type SearchResponse = z.infer<typeof searchResponseSchema>;
