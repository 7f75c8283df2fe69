import { fieldNames, type Fielded } from "../../services/asked/fields.ts";

/**
 * What a tool answers when no fields are named: the figures, all that must be told, and the way on. The bill, and texts
 * that are the same in every answer, are left for whoever names them; so is the configuration, whose parameters the link
 * to the calculator has, as that of an item has its sizes.
 */
export const SHORT: Readonly<Record<Fielded, readonly string[]>> = {
  calculation: [
    "result.frames",
    "result.trusses",
    "result.columns",
    "result.fahverk",
    "result.area_m2",
    "result.materials_sum",
    "result.works_sum",
    "result.total_with_vat",
    "result.vat_included",
    "result.has_estimate_positions",
    "prices_version",
    "prices_valid_until",
    "disclaimer",
    "calculator_link",
    "summary_for_ai",
    "calculation_id",
    "price_per_m2_with_vat",
    "production_days",
    "warnings",
    "alternatives",
    "next_step",
    "normalization_notes",
  ],
  search: [
    "budget",
    "found",
    "items.area_m2",
    "items.total_with_vat",
    "items.price_per_m2_with_vat",
    "items.attached",
    "items.calculation_id",
    "items.calculator_link",
    "over_budget",
    "summary_for_ai",
    "page_link",
    "prices_version",
    "prices_valid_until",
    "disclaimer",
    "warnings",
  ],
  // All of it is to be read back.
  wish: fieldNames("wish"),
};
