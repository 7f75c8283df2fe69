import { z } from "zod";
import { LOGO_FILES } from "../../price-list/manufacturer/logo-files.ts";
import {
  LIST,
  MANUFACTURER,
  PURPOSES,
  ROWS,
  overlaid,
  releaseFile,
  type PricesFolder,
} from "../../price-list/prices-folder.ts";
import { digestOf, unsealed } from "../../price-list/seal.ts";
import { VERSION } from "../../price-list/version.ts";
import { loadPriceList } from "../../price-proof/load.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { dayOf } from "../../text/version.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { listText } from "../released-lists.ts";
import { reviewed } from "../review/review.ts";
import { refuseFarDate } from "./far-date.ts";
import { journalled } from "./journal.ts";
import { planRelease, type Planned } from "./release.ts";
import { refuseStale } from "./stale.ts";
import { planWithdrawal } from "./withdrawal.ts";
import { withVersion } from "./with-version.ts";

/** The files that a manager edits; rows by hand, and the desk carries them as they are. */
export const EDITED = [LIST, ROWS, MANUFACTURER, PURPOSES, ...LOGO_FILES] as const;

const by = z.string().trim().min(1).max(80);
const texts = z.partialRecord(z.enum(EDITED), z.string().max(2_000_000));

/** What the desk sends to be published. */
export const submissionSchema = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("release"),
    by,
    day: z.iso.date(),
    /** The edited files, whole. */
    files: texts,
    /** Fingerprints of the files that the edits were made in, by `fingerprint`. */
    base: texts,
    /** What is withdrawn or moved far, in the very words of the review: each was looked at. */
    confirmed: z.array(z.string().max(500)).max(2_000),
  }),
  z.strictObject({
    action: z.literal("withdraw"),
    by,
    /** The day at the desk: the server's own is the day of the list that comes back. */
    today: z.iso.date(),
    /** The list to take back: it must be the one in force. */
    version: z.string().regex(VERSION),
  }),
]);

export type Submission = z.infer<typeof submissionSchema>;

/** What a file is known by, whatever line ends it has; the seal of a released list aside. */
export const fingerprint = (text: string): string => digestOf(unsealed(text));

/**
 * What publishing a submission into a folder is to write. `today` is `2026-11-20`, `at` a moment in ISO 8601. Throws
 * `DeskRefusal` or `PriceListError` when it is not fit; nothing of it is written then.
 */
export function planSubmission(
  folder: PricesFolder,
  submission: Submission,
  { today, at }: { today: string; at: string },
): Planned {
  const who = { at, by: submission.by };
  if (submission.action === "withdraw") {
    refuseOtherDay(submission.today, today);
    const planned = planWithdrawal(folder, today);
    if (planned.withdraws === submission.version) return journalled(folder, planned, who);
    throw new DeskRefusal(
      `Прайс-лист от ${dateInWords(submission.version)} уже не действует, сейчас — от ${dateInWords(planned.withdraws!)}: ` +
        "отзывают только его. Обновите страницу.",
    );
  }
  const released = releasedBefore(folder, submission);
  if (released) return released;
  refuseStale(folder, staleFiles(folder, submission), submission.base[LIST]);
  refuseFarDate(submission.day, today);
  const edited = overlaid(folder, new Map(Object.entries(submission.files)));
  const planned = planRelease(edited, submission.day);
  const { doubts } = reviewed(edited, planned, today);
  const unseen = doubts.filter((doubt) => !submission.confirmed.includes(doubt));
  if (unseen.length > 0) throw new DeskRefusal("Не подтверждено, что исчезло или сдвинулось далеко:", unseen);
  const changed = EDITED.flatMap((name) => {
    const text = submission.files[name];
    return text === undefined || text === folder.read(name) ? [] : [[name, text] as const];
  });
  // The list itself last, as it is released.
  const edits = changed.filter(([name]) => name !== LIST);
  const names = edits.map(([name]) => name);
  const { writes } = journalled(folder, planned, who, names);
  return { ...planned, writes: new Map([...edits, ...writes]) };
}

/** Nothing to write where all that is sent has been released on that day: who lost the connection sends it once more. */
function releasedBefore(
  folder: PricesFolder,
  { day, files }: Extract<Submission, { action: "release" }>,
): Planned | undefined {
  const text = listText(folder);
  const list = loadPriceList(folder);
  const { version } = list.meta;
  if (dayOf(version) !== day || folder.read(releaseFile(version)) === undefined) return undefined;
  if (files[LIST] !== undefined) loadPriceList(overlaid(folder, new Map(Object.entries(files))));
  const isReleased = EDITED.every((name) => {
    const sent = files[name];
    if (sent === undefined) return true;
    const released = name === LIST ? withVersion(unsealed(sent), version) : sent;
    return fingerprint(released) === fingerprint(folder.read(name) ?? "");
  });
  return isReleased ? { list, text, writes: new Map() } : undefined;
}

/** A list that came back under a day far ahead would leave no way to release under the right one. Zones differ by a day. */
function refuseOtherDay(atDesk: string, today: string): void {
  if (Math.abs(Date.parse(atDesk) - Date.parse(today)) <= 86_400_000) return;
  throw new DeskRefusal(
    `У вас сегодня ${dateInWords(atDesk)}, а на сервере ${dateInWords(today)}: поправьте часы там, где они неверны.`,
  );
}

/** Edited files that are not in force any more as the edits were made in them. */
const staleFiles = (folder: PricesFolder, { base, files }: Extract<Submission, { action: "release" }>): string[] =>
  EDITED.filter((name) => files[name] !== undefined && base[name] !== fingerprint(folder.read(name) ?? ""));
