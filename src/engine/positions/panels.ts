import type { Arithmetic } from "../arithmetic.ts";
import { FILLERS } from "../configuration.ts";
import type { Geometry } from "../geometry.ts";
import type { Hangar } from "../hangar.ts";
import { ROOF_AREA, WALL_AREA } from "../units.ts";
import { add, type Item } from "./position.ts";

/** Section 7. */
export function addPanels<N>(
  items: Item<N>[],
  { configuration, geometry, priceList }: Hangar<N>,
  math: Arithmetic<N>,
): void {
  if (!configuration.panels) return;
  const { prices, positions } = priceList;
  const { filler, dekor_roof, dekor_wall } = configuration;
  const { roof_panel_m2, wall_panel_m2 } = geometry;
  const { listed } = math;
  const isWool = filler === FILLERS.minvata;
  const roofPanel = isWool ? positions.roof_panel_mineral_wool : positions.roof_panel_foam;
  const wallPanel = isWool ? positions.wall_panel_mineral_wool : positions.wall_panel_foam;
  add(items, math, roofPanel, listed(prices.roof_panel[filler]), roof_panel_m2);
  add(items, math, wallPanel, listed(prices.wall_panel[filler]), wall_panel_m2);
  if (dekor_roof) add(items, math, positions.roof_decor, listed(prices.decor), roof_panel_m2);
  if (dekor_wall) add(items, math, positions.wall_decor, listed(prices.decor), wall_panel_m2);
  add(items, math, positions.panel_trim, listed(prices.trim.price), geometry.trim_pieces);
  add(items, math, positions.panel_fasteners, listed(prices.panel_fasteners), panelArea(geometry, math));
}

/** Roof and walls, m²; a sum of tenths is told as one. */
export function panelArea<N>({ roof_panel_m2, wall_panel_m2 }: Geometry<N>, math: Arithmetic<N>): N {
  const { named, plus, nearestPart } = math;
  return nearestPart(plus(named(roof_panel_m2, ROOF_AREA), named(wall_panel_m2, WALL_AREA)), 10);
}
