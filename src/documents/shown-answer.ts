import type { CalcResponse } from "../engine/response.ts";

/** The fields of an answer that matter most, as they came: what the texts for language models show of it. */
export function mostImportant({ result, calculation_id, production_days }: CalcResponse): object {
  const { frames, works_sum, total_with_vat, vat_included } = result;
  return { result: { frames, works_sum, total_with_vat, vat_included }, calculation_id, production_days };
}

/** As a block of code in Markdown. */
export function json(value: object): string {
  return `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``;
}
