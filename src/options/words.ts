import type { PriceList } from "../price-list/schema.ts";
import { decimal, withUnit } from "../text/format.ts";
import type { Lang } from "../text/lang.ts";
import { panelThickness } from "../text/panel-thickness.ts";
import { demountableWidths, type EchoedName, type OptionName, type OptionOfKind } from "./options.ts";

/** Figures of the list stand in some. */
export type Text = string | ((list: PriceList) => string);

/** Where an option stands in a form and in the documentation. */
export type OptionGroup = "frame" | "openings" | "cladding" | "works";

/** What is told of an option in one language to those who choose it or read about it. */
export interface Told {
  /** Its field in a form. */
  label: Text;
  /** One line of plain explanation below that. */
  hint: string;
  /** The same while the option is chosen that `hintWith` of the row names. */
  otherHint?: string;
  /** How a choice's values are called, where the contract's own words are not said of this thing. */
  choices?: readonly string[];
  /** What it means, for those who read about the interface: values, bounds and defaults are generated. */
  meaning: Text;
  /** How it hangs together with others, and what restricts it: for the documentation. */
  interplay?: Text;
}

/** Whoever reads no Russian cannot read the contract's words either. */
type Foreign<Name> = Name extends OptionOfKind<"choice"> | OptionOfKind<"digit">
  ? Told & { choices: readonly string[] }
  : Told;

export type WordsRow<Name> = { group: OptionGroup; hintWith?: OptionName; ru: Told } & Record<
  Exclude<Lang, "ru">,
  Foreign<Name>
> &
  // Of the field of `request` in an answer.
  (Name extends EchoedName ? { echo: Readonly<Record<Lang, string>> } : unknown);

