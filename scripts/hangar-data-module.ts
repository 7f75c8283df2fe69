import type { JournalEntry } from "../src/price-list/journal.ts";
import type { Manufacturer, PriceList, Purpose } from "../src/price-list/schema.ts";

/** The module through which the engine gets its data, whatever tool bundles it. */
export const HANGAR_DATA = "virtual:hangar-data";

export interface HangarData {
  priceList: PriceList;
  manufacturer: Manufacturer;
  purposes: Purpose[];
  /** Lists that hold no longer, the newest first. */
  archive: PriceList[];
  /** Who released which list and when. */
  journal: JournalEntry[];
  /** The files of the folder that all this was read of, as they are, for the price desk. */
  texts: Record<string, string>;
  /** Without a trailing slash. */
  baseUrl: string;
  /** Where the quote request form posts to, if anywhere. */
  leadEndpoint: string | undefined;
  /** The build that a page belongs to; none in `astro dev`. */
  build?: string;
}

/** What the page's scripts take from that module: of all else they have the engine's copy. */
export function pageDataModule({ purposes }: HangarData): string {
  return `export const purposes = ${JSON.stringify(purposes)};\n`;
}

export function hangarDataModule({ build, journal: _, ...data }: HangarData): string {
  const versions = [data.priceList, ...data.archive].map(({ meta }) => meta.version);
  const withdrawn = data.archive.flatMap(({ meta }) => (meta.withdrawn_by === undefined ? [] : [meta.version]));
  return Object.entries({ ...data, versions, withdrawn, build })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
}
