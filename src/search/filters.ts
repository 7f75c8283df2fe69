import type { Options } from "../engine/request/options.ts";
import type { Engine } from "../engine/create-engine.ts";
import type { Problem } from "../engine/request/problem.ts";
import type { Parameters } from "../engine/request/request.ts";
import { decimal } from "../text/format.ts";
import { millimetres } from "../text/millimetres.ts";
import { DEFAULT_LIMIT, DEFAULT_SORT, searchParameters, type Sort } from "./search-parameters.ts";

/** What a search was asked for, as read: sizes in metres (width and height from 1000 in millimetres), area in m². */
export interface Filters extends Partial<Options> {
  /** Whole roubles with VAT. */
  budget: number;
  area_min?: number;
  /** All roofs when there is none. */
  roof?: string[];
  width_min?: number;
  width_max?: number;
  length_min?: number;
  length_max?: number;
  height_min?: number;
  height_max?: number;
  sort: Sort;
  limit: number;
}

const BOUNDED = ["width", "length", "height"] as const;

/** Raw name→value map → filters, or everything that is wrong with them. */
export function readFilters(
  { parameters, readValues }: Pick<Engine, "parameters" | "readValues">,
  given: Parameters,
): Filters | { problems: Problem[] } {
  const known = new Map(Object.entries(searchParameters(parameters)));
  const problems: Problem[] = [];
  const filters: Filters = { budget: 0, sort: DEFAULT_SORT, limit: DEFAULT_LIMIT };
  readValues(given, known, ["budget"], filters, problems);
  for (const size of BOUNDED) {
    const least = filters[`${size}_min`];
    const most = filters[`${size}_max`];
    if (least === undefined || most === undefined) continue;
    const inOrder = size === "length" ? least <= most : millimetres(least) <= millimetres(most);
    if (!inOrder) problems.push(crossedBounds(size, least, most));
  }
  return problems.length > 0 ? { problems: problems.map(inItsOwnWords) } : filters;
}

/** A calculation has this parameter, so that whoever gives it here mistypes nothing. */
function inItsOwnWords(problem: Problem): Problem {
  if (problem.code !== "unknown_parameter" || problem.parameters[0] !== "prices_version") return problem;
  return { ...problem, came: "подбор всегда по сегодняшнему прайс-листу", accepted: "уберите этот параметр" };
}

function crossedBounds(size: string, least: number, most: number): Problem {
  return {
    code: "invalid_parameter",
    parameters: [`${size}_min`, `${size}_max`],
    came: `пришло «${decimal(least)}» и «${decimal(most)}»`,
    accepted: "нижняя граница не может быть больше верхней",
  };
}
