import type { Problem, ProblemData } from "../engine/request/problem.ts";
import { millimetres } from "../text/millimetres.ts";
import type { PriceList } from "../price-list/schema.ts";
import type { RoofSizes, TrussKind } from "./roof-sizes.ts";
import type { Filters } from "./filters.ts";
import type { SearchTexts } from "../messages/search-texts.ts";

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
    about: guilty.flatMap((dimension) =>
      filtersAbout(dimension, filters, texts).map(([parameter, came]) => ({
        parameter,
        came,
        ...(typeof came === "number" && acceptedOf(dimension, came, parameter.endsWith("_min"), filters, priceList)),
      })),
    ),
    came: texts.came(values),
    accepted: `${empty.length > 0 ? texts.noSuchSizes : texts.noneTogether}, ${texts.thereAre} ${offered.join("; ")}`,
  };
}

/** In metres, whatever the bound came in; the nearest that lets a size in. */
function acceptedOf(
  dimension: keyof RoofSizes,
  came: number,
  isLeast: boolean,
  filters: Filters,
  { roofs, length }: PriceList,
): Pick<ProblemData, "accepted" | "nearest"> {
  const chosen = chosenRoofs(filters, roofs);
  if (dimension === "lengths") {
    const { min_m: minimum, max_m: maximum } = length;
    const inBays = chosen.map(({ pitch_m }) => {
      const bound = isLeast ? Math.min(came, maximum) : Math.max(came, minimum);
      return (isLeast ? Math.floor(bound / pitch_m) : Math.ceil(bound / pitch_m)) * pitch_m;
    });
    const nearest = isLeast ? Math.max(...inBays) : Math.min(...inBays);
    return { accepted: { type: "number", minimum, maximum }, nearest };
  }
  const sizes_mm =
    dimension === "heights" ? chosen.flatMap(({ heights }) => heights) : widthsOfTruss(chosen, trussOf(filters));
  const all = [...new Set(sizes_mm)].sort((a, b) => a - b);
  const came_mm = millimetres(came);
  const nearest = isLeast
    ? (all.filter((mm) => mm <= came_mm).at(-1) ?? all[0] ?? 0)
    : (all.find((mm) => mm >= came_mm) ?? all.at(-1) ?? 0);
  return { accepted: { type: "number", enum: all.map((mm) => mm / 1000) }, nearest: nearest / 1000 };
}

/** Every width is made with a solid one, which leaves nothing out. */
const trussOf = ({ truss }: Filters): TrussKind => (truss === "Сборный" ? "demountable" : "solid");

const chosenRoofs = (filters: Filters, roofs: PriceList["roofs"]) =>
  (filters.roof ?? Object.keys(roofs)).map((id) => roofs[id]!);

const widthsOfTruss = (roofs: readonly PriceList["roofs"][string][], kind: TrussKind): number[] =>
  roofs.flatMap(({ widths }) =>
    Object.keys(widths)
      .filter((mm) => widths[mm]!.truss[kind] !== undefined)
      .map(Number),
  );

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
    if (value === undefined || (name === "truss" && trussOf(filters) === "solid")) return [];
    return [[name, typeof value === "string" ? truss : value]];
  });
}

function offeredOf(
  dimension: keyof RoofSizes,
  filters: Filters,
  { roofs, length }: PriceList,
  texts: SearchTexts,
): string {
  const chosen = chosenRoofs(filters, roofs);
  const each = (sizes: readonly number[]) => [...new Set(sizes)].sort((a, b) => a - b);
  if (dimension === "heights") return texts.heights(each(chosen.flatMap(({ heights }) => heights)));
  if (dimension === "lengths") {
    const baySpacings_m = [...new Set(chosen.map(({ pitch_m }) => pitch_m))];
    return texts.lengths(length.min_m, length.max_m, baySpacings_m);
  }
  const widths = (kind: TrussKind) => each(widthsOfTruss(chosen, kind));
  const told = texts.widths(widths("solid"));
  if (trussOf(filters) === "solid") return told;
  const demountable = widths("demountable");
  return `${told}, ${demountable.length > 0 ? texts.demountable(demountable) : texts.noDemountable}`;
}
