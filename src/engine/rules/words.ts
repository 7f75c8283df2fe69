import type { Words } from "../../formula/explain.ts";
import type { Language } from "../../messages/language.ts";
import type { FoundBy, Unit } from "../numbers/units.ts";

/** How rules are told in a language. */
export function wordsOf({ lang, explanation }: Language): Words {
  const { units, inUnits, foundBy } = explanation;
  return {
    lang,
    inUnits: (value, unit) => inUnits(value, unit && units[unit as Unit]),
    inForms: inUnits,
    listed: (price, reason) => explanation.listed(price) + (reason === undefined ? "" : `: ${reason}`),
    key(name, value) {
      const found = foundBy[name as FoundBy] as string | undefined;
      const metres = name.endsWith("_mm") ? Number(value) / 1000 : Number(value);
      return found && `${found} ${inUnits(metres, units.metres)}`;
    },
  };
}
