import type { Words } from "../../formula/explain.ts";
import type { Language } from "../../messages/language.ts";
import type { Explained, Unit } from "../numbers/units.ts";

/** Keys that a price is told to be found by. */
const KEYS: Readonly<Partial<Record<string, Explained>>> = {
  width_mm: "width",
  height_mm: "column_height",
  "roof.pitch_m": "bay_spacing",
};

/** How rules are told in a language. */
export function wordsOf({ lang, explanation }: Language): Words {
  const { units, inUnits, foundBy } = explanation;
  return {
    lang,
    inUnits: (value, unit) => inUnits(value, unit && units[unit as Unit]),
    inForms: inUnits,
    listed: (price, reason) => explanation.listed(price) + (reason === undefined ? "" : `: ${reason}`),
    key(name, value) {
      const key = KEYS[name];
      if (key === undefined) return undefined;
      const metres = name.endsWith("_mm") ? Number(value) / 1000 : Number(value);
      return `${foundBy[key]} ${inUnits(metres, units.metres)}`;
    },
  };
}
