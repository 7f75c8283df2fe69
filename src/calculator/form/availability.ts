import { OPTIONS } from "hangar-engine";
import type { OptionRow } from "../../options/options.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { isOption, type FieldName, type FormState } from "./form-state.ts";
import { nearestSize, roofOf, widthChoices } from "./sizes/sizes.ts";

/**
 * Whether an option counts in the hangar as it stands. One that does not is not shown, and the form keeps what was chosen
 * in it until it counts again.
 */
export function applies(name: FieldName, form: FormState, priceList: PriceList): boolean {
  if (!isOption(name)) return true;
  const { needs, only }: OptionRow = OPTIONS[name];
  if (needs && /^\s*0*\s*$/.test(form[needs])) return false;
  if (!only) return true;
  const roof = roofOf(priceList, form.roof);
  return only.holds(roof, nearestSize(widthChoices(roof), form.width)?.mm ?? 0);
}
