import { capitalized, listed } from "../../text/format.ts";
import type { Values } from "./reading/answers.ts";
import { queryOf } from "../../text/query-of.ts";
import { said } from "./wish-words.ts";

/** The selection with the filters of a wish. */
export const searchHref = (parameters: Values): string => `/podbor/?${queryOf(parameters)}`;

/** The way to the selection where a wish names a budget or an area; `isOnlyWay` where it names no whole hangar. */
export function SearchLink({ parameters, isOnlyWay }: { parameters: Values; isOnlyWay: boolean }) {
  const named = ["budget", "area_min", "area_max"].filter((name) => name in parameters);
  return (
    <a class={isOnlyWay ? "button wish-selection" : "button"} href={searchHref(parameters)}>
      {capitalized(`подобрать: ${listed(named.map((name) => said(name, parameters[name]!)))}`)}
    </a>
  );
}
