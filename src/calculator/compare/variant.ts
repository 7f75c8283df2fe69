import { priceList, type CalcResponse } from "hangar-engine";
import { applies } from "../form/availability.ts";
import { choicesOf, type Choice } from "../form/choices.ts";
import { isTextField, OPTION_NAMES, type FieldName, type FormState } from "../form/form-state.ts";
import { openLink, type OpenedLink } from "../link/link-to-form.ts";
import { answerForm } from "../form-answer.ts";
import type { Snapshot } from "../saved/snapshot.ts";

/** A compared calculation under the price list of today. */
export interface Variant {
  snapshot: Snapshot;
  link: OpenedLink;
  /** Absent when the price list no longer offers it. */
  body: CalcResponse | undefined;
}

export function variantOf(snapshot: Snapshot): Variant {
  const link = openLink(snapshot.query);
  return { snapshot, link, body: answerForm(link.form).body };
}

const ROOFS: readonly Choice[] = Object.entries(priceList.roofs).map(([value, { name }]) => ({ value, label: name }));
const CHOICES = new Map<FieldName, readonly Choice[]>([
  ["roof", ROOFS],
  ...OPTION_NAMES.map((name) => [name, choicesOf(name)] as const),
]);

/** What cannot apply, or is none. */
export const NONE = "—";

/** A field's value in words, as the form shows it. */
export function valueInWords(name: FieldName, form: FormState): string {
  const value = form[name];
  if (name !== "truss" && !applies(name, form, priceList)) return NONE;
  const choices = CHOICES.get(name) ?? [];
  if (choices.length > 0) return choices.find((choice) => choice.value === value)?.label ?? value;
  if (isTextField(name)) return value === "0" ? "нет" : value;
  return value === "1" ? "да" : "нет";
}
