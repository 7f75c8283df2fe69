import type { Engine } from "../engine/create-engine.ts";
import type { Options } from "../engine/configuration.ts";
import type { ErrorBody } from "../engine/response.ts";
import type { Problem } from "../engine/problem.ts";
import type { Parameters } from "../engine/request.ts";
import { decimal, withUnit } from "../engine/texts/format.ts";
import { catalogue, type CatalogueSize } from "./catalogue.ts";
import { found } from "./found.ts";
import type { SearchResponse } from "./response.ts";
import { readWishes, type Wishes } from "./wishes.ts";
import type { Sort } from "./search-parameters.ts";

/** What a search needs of the engine; every figure comes from its `priceOf` and `calculate`. */
export type SearchEngine = Pick<
  Engine,
  "priceOf" | "calculate" | "parameters" | "readValues" | "problemsBody" | "priceList" | "baseUrl"
>;

export type SearchAnswer = { status: 200; body: SearchResponse } | { status: 400; body: ErrorBody };

/** A configuration that meets the wishes, and what the order is made by: whole roubles, m². */
export interface Candidate {
  parameters: Readonly<Record<string, unknown>>;
  total: number;
  area: number;
}

/**
 * Finds the best hangars for a budget among all standard sizes and lengths of whole bays. Every one of them is
 * priced, and those that are shown are calculated: no shortcut has to be true of every price list. Bad input gives 400, nothing is ever thrown.
 */
export function search(engine: SearchEngine, given: Parameters): SearchAnswer {
  const wishes = readWishes(engine, given);
  if ("problems" in wishes) return refusal(engine, wishes.problems);
  const candidates = candidatesFor(wishes, engine);
  if ("problems" in candidates) return refusal(engine, candidates.problems);

  const affordable = candidates.filter(({ total }) => total <= wishes.budget).sort(ORDER[wishes.sort]);
  const [cheapest] = candidates.sort(ORDER.price);
  return { status: 200, body: found(engine, wishes, affordable, cheapest!) };
}

/** Equals stay in the order of the catalogue: sorting is stable. */
const ORDER: Record<Sort, (a: Candidate, b: Candidate) => number> = {
  area: (a, b) => b.area - a.area || a.total - b.total,
  price: (a, b) => a.total - b.total || b.area - a.area,
};

/** Everything that meets the wishes at any price; never empty. */
function candidatesFor(wishes: Wishes, engine: SearchEngine): Candidate[] | { problems: Problem[] } {
  const sizes = catalogue(wishes, engine.priceList, engine.parameters);
  if ("problem" in sizes) return { problems: [sizes.problem] };
  const options = optionsOf(wishes, engine.parameters);
  const { area_min = 0 } = wishes;
  const candidates: Candidate[] = [];
  let largest = 0;
  /** The largest hangar that has no room for the openings. */
  let unfit: CatalogueSize | undefined;
  for (const size of sizes) {
    const parameters = { ...size, ...options };
    const price = engine.priceOf(parameters);
    if (price === undefined) {
      if (unfit === undefined || areaOf(size) > areaOf(unfit)) unfit = size;
      continue;
    }
    const { area_m2: area, total_with_vat: total } = price;
    largest = Math.max(largest, area);
    if (area >= area_min) candidates.push({ parameters, total, area });
  }
  if (candidates.length > 0) return candidates;
  if (largest > 0) return { problems: [noSuchArea(area_min, largest)] };
  const { status, body } = engine.calculate({ ...unfit, ...options });
  const details = status === 400 ? body.error.details : [];
  return { problems: details.map((detail) => ({ code: "does_not_fit", detail })) };
}

function areaOf({ width, length }: CatalogueSize): number {
  return width * length;
}

/** What was wished besides the sizes, as parameters of a calculation. */
function optionsOf(wishes: Wishes, parameters: SearchEngine["parameters"]): Partial<Options> {
  const options = Object.entries(wishes).filter(([name]) => name !== "roof" && name in parameters);
  return Object.fromEntries(options);
}

function noSuchArea(asked: number, largest: number): Problem {
  const detail = `area_min: пришло «${decimal(asked)}»; самый большой подходящий ангар — ${withUnit(largest, "м²")}`;
  return { code: "unsupported_size", detail };
}

/** The usual message about missing parameters is about those of a calculation. */
function refusal({ problemsBody }: SearchEngine, problems: readonly Problem[]): SearchAnswer {
  const body = problemsBody(problems);
  if (body.error.code !== "missing_parameter") return { status: 400, body };
  const message = "Не указан бюджет — добавьте сумму в рублях с НДС.";
  return { status: 400, body: { ...body, error: { ...body.error, message } } };
}
