import { previewData } from "./draft-data.ts";

/** In place of `virtual:hangar-data`: what the build would have put into the engine, were the draft released. */
export const { priceList, manufacturer } = previewData()!;
/** A draft's rules are interpreted: nothing on a page is compiled. */
export const rulesCode = undefined;
/** Its rows tell buyers themselves. */
export const spoken = undefined;
/** Links lead back to the draft, and where there is none they say so: never to other prices than they were given with. */
export const baseUrl = `${location.origin}/desk/preview`;
export const versions = [priceList.meta.version];
export const withdrawn: readonly string[] = [];
// Of the site itself: the desk does not edit them.
export { purposes } from "virtual:hangar-data";
