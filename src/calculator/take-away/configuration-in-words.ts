import type { CalcResponse } from "hangar-engine";

/** `двускатный, 12 × 30 м, …`: every size and option as the engine words them, between the id and the area in its text. */
export function configurationInWords({ calculation_id, next_step: { quote_prompt } }: CalcResponse): string {
  const start = quote_prompt.indexOf(`${calculation_id}: `) + calculation_id.length + 2;
  return quote_prompt.slice(start, quote_prompt.indexOf("; площадь", start));
}
