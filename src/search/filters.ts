import type { Options } from "../options/options.ts";
import type { Engine } from "../engine/create-engine.ts";
import type { Problem } from "../engine/request/problem.ts";
import type { Parameters } from "../engine/request/request.ts";
import { millimetres } from "../text/millimetres.ts";
import { DEFAULT_LIMIT, defaultSort, searchParameters, type Sort } from "./search-parameters.ts";
import type { SearchTexts } from "../messages/search-texts.ts";

/** What a search was asked for, as read: sizes in metres (width and height from 1000 in millimetres), area in m². */
export interface Filters extends Partial<Options> {
  /** Whole roubles with VAT; whatever it costs when there is none. */
  budget?: number;
  area_min?: number;
  area_max?: number;
  /** All roofs when there is none. */
  roof?: string[];
  /** Roofs that lean on a building alone, or none of them. */
  attached?: boolean;
  width_min?: number;
  width_max?: number;
  length_min?: number;
  length_max?: number;
  height_min?: number;
  height_max?: number;
  sort: Sort;
  limit: number;
}

const BOUNDED = ["area", "width", "length", "height"] as const;

/** Raw name→value map → filters, or everything that is wrong with them. */
export function readFilters(
  { parameters, readValues }: Pick<Engine, "parameters" | "readValues">,
  given: Parameters,
  texts: SearchTexts,
): Filters | { problems: Problem[] } {
  const known = new Map(Object.entries(searchParameters(parameters, texts)));
  const problems: Problem[] = [];
  const read: Partial<Filters> = {};
  readValues(given, known, [], read, problems);
  const filters: Filters = { sort: defaultSort(read.budget), limit: DEFAULT_LIMIT, ...read };
  for (const size of BOUNDED) {
    const least = filters[`${size}_min`];
    const most = filters[`${size}_max`];
    if (least === undefined || most === undefined) continue;
    const isSide = size === "width" || size === "height";
    const inOrder = isSide ? millimetres(least) <= millimetres(most) : least <= most;
    if (!inOrder) problems.push(crossedBounds(size, least, most, texts));
  }
  return problems.length > 0 ? { problems: problems.map((problem) => inItsOwnWords(problem, texts)) } : filters;
}

/** A calculation has this parameter, so that whoever gives it here mistypes nothing. */
function inItsOwnWords(problem: Problem, { alwaysToday }: SearchTexts): Problem {
  if (problem.code !== "unknown_parameter" || problem.about[0]?.parameter !== "prices_version") return problem;
  return { ...problem, ...alwaysToday };
}

function crossedBounds(size: string, least: number, most: number, { crossed }: SearchTexts): Problem {
  const about = [
    { parameter: `${size}_min`, came: least },
    { parameter: `${size}_max`, came: most },
  ];
  return { code: "invalid_parameter", about, ...crossed(least, most) };
}
