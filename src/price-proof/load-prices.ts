import { loadArchive } from "./archive.ts";
import { loadManufacturer, loadPriceList, loadPurposes } from "./load.ts";
import { readJournal, type JournalEntry } from "../price-list/journal.ts";
import { PriceListError } from "../price-list/price-list-error.ts";
import type { PricesFolder } from "../price-list/prices-folder.ts";
import type { Manufacturer, PriceList, Purpose } from "../price-list/schema.ts";

/** Everything that a build takes from a folder with prices. */
export interface Prices {
  priceList: PriceList;
  manufacturer: Manufacturer;
  purposes: Purpose[];
  /** Released lists that hold no longer, the newest first. */
  archive: PriceList[];
  journal: JournalEntry[];
}

/** Files of a folder with prices that cannot be used; `errors` are theirs, in the order of reading. */
export class PricesError extends Error {
  readonly errors: readonly PriceListError[];

  constructor(errors: readonly PriceListError[]) {
    super(errors.map(({ message }) => message).join("\n\n"));
    this.name = "PricesError";
    this.errors = errors;
  }
}

/** The files of a folder and its archive; throws `PricesError` with all that is wrong with any of them. */
export function loadPrices(
  folder: PricesFolder,
  archiveOf: (folder: PricesFolder, today: PriceList) => PriceList[] = loadArchive,
): Prices {
  const errors: PriceListError[] = [];
  const read = <Value>(load: () => Value): Value | undefined => {
    try {
      return load();
    } catch (error) {
      if (!(error instanceof PriceListError)) throw error;
      errors.push(error);
      return undefined;
    }
  };
  const priceList = read(() => loadPriceList(folder));
  const manufacturer = read(() => loadManufacturer(folder));
  const purposes = priceList && read(() => loadPurposes(folder, priceList));
  const archive = priceList && read(() => archiveOf(folder, priceList));
  const journal = read(() => readJournal(folder));
  if (!priceList || !manufacturer || !purposes || !archive || !journal) throw new PricesError(errors);
  return { priceList, manufacturer, purposes, archive, journal };
}
