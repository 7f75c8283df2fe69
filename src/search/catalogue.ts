import type { ParameterTable } from "../engine/parameters.ts";
import type { Problem } from "../engine/problem.ts";
import type { PriceList, Roof } from "../price-list/schema.ts";
import { noSuchSizes } from "./no-such-sizes.ts";
import { millimetres, type Wishes } from "./wishes.ts";

/** One size of the catalogue, ready to be calculated: width and height in millimetres, length in metres. */
export interface CatalogueSize {
  roof: string;
  width: number;
  length: number;
  height: number;
}

/** What of one roof lies within the wishes' bounds: millimetres, lengths in metres. */
export interface RoofSizes {
  widths: number[];
  heights: number[];
  lengths: number[];
}

/** Every standard width and height of the wished roofs with every length of whole bays, or why there is none. */
export function catalogue(
  wishes: Wishes,
  priceList: PriceList,
  { truss }: Pick<ParameterTable, "truss">,
): CatalogueSize[] | { problem: Problem } {
  const kind = trussKind(wishes, truss.aliases);
  const roofs = wishes.roof ?? Object.keys(priceList.roofs);
  const sizesByRoof = roofs.map((id) => {
    const roof = priceList.roofs[id]!;
    const widths = widthsOf(roof, wishes, kind);
    return { id, widths, heights: heightsOf(roof, wishes), lengths: lengthsOf(roof, wishes, priceList.length) };
  });
  const sizes = sizesByRoof.flatMap(({ id, widths, heights, lengths }) =>
    widths.flatMap((width) =>
      heights.flatMap((height) => lengths.map((length): CatalogueSize => ({ roof: id, width, length, height }))),
    ),
  );
  return sizes.length > 0 ? sizes : { problem: noSuchSizes(wishes, sizesByRoof, priceList) };
}

export type TrussKind = keyof Roof["widths"][string]["truss"];

/** The price list names trusses as the contract's aliases do. */
function trussKind({ truss }: Wishes, aliases: Readonly<Record<string, string>> = {}): TrussKind | undefined {
  return Object.keys(aliases).find((alias) => aliases[alias] === truss) as TrussKind | undefined;
}

/** A width goes by its millimetres and by the name that customers use (23.7 for 23732 mm). */
function widthsOf(roof: Roof, { width_min, width_max }: Wishes, truss: TrussKind | undefined): number[] {
  return Object.entries(roof.widths)
    .filter(([, offered]) => truss === undefined || offered.truss[truss] !== undefined)
    .filter(([mm, { label_m }]) =>
      [Number(mm), millimetres(label_m ?? Number(mm))].some((name) => isWithin(name, width_min, width_max)),
    )
    .map(([mm]) => Number(mm));
}

function heightsOf(roof: Roof, { height_min, height_max }: Wishes): number[] {
  return roof.heights.filter((mm) => isWithin(mm, height_min, height_max));
}

function isWithin(size_mm: number, least = 0, most = Infinity): boolean {
  return size_mm >= millimetres(least) && size_mm <= millimetres(most);
}

/** Whole bays of the roof's frame pitch, metres to the centimetre. */
function lengthsOf({ pitch_m }: Roof, wishes: Wishes, { min_m, max_m }: PriceList["length"]): number[] {
  const least = Math.max(min_m, wishes.length_min ?? 0);
  const most = Math.min(max_m, wishes.length_max ?? Infinity);
  const lengths: number[] = [];
  for (let bays = 1; ; bays++) {
    const length = Math.round(bays * pitch_m * 100) / 100;
    if (length > most) return lengths;
    if (length >= least) lengths.push(length);
  }
}
