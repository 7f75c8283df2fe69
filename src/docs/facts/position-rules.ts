import { priceList } from "hangar-engine";
import type { Said } from "../../text/lang.ts";
import { measure, number, said } from "./wording.ts";

/** How a position is counted and priced. The numbers of the rules are those of the price list. */
export interface PositionRule {
  qty: Said;
  price: Said;
}

const { rules, prices } = priceList;
const { gate, bracing_every_bays, struts_per_bay, roof_panel_overhang_m } = rules;
const perPurlin = said((lang) => measure(rules.purlin_spacing_m, "m", lang));
const heavyFrom = said((lang) => measure(prices.heavy_from_span_m, "m", lang));

const LISTED: Said = { ru: "Одна цена прайс-листа.", en: "One price of the price list." };
const BY_BAY_SPACING: Said = { ru: "По шагу рам.", en: "By the frame pitch." };
const BY_FILLER: Said = { ru: "По наполнителю.", en: "By the filler." };
const BY_WIDTH: Said = { ru: "По типу крыши и ширине.", en: "By roof and width." };

const column = (height: Said, more: Said): Said => ({
  ru: `Основа плюс цена метра × ${height.ru}, до десятков рублей. ${more.ru}`.trim(),
  en: `A base plus the price of a metre × ${height.en}, to tens of roubles. ${more.en}`.trim(),
});

const LIGHT_OR_HEAVY: Said = {
  ru: `Усиленная, если пролёт больше ${heavyFrom.ru} или пролётов два.`,
  en: `Heavy if the span is over ${heavyFrom.en} or there are two spans.`,
};
const NOTHING: Said = { ru: "", en: "" };

const TRUSSES: Said = { ru: "На каждую раму — по ферме на пролёт.", en: "One for each span of each frame." };
const FRAMES: Said = { ru: "По одной на раму.", en: "One for each frame." };
const SUPPORTS: Said = {
  ru: "Под каждую опору: колонны, центральные колонны и фахверк.",
  en: "One for each support: columns, central columns and gable posts.",
};
const ROOF_PURLINS: Said = {
  ru: `На каждом скате рядов столько, чтобы между ними было не больше ${perPurlin.ru}, плюс один; в каждом ряду по прогону на шаг рам.`,
  en: `On each slope so many rows that they are no more than ${perPurlin.en} apart, and one more; a purlin for each bay of a row.`,
};
const GATES: Said = { ru: "По числу ворот.", en: "As many as gates." };
const ROOF_PANELS = said((lang) => {
  const [slope, length] = [roof_panel_overhang_m.slope, roof_panel_overhang_m.length].map((m) => measure(m, "m", lang));
  return lang === "ru"
    ? `Скаты с запасом: длина ската + ${slope} на длину ангара + ${length}, вверх до десятой м².`
    : `The slopes with an overhang: slope length + ${slope} by the hangar's length + ${length}, up to a tenth of a m².`;
});
const WALL_PANELS = said((lang) => {
  const opening = measure(gate.width_m * gate.height_m, "m2", lang);
  return lang === "ru"
    ? `Длинные стены и оба торца по их средней высоте, минус ${opening} на каждые ворота, вверх до десятой м². Стену, которой ангар примыкает к зданию, не обшиваем, если не просили.`
    : `The long walls and both ends by their mean height, less ${opening} for each gate, up to a tenth of a m². A wall that adjoins a building is clad only when asked for.`;
});
const ALL_PANELS: Said = { ru: "Панели кровли и стен вместе.", en: "Roof and wall panels together." };

