import { priceList } from "hangar-engine";
import { DOCS_TEXTS } from "../../messages/by-language.ts";
import type { Lang } from "../../text/lang.ts";
import { measure, number } from "./wording.ts";

const { rules, prices } = priceList;
const { gate, bracing_every_bays, struts_per_bay, roof_panel_overhang_m } = rules;

/** The figures that all rules stand on, with their meaning. */
export function ruleFigures(lang: Lang): string[][] {
  const texts = DOCS_TEXTS[lang].ruleFigures;
  const metres = (value_m: number): string => measure(value_m, "m", lang);
  return [
    [texts.posts, metres(rules.fachwerk_spacing_m)],
    [texts.purlins, metres(rules.purlin_spacing_m)],
    [texts.gateWidth, metres(gate.width_m)],
    [texts.gateHeight, metres(gate.height_m)],
    [texts.lowWall, metres(gate.min_wall_m)],
    [texts.leastBay, metres(gate.min_bay_m)],
    [texts.roomInEnd, metres(gate.end_module_m)],
    [texts.edgeOfEnd, metres(gate.end_edge_m)],
    [texts.wallOfGate, metres(rules.opening_wall_m.gate)],
    [texts.wallOfDoor, metres(rules.opening_wall_m.door)],
    [texts.wallOfWindow, metres(rules.opening_wall_m.window)],
    [texts.overhangAlongSlope, metres(roof_panel_overhang_m.slope)],
    [texts.overhangAlongLength, metres(roof_panel_overhang_m.length)],
    [texts.trim, metres(prices.trim.useful_m)],
    [texts.heavySpan, metres(prices.heavy_from_span_m)],
    [texts.bracing, number(bracing_every_bays, lang)],
    [texts.strutsOfOneSlope, number(struts_per_bay[1], lang)],
    [texts.strutsOfTwoSlopes, number(struts_per_bay[2], lang)],
  ];
}
