import { journalText, readJournal, releaseOf, type JournalEntry } from "../../price-list/journal.ts";
import { JOURNAL, type PricesFolder } from "../../price-list/prices-folder.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import type { Planned } from "./release.ts";

/**
 * A release with its entry in the journal; one that was begun before keeps the entry that it has. `edits` are files that are
 * published with it: where the list stays, they have an entry of their own.
 */
export function journalled(
  folder: PricesFolder,
  planned: Planned,
  who: Pick<JournalEntry, "at" | "by">,
  edits: readonly string[] = [],
): Planned {
  refuseNameless(who.by);
  const { version } = planned.list.meta;
  const entries = readJournal(folder);
  const isOfList = planned.writes.size > 0;
  if (isOfList ? releaseOf(entries, version) : edits.length === 0) return planned;
  const { withdraws } = planned;
  const said = isOfList ? withdraws !== undefined && { withdraws } : { edits: [...edits] };
  const entry: JournalEntry = { version, ...who, ...said };
  return { ...planned, writes: new Map([[JOURNAL, journalText([...entries, entry])], ...planned.writes]) };
}

/** Git takes no name of signs alone, and with a line break one would pass for two lines of a journal. */
function refuseNameless(by: string | undefined): void {
  if (by === undefined || (/[\p{L}\p{N}]/u.test(by) && !/\p{Cc}/u.test(by))) return;
  throw new DeskRefusal(
    `Кто выпускает: «${by.replace(/\p{Cc}/gu, " ")}», а нужно имя с буквами или цифрами, в одну строку. Впишите его и повторите.`,
  );
}
