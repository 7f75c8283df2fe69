import { listChanges } from "../../price-list/list-changes.ts";
import { readJournal, releaseOf } from "../../price-list/journal.ts";
import { LIST, releaseFile, type PricesFolder } from "../../price-list/prices-folder.ts";
import { readReleased } from "../../price-list/released.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { parsePriceList } from "../../price-proof/load.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { counted } from "../../text/format.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { listText } from "../released-lists.ts";
import { besidesInWords } from "./besides-list.ts";

/**
 * Somebody has published since a draft was begun: his edits would be lost. Throws `DeskRefusal` with what holds now and
 * whose it is.
 */
export function refuseStale(folder: PricesFolder, stale: readonly string[], base: string | undefined): void {
  const moved = movedOn(folder, stale, base);
  if (moved === undefined) return;
  throw new DeskRefusal(
    `Пока вы правили, на сайте опубликовали другое: ${moved}. Черновик цел: стол сам сведёт его с новым.`,
  );
}

/**
 * What holds now and whose it is; nothing where nothing moved. `stale` are names of files that did, `base` is the
 * fingerprint of the list before.
 */
export function movedOn(folder: PricesFolder, stale: readonly string[], base: string | undefined): string | undefined {
  if (stale.length === 0) return undefined;
  const others = stale.filter((name) => name !== LIST);
  const list = stale.includes(LIST) ? [listInForce(folder, base)] : [];
  const besides =
    others.length === 0 ? [] : [`${list.length > 0 ? "изменилось и другое — " : ""}${besidesInWords(others)}`];
  return [...list, ...besides].join("; ");
}

/** `теперь действует прайс-лист от 23 ноября 2026 (выпуск: Анна), в нём изменено: 3 цены`. */
function listInForce(folder: PricesFolder, base: string | undefined): string {
  const now = parsePriceList(listText(folder), folder.shown(LIST));
  const entry = releaseOf(readJournal(folder), now.meta.version);
  const did = entry?.withdraws === undefined ? "выпуск" : `отзыв прежнего, от ${dateInWords(entry.withdraws)}`;
  const whose = entry?.by === undefined ? "" : ` (${did}: ${entry.by})`;
  const before = releasedUnder(folder, base);
  const count = before && listChanges(before, now).prices.length;
  return `теперь действует прайс-лист от ${dateInWords(now.meta.version)}${whose}${count === undefined ? "" : `, ${movedText(count)}`}`;
}

const movedText = (count: number): string =>
  count === 0 ? "цены в нём те же" : `в нём изменено: ${counted(count, "цена", "цены", "цен")}`;

/** The released list of a fingerprint; nothing where that was never released. */
function releasedUnder(folder: PricesFolder, print: string | undefined): PriceList | undefined {
  const [version] = [...(readReleased(folder) ?? [])].find(([, { digest }]) => digest === print) ?? [];
  const text = version === undefined ? undefined : folder.read(releaseFile(version));
  return text === undefined ? undefined : parsePriceList(text, "");
}
