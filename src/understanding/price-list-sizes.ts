import type { PriceList, Roof } from "../price-list/schema.ts";

export const SIZE_NAMES = ["width", "length", "height"] as const;
export type SizeName = (typeof SIZE_NAMES)[number];

export const isSizeName = (parameter: string): parameter is SizeName =>
  (SIZE_NAMES as readonly string[]).includes(parameter);

/** Whether it is a side of the ground. */
export const isSide = (parameter: string): boolean => parameter === "width" || parameter === "length";

/** Whether a size may be had of one of these roofs, metres. */
export function isOffered(name: SizeName, metres: number, roofs: readonly Roof[], priceList: PriceList): boolean {
  const { length, rounding } = priceList;
  if (name === "length") return metres >= length.min_m && metres <= length.max_m;
  return roofs.some(({ widths, heights }) => {
    const sizes_m = (name === "width" ? Object.keys(widths).map(Number) : heights).map((mm) => mm / 1000);
    return metres >= Math.min(...sizes_m) - rounding.beyond_m && metres <= Math.max(...sizes_m) + rounding.beyond_m;
  });
}

/** Sizes of these roofs by their labels, metres, each once and in order; those of a length are any. */
export function sizesOf(name: SizeName, roofs: readonly Roof[]): number[] {
  if (name === "length") return [];
  const all = roofs.flatMap(({ widths, heights }) =>
    name === "height"
      ? heights.map((mm) => mm / 1000)
      : Object.entries(widths).map(([mm, { label_m = Number(mm) / 1000 }]) => label_m),
  );
  return [...new Set(all)].sort((a, b) => a - b);
}
