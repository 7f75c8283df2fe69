import type { CalcResponse } from "../engine/response.ts";

const BUDGET_STEP = 100_000;
const AREA_STEP = 10;

/**
 * The search that the documents show: money enough for a hangar that was calculated turnkey with a gate,
 * at least half as large. So it finds something under any price list. Path and query string.
 */
export function exampleSearch({ result: { total_with_vat, area_m2 } }: CalcResponse): string {
  const budget = Math.ceil(total_with_vat / BUDGET_STEP) * BUDGET_STEP;
  const area_min = Math.floor(area_m2 / 2 / AREA_STEP) * AREA_STEP;
  return `/v1/search?budget=${budget}&area_min=${area_min}&gates=1&montazh=1&panels=1&panels_montazh=1&limit=3`;
}
