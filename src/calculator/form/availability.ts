import { OPTIONS } from "hangar-engine";
import type { PriceList } from "../../price-list/schema.ts";
import type { OptionRow } from "../../engine/request/options.ts";
import { isOption, type FieldName, type FormState } from "./form-state.ts";
import { nearestSize, roofOf, widthChoices } from "./sizes/sizes.ts";

/**
 * Whether an option counts in the hangar as it stands. One that does not is not shown, and the form keeps what was chosen
 * in it until it counts again.
 */
export function applies(name: FieldName, form: FormState, priceList: PriceList): boolean {
  const row: OptionRow | undefined = isOption(name) ? OPTIONS[name] : undefined;
  if (row?.needs && /^\s*0*\s*$/.test(form[row.needs])) return false;
  return LIMITED[name]?.(form, priceList) ?? true;
}

type Rule = (form: FormState, priceList: PriceList) => boolean;

const hasTwoTrusses: Rule = (form, priceList) => {
  const roof = roofOf(priceList, form.roof);
  const choices = widthChoices(roof);
  const chosen = nearestSize(choices, form.width);
  return chosen !== undefined && roof.widths[chosen.mm]?.truss.demountable !== undefined;
};

const isAttached: Rule = (form, priceList) => roofOf(priceList, form.roof).attached;

/** Options that a roof or a width must be made for. */
const LIMITED: Partial<Record<FieldName, Rule>> = { truss: hasTwoTrusses, panels_high_wall: isAttached };
