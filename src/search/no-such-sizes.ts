import type { Problem } from "../engine/request/problem.ts";
import type { PriceList } from "../price-list/schema.ts";
import type { RoofSizes, TrussKind } from "./roof-sizes.ts";
import type { Filters } from "./filters.ts";
import type { SearchTexts } from "./texts/search-texts.ts";

const DIMENSIONS = ["widths", "heights", "lengths"] as const satisfies (keyof RoofSizes)[];

/** Names the filter that leaves nothing, and what there is. */
export function noSuchSizes(
  filters: Filters,
  sizesByRoof: readonly RoofSizes[],
  priceList: PriceList,
  texts: SearchTexts,
): Problem {
  const empty = DIMENSIONS.filter((dimension) => sizesByRoof.every((sizes) => sizes[dimension].length === 0));
  const guilty = (empty.length > 0 ? empty : DIMENSIONS).filter(
    (dimension) => filtersAbout(dimension, filters, texts).length > 0,
  );
  const asked = guilty.flatMap((dimension) => filtersAbout(dimension, filters, texts));
  const values = asked.map(([, value]) => value);
  const offered = guilty.map((dimension) => offeredOf(dimension, filters, priceList, texts));
  return {
    code: "unsupported_size",
    about: asked.map(([parameter, came]) => ({ parameter, came })),
    ...texts.noSuchSizes(values, empty.length > 0, offered),
  };
}

function filtersAbout(
  dimension: keyof RoofSizes,
  filters: Filters,
  { truss }: SearchTexts,
): [name: string, value: number | string][] {
  const names = {
    widths: ["width_min", "width_max", "truss"],
    heights: ["height_min", "height_max"],
    lengths: ["length_min", "length_max"],
  } as const;
  return names[dimension].flatMap((name): [string, number | string][] => {
    const value = filters[name];
    return value === undefined ? [] : [[name, typeof value === "string" ? truss(value) : value]];
  });
}

function offeredOf(
  dimension: keyof RoofSizes,
  filters: Filters,
  { roofs, length }: PriceList,
  texts: SearchTexts,
): string {
  const chosen = (filters.roof ?? Object.keys(roofs)).map((id) => roofs[id]!);
  const each = (sizes: readonly number[]) => [...new Set(sizes)].sort((a, b) => a - b);
  if (dimension === "heights") return texts.heights(each(chosen.flatMap(({ heights }) => heights)));
  if (dimension === "lengths") {
    const baySpacings_m = [...new Set(chosen.map(({ pitch_m }) => pitch_m))];
    return texts.lengths(length.min_m, length.max_m, baySpacings_m);
  }
  const widths = (kind: TrussKind) =>
    each(
      chosen.flatMap(({ widths }) =>
        Object.keys(widths)
          .filter((mm) => widths[mm]!.truss[kind] !== undefined)
          .map(Number),
      ),
    );
  return texts.widths(widths("solid"), filters.truss === undefined ? undefined : widths("demountable"));
}
