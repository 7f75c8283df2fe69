import type { Options } from "../options/options.ts";
import type { Refusal } from "../engine/create-engine.ts";
import type { Problem } from "../engine/request/problem.ts";
import type { Parameters } from "../engine/request/request.ts";
import { catalogue, type CatalogueSize } from "./catalogue.ts";
import type { Candidate, SearchEngine } from "./candidate.ts";
import { found } from "./found.ts";
import type { SearchResponse } from "./response.ts";
import { readFilters, type Filters } from "./filters.ts";
import type { Sort } from "./search-parameters.ts";
import { tooLowForGates } from "./too-low.ts";
import { russian } from "../messages/ru/search.ts";
import type { SearchTexts } from "../messages/search-texts.ts";

export type SearchAnswer = { status: 200; body: SearchResponse; tooLow: TooLow; isBeaten: boolean } | Refusal;

/** Hangars with gates in a wall too low for them. */
export interface TooLow {
  /** How many the budget is enough for. */
  count: number;
  /** Whether there are no others: then they are what is found. */
  areAll: boolean;
}

/**
 * Finds the best hangars, for a budget where there is one, among all standard sizes and lengths of whole bays. Every one of them is
 * priced, and those that are shown are calculated: no shortcut has to be true of every price list. Bad input gives 400, nothing is ever thrown.
 */
export function search(engine: SearchEngine, given: Parameters, texts?: SearchTexts): SearchAnswer {
  const steps = searchSteps(engine, given, texts);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Sizes that are priced from one pause to the next: about a millisecond's work. */
const SIZES_A_STEP = 100;

/** The same for who has other things to do in between: yields wherever the search may pause. */
export function* searchSteps(
  engine: SearchEngine,
  given: Parameters,
  texts: SearchTexts = russian,
): Generator<undefined, SearchAnswer> {
  const filters = readFilters(engine, given, texts);
  if ("problems" in filters) return engine.refusal(filters.problems);
  const candidates = yield* candidatesFor(filters, engine, texts);
  if ("problems" in candidates) return engine.refusal(candidates.problems);

  const fit = candidates.filter(({ isTooLow }) => !isTooLow);
  // Gates in a wall too low for them tempt nobody who can have another hangar.
  const offered = fit.length > 0 ? fit : candidates;
  const { budget = Infinity } = filters;
  const isAffordable = ({ total }: Candidate): boolean => total <= budget;
  const affordable = offered.filter(isAffordable).sort(inOrder(filters.sort));
  const count = candidates.filter((one) => one.isTooLow && isAffordable(one)).length;
  yield;
  const [cheapest] = offered.sort(inOrder("price"));
  yield;
  const [best] = affordable;
  const isBeaten = best ? isBeatenIn(affordable, best, filters.sort) : isBeatenIn(offered, cheapest!, "price");
  const tooLow = { count, areAll: fit.length === 0 };
  return { status: 200, body: found(engine, filters, affordable, cheapest!, isBeaten, texts), tooLow, isBeaten };
}

/** Equals stay in the order of the catalogue: sorting is stable. */
const ORDER: Record<Sort, (a: Candidate, b: Candidate) => number> = {
  area: (a, b) => b.area - a.area || a.total - b.total,
  price: (a, b) => a.total - b.total || b.area - a.area,
  price_per_m2: (a, b) => a.total * tenths(b) - b.total * tenths(a) || b.area - a.area,
};

const inOrder = (sort: Sort) => (a: Candidate, b: Candidate) =>
  Number(a.isBehind) - Number(b.isBehind) || ORDER[sort](a, b);

/** Whether one that is put behind is before the first of the others. */
const isBeatenIn = (all: readonly Candidate[], first: Candidate, sort: Sort): boolean =>
  all.some((one) => one.isBehind && !first.isBehind && ORDER[sort](one, first) < 0);

/** Whole, so that equal prices of a square metre are equal. */
const tenths = ({ area }: Candidate): number => Math.round(area * 10);

/** Everything that meets the filters at any price; never empty. */
function* candidatesFor(
  filters: Filters,
  engine: SearchEngine,
  texts: SearchTexts,
): Generator<undefined, Candidate[] | { problems: Problem[] }> {
  const sizes = catalogue(filters, engine, texts);
  if ("problem" in sizes) return { problems: [sizes.problem] };
  const options = optionsOf(filters, engine.parameters);
  const { area_min = 0, area_max = Infinity } = filters;
  const isAnyRoof = filters.roof === undefined && filters.attached === undefined;
  const isTooLow = tooLowForGates(engine);
  const candidates: Candidate[] = [];
  /** Areas next to those that were asked for. */
  let below = 0;
  let above = Infinity;
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
    const isBehind = isAnyRoof && Boolean(engine.priceList.roofs[size.roof]!.attached);
    if (area < area_min) below = Math.max(below, area);
    else if (area > area_max) above = Math.min(above, area);
    else candidates.push({ parameters, total, area, isBehind, isTooLow: isTooLow(parameters) });
  }
  if (candidates.length > 0) return candidates;
  if (below > 0 || above < Infinity) return { problems: [noSuchArea(filters, below, above, texts)] };
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

function noSuchArea({ area_min, area_max }: Filters, below: number, above: number, texts: SearchTexts): Problem {
  const about = [
    { parameter: "area_min", came: area_min!, nearest: below },
    { parameter: "area_max", came: area_max!, nearest: above },
  ].filter(({ nearest }) => nearest > 0 && nearest < Infinity);
  const told = texts.areas(
    about.map(({ came }) => came),
    about.map(({ nearest }) => nearest),
  );
  return { code: "unsupported_size", about, ...told };
}
