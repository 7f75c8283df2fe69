import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ARCHIVE } from "../../src/price-proof/archive.ts";
import { parsePriceList } from "../../src/price-proof/load.ts";
import type { PriceList } from "../../src/price-list/schema.ts";
import { PlainError } from "../plain-error.ts";

/** Where things stand in a folder with prices. */
export const listFile = (prices: string): string => join(prices, "price-list.yaml");
export const releaseFile = (prices: string, version: string): string => join(prices, ARCHIVE, `${version}.yaml`);

/** A path as a person at the keyboard sees it. */
export const shown = (path: string): string => relative(process.cwd(), path) || ".";

export function readText(path: string): string {
  if (!existsSync(path)) throw new PlainError(`Нет файла ${shown(path)}.`);
  return readFileSync(path, "utf8");
}

/** Versions of all released lists, the newest first. */
export function releasedVersions(prices: string): string[] {
  const folder = join(prices, ARCHIVE);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return names
    .map((name) => name.slice(0, -".yaml".length))
    .sort()
    .reverse();
}

/** A price list by its version, of those that are released, or by the path of its file. */
export function namedList(prices: string, name: string): PriceList {
  const versions = releasedVersions(prices);
  const path = versions.includes(name) ? releaseFile(prices, name) : name;
  if (!existsSync(path)) {
    const released = versions.length > 0 ? `выпущены ${versions.join(", ")}` : "выпущенных прайс-листов пока нет";
    throw new PlainError(`Нет ни выпущенного прайс-листа, ни файла ${name}; ${released}.`);
  }
  return parsePriceList(readFileSync(path, "utf8"), shown(path));
}
