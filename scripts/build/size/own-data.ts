import { brotliCompressSync } from "node:zlib";
import type { HangarData } from "../../hangar-data-module.ts";
import { logoBytes } from "../../logo-picture.ts";
import type { OwnData } from "./size-budget.ts";

/** What the data that the project comes with weigh, for which the budgets are: bytes. */
const EXAMPLE = 2_800;

/** What of a product is its manufacturer's own. */
export const ownData = (data: HangarData): OwnData => ({
  olderLists: data.archive.length,
  moreData: Math.max(0, dataWeight(data) - EXAMPLE),
});

/** Brotli bytes of what the manufacturer writes for a product. */
export function dataWeight({ priceList, manufacturer, purposes, texts }: HangarData): number {
  const logo = manufacturer.logo === undefined ? [] : [logoBytes(manufacturer.logo, texts)];
  const written = Buffer.from(JSON.stringify({ priceList, manufacturer, purposes }));
  return [written, ...logo].reduce((sum, bytes) => sum + brotliCompressSync(bytes).length, 0);
}
