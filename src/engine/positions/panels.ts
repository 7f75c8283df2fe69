import type { Arithmetic } from "../numbers/arithmetic.ts";
import { FILLERS } from "../request/options.ts";
import type { Geometry } from "../geometry/geometry.ts";
import type { Hangar } from "../geometry/hangar.ts";
import { addArea, addPieces, type Item } from "./position.ts";

/** Section 7. */
export function addPanels<N>(
  items: Item<N>[],
  { configuration, geometry, priceList }: Hangar<N>,
  math: Arithmetic<N>,
): void {
  if (!configuration.panels) return;
  const { prices, positions } = priceList;
  const { filler, dekor_roof, dekor_wall } = configuration;
  const { roof_panel_tenths, wall_panel_tenths } = geometry;
  const { listed } = math;
  const isWool = filler === FILLERS.minvata;
  const roofPanel = isWool ? positions.roof_panel_mineral_wool : positions.roof_panel_foam;
  const wallPanel = isWool ? positions.wall_panel_mineral_wool : positions.wall_panel_foam;
  addArea(items, math, roofPanel, listed(prices.roof_panel[filler]), roof_panel_tenths);
  addArea(items, math, wallPanel, listed(prices.wall_panel[filler]), wall_panel_tenths);
  if (dekor_roof) addArea(items, math, positions.roof_decor, listed(prices.decor), roof_panel_tenths);
  if (dekor_wall) addArea(items, math, positions.wall_decor, listed(prices.decor), wall_panel_tenths);
  addPieces(items, math, positions.panel_trim, listed(prices.trim.price), geometry.trim_pieces);
  addArea(items, math, positions.panel_fasteners, listed(prices.panel_fasteners), panelTenths(geometry, math));
}

/** Roof and walls, tenths of a square metre. */
export function panelTenths<N>(
  { roof_panel_tenths, wall_panel_tenths }: Geometry<N>,
  { named, plus }: Arithmetic<N>,
): N {
  return plus(named(roof_panel_tenths, "roof_area"), named(wall_panel_tenths, "wall_area"));
}
