/**
 * What answers come in beside JSON: by the extension of the path, or by `Accept`. What writes them is loaded on demand,
 * from `function.ts`.
 */
export const FORMATS = {
  csv: { type: "text/csv; charset=utf-8" },
} as const;

export type Format = keyof typeof FORMATS;

export const FORMAT_NAMES = Object.keys(FORMATS) as Format[];

/** How programs read a CSV: commas and decimal points, or semicolons and decimal commas as Excel has them in Russian. */
export const DIALECTS = ["international", "ru"] as const;
export type Dialect = (typeof DIALECTS)[number];
