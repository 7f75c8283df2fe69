const MONTHS = [
  "января",
  "февраля",
  "марта",
  "апреля",
  "мая",
  "июня",
  "июля",
  "августа",
  "сентября",
  "октября",
  "ноября",
  "декабря",
];

/** `2026-11-20` → `20 ноября 2026` or `20 November 2026`; a version that is no date stays as it is. */
export function dateInWords(version: string, lang: "ru" | "en" = "ru"): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(version) ?? [];
  const russian = MONTHS[Number(month) - 1];
  if (russian === undefined) return version;
  const name = lang === "ru" ? russian : new Date(version).toLocaleString("en", { month: "long", timeZone: "UTC" });
  return `${Number(day)}\u00a0${name}\u00a0${year}`;
}
