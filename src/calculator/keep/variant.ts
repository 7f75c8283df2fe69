import { priceList, type CalcResponse } from "hangar-engine";
import { unavailable } from "../availability.ts";
import { FILLER_CHOICES, GATES_POS_CHOICES, RAILS_CHOICES, TRUSS_CHOICES, type Choice } from "../choices.ts";
import type { FieldName, FormState } from "../form-state.ts";
import { openLink, type OpenedLink } from "../link-to-form.ts";
import { reckon } from "../reckoning.ts";
import type { KeptCalculation } from "./kept-calculation.ts";

/** A compared calculation under the price list of today. */
export interface Variant {
  kept: KeptCalculation;
  link: OpenedLink;
  /** Absent when the price list no longer offers it. */
  body: CalcResponse | undefined;
}

export function variantOf(kept: KeptCalculation): Variant {
  const link = openLink(kept.query);
  return { kept, link, body: reckon(link.form).body };
}

const CHOICES: Partial<Record<FieldName, readonly Choice[]>> = {
  roof: Object.entries(priceList.roofs).map(([value, { name }]) => ({ value, label: name })),
  truss: TRUSS_CHOICES,
  gates_pos: GATES_POS_CHOICES,
  rails: RAILS_CHOICES,
  filler: FILLER_CHOICES,
};

/** What cannot apply, or is none. */
export const NONE = "—";

/** A field's value in words, as the form shows it. */
export function fieldText(name: FieldName, form: FormState): string {
  const value = form[name];
  if (name !== "truss" && unavailable(name, form, priceList)) return NONE;
  const choices = CHOICES[name];
  if (choices) return choices.find((choice) => choice.value === value)?.label ?? value;
  if (name === "gates" || name === "doors" || name === "windows") return value === "0" ? "нет" : value;
  return value === "1" ? "да" : "нет";
}
