import { capitalized } from "../text/format.ts";
import { dateInWords } from "../text/date-in-words.ts";
import { localDay, twoDigits } from "../text/local-day.ts";
import type { Lang } from "../text/lang.ts";

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

/** What comes before a date, and after it. */
const WORDS = {
  ru: {
    prices: "цены на",
    offline: "без связи с",
    over: ["действовали по", "уточните их"],
    unchecked: ["не сверялись с", "уточните их"],
  },
  en: {
    prices: "prices of",
    offline: "no connection since",
    over: ["they held until", "please confirm them"],
    unchecked: ["not checked since", "please confirm them"],
  },
} as const;

/** The line about the prices, and whether it is a warning. */
export function freshnessText(
  { version, validUntil, checkedAt, offlineSince }: Freshness,
  now: Date,
  lang: Lang = "ru",
): { text: string; isWarning: boolean } {
  const isOffline = offlineSince !== undefined;
  const words = WORDS[lang];
  const doubt = ([before, after]: readonly [string, string], day: string): string =>
    `${before}\u00a0${dateInWords(day, lang)}, ${after}`;
  const parts = [`${words.prices} ${dateInWords(version, lang)}`];
  if (isOffline) parts.unshift(`${words.offline}\u00a0${moment(new Date(offlineSince), now, lang)}`);
  const isOver = validUntil !== undefined && localDay(now) > validUntil;
  const isUnchecked = isOffline && checkedAt !== undefined && now.getTime() - checkedAt > LONG_UNCHECKED_DAYS * DAY_MS;
  if (isOver) parts.push(doubt(words.over, validUntil));
  else if (isUnchecked) parts.push(doubt(words.unchecked, localDay(new Date(checkedAt))));
  const text = parts.join(" · ");
  return { text: capitalized(text), isWarning: isOver || isUnchecked };
}

/** `14:05` of today, else the day. */
function moment(time: Date, now: Date, lang: Lang): string {
  if (localDay(time) !== localDay(now)) return dateInWords(localDay(time), lang);
  return `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}
