import { existsSync } from "node:fs";
import { textsOf } from "../../src/price-list/prices-folder.ts";
import { loadPrices, PricesError } from "../../src/price-proof/load-prices.ts";
import { pricesOnDisk } from "../../src/price-proof/prices-on-disk.ts";
import type { HangarData } from "../hangar-data-module.ts";
import { PlainError } from "../plain-error.ts";

/** The files of a folder with prices and its archive; all that is wrong with any is told at once. */
export function loadData(prices: string, addresses: Pick<HangarData, "baseUrl" | "leadEndpoint">): HangarData {
  if (!existsSync(prices)) throw new PlainError(`There is no folder ${prices}`);
  try {
    const folder = pricesOnDisk(prices);
    return { ...loadPrices(folder), texts: textsOf(folder), ...addresses };
  } catch (error) {
    if (!(error instanceof PricesError)) throw error;
    throw new PlainError(error.message);
  }
}
