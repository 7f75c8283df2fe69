import {
  counted as countedInEnglish,
  grouped,
  listed,
  quoted,
  roubles,
  withUnit as beforeUnit,
} from "../../../../text/in-english.ts";

export * from "../../../../text/format.ts";
export { grouped, listed, quoted, roubles };

/** By the names that the calculator has for them. */
const UNITS: Readonly<Record<string, string>> = { м: "m", "м²": "m²", мм: "mm", см: "cm" };

export const withUnit = (value: string | number, unit: string): string => beforeUnit(value, UNITS[unit] ?? unit);
export const decimal = (value: number): string => String(value);
export const metresOfMm = (value_mm: number): string => decimal(value_mm / 1000);
export const counted = countedInEnglish;
