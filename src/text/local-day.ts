/** The day as the person's calendar has it, `2026-11-20`. */
export function localDay(time: Date): string {
  return `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
