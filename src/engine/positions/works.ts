import type { Arithmetic } from "../numbers/arithmetic.ts";
import type { Hangar } from "../geometry/hangar.ts";
import { panelTenths } from "./panels.ts";
import { addArea, type Item } from "./position.ts";

/** Section 6. */
export function addWorks<N>(items: Item<N>[], hangar: Hangar<N>, math: Arithmetic<N>): void {
  const { configuration, geometry } = hangar;
  const { prices, positions } = hangar.priceList;
  if (configuration.montazh)
    addArea(items, math, positions.frame_mounting, erectionPrice(hangar, math), geometry.area_tenths);
  if (configuration.panels_montazh) {
    addArea(items, math, positions.panel_mounting, math.listed(prices.panel_mounting), panelTenths(geometry, math));
  }
}

/** Roubles per square metre; the first tier that reaches up to the column height. */
function erectionPrice<N>({ configuration, priceList }: Hangar<N>, { listed }: Arithmetic<N>): N {
  const { height_mm } = configuration;
  for (const { max_height_mm, price } of priceList.prices.mounting) {
    if (max_height_mm === undefined || height_mm <= max_height_mm)
      return listed(price, "column_height", height_mm / 1000);
  }
  throw new Error(`no price for mounting at the column height ${height_mm} mm`);
}
