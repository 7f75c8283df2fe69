import type { CalcResponse, Line } from "hangar-engine";

/** What is in the price, as parts of a sentence: sections of the materials, and each work by its own name. */
export function included({ materials, works }: CalcResponse["result"]): string {
  const parts = [...materials.filter(({ group }) => group), ...works.filter(({ group }) => !group)];
  return parts.map(nameInSentence).join(", ");
}

const nameInSentence = ({ name }: Line): string => name.charAt(0).toLowerCase() + name.slice(1);
