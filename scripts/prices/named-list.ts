import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { releasedList, releasedVersions } from "../../src/desk/released-lists.ts";
import type { PricesFolder } from "../../src/price-list/prices-folder.ts";
import type { PriceList } from "../../src/price-list/schema.ts";
import { parsePriceList } from "../../src/price-proof/load.ts";
import { PlainError } from "../plain-error.ts";

/** A path as a person at the keyboard sees it. */
export const shown = (path: string): string => relative(process.cwd(), path) || ".";

/** A price list by its version, of those that are released, or by the path of its file. */
export function namedList(folder: PricesFolder, name: string): PriceList {
  const list = releasedList(folder, name);
  if (list) return list;
  if (existsSync(name)) return parsePriceList(readFileSync(name, "utf8"), shown(name));
  const versions = releasedVersions(folder);
  const released = versions.length > 0 ? `выпущены ${versions.join(", ")}` : "выпущенных прайс-листов пока нет";
  throw new PlainError(`Нет ни выпущенного прайс-листа, ни файла ${name}; ${released}.`);
}
