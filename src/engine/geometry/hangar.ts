import type { PriceList, Roof } from "../../price-list/schema.ts";
import { plain, type Arithmetic } from "../numbers/arithmetic.ts";
import type { Configuration } from "../request/configuration.ts";
import { geometry, haveOneGeometry, type Geometry } from "./geometry.ts";

/** One hangar with all that its bill is counted from. */
export interface Hangar<N = number> {
  configuration: Configuration;
  roof: Roof;
  geometry: Geometry<N>;
  priceList: PriceList;
}

/** What of a hangar its frame is counted from, positions of sections 1 to 5: nothing else is read there. */
export interface Frame<N = number> extends Omit<Hangar<N>, "configuration"> {
  configuration: Omit<Configuration, Cladding | Works>;
}
type Cladding = "panels" | "filler" | "panels_high_wall" | "dekor_roof" | "dekor_wall";
type Works = "montazh" | "panels_montazh";

/** `configuration` must be normalized and its roof and sizes in the price list. */
export function hangarOf(configuration: Configuration, priceList: PriceList): Hangar {
  return hangarIn(plain, configuration, priceList);
}

/** The hangar in another configuration of its roof, with the very same geometry where that stays. */
export function variantOf(hangar: Hangar, configuration: Configuration): Hangar {
  const { roof, geometry, priceList } = hangar;
  if (!haveOneGeometry(configuration, hangar.configuration)) return hangarOf(configuration, priceList);
  return { configuration, roof, geometry, priceList };
}

export function hangarIn<N>(math: Arithmetic<N>, configuration: Configuration, priceList: PriceList): Hangar<N> {
  const roof = priceList.roofs[configuration.roof];
  if (!roof) throw new Error(`no roof ${configuration.roof} in the price list`);
  return { configuration, roof, geometry: geometry(configuration, roof, priceList, math), priceList };
}
