import type { Hangar } from "../hangar.ts";
import { area, type Item } from "./position.ts";

/** Section 6. */
export function works(hangar: Hangar): Item[] {
  const { configuration, geometry } = hangar;
  const { prices } = hangar.priceList;
  const panels_tenths = geometry.roof_panel_tenths + geometry.wall_panel_tenths;
  return [
    area(hangar, "frame_mounting", mountingPrice(hangar), configuration.montazh ? geometry.area_tenths : 0),
    area(hangar, "panel_mounting", prices.panel_mounting, configuration.panels_montazh ? panels_tenths : 0),
  ];
}

/** Roubles per square metre; the first tier that reaches up to the column height. */
function mountingPrice({ configuration, priceList }: Hangar): number {
  for (const { max_height_mm, price } of priceList.prices.mounting) {
    if (max_height_mm === undefined || configuration.height_mm <= max_height_mm) return price;
  }
  throw new Error(`no price for mounting at the column height ${configuration.height_mm} mm`);
}
