import { OPTIONS, priceList } from "hangar-engine";
import type { OptionRow } from "../../../options/options.ts";
import { applies } from "../../form/availability.ts";
import { defaultSizes } from "../../form/default-hangar.ts";
import { FIELD_NAMES, isOption, OPTION_DEFAULTS, type FieldName, type FormState } from "../../form/form-state.ts";
import type { Values } from "../reading/answers.ts";
import { textsOfWish } from "./form-of-wish.ts";
import { valueIn } from "./value-in.ts";

/** A wish beside the form that it filled, which may have been changed since: fields, in the form's order. */
export interface AgainstForm {
  /** Those that stand otherwise than the wish says. */
  differing: FieldName[];
  /** Those that the wish asks for and that change nothing in this hangar. */
  idle: FieldName[];
  /** Those that the wish does not name and that are not the usual ones. */
  rest: FieldName[];
}

export function againstForm(parameters: Values, form: FormState): AgainstForm {
  const counts = (name: FieldName) => applies(name, form, priceList);
  const meant: FormState = { ...form, ...textsOfWish(parameters, form) };
  const said = FIELD_NAMES.filter((name) => name in parameters);
  const differs = (name: FieldName) => counts(name) && valueIn(form, name) !== valueIn(meant, name);
  const differing = said.filter(differs);
  // Where what it needs was taken out by hand, that is said already.
  const isExplained = (name: FieldName) => {
    const { needs }: Partial<OptionRow> = isOption(name) ? OPTIONS[name] : {};
    return needs !== undefined && differing.includes(needs);
  };
  const isAsked = (name: FieldName) => isOption(name) && meant[name] !== OPTION_DEFAULTS[name];
  const usual: Partial<FormState> = { ...OPTION_DEFAULTS, height: defaultSizes(priceList, form.roof).height };
  return {
    differing,
    idle: said.filter((name) => isAsked(name) && !counts(name) && !isExplained(name)),
    rest: FIELD_NAMES.filter((name) => !(name in parameters) && form[name] !== usual[name] && counts(name)),
  };
}
