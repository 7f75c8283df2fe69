/** What the build puts into the bundle. */
declare module "virtual:hangar-data" {
  // Import types, because an import declaration in here could not be relative.
  export const priceList: import("../price-list/schema.ts").PriceList;
  /** Its rules, compiled; where there is none they are interpreted. */
  export const rulesCode: import("./rules/program.ts").Code | undefined;
  /** What its rows tell to buyers, for pages; the engine's bundle holds none of it. */
  export const spoken: import("../formula/rules.ts").Spoken | undefined;
  /** Lists that hold no longer, the newest first; the engine's bundle knows their versions alone. */
  export const archive: import("../price-list/schema.ts").PriceList[];
  export const manufacturer: import("../price-list/schema.ts").Manufacturer;
  /** The manufacturer's logo as pages show it, sizes in CSS pixels. */
  export const logo: { src: string; width: number; height: number } | undefined;
  /** Ready hangars for what people build; no answer of the API knows of them. */
  export const purposes: import("../price-list/schema.ts").Purpose[];
  /** Versions of published price lists, today's first: of all, or of the newest `NAMED_LISTS`. */
  export const versions: readonly string[];
  /** The newest of those that were taken back. */
  export const withdrawn: readonly string[];
  /** The files of the folder with prices by name, for the price desk alone. */
  export const texts: Readonly<Record<string, string>>;
  /** SITE_URL without a trailing slash. */
  export const baseUrl: string;
  /** PUBLIC_LEAD_ENDPOINT: where the quote request form posts to, if anywhere. */
  export const leadEndpoint: string | undefined;
  /** The build that a page belongs to; none in `astro dev`. */
  export const build: string | undefined;
  /** What that was made from, as a hash. */
  export const inputs: string | undefined;
}
