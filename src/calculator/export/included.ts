import type { CalcResponse } from "hangar-engine";
import { named } from "../result/price-parts.ts";

/** What is in the price, as parts of a sentence: sections of the materials, and each work by its own name. */
export function included({ materials, works }: CalcResponse["result"]): string {
  return named([...materials.filter(({ group }) => group), ...works.filter(({ group }) => !group)]);
}
