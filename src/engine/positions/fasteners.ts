import type { Arithmetic } from "../arithmetic.ts";
import type { Hangar } from "../hangar.ts";
import { PURLINS, WALL_PURLINS } from "../units.ts";
import { add, type Item } from "./position.ts";

/** Section 3. */
export function addFasteners<N>(
  items: Item<N>[],
  { configuration, roof, geometry, priceList }: Hangar<N>,
  math: Arithmetic<N>,
): void {
  const { prices, positions } = priceList;
  const { given, listed, named, plus } = math;
  const { welded, wall_progony, anchors, piles } = configuration;
  add(items, math, positions.frame_bolts, listed(prices.frame_bolts[roof.spans]), geometry.frames);
  const roofPurlins = welded ? given(0) : named(geometry.roof_purlins, PURLINS);
  const wallPurlins = wall_progony ? named(geometry.wall_purlins, WALL_PURLINS) : given(0);
  add(items, math, positions.purlin_fasteners, listed(prices.purlin_fasteners), plus(roofPurlins, wallPurlins));
  add(items, math, positions.fachwerk_fasteners, listed(prices.fachwerk_fasteners), geometry.fahverk);
  if (anchors) add(items, math, positions.anchor_block, listed(prices.anchor_block), geometry.supports);
  if (piles) add(items, math, positions.screw_pile, listed(prices.screw_pile), geometry.supports);
}
