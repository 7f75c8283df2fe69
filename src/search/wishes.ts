import type { Options } from "../engine/configuration.ts";
import type { Engine } from "../engine/create-engine.ts";
import type { Problem } from "../engine/problem.ts";
import type { Parameters } from "../engine/request.ts";
import { decimal } from "../engine/texts/format.ts";
import { DEFAULT_LIMIT, DEFAULT_SORT, searchParameters, type Sort } from "./search-parameters.ts";

/** What a search was asked for, as read: sizes in metres (width and height from 1000 in millimetres), area in m². */
export interface Wishes extends Partial<Options> {
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

/** From here on a width or a height is millimetres; below, metres: as in a calculation. */
const MILLIMETRES_FROM = 1000;

export function millimetres(size: number): number {
  return size >= MILLIMETRES_FROM ? size : Math.round(size * 1_000_000) / 1000;
}

/** Raw name→value map → wishes, or everything that is wrong with them. */
export function readWishes(
  { parameters, readValues }: Pick<Engine, "parameters" | "readValues">,
  given: Parameters,
): Wishes | { problems: Problem[] } {
  const known = new Map(Object.entries(searchParameters(parameters)));
  const problems: Problem[] = [];
  const wishes: Wishes = { budget: 0, sort: DEFAULT_SORT, limit: DEFAULT_LIMIT };
  readValues(given, known, ["budget"], wishes, problems);
  for (const size of BOUNDED) {
    const least = wishes[`${size}_min`];
    const most = wishes[`${size}_max`];
    if (least === undefined || most === undefined) continue;
    const inOrder = size === "length" ? least <= most : millimetres(least) <= millimetres(most);
    if (!inOrder) problems.push(crossedBounds(size, least, most));
  }
  return problems.length > 0 ? { problems: problems.map(inItsOwnWords) } : wishes;
}

/** A calculation has this parameter, so that whoever gives it here mistypes nothing. */
function inItsOwnWords(problem: Problem): Problem {
  if (problem.code !== "unknown_parameter" || !problem.detail.startsWith("prices_version:")) return problem;
  return { ...problem, detail: "prices_version: подбор всегда по сегодняшнему прайс-листу; уберите этот параметр" };
}

function crossedBounds(size: string, least: number, most: number): Problem {
  const detail =
    `${size}_min, ${size}_max: пришло «${decimal(least)}» и «${decimal(most)}»; ` +
    "нижняя граница не может быть больше верхней";
  return { code: "invalid_parameter", detail };
}
