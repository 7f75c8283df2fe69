import type { Hangar } from "../hangar.ts";
import { addArea, type Item } from "./position.ts";

/** Section 6. */
export function addWorks(items: Item[], hangar: Hangar): void {
  const { configuration, geometry } = hangar;
  const { prices, positions } = hangar.priceList;
  if (configuration.montazh) addArea(items, positions.frame_mounting, mountingPrice(hangar), geometry.area_tenths);
  if (configuration.panels_montazh) {
    const tenths = geometry.roof_panel_tenths + geometry.wall_panel_tenths;
    addArea(items, positions.panel_mounting, prices.panel_mounting, tenths);
  }
}

/** Roubles per square metre; the first tier that reaches up to the column height. */
function mountingPrice({ configuration, priceList }: Hangar): number {
  for (const { max_height_mm, price } of priceList.prices.mounting) {
    if (max_height_mm === undefined || configuration.height_mm <= max_height_mm) return price;
  }
  throw new Error(`no price for mounting at the column height ${configuration.height_mm} mm`);
}
