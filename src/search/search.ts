import type { Options } from "../engine/request/options.ts";
import type { Refusal } from "../engine/create-engine.ts";
import type { Problem } from "../engine/request/problem.ts";
import type { Parameters } from "../engine/request/request.ts";
import { catalogue, type CatalogueSize } from "./catalogue.ts";
import type { Candidate, SearchEngine } from "./candidate.ts";
import { found } from "./found.ts";
import type { SearchResponse } from "./response.ts";
import { readFilters, type Filters } from "./filters.ts";
import type { Sort } from "./search-parameters.ts";
import { SEARCH_TEXTS } from "./texts/texts-by-language.ts";

export type SearchAnswer = { status: 200; body: SearchResponse } | Refusal;

/**
 * Finds the best hangars for a budget among all standard sizes and lengths of whole bays. Every one of them is
 * priced, and those that are shown are calculated: no shortcut has to be true of every price list. Bad input gives 400, nothing is ever thrown.
 */
export function search(engine: SearchEngine, given: Parameters): SearchAnswer {
  const steps = searchSteps(engine, given);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Sizes that are priced from one pause to the next: about a millisecond's work. */
const SIZES_A_STEP = 100;

/** The same for who has other things to do in between: yields wherever the search may pause. */
export function* searchSteps(engine: SearchEngine, given: Parameters): Generator<undefined, SearchAnswer> {
  const filters = readFilters(engine, given);
  if ("problems" in filters) return refused(engine, filters.problems);
  const candidates = yield* candidatesFor(filters, engine);
  if ("problems" in candidates) return refused(engine, candidates.problems);

  const affordable = candidates.filter(({ total }) => total <= filters.budget).sort(ORDER[filters.sort]);
  yield;
  const [cheapest] = candidates.sort(ORDER.price);
  yield;
  return { status: 200, body: found(engine, filters, affordable, cheapest!) };
}

/** Equals stay in the order of the catalogue: sorting is stable. */
const ORDER: Record<Sort, (a: Candidate, b: Candidate) => number> = {
  area: (a, b) => b.area - a.area || a.total - b.total,
  price: (a, b) => a.total - b.total || b.area - a.area,
};

/** Everything that meets the filters at any price; never empty. */
function* candidatesFor(
  filters: Filters,
  engine: SearchEngine,
): Generator<undefined, Candidate[] | { problems: Problem[] }> {
  const sizes = catalogue(filters, engine);
  if ("problem" in sizes) return { problems: [sizes.problem] };
  const options = optionsOf(filters, engine.parameters);
  const { area_min = 0 } = filters;
  const candidates: Candidate[] = [];
  let largest = 0;
  /** The largest hangar that has no room for the openings. */
  let unfit: CatalogueSize | undefined;
  for (const [at, size] of sizes.entries()) {
    if (at % SIZES_A_STEP === 0) yield;
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
  if (largest > 0) return { problems: [noSuchArea(area_min, largest, engine)] };
  const answer = engine.calculate({ ...unfit, ...options });
  const problems = answer.status === 400 ? answer.problems : [];
  return { problems: problems.map((problem) => ({ ...problem, code: "does_not_fit" })) };
}

function areaOf({ width, length }: CatalogueSize): number {
  return width * length;
}

/** What was asked besides the sizes, as parameters of a calculation. */
function optionsOf(filters: Filters, parameters: SearchEngine["parameters"]): Partial<Options> {
  const options = Object.entries(filters).filter(([name]) => name !== "roof" && name in parameters);
  return Object.fromEntries(options);
}

function noSuchArea(asked: number, largest: number, { language }: SearchEngine): Problem {
  const told = SEARCH_TEXTS[language.lang].area(asked, largest);
  return { code: "unsupported_size", about: [{ parameter: "area_min", came: asked, nearest: largest }], ...told };
}

/** The usual message about missing parameters is about those of a calculation. */
function refused(engine: SearchEngine, problems: readonly Problem[]): Refusal {
  const refusal = engine.refusal(problems);
  const { body } = refusal;
  if (body.error.code !== "missing_parameter") return refusal;
  const message = SEARCH_TEXTS[engine.language.lang].missingBudget;
  return { ...refusal, body: { ...body, error: { ...body.error, message } } };
}
