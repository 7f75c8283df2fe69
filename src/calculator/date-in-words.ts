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

/** `2026-11-20` → `20 ноября 2026`; a version that is no date stays as it is. */
export function dateInWords(version: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(version) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? version : `${Number(day)}\u00a0${name}\u00a0${year}`;
}
