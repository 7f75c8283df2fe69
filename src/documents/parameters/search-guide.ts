import type { ParameterName } from "../../engine/request/parameters.ts";
import type { SearchParameterName } from "../../search/search-parameters.ts";

/** The parameters that a search alone has; roofs are those of a calculation, but several may be named. */
export type OwnSearchParameter = Exclude<SearchParameterName, ParameterName> | "roof";

const bound = (size: string, which: "least" | "most", unit: string) => `${size} at ${which}, ${unit}.`;
const EITHER_UNIT = "metres; a number of 1000 and more is millimetres";

/** What each of them means, for the interface description. */
export const SEARCH_GUIDE: Readonly<Record<OwnSearchParameter, string>> = {
  budget:
    "The most that the hangar may cost, whole roubles incl. VAT, digits only; without it any price is. Delivery and foundation are not included.",
  area_min: "At least so many square metres.",
  area_max: "At most so many square metres.",
  roof:
    "Roof types to choose from; all of them when left out. A link names several with commas between them, or repeats " +
    "the parameter.",
  attached:
    "true: only roofs that lean on a building; false: none of them. Left out, together with roof: they stand behind the " +
    "others.",
  width_min: bound("Width", "least", EITHER_UNIT),
  width_max: bound("Width", "most", EITHER_UNIT),
  length_min: bound("Length", "least", "metres"),
  length_max: bound("Length", "most", "metres"),
  height_min: bound("Column height of the low side", "least", EITHER_UNIT),
  height_max: bound("Column height of the low side", "most", EITHER_UNIT),
  sort: "area: the largest first, then the cheapest; price: the cheapest first (give area_min with it); price_per_m2: the cheapest by the square metre. Default: area with a budget, price without.",
  limit: "How many configurations to show.",
};
