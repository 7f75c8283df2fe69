import { RAILS } from "../configuration.ts";
import type { Hangar } from "../hangar.ts";
import { decimal, metresOfMm, withUnit } from "./format.ts";

/** Where the gates stand, by `gates_pos`. */
export const GATES_PLACES = ["по длинной стороне", "в одном торце", "в обоих торцах"] as const;

/** `двускатный, 12 × 30 м, высота колонны 4,35 м, ворота 4×4 м — 1 шт. …`: a hangar in words. */
export function configurationText(hangar: Hangar): string {
  return [hangar.roof.name.toLowerCase(), ...sizeTexts(hangar), ...optionTexts(hangar)].join(", ");
}

function sizeTexts({ configuration: { width_mm, height_mm, length_cm } }: Hangar): string[] {
  const plan = `${metresOfMm(width_mm)} × ${withUnit(length_cm / 100, "м")}`;
  return [plan, `высота колонны ${withUnit(height_mm / 1000, "м")}`];
}

/** Chosen options, in the order of the contract. */
function optionTexts({ configuration, roof, priceList }: Hangar): string[] {
  const { truss, gates, gates_pos, rails, doors, windows, filler } = configuration;
  const gate = priceList.rules.gate;
  const chosen: [boolean, string][] = [
    [roof.widths[configuration.width_mm]?.truss.demountable !== undefined, `ферма: ${truss.toLowerCase()}`],
    [
      gates > 0,
      `рамы ворот ${decimal(gate.width_m)}×${withUnit(gate.height_m, "м")} — ${withUnit(gates, "шт.")} ${GATES_PLACES[gates_pos]}`,
    ],
    [gates > 0, rails === RAILS.none ? "без рамы направляющих" : `рама направляющих ${rails}`],
    [doors > 0, `рамы дверей — ${withUnit(doors, "шт.")}`],
    [windows > 0, `рамы окон — ${withUnit(windows, "шт.")}`],
    [configuration.welded, "прогоны кровли на сварке"],
    [configuration.wall_progony, "стеновые прогоны"],
    [configuration.anchors, "анкерные блоки"],
    [configuration.piles, "винтовые сваи"],
    [configuration.montazh, "монтаж каркаса"],
    [configuration.panels, `сэндвич-панели (${filler.toLowerCase()})`],
    [configuration.panels_high_wall, "обшивка высокой стены"],
    [configuration.panels_montazh, "монтаж панелей"],
    [configuration.dekor_roof, "декор кровельных панелей"],
    [configuration.dekor_wall, "декор стеновых панелей"],
  ];
  return chosen.filter(([isChosen]) => isChosen).map(([, text]) => text);
}
