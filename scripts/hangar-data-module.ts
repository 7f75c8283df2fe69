import type { Manufacturer, PriceList } from "../src/price-list/schema.ts";

/** The module through which the engine gets its data, whatever tool bundles it. */
export const HANGAR_DATA = "virtual:hangar-data";

export interface HangarData {
  priceList: PriceList;
  manufacturer: Manufacturer;
  /** Without a trailing slash. */
  baseUrl: string;
  /** Where the application form posts to, if anywhere. */
  leadEndpoint: string | undefined;
  /** The build that a page belongs to; none in `astro dev`. */
  build?: string;
}

export function hangarDataModule({ build, ...data }: HangarData): string {
  return Object.entries({ ...data, build })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
}
