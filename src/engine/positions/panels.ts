import { FILLERS } from "../configuration.ts";
import type { Hangar } from "../hangar.ts";
import { addArea, addPieces, type Item } from "./position.ts";

/** Section 7. */
export function addPanels(items: Item[], { configuration, geometry, priceList }: Hangar): void {
  if (!configuration.panels) return;
  const { prices, positions } = priceList;
  const { filler, dekor_roof, dekor_wall } = configuration;
  const { roof_panel_tenths, wall_panel_tenths } = geometry;
  const isWool = filler === FILLERS.minvata;
  const roofPanel = isWool ? positions.roof_panel_mineral_wool : positions.roof_panel_foam;
  const wallPanel = isWool ? positions.wall_panel_mineral_wool : positions.wall_panel_foam;
  addArea(items, roofPanel, prices.roof_panel[filler], roof_panel_tenths);
  addArea(items, wallPanel, prices.wall_panel[filler], wall_panel_tenths);
  if (dekor_roof) addArea(items, positions.roof_decor, prices.decor, roof_panel_tenths);
  if (dekor_wall) addArea(items, positions.wall_decor, prices.decor, wall_panel_tenths);
  addPieces(items, positions.panel_trim, prices.trim.price, geometry.trim_pieces);
  addArea(items, positions.panel_fasteners, prices.panel_fasteners, roof_panel_tenths + wall_panel_tenths);
}
