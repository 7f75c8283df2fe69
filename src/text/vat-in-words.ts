import { withUnit } from "./format.ts";

export const vatPercent = (rate: number): number => Math.round(rate * 100);

/** `0.22` → `НДС 22 %`. */
export const vatInWords = (rate: number): string => `НДС ${withUnit(vatPercent(rate), "%")}`;
