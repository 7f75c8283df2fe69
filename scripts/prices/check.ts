import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { counted } from "../../src/text/format.ts";
import { loadArchive } from "../../src/price-proof/archive.ts";
import { parsePriceList } from "../../src/price-proof/load.ts";
import { PriceListError } from "../../src/price-list/price-list-error.ts";
import { readReleased } from "../../src/price-list/released.ts";
import type { Manufacturer, PriceList } from "../../src/price-list/schema.ts";
import { YamlSource } from "../../src/price-list/yaml-source.ts";
import { loadData } from "../build/load-data.ts";
import { PlainError } from "../plain-error.ts";
import { listFile, readText, releasedVersions, releaseFile, shown } from "./prices-folder.ts";
import { warnings, warningText, type Seen } from "./warnings.ts";

/**
 * What there is to say of a folder with prices that a build would take, once released under a new date; throws
 * `PlainError` with every error, its line and its cure, where it would not. Warnings stand in both. `today` is the day
 * that `valid_until` is held against.
 */
export function checkText(prices: string, today: string): string {
  const file = listFile(prices);
  readText(file);
  try {
    const { priceList, manufacturer } = loadData(prices, { baseUrl: "", leadEndpoint: undefined }, archiveOfEdited);
    const accepted = `${shown(file)}: ошибок нет, версия ${priceList.meta.version}.`;
    return [accepted, ...manufacturerLines(prices, manufacturer), ...warningLines(prices, today)].join("\n");
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    throw new PlainError([error.message, ...warningLines(prices, today)].join("\n"));
  }
}

/** A comment of YAML takes the end of a name, and nothing is wrong with what is left: only a person sees it. */
function manufacturerLines(prices: string, { brand, legal_name, phone, email, website }: Manufacturer): string[] {
  const read = { название: `${brand}, ${legal_name}`, телефон: phone, почта: email, сайт: website };
  const file = shown(join(prices, "manufacturer.yaml"));
  return [`${file} прочитан так:`, ...Object.entries(read).map(([name, value]) => `  ${name}: ${value}`)];
}

/** A released list that is being edited waits for a date of its own: that is a warning, and the rest is looked at. */
function archiveOfEdited(prices: string, list: PriceList): PriceList[] {
  const version = isEdited(prices, list) ? `${list.meta.version}~` : list.meta.version;
  return loadArchive(prices, { ...list, meta: { ...list.meta, version } });
}

function isEdited(prices: string, list: PriceList): boolean {
  const path = releaseFile(prices, list.meta.version);
  const released = existsSync(path) ? readable(readText(path), shown(path)) : undefined;
  return released !== undefined && !isDeepStrictEqual(released, list);
}

function warningLines(prices: string, today: string): string[] {
  const text = readText(listFile(prices));
  const list = readable(text, shown(listFile(prices)));
  if (!list) return [];
  const seen = { isReleased: isReleased(prices, list.meta.version), isEdited: isEdited(prices, list) };
  return warningsOf(prices, text, { list, last: lastOther(prices, list), ...seen, today });
}

/** A list gone from the archive is in the record still; a record that cannot be read is told as an error. */
function isReleased(prices: string, version: string): boolean {
  if (existsSync(releaseFile(prices, version))) return true;
  try {
    return readReleased(prices)?.has(version) ?? false;
  } catch (error) {
    if (error instanceof PriceListError) return false;
    throw error;
  }
}

/** The warnings of a list, each with the place of its text in `price-list.yaml`. */
export function warningsOf(prices: string, text: string, seen: Seen): string[] {
  const found = warnings(seen);
  if (found.length === 0) return [];
  const file = shown(listFile(prices));
  const source = new YamlSource(text);
  const count = counted(found.length, "предупреждение", "предупреждения", "предупреждений");
  return [`${count}:`, ...found.map((finding) => warningText(file, source.place(finding.path), finding))];
}

/** The newest released list that is not this very one. */
export function lastOther(prices: string, list: PriceList): PriceList | undefined {
  for (const version of releasedVersions(prices)) {
    const path = releaseFile(prices, version);
    const released = readable(readText(path), shown(path));
    if (released && !isDeepStrictEqual(released, list)) return released;
  }
  return undefined;
}

/** A list that is refused has no prices to compare; the refusal itself is told elsewhere. */
function readable(text: string, file: string): PriceList | undefined {
  try {
    return parsePriceList(text, file);
  } catch (error) {
    if (error instanceof PriceListError) return undefined;
    throw error;
  }
}