export const POSITION_RULES: Readonly<Record<string, PositionRule>> = {
  truss_solid: { qty: TRUSSES, price: BY_WIDTH },
  truss_demountable: { qty: TRUSSES, price: BY_WIDTH },
  edge_column: {
    qty: { ru: "Две на раму.", en: "Two for each frame." },
    price: column({ ru: "высота колонны", en: "column height" }, LIGHT_OR_HEAVY),
  },
  low_column: {
    qty: FRAMES,
    price: column({ ru: "высота низкой стороны", en: "height of the low side" }, LIGHT_OR_HEAVY),
  },
  high_column: {
    qty: FRAMES,
    price: column({ ru: "высота высокой стороны", en: "height of the high side" }, LIGHT_OR_HEAVY),
  },
  central_column: { qty: FRAMES, price: column({ ru: "высота в середине", en: "height in the middle" }, NOTHING) },
  fachwerk_column: {
    qty: said((lang) => {
      const spacing = measure(rules.fachwerk_spacing_m, "m", lang);
      return lang === "ru"
        ? `Стойки обоих торцов: без ворот — столько, чтобы между ними было не больше ${spacing}; с воротами — по стойке с каждого бока и, если рядом осталось больше ${spacing}, ещё.`
        : `Posts of both ends: without gates so many that they are no more than ${spacing} apart; with gates a post at either side, and more where over ${spacing} are left.`;
    }),
    price: column({ ru: "средняя высота торца", en: "mean height of the end" }, NOTHING),
  },
  frame_bolts: { qty: FRAMES, price: { ru: "По числу пролётов.", en: "By the number of spans." } },
  purlin_fasteners: {
    qty: {
      ru: "По комплекту на прогон кровли, если он не на сварке, и на стеновой прогон.",
      en: "A set for each roof purlin that is not welded and each girt.",
    },
    price: LISTED,
  },
  fachwerk_fasteners: { qty: { ru: "По комплекту на стойку.", en: "A set for each post." }, price: LISTED },
  anchor_block: { qty: SUPPORTS, price: LISTED },
  screw_pile: { qty: SUPPORTS, price: LISTED },
  roof_purlin_bolted: { qty: ROOF_PURLINS, price: BY_BAY_SPACING },
  roof_purlin_welded: { qty: ROOF_PURLINS, price: BY_BAY_SPACING },
  wall_purlin: {
    qty: {
      ru: `На каждой стене рядов столько, чтобы между ними было не больше ${perPurlin.ru}, плюс один; по длинной стене — на шаг рам, в торце — между стойками.`,
      en: `On each wall so many rows that they are no more than ${perPurlin.en} apart, and one more; along the side one for each bay, in an end between the posts.`,
    },
    price: BY_BAY_SPACING,
  },
  vertical_bracing: {
    qty: {
      ru: `В связевых шагах, на каждый ряд колонн. Связевые — оба крайних и ещё один на каждые ${bracing_every_bays} шагов между ними.`,
      en: `In braced bays, for each line of columns. Braced are both end bays and one more for every ${bracing_every_bays} bays between them.`,
    },
    price: BY_BAY_SPACING,
  },
  roof_bracing: {
    qty: { ru: "В связевых шагах, на каждый пролёт.", en: "In braced bays, for each span." },
    price: BY_BAY_SPACING,
  },
  strut: {
    qty: {
      ru: `В каждом шаге: ${struts_per_bay[1]} при одном скате, ${struts_per_bay[2]} при двух.`,
      en: `In each bay: ${struts_per_bay[1]} with one slope, ${struts_per_bay[2]} with two.`,
    },
    price: BY_BAY_SPACING,
  },
  gate_frame: { qty: GATES, price: LISTED },
  gate_rails_h500: { qty: GATES, price: { ru: "По виду направляющих.", en: "By the kind of guides." } },
  gate_rails_h1610: { qty: GATES, price: { ru: "По виду направляющих.", en: "By the kind of guides." } },
  door_frame: { qty: { ru: "По числу дверей.", en: "As many as doors." }, price: LISTED },
  window_frame: { qty: { ru: "По числу окон.", en: "As many as windows." }, price: LISTED },
  frame_mounting: {
    qty: { ru: "Площадь ангара.", en: "Area of the hangar." },
    price: { ru: "По высоте колонны.", en: "By the column height." },
  },
  panel_mounting: { qty: ALL_PANELS, price: LISTED },
  roof_panel_mineral_wool: { qty: ROOF_PANELS, price: BY_FILLER },
  roof_panel_foam: { qty: ROOF_PANELS, price: BY_FILLER },
  wall_panel_mineral_wool: { qty: WALL_PANELS, price: BY_FILLER },
  wall_panel_foam: { qty: WALL_PANELS, price: BY_FILLER },
  roof_decor: { qty: { ru: "Площадь панелей кровли.", en: "Area of the roof panels." }, price: LISTED },
  wall_decor: { qty: { ru: "Площадь панелей стен.", en: "Area of the wall panels." }, price: LISTED },
  panel_trim: {
    qty: said((lang) => {
      const useful = measure(prices.trim.useful_m, "m", lang);
      return lang === "ru"
        ? `Все края: низ, карнизы, конёк, кромки скатов, углы и проёмы ворот — метрами, делим на полезную длину ${useful} и округляем вверх.`
        : `All edges: base, eaves, ridge, verges, corners and gate openings, in metres, divided by the useful length ${useful} and rounded up.`;
    }),
    price: LISTED,
  },
  panel_fasteners: { qty: ALL_PANELS, price: LISTED },
};

/** The figures that all rules stand on, with their meaning. */
export const RULE_FIGURES: readonly { meaning: Said; value: Said }[] = [
  figure("Между стойками торца не больше", "Most between posts of an end", rules.fachwerk_spacing_m),
  figure("Между прогонами не больше", "Most between purlins", rules.purlin_spacing_m),
  figure("Ширина ворот", "Width of a gate", gate.width_m),
  figure("Высота ворот", "Height of a gate", gate.height_m),
  figure("Стена ниже — рама ворот предварительная", "Lower walls make gate frames an estimate", gate.min_wall_m),
  figure("Ворота встают в шаг рам не короче", "Shortest bay that takes a gate", gate.min_bay_m),
  figure("Место на ворота в торце", "Room for a gate in an end", gate.end_module_m),
  figure("И запас на край торца", "And for the edge of the end", gate.end_edge_m),
  figure("Стены на ворота", "Wall that a gate takes", rules.opening_wall_m.gate),
  figure("Стены на дверь", "Wall that a door takes", rules.opening_wall_m.door),
  figure("Стены на окно", "Wall that a window takes", rules.opening_wall_m.window),
  figure("Свес панелей вдоль ската", "Overhang of panels along the slope", roof_panel_overhang_m.slope),
  figure("Свес панелей по длине", "Overhang of panels along the length", roof_panel_overhang_m.length),
  figure("Полезная длина доборного элемента", "Useful length of a trim piece", prices.trim.useful_m),
  figure("Пролёт больше — колонны усиленные", "Wider spans have heavy columns", prices.heavy_from_span_m),
  count("Связевой шаг — ещё один на каждые шагов", "One more braced bay for every so many bays", bracing_every_bays),
  count("Распорок на шаг, один скат", "Struts in a bay, one slope", struts_per_bay[1]),
  count("Распорок на шаг, два ската", "Struts in a bay, two slopes", struts_per_bay[2]),
];

function figure(ru: string, en: string, metres: number) {
  return { meaning: { ru, en }, value: said((lang) => measure(metres, "m", lang)) };
}

function count(ru: string, en: string, value: number) {
  return { meaning: { ru, en }, value: said((lang) => number(value, lang)) };
}
