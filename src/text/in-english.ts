import { clipped } from "./format.ts";

/** No-break space: before units and between currency and sum. */
const NBSP = "\u00a0";

export const withUnit = (value: number | string, unit: string): string => `${value}${NBSP}${unit}`;

/** `4683857` → `4,683,857`. */
export const grouped = (whole: number): string => {
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, ",");
  return (whole < 0 ? "\u2212" : "") + digits;
};

/** `4683857` → `RUB 4,683,857`. */
export const roubles = (whole: number): string => `RUB${NBSP}${grouped(whole)}`;

export const counted = (count: number, one: string, several = `${one}s`): string =>
  withUnit(grouped(count), count === 1 ? one : several);

export const quoted = (text: string): string => `"${clipped(text)}"`;

/** `gates, doors and windows`. */
export const listed = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : (items[0] ?? "");
