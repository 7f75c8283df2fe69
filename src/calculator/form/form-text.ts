import { parameters } from "hangar-engine";
import type { Roof } from "../../price-list/schema.ts";
import { decimal } from "../../text/format.ts";
import { chosenSize, heightChoices, typedMillimetres, widthChoices } from "./sizes/sizes.ts";
import type { FieldName } from "./form-state.ts";

/** A value as the form holds it: the alias of a choice, "1" or "0", metres as a person types them. */
export function formText(name: FieldName, value: unknown, roof: Roof): string {
  const { aliases } = parameters[name];
  if (aliases) return Object.entries(aliases).find(([, meant]) => meant === value)?.[0] ?? "";
  if (typeof value === "boolean") return value ? "1" : "0";
  const text = decimal(Number(value));
  if (name !== "width" && name !== "height") return text;
  const choices = name === "width" ? widthChoices(roof) : heightChoices(roof);
  return chosenSize(choices, text)?.text ?? decimal(typedMillimetres(text) / 1000);
}

/** The same of a value as a price list's author or a wish names it: `true`, `12`, `minvata`. */
export const givenText = (name: FieldName, value: string | number | boolean, roof: Roof): string =>
  name === "roof" ? String(value) : formText(name, parameters[name].read(String(value)), roof);
