import { existsSync } from "node:fs";
import { loadArchive } from "../../src/price-proof/archive.ts";
import { loadManufacturer, loadPriceList, loadPurposes } from "../../src/price-proof/load.ts";
import { PriceListError } from "../../src/price-list/price-list-error.ts";
import type { PriceList } from "../../src/price-list/schema.ts";
import type { HangarData } from "../hangar-data-module.ts";
import { PlainError } from "../plain-error.ts";

/** The files of a folder with prices and its archive; all that is wrong with any is told at once. */
export function loadData(
  prices: string,
  addresses: Pick<HangarData, "baseUrl" | "leadEndpoint">,
  archiveOf: (folder: string, today: PriceList) => PriceList[] = loadArchive,
): HangarData {
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
  const purposes = priceList && read((folder) => loadPurposes(folder, priceList));
  const archive = priceList && read((folder) => archiveOf(folder, priceList));
  if (!priceList || !manufacturer || !purposes || !archive) throw new PlainError(refusals.join("\n\n"));
  return { priceList, manufacturer, purposes, archive, ...addresses };
}
