import type { PriceList, Roof } from "../price-list/schema.ts";
import { millimetres } from "../text/millimetres.ts";
import type { Filters } from "./filters.ts";

/** What of one roof lies within the filters' bounds: millimetres, lengths in metres. */
export interface RoofSizes {
  widths: number[];
  heights: number[];
  lengths: number[];
}

export type TrussKind = keyof Roof["widths"][string]["truss"];

/** The price list names trusses as the contract's aliases do. */
export function trussKind({ truss }: Filters, aliases: Readonly<Record<string, string>> = {}): TrussKind | undefined {
  return Object.keys(aliases).find((alias) => aliases[alias] === truss) as TrussKind | undefined;
}

/** A width goes by its millimetres and by the name that customers use (23.7 for 23732 mm). */
export function widthsOf(roof: Roof, { width_min, width_max }: Filters, truss: TrussKind | undefined): number[] {
  return Object.entries(roof.widths)
    .filter(([, offered]) => truss === undefined || offered.truss[truss] !== undefined)
    .filter(([mm, { label_m }]) =>
      [Number(mm), millimetres(label_m ?? Number(mm))].some((name) => isWithin(name, width_min, width_max)),
    )
    .map(([mm]) => Number(mm));
}

export function heightsOf(roof: Roof, { height_min, height_max }: Filters): number[] {
  return roof.heights.filter((mm) => isWithin(mm, height_min, height_max));
}

function isWithin(size_mm: number, least = 0, most = Infinity): boolean {
  return size_mm >= millimetres(least) && size_mm <= millimetres(most);
}

/** Whole bays of the roof's bay spacing, metres to the centimetre. */
export function lengthsOf({ pitch_m }: Roof, filters: Filters, { min_m, max_m }: PriceList["length"]): number[] {
  const least = Math.max(min_m, filters.length_min ?? 0);
  const most = Math.min(max_m, filters.length_max ?? Infinity);
  const lengths: number[] = [];
  for (let bays = 1; ; bays++) {
    const length = Math.round(bays * pitch_m * 100) / 100;
    if (length > most) return lengths;
    if (length >= least) lengths.push(length);
  }
}
