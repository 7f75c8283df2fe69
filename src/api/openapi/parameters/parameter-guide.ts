import { DEFAULT_VALUES, type ParameterName } from "../../../engine/request/parameters.ts";
import type { PriceList } from "../../../price-list/schema.ts";
import { decimal } from "../../../text/format.ts";
import { panelThickness } from "../../../text/panel-thickness.ts";

/** Figures of the list stand in some. */
type Text = string | ((list: PriceList) => string);

/*
 * What each parameter means, for those who read about the interface: English in the interface description,
 * Russian in the reference text. Values, bounds, defaults and sizes are not said here: they are generated.
 */
const PARAMETER_GUIDE: Readonly<Record<ParameterName, { english: Text; russian: Text }>> = {
  roof: {
    english: "Roof type; it decides which standard widths and column heights there are.",
    russian: "тип крыши",
  },
  width: {
    english:
      "Width in metres; a number of 1000 and more is taken as millimetres. Rounded to the nearest standard width of " +
      "the roof; every rounding is reported in normalization_notes and must be passed on to the user.",
    russian: "ширина, м (число от 1000 — мм)",
  },
  length: {
    english: "Length in metres, never millimetres; kept to the centimetre.",
    russian: "длина, только в метрах, до сантиметра",
  },
  height: {
    english:
      "Column height of the low side in metres; a number of 1000 and more is taken as millimetres. Rounded to the " +
      "nearest standard height of the roof; every rounding is reported in normalization_notes.",
    russian: "высота колонны по низкой стороне, м (число от 1000 — мм)",
  },
  truss: {
    english: "Solid or demountable truss; only where the width is made both ways.",
    russian: "ферма цельная или сборная (где есть обе)",
  },
  gates: {
    english: ({ rules: { gate } }) => `Number of ${gate.width_m}×${gate.height_m} m gate frames.`,
    russian: ({ rules: { gate } }) => `число рам ворот ${decimal(gate.width_m)}×${decimal(gate.height_m)} м`,
  },
  gates_pos: {
    english: "Where the gates stand: 0 along the long side, 1 in one end, 2 in both ends. No effect without gates.",
    russian: "место ворот: 0 — длинная сторона, 1 — один торец, 2 — оба торца",
  },
  rails: {
    english: "Guide frame for lifting gates. No effect without gates.",
    russian: "рама направляющих подъёмных ворот",
  },
  doors: {
    english: "Number of door frames.",
    russian: "число рам дверей",
  },
  windows: {
    english: "Number of window frames.",
    russian: "число рам окон",
  },
  welded: {
    english: "Roof purlins welded instead of bolted.",
    russian: "прогоны кровли на сварке вместо болтов",
  },
  wall_progony: {
    english: "Add girts for profiled sheet.",
    russian: "стеновые прогоны под профлист",
  },
  anchors: {
    english: "Add anchor blocks under the columns.",
    russian: "анкерные блоки под колонны",
  },
  piles: {
    english: "Add screw piles (material only) under columns and gable posts; their price is preliminary.",
    russian: "винтовые сваи под колонны и фахверк (материал)",
  },
  montazh: {
    english: "Add erection of the frame on the customer's finished foundation.",
    russian: "монтаж каркаса на готовый фундамент",
  },
  panels: {
    english(list) {
      const told = panelThickness(list);
      return `Add sandwich-panel cladding${told ? `, roof ${told.roof} mm and walls ${told.walls} mm` : ""}.`;
    },
    russian(list) {
      const told = panelThickness(list);
      return `сэндвич-панели${told ? `: кровля ${told.roof} мм, стены ${told.walls} мм` : ""}`;
    },
  },
  filler: {
    english: "Filler of the sandwich panels: mineral wool or polystyrene foam. No effect without panels.",
    russian: "наполнитель панелей",
  },
  panels_high_wall: {
    english: "Clad the high wall too: only for odnoskat-pristavnoy with panels.",
    russian: "обшить и высокую стену (odnoskat-pristavnoy)",
  },
  panels_montazh: {
    english: "Add erection of the panels. No effect without panels.",
    russian: "монтаж панелей",
  },
  dekor_roof: {
    english: "Custom decor of the roof panels. No effect without panels.",
    russian: "декор кровельных панелей на заказ",
  },
  dekor_wall: {
    english: "Custom decor of the wall panels. No effect without panels.",
    russian: "декор стеновых панелей на заказ",
  },
  discount: {
    english: "Discount on materials, percent. Checked, but never applied through the public interface.",
    russian: "скидка, %: через API не применяется",
  },
  explain: {
    english:
      "Add explanation to every position: how its quantity and price were worked out. Changes nothing else, neither " +
      "calculation_id nor the links.",
    russian: "расчёт позиций по действиям, в `explanation`",
  },
  prices_version: {
    english:
      "Version of the price list to calculate under, one of those in /prices/index.json; today's when left out. Links of " +
      "an answer under an older list name it, and warnings say that it holds no longer. calculation_id stays the same.",
    russian: "прежний прайс-лист, из /prices/index.json",
  },
  lang: {
    english:
      "Language of the texts: ru, the contract's, or en. Numbers, codes and ids are the same. Links lead to " +
      "English, too, but request_quote_url, page_link and files other than csv are in Russian.",
    russian: "язык текстов: ru или en",
  },
};

export function guideOf(name: ParameterName, list: PriceList): { english: string; russian: string } {
  const { english, russian } = PARAMETER_GUIDE[name];
  const said = (text: Text): string => (typeof text === "string" ? text : text(list));
  return { english: said(english), russian: said(russian) };
}

/** Value of a parameter that is not given; `undefined` for the sizes, which are required or depend on the roof. */
export function defaultOf(name: ParameterName): string | number | boolean | undefined {
  return DEFAULT_VALUES[name];
}
