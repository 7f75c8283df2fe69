import { existsSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { counted } from "../../src/engine/texts/format.ts";
import { parsePriceList } from "../../src/price-list/load.ts";
import { PriceListError } from "../../src/price-list/price-list-error.ts";
import type { PriceList } from "../../src/price-list/schema.ts";
import { YamlSource } from "../../src/price-list/yaml-source.ts";
import { loadData } from "../build/load-data.ts";
import { PlainError } from "../plain-error.ts";
import { listFile, readText, releasedVersions, releaseFile, shown } from "./prices-folder.ts";
import { warnings, warningText } from "./warnings.ts";

/**
 * What there is to say of a folder with prices that a build would take; throws `PlainError` with every error, its line
 * and its cure, where it would not. Warnings stand in both. `today` is the day that `valid_until` is held against.
 */
export function checkText(prices: string, today: string): string {
  const file = listFile(prices);
  readText(file);
  try {
    const { priceList } = loadData(prices, { baseUrl: "", leadEndpoint: undefined });
    const accepted = `${shown(file)}: ошибок нет, версия ${priceList.meta.version}.`;
    return [accepted, ...warningLines(prices, today)].join("\n");
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    throw new PlainError([error.message, ...warningLines(prices, today)].join("\n"));
  }
}

function warningLines(prices: string, today: string): string[] {
  const file = shown(listFile(prices));
  const text = readText(listFile(prices));
  const list = readable(text, file);
  if (!list) return [];
  const isReleased = existsSync(releaseFile(prices, list.meta.version));
  const found = warnings({ list, last: lastOther(prices, list), isReleased, today });
  if (found.length === 0) return [];
  const source = new YamlSource(text);
  const count = counted(found.length, "предупреждение", "предупреждения", "предупреждений");
  return [`${count}:`, ...found.map((finding) => warningText(file, source.place(finding.path), finding))];
}

/** The newest released list that is not this very one. */
function lastOther(prices: string, list: PriceList): PriceList | undefined {
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
