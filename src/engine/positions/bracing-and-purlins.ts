import type { Arithmetic } from "../arithmetic.ts";
import type { Hangar } from "../hangar.ts";
import { addPieces, priceAtPitch, type Item } from "./position.ts";

/** Section 4. */
export function addBracingAndPurlins<N>(items: Item<N>[], hangar: Hangar<N>, math: Arithmetic<N>): void {
  const { configuration, geometry } = hangar;
  const { prices, positions } = hangar.priceList;
  if (configuration.welded) {
    addPieces(
      items,
      math,
      positions.roof_purlin_welded,
      atPitch(prices.roof_purlin.welded, hangar, math),
      geometry.roof_purlins,
    );
  } else {
    addPieces(
      items,
      math,
      positions.roof_purlin_bolted,
      atPitch(prices.roof_purlin.bolted, hangar, math),
      geometry.roof_purlins,
    );
  }
  if (configuration.wall_progony) {
    addPieces(items, math, positions.wall_purlin, atPitch(prices.wall_purlin, hangar, math), geometry.wall_purlins);
  }
  addPieces(
    items,
    math,
    positions.vertical_bracing,
    atPitch(prices.vertical_bracing, hangar, math),
    geometry.vertical_bracing,
  );
  addPieces(items, math, positions.roof_bracing, atPitch(prices.roof_bracing, hangar, math), geometry.roof_bracing);
  addPieces(items, math, positions.strut, atPitch(prices.strut, hangar, math), geometry.struts);
}

function atPitch<N>(prices: Readonly<Record<string, number>>, hangar: Hangar<N>, { listed }: Arithmetic<N>): N {
  return listed(priceAtPitch(prices, hangar), "шаг рам", hangar.roof.pitch_m);
}
