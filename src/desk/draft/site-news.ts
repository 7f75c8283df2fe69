import { folderOf, LIST } from "../../price-list/prices-folder.ts";
import { movedOn } from "../release/stale.ts";
import { EDITED, fingerprint } from "../release/submission.ts";
import type { Texts } from "./draft.ts";

/** What others have published between two looks at the site, in words; nothing where no edit of anybody can be touched. */
export function siteNews(before: Texts, now: Texts): string | undefined {
  const print = (texts: Texts, name: string): string => fingerprint(texts[name] ?? "");
  const moved = EDITED.filter((name) => print(before, name) !== print(now, name));
  const words = movedOn(folderOf(new Map(Object.entries(now))), moved, print(before, LIST));
  return words && `Тем временем на сайте опубликовали другое: ${words}.`;
}
