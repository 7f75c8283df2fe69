import { z } from "zod";

/** A day, and from the second list of that day on its number: `2026-11-20`, `2026-11-20.2`. Versions sort as texts. */
export const VERSION = new RegExp(z.regexes.date.source.replace(/\$$/, String.raw`(?:\.[2-9])?$`));

export const MOST_A_DAY = 9;

/** Every version that a day can have, in their order. */
export const versionsOf = (day: string): string[] =>
  Array.from({ length: MOST_A_DAY }, (_, at) => (at === 0 ? day : `${day}.${at + 1}`));
