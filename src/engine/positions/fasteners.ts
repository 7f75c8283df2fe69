import type { Arithmetic } from "../numbers/arithmetic.ts";
import type { Frame } from "../geometry/hangar.ts";
import { addPieces, type Item } from "./position.ts";

/** Section 3. */
export function addFasteners<N>(
  items: Item<N>[],
  { configuration, roof, geometry, priceList }: Frame<N>,
  math: Arithmetic<N>,
): void {
  const { prices, positions } = priceList;
  const { listed, named, plus } = math;
  const { welded, wall_progony, anchors, piles } = configuration;
  addPieces(items, math, positions.frame_bolts, listed(prices.frame_bolts[roof.spans]), geometry.frames);
  if (wall_progony || !welded) {
    const ofRoof = named(geometry.roof_purlins, "roof_purlins");
    const ofWalls = named(geometry.wall_purlins, "girts");
    const bolted = !wall_progony ? ofRoof : welded ? ofWalls : plus(ofRoof, ofWalls);
    addPieces(items, math, positions.purlin_fasteners, listed(prices.purlin_fasteners), bolted);
  }
  addPieces(items, math, positions.fachwerk_fasteners, listed(prices.fachwerk_fasteners), geometry.fahverk);
  if (anchors) addPieces(items, math, positions.anchor_block, listed(prices.anchor_block), geometry.supports);
  if (piles) addPieces(items, math, positions.screw_pile, listed(prices.screw_pile), geometry.supports);
}
