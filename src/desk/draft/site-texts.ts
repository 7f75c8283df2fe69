import { ARCHIVE } from "../../price-list/prices-folder.ts";
import type { Texts } from "./draft.ts";

/** As many released lists are compared with: the one in force and the one before it. */
const COMPARED = 2;

/**
 * The files of `prices/` as the site gives them to the desk: what the page needs to begin with, and the older released
 * lists, which only an archive with the whole folder is made of.
 */
export function siteTexts(texts: Texts): { desk: Texts; older: Texts } {
  const released = Object.keys(texts).filter((name) => name.startsWith(`${ARCHIVE}/`));
  const lists = released.filter((name) => name.endsWith(".yaml")).sort();
  const compared = lists.slice(-COMPARED).map((name) => name.replace(/\.yaml$/, "."));
  const older = new Set(released.filter((name) => !compared.some((list) => name.startsWith(list))));
  const entries = Object.entries(texts);
  return {
    desk: Object.fromEntries(entries.filter(([name]) => !older.has(name))),
    older: Object.fromEntries(entries.filter(([name]) => older.has(name))),
  };
}
