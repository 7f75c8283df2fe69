import type { Understanding } from "../../../understanding/response.ts";
import type { Texts } from "../../wish/following/follow.ts";
import { queryOf } from "../../../text/query-of.ts";
import { isFilter, openFilters } from "./filter-form.ts";

/** The filters that a wish sets, as their form holds them; a size is both of its bounds. */
export function filtersOfWish({ parameters, search }: Pick<Understanding, "parameters" | "search">): Texts {
  const filters = { ...(search?.parameters ?? bounded(parameters)) };
  const { form } = openFilters(queryOf(filters));
  return Object.fromEntries(Object.keys(filters).flatMap((name) => (isFilter(name) ? [[name, form[name]]] : [])));
}

function bounded(parameters: Understanding["parameters"]): Understanding["parameters"] {
  const filters: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(parameters)) {
    for (const filter of isFilter(name) ? [name] : [`${name}_min`, `${name}_max`]) filters[filter] = value;
  }
  return filters;
}
