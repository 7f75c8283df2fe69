import type { Lang } from "./lang.ts";

const MONTHS: Readonly<Record<Lang, string>> = {
  ru: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
  en: "January February March April May June July August September October November December",
};

/** `2026-11-20` → `20 ноября 2026` or `20 November 2026`, `2026-11-20.2` → `20 ноября 2026 (2)`; what is no date stays as it is. */
export function dateInWords(version: string, lang: Lang = "ru"): string {
  const [, year, month, day, nth] = /^(\d{4})-(\d{2})-(\d{2})(?:\.(\d))?$/.exec(version) ?? [];
  const name = MONTHS[lang].split(" ")[Number(month) - 1];
  return name === undefined ? version : `${Number(day)}\u00a0${name}\u00a0${year}${nth ? `\u00a0(${nth})` : ""}`;
}
