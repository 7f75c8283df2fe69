import type { Arithmetic } from "../numbers/arithmetic.ts";
import type { Frame } from "../geometry/hangar.ts";
import { addPieces, priceAtBaySpacing, type Item } from "./position.ts";

/** Section 4. */
export function addBracingAndPurlins<N>(items: Item<N>[], frame: Frame<N>, math: Arithmetic<N>): void {
  const { configuration, geometry } = frame;
  const { prices, positions } = frame.priceList;
  if (configuration.welded) {
    addPieces(
      items,
      math,
      positions.roof_purlin_welded,
      atBaySpacing(prices.roof_purlin.welded, frame, math),
      geometry.roof_purlins,
    );
  } else {
    addPieces(
      items,
      math,
      positions.roof_purlin_bolted,
      atBaySpacing(prices.roof_purlin.bolted, frame, math),
      geometry.roof_purlins,
    );
  }
  if (configuration.wall_progony) {
    addPieces(items, math, positions.wall_purlin, atBaySpacing(prices.wall_purlin, frame, math), geometry.wall_purlins);
  }
  addPieces(
    items,
    math,
    positions.vertical_bracing,
    atBaySpacing(prices.vertical_bracing, frame, math),
    geometry.vertical_bracing,
  );
  addPieces(items, math, positions.roof_bracing, atBaySpacing(prices.roof_bracing, frame, math), geometry.roof_bracing);
  addPieces(items, math, positions.strut, atBaySpacing(prices.strut, frame, math), geometry.struts);
}

function atBaySpacing<N>(prices: Readonly<Record<string, number>>, frame: Frame<N>, { listed }: Arithmetic<N>): N {
  return listed(priceAtBaySpacing(prices, frame), "bay_spacing", frame.roof.pitch_m);
}
