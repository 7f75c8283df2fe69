import type { Hangar } from "../hangar.ts";
import { pieces, type Item } from "./position.ts";

/** Section 3. */
export function fasteners(hangar: Hangar): Item[] {
  const { configuration, roof, geometry } = hangar;
  const { prices } = hangar.priceList;
  const boltedPurlins =
    (configuration.welded ? 0 : geometry.roof_purlins) + (configuration.wall_progony ? geometry.wall_purlins : 0);
  return [
    pieces(hangar, "frame_bolts", prices.frame_bolts[roof.spans], geometry.frames),
    pieces(hangar, "purlin_fasteners", prices.purlin_fasteners, boltedPurlins),
    pieces(hangar, "fachwerk_fasteners", prices.fachwerk_fasteners, geometry.fahverk),
    pieces(hangar, "anchor_block", prices.anchor_block, configuration.anchors ? geometry.supports : 0),
    pieces(hangar, "screw_pile", prices.screw_pile, configuration.piles ? geometry.supports : 0),
  ];
}