/** What is said of each option to those who choose it or read about it, in the order of a form. */
export const OPTION_WORDS: { readonly [Name in OptionName]: WordsRow<Name> } = {
  truss: {
    group: "frame",
    echo: { ru: "Ферма: Цельный или Сборный", en: "Цельный or Сборный" },
    ru: {
      label: "Ферма",
      hint: "Цельная приезжает одной деталью, сборная — частями: проще везти",
      choices: ["Цельная", "Сборная"],
      meaning: "ферма цельная или сборная (где есть обе)",
      interplay: (list) =>
        `Выбор есть только на этих ширинах, м: ${bothWays(list)}. На остальных ничего не меняет, и warnings об этом скажет.`,
    },
    en: {
      label: "Truss",
      hint: "Solid comes in one piece, demountable in parts: easier to transport",
      choices: ["Solid", "Demountable"],
      meaning: "Solid or demountable truss; only where the width is made both ways.",
      interplay: (list) =>
        `There is a choice on these widths only, m: ${bothWays(list)}. Elsewhere nothing changes, and warnings says so.`,
    },
  },
  welded: {
    group: "frame",
    echo: {
      ru: "Прогоны кровли на сварке, а не на болтах",
      en: "Roof purlins welded instead of bolted",
    },
    ru: {
      label: "Прогоны кровли на сварке",
      hint: "Прогоны привариваются к фермам, а не крепятся болтами",
      meaning: "прогоны кровли на сварке вместо болтов",
      interplay: "Крепёж прогонов кровли тогда не нужен, и в смете его нет.",
    },
    en: {
      label: "Welded roof purlins",
      hint: "Purlins are welded to the trusses instead of bolted",
      meaning: "Roof purlins welded instead of bolted.",
      interplay: "Roof purlins then need no fasteners, and the bill of materials has none.",
    },
  },
  wall_progony: {
    group: "frame",
    ru: {
      label: "Стеновые прогоны",
      hint: "Нужны, если стены будут из профлиста",
      meaning: "стеновые прогоны под профлист",
      interplay: "Вместе с прогонами в смету добавляется их крепёж. Под сэндвич-панели стеновые прогоны не нужны.",
    },
    en: {
      label: "Wall girts",
      hint: "Needed for walls of profiled sheets",
      meaning: "Add girts for profiled sheet.",
      interplay: "Their fasteners come into the bill of materials with them. Sandwich panels need no girts.",
    },
  },
  anchors: {
    group: "frame",
    echo: { ru: "Анкерные блоки под колонны", en: "Anchor blocks under columns" },
    ru: {
      label: "Анкерные блоки",
      hint: "Закладные детали под колонны в бетонный фундамент",
      meaning: "анкерные блоки под колонны",
      interplay: "Не исключает сваи: если выбраны обе опции, в смете будет и то и другое.",
    },
    en: {
      label: "Anchor blocks",
      hint: "Set into the concrete foundation under the columns",
      meaning: "Add anchor blocks under the columns.",
      interplay: "Does not exclude piles: with both options the bill of materials holds both.",
    },
  },
  piles: {
    group: "frame",
    echo: { ru: "Винтовые сваи под колонны и фахверк", en: "Screw piles under columns and gable posts" },
    ru: {
      label: "Винтовые сваи",
      hint: "Материал, без завинчивания",
      meaning: "винтовые сваи под колонны и фахверк (материал)",
      interplay: "Цена предварительная (статус estimate): её уточнит инженерный расчёт. Завинчивание не входит.",
    },
    en: {
      label: "Screw piles",
      hint: "The material, without driving",
      meaning: "Add screw piles (material only) under columns and gable posts; their price is preliminary.",
      interplay:
        "The price is preliminary (status estimate) until the engineering calculation. Driving them in is not included.",
    },
  },
  gates: {
    group: "openings",
    echo: { ru: "Сколько рам ворот", en: "Number of vehicle door openings" },
    ru: {
      label: ({ rules: { gate } }) => `Ворота ${decimal(gate.width_m)}×${withUnit(gate.height_m, "м")}`,
      hint: "Рама проёма, без полотна",
      meaning: ({ rules: { gate } }) => `число рам ворот ${decimal(gate.width_m)}×${decimal(gate.height_m)} м`,
      interplay: ({ rules: { gate } }) =>
        `В торце на каждые ворота нужно ${withUnit(gate.end_module_m, "м")} и ещё ${withUnit(gate.end_edge_m, "м")} на край,` +
        ` по длинной стороне — по одному шагу рам от ${withUnit(gate.min_bay_m, "м")}.`,
    },
    en: {
      label: ({ rules: { gate } }) => `Vehicle doors ${gate.width_m} × ${metres(gate.height_m)}`,
      hint: "The frame of the opening, without the door leaf",
      meaning: ({ rules: { gate } }) => `Number of ${gate.width_m}×${gate.height_m} m vehicle door openings.`,
      interplay: ({ rules: { gate } }) =>
        `In an end each vehicle door takes ${metres(gate.end_module_m)}, and ${metres(gate.end_edge_m)} more for the edge; along the` +
        ` side one bay of at least ${metres(gate.min_bay_m)}.`,
    },
  },
  gates_pos: {
    group: "openings",
    echo: { ru: "Где стоят ворота, словами", en: "Where the vehicle doors stand, in words" },
    ru: {
      label: "Где стоят ворота",
      hint: "От места зависит число фахверковых колонн",
      meaning: "место ворот: 0 — длинная сторона, 1 — один торец, 2 — оба торца",
      interplay: "Ворота в торце меняют число фахверковых колонн; в двух торцах нечётные ворота — в первом.",
    },
    en: {
      label: "Where the vehicle doors are",
      hint: "The number of gable posts depends on it",
      choices: ["In the long side", "In one end", "In both ends"],
      meaning:
        "Where the vehicle doors stand: 0 along the long side, 1 in one end, 2 in both ends. No effect without gates.",
      interplay: "A vehicle door in an end changes the number of gable posts; of two ends the odd one is in the first.",
    },
  },
  rails: {
    group: "openings",
    echo: { ru: "Рама направляющих подъёмных ворот", en: "Lifting-door tracks" },
    ru: {
      label: "Направляющие подъёмных ворот",
      hint: "Рама, по которой полотно уходит под крышу",
      choices: ["Не нужны", "Стандартные", "Высокие"],
      meaning: "рама направляющих подъёмных ворот",
    },
    en: {
      label: "Lifting-door tracks",
      hint: "The frame along which the door leaf goes under the roof",
      choices: ["None", "Standard", "High"],
      meaning: "Lifting-door tracks. No effect without gates.",
    },
  },
  doors: {
    group: "openings",
    echo: { ru: "Сколько рам дверей", en: "Number of door frames" },
    ru: { label: "Двери", hint: "Рама проёма, без полотна", meaning: "число рам дверей" },
    en: { label: "Doors", hint: "The frame of the opening, without the door leaf", meaning: "Number of door frames." },
  },
  windows: {
    group: "openings",
    echo: { ru: "Сколько рам окон", en: "Number of window frames" },
    ru: { label: "Окна", hint: "Рама проёма, без остекления", meaning: "число рам окон" },
    en: { label: "Windows", hint: "The frame of the opening, without glass", meaning: "Number of window frames." },
  },
  panels: {
    group: "cladding",
    echo: { ru: "Обшивка сэндвич-панелями", en: "Sandwich-panel cladding" },
    hintWith: "panels_montazh",
    ru: {
      label: "Сэндвич-панели",
      hint: "Кровля и стены, без монтажа",
      otherHint: "Кровля и стены; их монтаж тоже считается",
      meaning(list) {
        const told = panelThickness(list);
        return `сэндвич-панели${told ? `: кровля ${told.roof} мм, стены ${told.walls} мм` : ""}`;
      },
      interplay: "Включает доборные элементы и крепёж. Монтаж панелей — отдельно, panels_montazh.",
    },
    en: {
      label: "Sandwich panels",
      hint: "Roof and walls, without panel installation",
      otherHint: "Roof and walls; panel installation is counted too",
      meaning(list) {
        const told = panelThickness(list);
        return `Add sandwich-panel cladding${told ? `, roof ${told.roof} mm and walls ${told.walls} mm` : ""}.`;
      },
      interplay: "Includes trim and fasteners. Panel installation is separate: panels_montazh.",
    },
  },
  filler: {
    group: "cladding",
    echo: { ru: "Наполнитель панелей", en: "Panel filler" },
    ru: { label: "Утеплитель", hint: "Минвата не горит, пенопласт легче", meaning: "наполнитель панелей" },
    en: {
      label: "Insulation",
      hint: "Mineral wool does not burn, foam is lighter",
      choices: ["Mineral wool", "Polystyrene foam"],
      meaning: "Filler of the sandwich panels: mineral wool or polystyrene foam. No effect without panels.",
    },
  },
  dekor_roof: {
    group: "cladding",
    ru: {
      label: "Декор кровли",
      hint: "Кровельные панели в цвете на заказ",
      meaning: "декор кровельных панелей на заказ",
    },
    en: {
      label: "Roof in a colour",
      hint: "Roof panels in a colour to order",
      meaning: "Custom decor of the roof panels. No effect without panels.",
    },
  },
  dekor_wall: {
    group: "cladding",
    ru: { label: "Декор стен", hint: "Стеновые панели в цвете на заказ", meaning: "декор стеновых панелей на заказ" },
    en: {
      label: "Walls in a colour",
      hint: "Wall panels in a colour to order",
      meaning: "Custom decor of the wall panels. No effect without panels.",
    },
  },
  panels_high_wall: {
    group: "cladding",
    ru: {
      label: "Обшить высокую стену",
      hint: "Ту, которой ангар примыкает к зданию",
      meaning: "обшить и высокую стену (odnoskat-pristavnoy)",
      interplay: (list) => `Бывает только у крыши ${attached(list)}: высокая стена там примыкает к зданию.`,
    },
    en: {
      label: "Clad the high wall",
      hint: "The one that leans on the building",
      meaning: "Clad the high wall too: only for odnoskat-pristavnoy with panels.",
      interplay: (list) => `Only for the roof ${attached(list)}, whose high wall adjoins a building.`,
    },
  },
  montazh: {
    group: "works",
    echo: { ru: "Монтаж каркаса на готовый фундамент", en: "Erection of the frame on the customer's foundation" },
    ru: {
      label: "Монтаж каркаса",
      hint: "На вашем готовом фундаменте",
      meaning: "монтаж каркаса на готовый фундамент",
      interplay: "Цена за м² зависит от высоты колонны. Фундамент должен быть готов, в цену он не входит.",
    },
    en: {
      label: "Frame erection",
      hint: "On your ready foundation",
      meaning: "Add erection of the frame on the customer's finished foundation.",
      interplay: "The price per m² depends on the column height. The foundation must be there and is not included.",
    },
  },
  panels_montazh: {
    group: "works",
    ru: {
      label: "Монтаж панелей",
      hint: "Без него в цене только сами панели",
      meaning: "монтаж панелей",
      interplay: "От montazh не зависит.",
    },
    en: {
      label: "Panel installation",
      hint: "Without it only the panels are included",
      meaning: "Add panel installation. No effect without panels.",
      interplay: "Independent of montazh.",
    },
  },
};

const metres = (value: number): string => withUnit(String(value), "m");

/** `dvuhskat — 15, 18; …`: roofs with the widths, m, on which the truss can be chosen. */
function bothWays({ roofs }: PriceList): string {
  const chosen = Object.entries(roofs).map(([roof, shape]) => [roof, demountableWidths(shape)] as const);
  return chosen
    .filter(([, widths]) => widths.length > 0)
    .map(([roof, widths]) => `${roof} — ${widths.join(", ")}`)
    .join("; ");
}

/** Roofs with a wall at a building. */
const attached = ({ roofs }: PriceList): string =>
  Object.entries(roofs)
    .filter(([, shape]) => shape.attached)
    .map(([roof]) => roof)
    .join(", ");
