import { readJournal, releaseOf } from "../../price-list/journal.ts";
import { folderOf, LIST, releaseFile } from "../../price-list/prices-folder.ts";
import { readReleased } from "../../price-list/released.ts";
import { fieldMap, type Texts } from "./draft.ts";

/** Who gave a value of the list in force, where it came with that very release and the journal knows whose it was. */
export function publishedBy(texts: Texts, file: string, key: string): string | undefined {
  if (file !== LIST) return undefined;
  const folder = folderOf(new Map(Object.entries(texts)));
  const [former = "", version] = [...(readReleased(folder)?.keys() ?? [])].slice(-2);
  const before = texts[releaseFile(former)];
  if (before === undefined || fieldMap(before).get(key)?.value === fieldMap(texts[LIST] ?? "").get(key)?.value) {
    return undefined;
  }
  return version === undefined ? undefined : releaseOf(readJournal(folder), version)?.by;
}

/** Where such a value is from, in words. */
export const onSite = (by: string | undefined): string => (by === undefined ? "с сайта" : `с сайта (${by})`);
