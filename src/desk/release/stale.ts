import { listChanges } from "../../price-list/list-changes.ts";
import { readJournal, releaseOf } from "../../price-list/journal.ts";
import { LIST, type PricesFolder } from "../../price-list/prices-folder.ts";
import { readReleased } from "../../price-list/released.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { loadPriceList } from "../../price-proof/load.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { counted } from "../../text/format.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { releasedList } from "../released-lists.ts";
import { besidesInWords } from "./besides-list.ts";

/** A draft of files that are not in force any more as they were when it was begun. */
export class StaleDraft extends DeskRefusal {
  readonly files: readonly string[];
  /** What the folder has instead, in words. */
  readonly instead: string;

  constructor(files: readonly string[], moved: string, instead: string) {
    super(`Пока вы правили, на сайте опубликовали другое: ${moved}. Черновик цел: стол сам сведёт его с новым.`);
    this.files = files;
    this.instead = instead;
  }
}

/**
 * Somebody has published since a draft was begun: his edits would be lost. Throws `StaleDraft` with what holds now and
 * whose it is.
 */
export function refuseStale(folder: PricesFolder, stale: readonly string[], base: string | undefined): void {
  const moved = movedOn(folder, stale, base);
  if (moved === undefined) return;
  throw new StaleDraft(stale, moved, movedOn(folder, stale, base, "")!);
}

/**
 * What holds now and whose it is; nothing where nothing moved. `stale` are names of files that did, `base` is the
 * fingerprint of the list before.
 */
export function movedOn(
  folder: PricesFolder,
  stale: readonly string[],
  base: string | undefined,
  holds = "теперь действует ",
): string | undefined {
  if (stale.length === 0) return undefined;
  const others = stale.filter((name) => name !== LIST);
  const list = stale.includes(LIST) ? [holds + presentList(folder, base)] : [];
  const besides =
    others.length === 0 ? [] : [`${list.length > 0 ? "изменилось и другое — " : ""}${besidesInWords(others)}`];
  return [...list, ...besides].join("; ");
}

/** `прайс-лист от 23 ноября 2026 (выпуск: Анна), в нём изменено: 3 цены`. */
function presentList(folder: PricesFolder, base: string | undefined): string {
  const now = loadPriceList(folder);
  const entry = releaseOf(readJournal(folder), now.meta.version);
  const did = entry?.withdraws === undefined ? "выпуск" : `отзыв прежнего, от ${dateInWords(entry.withdraws)}`;
  const whose = entry?.by === undefined ? "" : ` (${did}: ${entry.by})`;
  const before = releasedUnder(folder, base);
  const count = before && listChanges(before, now).prices.length;
  return `прайс-лист от ${dateInWords(now.meta.version)}${whose}${count === undefined ? "" : `, ${movedText(count)}`}`;
}

const movedText = (count: number): string =>
  count === 0 ? "цены в нём те же" : `в нём изменено: ${counted(count, "цена", "цены", "цен")}`;

/** The released list of a fingerprint; nothing where that was never released. */
function releasedUnder(folder: PricesFolder, print: string | undefined): PriceList | undefined {
  const [version] = [...(readReleased(folder) ?? [])].find(([, { digest }]) => digest === print) ?? [];
  return version === undefined ? undefined : releasedList(folder, version);
}
