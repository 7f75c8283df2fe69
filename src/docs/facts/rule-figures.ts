import { priceList } from "hangar-engine";
import type { Said } from "../../text/lang.ts";
import { measure, number, said } from "./wording.ts";

const { rules, prices } = priceList;
const { gate, bracing_every_bays, struts_per_bay, roof_panel_overhang_m } = rules;

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
