import type { PriceList } from "../price-list/schema.ts";
import { defaultHangar, defaultSizes } from "../calculator/form/default-hangar.ts";
import { FIELD_NAMES, OPTION_DEFAULTS, type FieldName, type FormState } from "../calculator/form/form-state.ts";
import { formText } from "../calculator/form/form-text.ts";
import { isRoof } from "../calculator/form/sizes/sizes.ts";

/** Values of a calculation's parameters, read by the engine. */
export type FieldValues = Partial<Record<FieldName, string | number | boolean>>;

/** The form with these values: where they name no sizes, the usual ones; every option as the API has it. */
export function formOfValues(values: FieldValues, offered: PriceList): FormState {
  const usual = { ...defaultHangar(offered), ...OPTION_DEFAULTS };
  const roof = String(values.roof ?? usual.roof);
  const base = isRoof(offered, roof) ? { ...usual, roof, ...defaultSizes(offered, roof) } : usual;
  const named = FIELD_NAMES.filter((name) => name !== "roof" && values[name] !== undefined);
  const texts = named.map((name) => [name, formText(name, values[name], offered.roofs[base.roof]!)]);
  return { ...base, ...Object.fromEntries(texts) };
}
