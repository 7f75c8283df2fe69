import type { PriceList, Roof } from "../../price-list/schema.ts";
import { atLeastZero, type Arithmetic } from "../numbers/arithmetic.ts";
import type { Configuration } from "../request/configuration.ts";
import { endWalls, type EndWall } from "./end-walls.ts";

/** Counts and sizes of one hangar: calculation page, "Geometry". Lengths in metres. */
export interface Geometry<N = number> {
  width_m: N;
  length_m: N;
  /** Column height of the low side. */
  height_m: N;
  /** Height of the ridge, the high side or the central column. */
  high_m: N;
  /** Mean height of an end wall. */
  mean_height_m: N;
  slope_length_m: N;
  /** Width of one span. */
  field_m: N;
  bays: N;
  /** Length of the last bay; shorter than the bay spacing when the length is no multiple of it. */
  last_bay_m: N;
  frames: N;
  trusses: N;
  /** Edge columns, or low and high ones; central columns are counted apart. */
  columns: N;
  central_columns: N;
  ends: readonly [EndWall<N>, EndWall<N>];
  /** Fachwerk columns of both ends. */
  fahverk: N;
  supports: N;
  roof_purlins: N;
  /** Wall purlins, were they ordered. */
  wall_purlins: N;
  vertical_bracing: N;
  roof_bracing: N;
  struts: N;
  /** Floor area in tenths of a square metre. */
  area_tenths: N;
  /** Areas of cladding in tenths of a square metre, were it ordered. */
  roof_panel_tenths: N;
  wall_panel_tenths: N;
  trim_pieces: N;
}

/** What of a configuration the geometry is made of: nothing else is read here. */
type Shape = Pick<
  Configuration,
  "roof" | "width_mm" | "length_cm" | "height_mm" | "gates" | "gates_pos" | "panels_high_wall"
>;

export function haveOneGeometry(one: Shape, other: Shape): boolean {
  return (
    one.roof === other.roof &&
    one.width_mm === other.width_mm &&
    one.length_cm === other.length_cm &&
    one.height_mm === other.height_mm &&
    one.gates === other.gates &&
    one.gates_pos === other.gates_pos &&
    one.panels_high_wall === other.panels_high_wall
  );
}

export function geometry<N>(configuration: Shape, roof: Roof, priceList: PriceList, math: Arithmetic<N>): Geometry<N> {
  const { given, named, plus, minus, times, over, root, up, down, tenthsUp, tenthsNearest, value } = math;
  const { rules } = priceList;
  const width_m = given(configuration.width_mm / 1000, "metres");
  const length_m = given(configuration.length_cm / 100, "metres");
  const height_m = given(configuration.height_mm / 1000, "metres");
  const slopes = given(roof.slopes, "slopes");
  const spans = given(roof.spans, "spans");
  const slope = given(roof.slope);
  const hasRidge = roof.slopes === 2;

  const run = hasRidge ? over(width_m, slopes) : width_m;
  const rise = times(run, slope);
  const slope_length_m = named(times(run, root(plus(1, times(slope, slope)))), "slope_length");
  const high_m = plus(height_m, rise);
  const mean_height_m = named(plus(height_m, over(rise, 2)), "mean_height");

  const baySpacing = given(roof.pitch_m, "metres");
  const bays = named(up(over(length_m, baySpacing)), "bays");
  const frames = named(plus(bays, 1), "frames");
  const columns = times(frames, given(2, "columns"));
  const central_columns = roof.spans === 2 ? frames : given(0);
  const allColumns = named(columns, "columns");

  const field_m = roof.spans === 2 ? over(width_m, spans) : width_m;
  const ends = endWalls(configuration, roof, field_m, rules, math);
  const fahverk = plus(ends[0].posts, ends[1].posts);
  const allPosts = named(fahverk, "posts");

  const otherSide_m = hasRidge ? height_m : named(high_m, "height_on_top");
  const lowSideRows = purlinRows(height_m, rules, math);
  const sideRows = roof.attached ? lowSideRows : plus(lowSideRows, purlinRows(otherSide_m, rules, math));
  const endGirts = times(purlinRows(mean_height_m, rules, math), plus(allPosts, times(given(2, "ends"), spans)));

  const bracedBays = named(
    value(bays) === 1 ? bays : plus(2, down(over(minus(bays, 2), rules.bracing_every_bays))),
    "braced_bays",
  );

  const gates = given(configuration.gates, "gates");
  const hasGates = configuration.gates > 0;
  const gateWidth = given(rules.gate.width_m, "metres");
  const gateHeight = given(rules.gate.height_m, "metres");
  const otherSideIsClad = !roof.attached || configuration.panels_high_wall;
  const cladSides_m = otherSideIsClad ? plus(height_m, otherSide_m) : height_m;
  const walls_m2 = plus(times(cladSides_m, length_m), times(times(given(2, "ends"), width_m), mean_height_m));
  const panelled_m2 = hasGates ? minus(walls_m2, times(times(gates, gateWidth), gateHeight)) : walls_m2;
  const overhang = rules.roof_panel_overhang_m;

  const eaves_m = plus(times(2, plus(width_m, length_m)), times(2, length_m));
  const ridge_m = hasRidge ? plus(eaves_m, length_m) : eaves_m;
  const edges_m = plus(plus(ridge_m, times(times(2, slopes), slope_length_m)), times(2, cladSides_m));
  const jambs_m = times(gates, plus(gateWidth, times(2, gateHeight)));
  const trim_m = hasGates ? plus(edges_m, jambs_m) : edges_m;

  return {
    width_m,
    length_m,
    height_m,
    high_m,
    mean_height_m,
    slope_length_m,
    field_m,
    bays,
    last_bay_m: minus(length_m, times(minus(bays, 1), baySpacing)),
    frames,
    trusses: times(frames, spans),
    columns,
    central_columns,
    ends,
    fahverk,
    supports: plus(roof.spans === 2 ? plus(allColumns, central_columns) : allColumns, allPosts),
    roof_purlins: times(times(slopes, purlinRows(slope_length_m, rules, math)), bays),
    wall_purlins: plus(times(sideRows, bays), endGirts),
    vertical_bracing: times(bracedBays, given(roof.spans + 1, "column_lines")),
    roof_bracing: times(bracedBays, spans),
    struts: times(bays, given(rules.struts_per_bay[roof.slopes], "struts")),
    area_tenths: tenthsNearest(times(width_m, length_m)),
    roof_panel_tenths: tenthsUp(
      times(
        times(slopes, plus(slope_length_m, given(overhang.slope, "metres"))),
        plus(length_m, given(overhang.length, "metres")),
      ),
    ),
    wall_panel_tenths: atLeastZero(tenthsUp(panelled_m2), math),
    trim_pieces: up(over(named(trim_m, "trim_length"), given(priceList.prices.trim.useful_m, "metres"))),
  };
}

/** Rows of purlins on a wall or a slope of this extent, one at either edge. */
export function purlinRows<N>(
  extent_m: N,
  rules: PriceList["rules"],
  { given, named, plus, over, up }: Arithmetic<N>,
): N {
  return named(plus(up(over(extent_m, given(rules.purlin_spacing_m, "metres"))), 1), "rows");
}
