import { calculate, priceList } from "hangar-engine";
import { readDetail } from "./field-errors.ts";
import { fieldTexts } from "./field-texts.ts";
import { FIELD_NAMES, OPTION_DEFAULTS } from "./form-state.ts";

/** A parameter of the API as its documentation shows it. */
export interface ParameterReference {
  name: string;
  label: string;
  hint: string;
  /** In the engine's own words. */
  accepted: string;
  /** What counts when it is left out; none for a required one. */
  byDefault: string | undefined;
}

const OWN_DEFAULTS: Readonly<Record<string, string>> = { height: "своя у каждой крыши", ...OPTION_DEFAULTS };

/** Every parameter that the form offers. What is accepted, the engine tells when it is given nothing. */
export function parameterReference(): ParameterReference[] {
  const texts = fieldTexts(priceList);
  const empty = calculate(Object.fromEntries(FIELD_NAMES.map((name) => [name, ""])));
  const details = empty.status === 400 ? empty.body.error.details.map(readDetail) : [];
  return FIELD_NAMES.map((name) => {
    const detail = details.find(({ names }) => names.includes(name));
    return {
      name,
      ...texts[name],
      accepted: detail?.text.replace(/^.*?; принимается /, "") ?? "",
      byDefault: OWN_DEFAULTS[name],
    };
  });
}
