import { decimal, grouped } from "./format.ts";

/** For a glance: `1,14 млн`, `41 тыс.`, `900 ₽`. */
export function shortRoubles(whole: number): string {
  if (whole >= 999_500) return `${decimal(Math.round(whole / 10_000) / 100)}\u00a0млн`;
  if (whole >= 1_000) return `${grouped(Math.round(whole / 1_000))}\u00a0тыс.`;
  return `${grouped(whole)}\u00a0₽`;
}
