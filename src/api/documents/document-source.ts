import type { Engine } from "../../engine/create-engine.ts";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";

/** All that the documents are made of. `engine` answers the examples. */
export interface DocumentSource {
  engine: Engine;
  priceList: PriceList;
  manufacturer: Manufacturer;
  /** Lists that hold no longer, the newest first. */
  archive?: readonly PriceList[];
  /** Without a trailing slash. */
  baseUrl: string;
  /** The build that they are made for; none in `astro dev`. */
  build?: string | undefined;
}
