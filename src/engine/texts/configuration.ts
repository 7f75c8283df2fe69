import type { PriceList } from "../../price-list/schema.ts";
import { FILLERS, RAILS, TRUSSES } from "../configuration.ts";
import type { Hangar } from "../hangar.ts";
import { decimal, metresOfMm, parts, withUnit } from "./format.ts";

/** Where the gates stand, by `gates_pos`. */
export const GATES_PLACES = ["по длинной стороне", "в одном торце", "в обоих торцах"] as const;

/** Makes `двускатный, 12 × 30 м, высота колонны 4,35 м, рамы ворот…`: a hangar in words, options in the contract's order. */
export function configurationTextMaker({ roofs, rules }: PriceList): (hangar: Hangar) => string {
  const names = [...Object.values(roofs).map(({ name }) => name), ...Object.values(FILLERS)];
  const lowered = new Map<string, string>(names.map((name) => [name, name.toLowerCase()]));
  const gateSize = `${decimal(rules.gate.width_m)}×${withUnit(rules.gate.height_m, "м")}`;

  return ({ configuration, roof }) => {
    const { gates, doors, windows } = configuration;
    const width = metresOfMm(configuration.width_mm);
    const length = withUnit(parts(configuration.length_cm, 100), "м");
    const height = withUnit(metresOfMm(configuration.height_mm), "м");
    let text = `${lowered.get(roof.name)}, ${width} × ${length}, высота колонны ${height}`;
    if (roof.widths[configuration.width_mm]?.truss.demountable !== undefined) {
      text += `, ферма ${configuration.truss === TRUSSES.demountable ? "сборная" : "цельная"}`;
    }
    if (gates > 0) {
      text += `, рамы ворот ${gateSize} — ${withUnit(gates, "шт.")} ${GATES_PLACES[configuration.gates_pos]}`;
      text +=
        configuration.rails === RAILS.none ? ", без рамы направляющих" : `, рама направляющих ${configuration.rails}`;
    }
    if (doors > 0) text += `, рамы дверей — ${withUnit(doors, "шт.")}`;
    if (windows > 0) text += `, рамы окон — ${withUnit(windows, "шт.")}`;
    if (configuration.welded) text += ", прогоны кровли на сварке";
    if (configuration.wall_progony) text += ", стеновые прогоны";
    if (configuration.anchors) text += ", анкерные блоки";
    if (configuration.piles) text += ", винтовые сваи";
    if (configuration.montazh) text += ", монтаж каркаса";
    if (configuration.panels) text += `, сэндвич-панели (${lowered.get(configuration.filler)})`;
    if (configuration.panels_high_wall) text += ", обшивка высокой стены";
    if (configuration.panels_montazh) text += ", монтаж панелей";
    if (configuration.dekor_roof) text += ", декор кровельных панелей";
    if (configuration.dekor_wall) text += ", декор стеновых панелей";
    return text;
  };
}
