import { dateInWords } from "../../text/date-in-words.ts";
import { DeskRefusal } from "../desk-refusal.ts";

/** Whether a day is more than a year after `today`, both `2026-11-20`: most likely its year was mistyped. */
export function isFarDate(date: string, today: string): boolean {
  const [year, ...monthAndDay] = today.split("-");
  return date > [Number(year) + 1, ...monthAndDay].join("-");
}

/**
 * Throws `DeskRefusal` for a date more than a year after `today`, both `2026-11-20`: of a mistyped year no way leads back,
 * an earlier date is never taken after it.
 */
export function refuseFarDate(date: string, today: string): void {
  // What is no date at all is told by the release itself.
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !isFarDate(date, today)) return;
  throw new DeskRefusal(
    `Дата ${dateInWords(date)} — больше чем через год, сегодня ${dateInWords(today)}: проверьте, не опечатка ли. Более раннюю после неё выпустить будет нельзя.`,
  );
}
