import { previewData } from "./draft-data.ts";

/** In place of `virtual:hangar-data`: what the build would have put into the engine, were the draft released. */
export const { priceList, manufacturer } = previewData()!;
export const { origin: baseUrl } = location;
export const versions = [priceList.meta.version];
