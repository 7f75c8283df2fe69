import { search, type SearchAnswer } from "../../search/search.ts";
import type { SearchEngine } from "../../search/candidate.ts";
import type { Problem } from "../../engine/request/problem.ts";
import { withUnit } from "../../text/format.ts";
import type { FilterPair } from "./filters/filter-form.ts";

/** What the page offers of a search. */
export interface OfferedSearch {
  answer: SearchAnswer;
  /** How many more there are, with gates in a wall too low for them. */
  tooLow: number;
}

/** The search of the API, but that gates in walls too low for them are not even offered where there is nothing else. */
export function offeredSearch(engine: SearchEngine, filters: FilterPair[]): OfferedSearch {
  const answer = search(engine, filters);
  if (answer.status === 400) return { answer, tooLow: 0 };
  const { count, areAll } = answer.tooLow;
  return { answer: areAll ? engine.refusal([tooTall(engine)]) : answer, tooLow: count };
}

/** Why nothing is left where every wall that meets the wishes is too low. */
function tooTall({ priceList }: Pick<SearchEngine, "priceList">): Problem {
  const { height_m, min_wall_m } = priceList.rules.gate;
  return {
    code: "does_not_fit",
    about: [{ parameter: "gates" }],
    came: "стены с такими пожеланиями ниже, чем нужно воротам",
    accepted: `воротам высотой ${withUnit(height_m, "м")} нужна стена от ${withUnit(min_wall_m, "м")}: возьмите высоту больше`,
  };
}
