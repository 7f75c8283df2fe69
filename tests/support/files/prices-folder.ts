import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeAll } from "../../../scripts/prices/write.ts";
import { planRelease } from "../../../src/desk/release/release.ts";
import { pricesOnDisk } from "../../../src/price-proof/prices-on-disk.ts";
import { examplePrices } from "../product.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A copy of the example prices for each test, gone after it. */
export interface PricesFolder {
  path: string;
  read(name?: string): string;
  write(text: string, name?: string): void;
  /** Changes one place of the list. */
  edit(from: string, to: string): void;
}

/** Releases the list of a folder; gives the names of the files that were written. */
export function release(prices: string, date: string): string[] {
  const { writes } = planRelease(pricesOnDisk(prices), date);
  writeAll(prices, writes);
  return [...writes.keys()];
}

export function pricesFolder(): PricesFolder {
  const folder: PricesFolder = {
    path: "",
    read: (name = "price-list.yaml") => readFileSync(join(folder.path, name), "utf8"),
    write: (text, name = "price-list.yaml") => writeFileSync(join(folder.path, name), text),
    edit(from, to) {
      const [before, after, ...more] = folder.read().split(from);
      if (before === undefined || after === undefined || more.length > 0) throw new Error(`not once: ${from}`);
      folder.write(before + to + after);
    },
  };
  temporaryFolder((made) => {
    folder.path = made;
    cpSync(examplePrices, made, { recursive: true });
  });
  return folder;
}
