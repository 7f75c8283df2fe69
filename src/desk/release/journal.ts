import { journalText, readJournal, type JournalEntry } from "../../price-list/journal.ts";
import { JOURNAL, type PricesFolder } from "../../price-list/prices-folder.ts";
import type { Planned } from "./release.ts";

/** A release with its entry in the journal; one that was begun before keeps the entry that it has. */
export function journalled(folder: PricesFolder, planned: Planned, who: Pick<JournalEntry, "at" | "by">): Planned {
  const { version } = planned.list.meta;
  const entries = readJournal(folder);
  if (planned.writes.size === 0 || entries.some((entry) => entry.version === version)) return planned;
  const { withdraws } = planned;
  const entry: JournalEntry = { version, ...who, ...(withdraws !== undefined && { withdraws }) };
  return { ...planned, writes: new Map([[JOURNAL, journalText([...entries, entry])], ...planned.writes]) };
}
