import type { Place } from "./finding.ts";
import { PriceListError } from "./price-list-error.ts";
import type { PricesFolder } from "./prices-folder.ts";
import { conflictMarks } from "./yaml-slips.ts";

/** The record of all that was ever released, beside `price-list.yaml`: a list gone from the archive is still in it. */
export const RELEASED = "released.txt";

const HEAD = "# Выпущенные прайс-листы: дата и SHA-256 копии в archive/. Пишет npm run prices -- release, не править.";
const LINE = /^(\d{4}-\d{2}-\d{2}) ([0-9a-f]{64})$/;

/** Versions of released lists → digests of what was released. */
export type Released = ReadonlyMap<string, string>;

/** The record of a folder with prices, nothing where there is none; throws `PriceListError` with the lines it cannot read. */
export function readReleased(folder: PricesFolder): Released | undefined {
  const file = folder.shown(RELEASED);
  // Some editors begin a file with a mark of its encoding.
  const text = folder.read(RELEASED)?.replace(/^\uFEFF/, "");
  if (text === undefined) return undefined;
  const lines = text.split(/\r?\n/).map((line, at) => ({ line, number: at + 1 }));
  const marks = conflictMarks(text, (offset): Place => ({ line: text.slice(0, offset).split("\n").length, column: 1 }));
  const read = lines.filter(({ line }) => line !== "" && !line.startsWith("#"));
  const strange = read.filter(({ line }) => !LINE.test(line));
  if (marks.length > 0)
    throw new PriceListError(
      file,
      marks.map(({ place, text }) => `${file}:${place.line} ${text}`),
    );
  if (strange.length > 0) {
    const told = "строка не читается; допускается: дата и 64 знака — верните файл, каким он был";
    throw new PriceListError(
      file,
      strange.map(({ number }) => `${file}:${number} ${told}`),
    );
  }
  return new Map(read.map(({ line }) => LINE.exec(line)!.slice(1) as [string, string]));
}

/** The line of a released list. */
export const releasedLine = (version: string, digest: string): string => `${version} ${digest}`;

/** The text of the record, the oldest first. */
export function releasedText(released: Released): string {
  const lines = [...released]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([version, digest]) => releasedLine(version, digest));
  return `${[HEAD, ...lines].join("\n")}\n`;
}
