import { journalText, readJournal, releaseOf, type JournalEntry } from "../../price-list/journal.ts";
import { JOURNAL, type PricesFolder } from "../../price-list/prices-folder.ts";
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
  const { version } = planned.list.meta;
  const entries = readJournal(folder);
  const isOfList = planned.writes.size > 0;
  if (isOfList ? releaseOf(entries, version) : edits.length === 0) return planned;
  const { withdraws } = planned;
  const said = isOfList ? withdraws !== undefined && { withdraws } : { edits: [...edits] };
  const entry: JournalEntry = { version, ...who, ...said };
  return { ...planned, writes: new Map([[JOURNAL, journalText([...entries, entry])], ...planned.writes]) };
}
