import type { Problem } from "../engine/request/problem.ts";
import { decimal, metresOfMm, withUnit } from "../text/format.ts";
import type { PriceList } from "../price-list/schema.ts";
import type { RoofSizes, TrussKind } from "./roof-sizes.ts";
import type { Filters } from "./filters.ts";

const DIMENSIONS = ["widths", "heights", "lengths"] as const satisfies (keyof RoofSizes)[];

/** Names the filter that leaves nothing, and what there is. */
export function noSuchSizes(filters: Filters, sizesByRoof: readonly RoofSizes[], priceList: PriceList): Problem {
  const empty = DIMENSIONS.filter((dimension) => sizesByRoof.every((sizes) => sizes[dimension].length === 0));
  const guilty = (empty.length > 0 ? empty : DIMENSIONS).filter(
    (dimension) => filtersAbout(dimension, filters).length > 0,
  );
  const none = empty.length > 0 ? "таких размеров нет" : "вместе таких размеров нет ни у одной крыши";
  const asked = guilty.flatMap((dimension) => filtersAbout(dimension, filters));
  const values = asked.map(([, value]) => `«${typeof value === "number" ? decimal(value) : value}»`).join(", ");
  const offered = guilty.map((dimension) => offeredOf(dimension, filters, priceList)).join("; ");
  return {
    code: "unsupported_size",
    parameters: asked.map(([name]) => name),
    came: `пришло ${values}`,
    accepted: `${none}, есть ${offered}`,
  };
}

function filtersAbout(dimension: keyof RoofSizes, filters: Filters): [name: string, value: number | string][] {
  const names = {
    widths: ["width_min", "width_max", "truss"],
    heights: ["height_min", "height_max"],
    lengths: ["length_min", "length_max"],
  } as const;
  return names[dimension].flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [[name, value] as [string, number | string]];
  });
}

function offeredOf(dimension: keyof RoofSizes, filters: Filters, { roofs, length }: PriceList): string {
  const chosen = (filters.roof ?? Object.keys(roofs)).map((id) => roofs[id]!);
  const listed = (sizes_mm: number[]) =>
    withUnit(
      [...new Set(sizes_mm)]
        .sort((a, b) => a - b)
        .map(metresOfMm)
        .join("; "),
      "м",
    );
  if (dimension === "heights") return `высота ${listed(chosen.flatMap(({ heights }) => heights))}`;
  if (dimension === "lengths") {
    const baySpacings = [...new Set(chosen.map(({ pitch_m }) => decimal(pitch_m)))].join(" или ");
    return (
      `длина от ${decimal(length.min_m)} до ${withUnit(length.max_m, "м")},` +
      ` целыми шагами рам по ${withUnit(baySpacings, "м")}`
    );
  }
  const names = (kind: TrussKind) =>
    chosen.flatMap(({ widths }) =>
      Object.keys(widths)
        .filter((mm) => widths[mm]!.truss[kind] !== undefined)
        .map(Number),
    );
  const demountable = names("demountable");
  const onlySolid =
    filters.truss === undefined ? "" : `, сборная ферма — ${demountable.length > 0 ? listed(demountable) : "нигде"}`;
  return `ширина ${listed(names("solid"))}${onlySolid}`;
}
