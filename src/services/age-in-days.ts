import { dayOf } from "../text/version.ts";

const DAY_MS = 86_400_000;

/** Whole days between the day of a price list and that of `now`, both in UTC; below zero where its day is still to come. */
export function ageInDays(version: string, now: Date): number {
  const today = now.toISOString().slice(0, "2026-11-20".length);
  return (Date.parse(today) - Date.parse(dayOf(version))) / DAY_MS;
}
