import type { PriceList, Roof } from "../price-list/schema.ts";
import type { Configuration } from "./request/configuration.ts";
import { FILLERS, OPTION_ROWS, RAILS, TRUSSES, type OptionName, OPTIONS } from "./request/options.ts";
import type { Language } from "../messages/language.ts";
import { decimal, metresOfMm, parts, withUnit } from "../text/format.ts";

/** Options whose words are more than one text. Those that need one of them and have no words are told with it. */
type OwnWords = {
  [Name in OptionName]: (typeof OPTIONS)[Name] extends { words: string } | { needs: string } ? never : Name;
}[OptionName];
const WORDED = OPTION_ROWS.flatMap(({ name, row: { words, needs } }) =>
  words || !needs ? [{ name, words: words && `, ${words}` }] : [],
);

/** `500 мм` of `H 500`, a mark that a buyer does not know. */
const liftOf = (rails: string): string => withUnit(rails.replace(/\D/g, ""), "мм");

/** `двускатный, 12 × 30 м, высота колонны 4,35 м, рамы ворот…`: see `Language`. */
export function configurationTextMaker({ roofs, rules }: PriceList): ReturnType<Language["configuration"]> {
  const names = [...Object.values(roofs).map(({ name }) => name), ...Object.values(FILLERS)];
  const lowered = new Map<string, string>(names.map((name) => [name, name.toLowerCase()]));
  const gateSize = `${decimal(rules.gate.width_m)}×${withUnit(rules.gate.height_m, "м")}`;

  const own: Record<OwnWords, (configuration: Configuration, roof: Roof) => string> = {
    truss({ truss, width_mm }, { widths }) {
      if (widths[width_mm]?.truss.demountable === undefined) return "";
      return `, ферма ${truss === TRUSSES.demountable ? "сборная" : "цельная"}`;
    },
    gates({ gates, gates_pos, rails }) {
      const guides = rails === RAILS.none ? "без направляющих" : `направляющие для подъёма ${liftOf(rails)}`;
      // A single gate stands in one end, whatever both ends were to share.
      const place = OPTIONS.gates_pos.texts[gates_pos === 2 && gates === 1 ? 1 : gates_pos];
      return `, рамы ворот ${gateSize} — ${withUnit(gates, "шт.")} ${place}, ${guides}`;
    },
    panels: ({ filler }) => `, сэндвич-панели (${lowered.get(filler)})`,
  };

  return ({ configuration, roof }) => {
    const width = metresOfMm(configuration.width_mm);
    const length = withUnit(parts(configuration.length_cm, 100), "м");
    const height = withUnit(metresOfMm(configuration.height_mm), "м");
    let text = `${lowered.get(roof.name)}, ${width} × ${length}, высота колонны ${height}`;
    for (const { name, words } of WORDED) {
      const value = configuration[name];
      if (!value) continue;
      if (words === undefined) text += own[name as OwnWords](configuration, roof);
      else text += value === true ? words : `${words} — ${withUnit(value as number, "шт.")}`;
    }
    return text;
  };
}
