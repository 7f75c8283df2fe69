/** What the build puts into the bundle. */
declare module "virtual:hangar-data" {
  import type { Manufacturer, PriceList } from "../price-list/schema.ts";
  export const priceList: PriceList;
  export const manufacturer: Manufacturer;
  /** SITE_URL without a trailing slash. */
  export const baseUrl: string;
}
