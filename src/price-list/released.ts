import type { Place } from "./finding.ts";
import { PriceListError } from "./price-list-error.ts";
import { RELEASED, type PricesFolder } from "./prices-folder.ts";
import { VERSION } from "./version.ts";
import { conflictMarks } from "./yaml-slips.ts";

const HEAD = "# Выпущенные прайс-листы: дата и SHA-256 копии в archive/. Пишет npm run prices -- release, не править.";
const LINE = /^(\S+) ([0-9a-f]{64})(?: правила ([0-9a-f]{64}))?(?: отозван (\S+))?$/;

/** What is known of a released list for ever. */
export interface Recorded {
  /** SHA-256 of what was released. */
  digest: string;
  /** The same of the rules that it was counted by; lists from before rules were files have none. */
  rules?: string | undefined;
  /** Version of the list that took it back. */
  withdrawnBy?: string | undefined;
}

/** Released lists by version. */
export type Released = ReadonlyMap<string, Recorded>;

/** The record of a folder with prices, nothing where there is none; throws `PriceListError` with the lines it cannot read. */
export function readReleased(folder: PricesFolder): Released | undefined {
  const file = folder.shown(RELEASED);
  // Some editors begin a file with a mark of its encoding.
  const text = folder.read(RELEASED)?.replace(/^\uFEFF/, "");
  if (text === undefined) return undefined;
  const lines = text.split(/\r?\n/).map((line, at) => ({ line, number: at + 1 }));
  const marks = conflictMarks(text, (offset): Place => ({ line: text.slice(0, offset).split("\n").length, column: 1 }));
  const read = lines.filter(({ line }) => line !== "" && !line.startsWith("#"));
  const strange = read.filter(({ line }) => !isRecord(line));
  if (marks.length > 0)
    throw new PriceListError(
      file,
      marks.map(({ place, text }) => `${file}:${place.line} ${text}`),
    );
  if (strange.length > 0) {
    const told =
      "строка не читается; допускается: дата и 64 знака, у отозванного ещё «отозван» и дата — верните файл, каким он был";
    throw new PriceListError(
      file,
      strange.map(({ number }) => `${file}:${number} ${told}`),
    );
  }
  return new Map(
    read.map(({ line }) => {
      const [, version = "", digest = "", rules, withdrawnBy] = LINE.exec(line)!;
      return [
        version,
        { digest, ...(rules !== undefined && { rules }), ...(withdrawnBy !== undefined && { withdrawnBy }) },
      ];
    }),
  );
}

function isRecord(line: string): boolean {
  const [, version = "", , , withdrawnBy = version] = LINE.exec(line) ?? [];
  return VERSION.test(version) && VERSION.test(withdrawnBy);
}

/** The line of a released list. */
export const releasedLine = (version: string, { digest, rules, withdrawnBy }: Recorded): string =>
  [
    version,
    digest,
    ...(rules === undefined ? [] : ["правила", rules]),
    ...(withdrawnBy === undefined ? [] : ["отозван", withdrawnBy]),
  ].join(" ");

/** The text of the record, the oldest first. */
export function releasedText(released: Released): string {
  const lines = [...released]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([version, recorded]) => releasedLine(version, recorded));
  return `${[HEAD, ...lines].join("\n")}\n`;
}
