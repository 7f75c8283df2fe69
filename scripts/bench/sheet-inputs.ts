import { FILLERS, RAILS, TRUSSES } from "../../src/engine/configuration.ts";
import type { Hangar } from "../../src/engine/hangar.ts";
import { priceAtPitch } from "../../src/engine/positions/position.ts";

/**
 * What the sheet is given for one hangar: sizes, options, and what the price list says of that roof and width, so
 * that the sheet need look nothing up. Choices are numbers, which it compares faster than texts.
 */
export function inputCells(hangar: Hangar): Record<string, number> {
  const { configuration, roof, priceList } = hangar;
  const { prices, rules } = priceList;
  const truss = roof.widths[configuration.width_mm]?.truss;
  return {
    width_mm: configuration.width_mm,
    height_mm: configuration.height_mm,
    length_cm: configuration.length_cm,
    pitch_m: roof.pitch_m,
    slope: roof.slope,
    slopes: roof.slopes,
    spans: roof.spans,
    attached: Number(roof.attached),
    struts_per_bay: rules.struts_per_bay[roof.slopes],
    demountable: Number(configuration.truss === TRUSSES.demountable),
    gates: configuration.gates,
    gates_pos: configuration.gates_pos,
    rails: Object.values(RAILS).indexOf(configuration.rails),
    doors: configuration.doors,
    windows: configuration.windows,
    welded: Number(configuration.welded),
    wall_progony: Number(configuration.wall_progony),
    anchors: Number(configuration.anchors),
    piles: Number(configuration.piles),
    montazh: Number(configuration.montazh),
    panels: Number(configuration.panels),
    foam: Number(configuration.filler === FILLERS.penoplast),
    panels_high_wall: Number(configuration.panels_high_wall),
    panels_montazh: Number(configuration.panels_montazh),
    dekor_roof: Number(configuration.dekor_roof),
    dekor_wall: Number(configuration.dekor_wall),
    truss_solid_price: truss?.solid ?? 0,
    truss_demountable_price: truss?.demountable ?? 0,
    frame_bolts_price: prices.frame_bolts[roof.spans],
    roof_purlin_bolted_price: priceAtPitch(prices.roof_purlin.bolted, hangar),
    roof_purlin_welded_price: priceAtPitch(prices.roof_purlin.welded, hangar),
    wall_purlin_price: priceAtPitch(prices.wall_purlin, hangar),
    vertical_bracing_price: priceAtPitch(prices.vertical_bracing, hangar),
    roof_bracing_price: priceAtPitch(prices.roof_bracing, hangar),
    strut_price: priceAtPitch(prices.strut, hangar),
  };
}
