import { FILLERS } from "../configuration.ts";
import type { Hangar } from "../hangar.ts";
import { area, pieces, type Item } from "./position.ts";

/** Section 7. */
export function panels(hangar: Hangar): Item[] {
  const { configuration, geometry } = hangar;
  if (!configuration.panels) return [];
  const { prices } = hangar.priceList;
  const { filler, dekor_roof, dekor_wall } = configuration;
  const { roof_panel_tenths, wall_panel_tenths } = geometry;
  const isWool = filler === FILLERS.minvata;
  return [
    area(hangar, isWool ? "roof_panel_mineral_wool" : "roof_panel_foam", prices.roof_panel[filler], roof_panel_tenths),
    area(hangar, isWool ? "wall_panel_mineral_wool" : "wall_panel_foam", prices.wall_panel[filler], wall_panel_tenths),
    area(hangar, "roof_decor", prices.decor, dekor_roof ? roof_panel_tenths : 0),
    area(hangar, "wall_decor", prices.decor, dekor_wall ? wall_panel_tenths : 0),
    pieces(hangar, "panel_trim", prices.trim.price, geometry.trim_pieces),
    area(hangar, "panel_fasteners", prices.panel_fasteners, roof_panel_tenths + wall_panel_tenths),
  ];
}
