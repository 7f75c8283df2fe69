import { OPTIONS, priceList } from "hangar-engine";
import type { OptionName, OptionRow } from "../../../options/options.ts";
import { formParameters, isField, isOption, type FormState } from "../../form/form-state.ts";
import { heightChoices, nearestSize, roofOf, widthChoices } from "../../form/sizes/sizes.ts";
import type { Value } from "../reading/answers.ts";

/**
 * What stands in a field of the form, as the parser names values: a roof's id, metres, a number, `true`, `minvata`. A width
 * or a height is the one that it is priced as. Nothing where there is no such field, or it cannot be read.
 */
export function valueIn(form: FormState, name: string): Value | undefined {
  if (!isField(name)) return undefined;
  if (name === "roof") return form.roof;
  if (isOption(name)) return optionValue(name, form[name]);
  const roof = roofOf(priceList, form.roof);
  if (name === "length") return size(formParameters(form).length);
  return size(nearestSize(name === "width" ? widthChoices(roof) : heightChoices(roof), form[name])?.text);
}

/** The same of the text of an option's field. */
export function optionValue(name: OptionName, text: string): Value | undefined {
  const { kind }: OptionRow = OPTIONS[name];
  if (kind === "flag") return text === "1";
  if (kind === "choice") return text;
  return /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
}

function size(text = ""): number | undefined {
  const metres = Number(text.replace(",", "."));
  return metres > 0 ? metres : undefined;
}
