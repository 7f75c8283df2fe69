import type { Hangar } from "../hangar.ts";
import { addPieces, priceAtPitch, type Item } from "./position.ts";

/** Section 4. */
export function addBracingAndPurlins(items: Item[], hangar: Hangar): void {
  const { configuration, geometry } = hangar;
  const { prices, positions } = hangar.priceList;
  if (configuration.welded) {
    const price = priceAtPitch(prices.roof_purlin.welded, hangar);
    addPieces(items, positions.roof_purlin_welded, price, geometry.roof_purlins);
  } else {
    const price = priceAtPitch(prices.roof_purlin.bolted, hangar);
    addPieces(items, positions.roof_purlin_bolted, price, geometry.roof_purlins);
  }
  if (configuration.wall_progony) {
    addPieces(items, positions.wall_purlin, priceAtPitch(prices.wall_purlin, hangar), geometry.wall_purlins);
  }
  const verticalPrice = priceAtPitch(prices.vertical_bracing, hangar);
  addPieces(items, positions.vertical_bracing, verticalPrice, geometry.vertical_bracing);
  addPieces(items, positions.roof_bracing, priceAtPitch(prices.roof_bracing, hangar), geometry.roof_bracing);
  addPieces(items, positions.strut, priceAtPitch(prices.strut, hangar), geometry.struts);
}
