import type { CalcResponse } from "hangar-engine";
import { uncapitalized } from "../../text/format.ts";

/** What is in the price, as parts of a sentence: sections of the materials, and each work by its own name. */
export function included({ materials, works }: CalcResponse["result"]): string {
  const parts = [...materials.filter(({ group }) => group), ...works.filter(({ group }) => !group)];
  return parts.map(({ name }) => uncapitalized(name)).join(", ");
}
