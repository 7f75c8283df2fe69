import { purposes } from "virtual:hangar-data";
import { priceList } from "hangar-engine";
import type { Purpose } from "../../../price-list/schema.ts";
import { defaultSizes } from "../default-hangar.ts";
import { givenText } from "../form-text.ts";
import { FIELD_NAMES, OPTION_DEFAULTS, type FieldName, type FormState } from "../form-state.ts";
import { roofOf } from "../sizes/sizes.ts";

/** A ready hangar for what people build, as the form holds it. */
export interface Preset {
  name: string;
  form: FormState;
}

/** The manufacturer's presets, in its order; the build has proven each. */
export const PRESETS: readonly Preset[] = purposes.map(({ name, hangar }) => ({ name, form: formOf(hangar) }));

function formOf(hangar: Purpose["hangar"]): FormState {
  const roofId = String(hangar["roof"]);
  const roof = roofOf(priceList, roofId);
  const given = Object.entries(hangar) as [FieldName, string | number | boolean][];
  const texts = given.map(([name, value]) => [name, givenText(name, value, roof)] as const);
  return { ...OPTION_DEFAULTS, roof: roofId, ...defaultSizes(priceList, roofId), ...Object.fromEntries(texts) };
}

/** The preset that a form stands as. */
export function presetOf(form: FormState): Preset | undefined {
  return PRESETS.find((preset) => FIELD_NAMES.every((name) => preset.form[name] === form[name]));
}
