import type { Engine } from "../../engine/create-engine.ts";
import { readFilters } from "../../search/filters.ts";
import { search, type SearchAnswer } from "../../search/search.ts";
import type { SearchEngine } from "../../search/candidate.ts";
import type { Problem } from "../../engine/request/problem.ts";
import { withUnit } from "../../text/format.ts";
import type { FilterPair } from "./filters/filter-form.ts";

/** What the page offers of a search. */
export interface OfferedSearch {
  answer: SearchAnswer;
  /** How many more the API finds, with gates in a wall too low for them. */
  tooLow: number;
}

/** The search of the API without hangars whose walls are too low for the gates asked for: nobody is to be tempted by them. */
export function offeredSearch(engine: SearchEngine & Pick<Engine, "layoutOf">, filters: FilterPair[]): OfferedSearch {
  const asked = readFilters(engine, filters);
  if ("problems" in asked || !asked.gates) return { answer: search(engine, filters), tooLow: 0 };
  const { budget, area_min = 0 } = asked;
  let tooLow = 0;
  /** How long a hangar is changes nothing in it, but for the gates that there is room for. */
  const known = new Map<string, boolean>();
  const isTooLow = (parameters: Readonly<Record<string, unknown>>): boolean => {
    const { roof, width, height } = parameters;
    const key = [roof, width, height].join();
    const told = known.get(key) ?? engine.layoutOf(parameters)?.gateIsTooTall ?? false;
    known.set(key, told);
    return told;
  };
  const offering: SearchEngine = {
    ...engine,
    priceOf(parameters) {
      const price = engine.priceOf(parameters);
      if (price === undefined || !isTooLow(parameters as Readonly<Record<string, unknown>>)) return price;
      if (price.total_with_vat <= budget && price.area_m2 >= area_min) tooLow += 1;
      return undefined;
    },
    calculate(parameters) {
      const answer = engine.calculate(parameters);
      const isRefused = answer.status === 200 && isTooLow(parameters as Readonly<Record<string, unknown>>);
      return isRefused ? engine.refusal([tooTall(engine)]) : answer;
    },
  };
  const answer = search(offering, filters);
  return { answer, tooLow };
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
