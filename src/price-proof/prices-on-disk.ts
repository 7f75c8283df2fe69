import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { isPicture } from "../price-list/manufacturer/logo-files.ts";
import type { PricesFolder } from "../price-list/prices-folder.ts";

/** A folder with prices on this machine's disk, read anew each time. */
export function pricesOnDisk(directory: URL | string): PricesFolder {
  const path = directory instanceof URL ? fileURLToPath(directory) : directory;
  const at = (name: string): string => join(path, name);
  return {
    read: (name) => (existsSync(at(name)) ? readFileSync(at(name), isPicture(name) ? "base64" : "utf8") : undefined),
    names: (folder) => (existsSync(at(folder)) ? readdirSync(at(folder)) : []),
    shown: (name) => relative(process.cwd(), at(name)),
  };
}
