import type { Hangar } from "../hangar.ts";
import { pieces, priceAtPitch, type Item } from "./position.ts";

/** Section 4. */
export function bracingAndPurlins(hangar: Hangar): Item[] {
  const { configuration, geometry } = hangar;
  const { prices } = hangar.priceList;
  const { welded, wall_progony } = configuration;
  return [
    welded
      ? pieces(hangar, "roof_purlin_welded", priceAtPitch(prices.roof_purlin.welded, hangar), geometry.roof_purlins)
      : pieces(hangar, "roof_purlin_bolted", priceAtPitch(prices.roof_purlin.bolted, hangar), geometry.roof_purlins),
    pieces(hangar, "wall_purlin", priceAtPitch(prices.wall_purlin, hangar), wall_progony ? geometry.wall_purlins : 0),
    pieces(hangar, "vertical_bracing", priceAtPitch(prices.vertical_bracing, hangar), geometry.vertical_bracing),
    pieces(hangar, "roof_bracing", priceAtPitch(prices.roof_bracing, hangar), geometry.roof_bracing),
    pieces(hangar, "strut", priceAtPitch(prices.strut, hangar), geometry.struts),
  ];
}
