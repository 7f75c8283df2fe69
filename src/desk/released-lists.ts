import { rulesReleased } from "../price-proof/current-rules.ts";
import { parsePriceList } from "../price-proof/load.ts";
import { ARCHIVE, LIST, releaseFile, type PricesFolder } from "../price-list/prices-folder.ts";
import type { PriceList } from "../price-list/schema.ts";
import { DeskRefusal } from "./desk-refusal.ts";

/** The text of the list that is worked on. */
export function listText(folder: PricesFolder): string {
  const text = folder.read(LIST);
  if (text === undefined) throw new DeskRefusal(`Нет файла ${folder.shown(LIST)}.`);
  return text;
}

/** Versions of all released lists, the newest first. */
export function releasedVersions(folder: PricesFolder): string[] {
  const names = folder.names(ARCHIVE).filter((name) => name.endsWith(".yaml"));
  return names
    .map((name) => name.slice(0, -".yaml".length))
    .sort()
    .reverse();
}

/** A released list; nothing where none of that version was released. Throws `PriceListError` where it cannot be used. */
export function releasedList(folder: PricesFolder, version: string): PriceList | undefined {
  const text = folder.read(releaseFile(version));
  if (text === undefined) return undefined;
  return parsePriceList(text, folder.shown(releaseFile(version)), rulesReleased(folder, version));
}

/** Texts of all released lists, the newest first, each read when it is asked for. */
export function* releasedTexts(folder: PricesFolder): Generator<string> {
  for (const version of releasedVersions(folder)) yield folder.read(releaseFile(version))!;
}
