import type { Arithmetic } from "../arithmetic.ts";
import type { Hangar } from "../hangar.ts";
import { addPieces, priceAtPitch, type Item } from "./position.ts";

/** Section 4. */
export function addBracingAndPurlins<N>(items: Item<N>[], hangar: Hangar<N>, math: Arithmetic<N>): void {
  const { configuration, geometry, roof } = hangar;
  const { prices, positions } = hangar.priceList;
  const atPitch = (byPitch: Readonly<Record<string, number>>) =>
    math.listed(priceAtPitch(byPitch, hangar), "шаг рам", roof.pitch_m);
  if (configuration.welded) {
    addPieces(items, math, positions.roof_purlin_welded, atPitch(prices.roof_purlin.welded), geometry.roof_purlins);
  } else {
    addPieces(items, math, positions.roof_purlin_bolted, atPitch(prices.roof_purlin.bolted), geometry.roof_purlins);
  }
  if (configuration.wall_progony) {
    addPieces(items, math, positions.wall_purlin, atPitch(prices.wall_purlin), geometry.wall_purlins);
  }
  addPieces(items, math, positions.vertical_bracing, atPitch(prices.vertical_bracing), geometry.vertical_bracing);
  addPieces(items, math, positions.roof_bracing, atPitch(prices.roof_bracing), geometry.roof_bracing);
  addPieces(items, math, positions.strut, atPitch(prices.strut), geometry.struts);
}
