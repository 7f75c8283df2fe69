import type { PriceList, Roof } from "../price-list/schema.ts";
import type { Configuration } from "./configuration.ts";
import { ceil, divideRounded, floor } from "./decimals.ts";
import { endWalls, type EndWall } from "./end-walls.ts";

/** Counts and sizes of one hangar: calculation page, "Geometry". Lengths in metres. */
export interface Geometry {
  width_m: number;
  length_m: number;
  /** Column height of the low side. */
  height_m: number;
  /** Height of the ridge, the high side or the central column. */
  high_m: number;
  /** Mean height of an end wall. */
  mean_height_m: number;
  slope_length_m: number;
  bays: number;
  /** Length of the last bay; shorter than the frame pitch when the length is no multiple of it. */
  last_bay_m: number;
  frames: number;
  trusses: number;
  /** Edge columns, or low and high ones; central columns are counted apart. */
  columns: number;
  central_columns: number;
  ends: readonly [EndWall, EndWall];
  /** Fachwerk columns of both ends. */
  fahverk: number;
  supports: number;
  roof_purlins: number;
  /** Wall purlins, were they ordered. */
  wall_purlins: number;
  vertical_bracing: number;
  roof_bracing: number;
  struts: number;
  /** Floor area in tenths of a square metre. */
  area_tenths: number;
  /** Areas of cladding in tenths of a square metre, were it ordered. */
  roof_panel_tenths: number;
  wall_panel_tenths: number;
  trim_pieces: number;
}

export function geometry(configuration: Configuration, roof: Roof, priceList: PriceList): Geometry {
  const { rules } = priceList;
  const { slopes, spans, pitch_m } = roof;
  const width_m = configuration.width_mm / 1000;
  const length_m = configuration.length_cm / 100;
  const height_m = configuration.height_mm / 1000;

  const run = width_m / slopes;
  const rise = run * roof.slope;
  const slope_length_m = run * Math.sqrt(1 + roof.slope * roof.slope);
  const high_m = height_m + rise;
  const mean_height_m = height_m + rise / 2;

  const bays = ceil(length_m / pitch_m);
  const frames = bays + 1;
  const columns = 2 * frames;
  const central_columns = spans === 2 ? frames : 0;

  const ends = endWalls(configuration, roof, rules);
  const fahverk = ends[0].posts + ends[1].posts;

  const otherSide_m = slopes === 2 ? height_m : high_m;
  const sidePurlinRows = purlinRows(height_m, rules) + (roof.attached ? 0 : purlinRows(otherSide_m, rules));
  const endPurlins = purlinRows(mean_height_m, rules) * (fahverk + 2 * spans);

  const bracedBays = bays === 1 ? 1 : 2 + floor((bays - 2) / rules.bracing_every_bays);

  const gates_m2 = configuration.gates * rules.gate.width_m * rules.gate.height_m;
  const otherSideIsClad = !roof.attached || configuration.panels_high_wall;
  const cladSides_m = height_m + (otherSideIsClad ? otherSide_m : 0);
  const overhang = rules.roof_panel_overhang_m;
  const roofPanels_m2 = slopes * (slope_length_m + overhang.slope) * (length_m + overhang.length);
  const wallPanels_m2 = cladSides_m * length_m + 2 * width_m * mean_height_m - gates_m2;

  const trim_m =
    2 * (width_m + length_m) +
    2 * length_m +
    (slopes === 2 ? length_m : 0) +
    2 * slopes * slope_length_m +
    2 * cladSides_m +
    configuration.gates * (rules.gate.width_m + 2 * rules.gate.height_m);

  return {
    width_m,
    length_m,
    height_m,
    high_m,
    mean_height_m,
    slope_length_m,
    bays,
    last_bay_m: length_m - (bays - 1) * pitch_m,
    frames,
    trusses: frames * spans,
    columns,
    central_columns,
    ends,
    fahverk,
    supports: columns + central_columns + fahverk,
    roof_purlins: slopes * purlinRows(slope_length_m, rules) * bays,
    wall_purlins: sidePurlinRows * bays + endPurlins,
    vertical_bracing: bracedBays * (spans + 1),
    roof_bracing: bracedBays * spans,
    struts: bays * rules.struts_per_bay[slopes],
    area_tenths: divideRounded(configuration.width_mm * configuration.length_cm, 10_000),
    roof_panel_tenths: ceil(roofPanels_m2 * 10),
    wall_panel_tenths: Math.max(0, ceil(wallPanels_m2 * 10)),
    trim_pieces: ceil(trim_m / priceList.prices.trim.useful_m),
  };
}

/** Rows of purlins on a wall or a slope of this extent, one at either edge. */
export function purlinRows(extent_m: number, rules: PriceList["rules"]): number {
  return ceil(extent_m / rules.purlin_spacing_m) + 1;
}
