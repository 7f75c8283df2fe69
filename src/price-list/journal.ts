import { z } from "zod";
import { PriceListError } from "./price-list-error.ts";
import { JOURNAL, type PricesFolder } from "./prices-folder.ts";
import { VERSION } from "./version.ts";

export const journalEntrySchema = z.strictObject({
  version: z.string().regex(VERSION),
  /** `2026-11-20T08:15:00.000Z` */
  at: z.iso.datetime(),
  /** As they named themselves. */
  by: z.string().min(1).max(80).optional(),
  /** Version of the list that this one took back. */
  withdraws: z.string().regex(VERSION).optional(),
  /** What was published under that list without a new one: files of `prices/`, as `manufacturer.yaml`. */
  edits: z.array(z.string().max(40)).min(1).optional(),
});

export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** The journal of a folder with prices; lists released before there was one are not in it. */
export function readJournal(folder: PricesFolder): JournalEntry[] {
  const lines = (folder.read(JOURNAL) ?? "").split(/\r?\n/);
  const file = folder.shown(JOURNAL);
  return lines.flatMap((line, at) => {
    if (line.trim() === "") return [];
    try {
      return [journalEntrySchema.parse(JSON.parse(line))];
    } catch {
      throw new PriceListError(file, [`${file}:${at + 1} строка не читается; верните файл, каким он был`]);
    }
  });
}

/** The release of a list; what was published under it later is none. */
export const releaseOf = (journal: readonly JournalEntry[], version: string): JournalEntry | undefined =>
  journal.find((entry) => entry.version === version && entry.edits === undefined);

export const journalText = (entries: readonly JournalEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
