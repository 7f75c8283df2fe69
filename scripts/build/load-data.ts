import { existsSync } from "node:fs";
import { loadManufacturer, loadPriceList } from "../../src/price-list/load.ts";
import { PriceListError } from "../../src/price-list/price-list-error.ts";
import type { HangarData } from "../hangar-data-module.ts";
import { PlainError } from "../plain-error.ts";

/** Both files of a folder with prices; all that is wrong with either is told at once. */
export function loadData(prices: string, addresses: Pick<HangarData, "baseUrl" | "leadEndpoint">): HangarData {
  if (!existsSync(prices)) throw new PlainError(`There is no folder ${prices}`);
  const refusals: string[] = [];
  const read = <Value>(load: (folder: string) => Value): Value | undefined => {
    try {
      return load(prices);
    } catch (error) {
      if (!(error instanceof PriceListError)) throw error;
      refusals.push(error.message);
      return undefined;
    }
  };
  const priceList = read(loadPriceList);
  const manufacturer = read(loadManufacturer);
  if (!priceList || !manufacturer) throw new PlainError(refusals.join("\n\n"));
  return { priceList, manufacturer, ...addresses };
}
