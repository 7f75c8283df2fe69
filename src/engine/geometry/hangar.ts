import type { PriceList } from "../../price-list/schema.ts";
import type { Configuration } from "../request/configuration.ts";
import type { Subject } from "../rules/layout.ts";
import { programOf } from "../rules/program.ts";
import type { Geometry } from "./geometry.ts";

/** One hangar with all that its bill is counted from. */
export interface Hangar extends Subject {
  geometry: Geometry;
}

/** `configuration` must be normalized and its roof and sizes in the price list. */
export function hangarOf(configuration: Configuration, priceList: PriceList): Hangar {
  const roof = priceList.roofs[configuration.roof];
  if (!roof) throw new Error(`no roof ${configuration.roof} in the price list`);
  const subject = { configuration, roof, priceList };
  return { configuration, roof, geometry: programOf(priceList).quantities(subject) as Geometry, priceList };
}

/** The hangar in another configuration of its roof, with the very same geometry where that stays. */
export function variantOf(hangar: Hangar, configuration: Configuration): Hangar {
  const { roof, geometry, priceList } = hangar;
  const variant = { configuration, roof, geometry, priceList };
  if (configuration.roof === hangar.configuration.roof && programOf(priceList).areAlike(variant, hangar))
    return variant;
  return hangarOf(configuration, priceList);
}
