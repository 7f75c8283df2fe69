import { parameters, priceList } from "hangar-engine";
import type { ParameterTable } from "../engine/request/parameters.ts";
import type { PriceList, Roof } from "../price-list/schema.ts";
import { millimetres } from "../text/millimetres.ts";
import { heightChoices, typedMillimetres, widthChoices, type SizeChoice } from "../calculator/form/sizes/sizes.ts";
import { roofList, sizeBounds } from "../search/search-parameters.ts";

/** What a dealer may narrow the price list by: sizes under the names that a search has for them. */
export const limitsOf = (table: ParameterTable, texts?: Parameters<typeof roofList>[1]) => ({
  roofs: roofList(table.roof, texts),
  ...sizeBounds(table),
  gates_max: table.gates,
  doors_max: table.doors,
  windows_max: table.windows,
});

export const LIMITS = limitsOf(parameters);

export type Limits = { [Name in keyof typeof LIMITS]?: NonNullable<ReturnType<(typeof LIMITS)[Name]["read"]>> };

/** The part of the price list within the limits; nothing when they leave no hangar. */
export function narrowed(limits: Limits): PriceList | undefined {
  const roofs = Object.entries(priceList.roofs)
    .filter(([id]) => limits.roofs?.includes(id) ?? true)
    .map(([id, one]) => [id, narrowedRoof(one, limits)] as const)
    .filter(([, { widths, heights }]) => Object.keys(widths).length > 0 && heights.length > 0);
  const length = {
    ...priceList.length,
    min_m: Math.max(priceList.length.min_m, limits.length_min ?? 0),
    max_m: Math.min(priceList.length.max_m, limits.length_max ?? Infinity),
  };
  if (roofs.length === 0 || length.min_m > length.max_m) return undefined;
  return {
    ...priceList,
    roofs: Object.fromEntries(roofs),
    length,
    limits: {
      gates: Math.min(priceList.limits.gates, limits.gates_max ?? Infinity),
      doors: Math.min(priceList.limits.doors, limits.doors_max ?? Infinity),
      windows: Math.min(priceList.limits.windows, limits.windows_max ?? Infinity),
    },
  };
}

function narrowedRoof(whole: Roof, { width_min, width_max, height_min, height_max }: Limits): Roof {
  const widths = within(widthChoices(whole), width_min, width_max);
  const heights = within(heightChoices(whole), height_min, height_max).map(({ mm }) => mm);
  const { default_height_mm } = whole;
  return {
    ...whole,
    widths: Object.fromEntries(widths.map(({ mm }) => [mm, whole.widths[mm]!])),
    heights,
    default_height_mm: heights.includes(default_height_mm) ? default_height_mm : (heights[0] ?? default_height_mm),
  };
}

/** By the name of a size as well as by the size itself: up to 23,7 m takes in the 23732 mm that go by that name. */
function within(choices: readonly SizeChoice[], least = 0, most = Infinity): SizeChoice[] {
  const [least_mm, most_mm] = [millimetres(least), millimetres(most)];
  return choices.filter(({ mm, text }) => mm >= least_mm && Math.min(mm, typedMillimetres(text)) <= most_mm);
}
