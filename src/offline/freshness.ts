import { dateInWords } from "../calculator/date-in-words.ts";

/** How far the prices on the page can be trusted. */
export interface Freshness {
  /** Date of the price list. */
  version: string;
  /** Last day that it is meant to hold. */
  validUntil?: string | undefined;
  /** When the server last said what it has. */
  checkedAt?: number | undefined;
  /** Since when it has not answered. */
  offlineSince?: number | undefined;
}

/** Prices that nobody could check for so long are worth a word, days. */
const LONG_UNCHECKED_DAYS = 7;

const DAY_MS = 86_400_000;

/** The line about the prices, and whether it is a warning. */
export function freshnessText(
  { version, validUntil, checkedAt, offlineSince }: Freshness,
  now: Date,
): { text: string; isWarning: boolean } {
  const isOffline = offlineSince !== undefined;
  const parts = [`цены на ${dateInWords(version)}`];
  if (isOffline) parts.unshift(`без сети с\u00a0${moment(new Date(offlineSince), now)}`);
  const isOver = validUntil !== undefined && localDay(now) > validUntil;
  const isUnchecked = isOffline && checkedAt !== undefined && now.getTime() - checkedAt > LONG_UNCHECKED_DAYS * DAY_MS;
  if (isOver) parts.push(`действовали по\u00a0${dateInWords(validUntil)}, уточните их`);
  else if (isUnchecked) parts.push(`не сверялись с\u00a0${dateInWords(localDay(new Date(checkedAt)))}, уточните их`);
  const text = parts.join(" · ");
  return { text: text.charAt(0).toUpperCase() + text.slice(1), isWarning: isOver || isUnchecked };
}

/** `14:05` of today, else the day. */
function moment(time: Date, now: Date): string {
  if (localDay(time) !== localDay(now)) return dateInWords(localDay(time));
  return `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** The day as the person's calendar has it, `2026-11-20`. */
function localDay(time: Date): string {
  return `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
