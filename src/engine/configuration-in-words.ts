import type { PriceList, Roof } from "../price-list/schema.ts";
import type { Language } from "../messages/language.ts";
import type { Hangar } from "./geometry/hangar.ts";
import type { Configuration } from "./request/configuration.ts";
import { FILLERS, OPTION_ROWS, RAILS, TRUSSES, type OptionName, OPTIONS } from "../options/options.ts";

/** Options whose words are more than one text. Those that need one of them and have no words are told with it. */
type OwnWords = {
  [Name in OptionName]: (typeof OPTIONS)[Name] extends { words: object } | { needs: string } ? never : Name;
}[OptionName];

/** Makes the words of one price list's hangars: `двускатный, 12 × 30 м, высота колонны 4,35 м, рамы ворот…`. */
export function configurationTextMaker(
  { roofs, rules }: PriceList,
  { configuration: words, lang }: Language,
): (hangar: Hangar) => string {
  const lowered = new Map(Object.values(roofs).map(({ name }) => [name, name.toLowerCase()]));
  const own: Record<OwnWords, (configuration: Configuration, roof: Roof) => string | undefined> = {
    truss({ truss, width_mm }, { widths }) {
      if (widths[width_mm]?.truss.demountable === undefined) return undefined;
      return words.truss[truss === TRUSSES.demountable ? "demountable" : "solid"];
    },
    gates({ gates, gates_pos, rails }) {
      // `500` of `H 500`, a mark that a buyer does not know.
      const guides = rails === RAILS.none ? words.withoutGuides : words.guides(rails.replace(/\D/g, ""));
      // A single gate stands in one end, whatever both ends were to share.
      const place = OPTIONS.gates_pos.texts[lang][gates_pos === 2 && gates === 1 ? 1 : gates_pos]!;
      return words.gates(gates, rules.gate, place, guides);
    },
    panels: ({ filler }) => words.panels(words.fillers[filler === FILLERS.penoplast ? "penoplast" : "minvata"]),
  };
  const worded = OPTION_ROWS.flatMap(({ name, row: { needs, words: said } }) =>
    said || !needs ? [{ name, text: said?.[lang] }] : [],
  );
  return ({ configuration, roof }) => {
    const { width_mm, length_cm, height_mm } = configuration;
    let told = words.sizes(lowered.get(roof.name)!, width_mm, length_cm, height_mm);
    for (const { name, text } of worded) {
      const value = configuration[name];
      if (!value) continue;
      const said =
        text === undefined
          ? own[name as OwnWords](configuration, roof)
          : value === true
            ? text
            : words.count(value as number, text);
      if (said !== undefined) told += `, ${said}`;
    }
    return told;
  };
}
