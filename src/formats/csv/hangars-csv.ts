import type { CalcResponse, ErrorBody } from "hangar-engine";
import type { FoundHangar } from "../../search/response.ts";
import type { Dialect } from "../format.ts";
import { csvText, type CsvRow } from "./csv-text.ts";

const SIZES = ["roof", "roof_name", "width_mm", "length_m", "height_mm", "area_m2"] as const;
const TOTALS = ["total_with_vat", "price_per_m2_with_vat", "has_estimate_positions", "calculator_link"] as const;

/** What a search found, the best first. */
export function searchCsv(items: readonly FoundHangar[], dialect: Dialect): string {
  const rows = items.map(
    ({ request, configuration: _all, notices: _notices, summary_for_ai: _summary, ...totals }): CsvRow => ({
      ...sizes(request),
      ...totals,
    }),
  );
  return csvText(["calculation_id", ...SIZES, ...TOTALS, "url", "attached"], rows, dialect);
}

/** Each answer of a batch in the place of its configuration, counted from 0: totals, or what was wrong with it. */
export function batchCsv(
  answers: readonly { status: number; body: CalcResponse | ErrorBody }[],
  dialect: Dialect,
): string {
  const rows = answers.map(({ status, body }, item): CsvRow => {
    if ("error" in body) {
      const { code, message, details } = body.error;
      return { item, status, error: code, message: [message, ...(details ?? [])].join(" ") };
    }
    const { request, result, ...others } = body;
    return { item, status, ...others, ...sizes(request), ...result } as unknown as CsvRow;
  });
  const sums = ["materials_sum", "works_sum", "vat_included"];
  return csvText(["item", "status", "calculation_id", ...SIZES, ...sums, ...TOTALS, "error", "message"], rows, dialect);
}

function sizes({ roof, roof_name, width_mm, length_m, height_mm }: CalcResponse["request"]): CsvRow {
  return { roof, roof_name, width_mm, length_m, height_mm };
}
