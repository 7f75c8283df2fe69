import type { Hangar } from "../hangar.ts";
import { addPieces, type Item } from "./position.ts";

/** Section 3. */
export function addFasteners(items: Item[], { configuration, roof, geometry, priceList }: Hangar): void {
  const { prices, positions } = priceList;
  const { welded, wall_progony, anchors, piles } = configuration;
  const boltedPurlins = (welded ? 0 : geometry.roof_purlins) + (wall_progony ? geometry.wall_purlins : 0);
  addPieces(items, positions.frame_bolts, prices.frame_bolts[roof.spans], geometry.frames);
  addPieces(items, positions.purlin_fasteners, prices.purlin_fasteners, boltedPurlins);
  addPieces(items, positions.fachwerk_fasteners, prices.fachwerk_fasteners, geometry.fahverk);
  if (anchors) addPieces(items, positions.anchor_block, prices.anchor_block, geometry.supports);
  if (piles) addPieces(items, positions.screw_pile, prices.screw_pile, geometry.supports);
}
