import type { Arithmetic } from "../arithmetic.ts";
import type { Frame } from "../hangar.ts";
import { addPieces, priceAtPitch, type Item } from "./position.ts";

/** Section 4. */
export function addBracingAndPurlins<N>(items: Item<N>[], frame: Frame<N>, math: Arithmetic<N>): void {
  const { configuration, geometry } = frame;
  const { prices, positions } = frame.priceList;
  if (configuration.welded) {
    addPieces(
      items,
      math,
      positions.roof_purlin_welded,
      atPitch(prices.roof_purlin.welded, frame, math),
      geometry.roof_purlins,
    );
  } else {
    addPieces(
      items,
      math,
      positions.roof_purlin_bolted,
      atPitch(prices.roof_purlin.bolted, frame, math),
      geometry.roof_purlins,
    );
  }
  if (configuration.wall_progony) {
    addPieces(items, math, positions.wall_purlin, atPitch(prices.wall_purlin, frame, math), geometry.wall_purlins);
  }
  addPieces(
    items,
    math,
    positions.vertical_bracing,
    atPitch(prices.vertical_bracing, frame, math),
    geometry.vertical_bracing,
  );
  addPieces(items, math, positions.roof_bracing, atPitch(prices.roof_bracing, frame, math), geometry.roof_bracing);
  addPieces(items, math, positions.strut, atPitch(prices.strut, frame, math), geometry.struts);
}

function atPitch<N>(prices: Readonly<Record<string, number>>, frame: Frame<N>, { listed }: Arithmetic<N>): N {
  return listed(priceAtPitch(prices, frame), "шаг рам", frame.roof.pitch_m);
}
