import type { CalcResponse } from "../engine/response.ts";
import { counted, plural, roubles } from "../engine/texts/format.ts";
import type { FoundHangar, SearchResponse } from "./response.ts";
import type { Candidate, SearchEngine } from "./search.ts";
import { DEFAULT_LIMIT, DEFAULT_SORT, searchParameters } from "./search-parameters.ts";
import type { Wishes } from "./wishes.ts";

/** The answer: the best of what is affordable, or the cheapest hangar there is when nothing is. */
export function found(
  engine: SearchEngine,
  wishes: Wishes,
  affordable: readonly Candidate[],
  cheapest: Candidate,
): SearchResponse {
  const { budget, sort, limit } = wishes;
  const bodies = affordable.slice(0, limit).map(calculated);
  const nearest = calculated(cheapest);
  const shown = bodies.length > 0 ? bodies : [nearest];
  const { currency, vat_rate, prices_version, disclaimer } = nearest;
  const missing = nearest.result.total_with_vat - budget;
  return {
    budget,
    sort,
    limit,
    found: affordable.length,
    items: bodies.map(item),
    ...(bodies.length === 0 ? { over_budget: { missing, cheapest: item(nearest) } } : undefined),
    summary_for_ai:
      bodies.length === 0 ? nothingFits(budget, missing, nearest) : somethingFits(wishes, affordable.length, bodies),
    page_link: pageLink(engine, wishes),
    currency,
    vat_rate,
    prices_version,
    disclaimer,
    warnings: [...new Set(shown.flatMap(({ warnings }) => warnings))],
  };

  function calculated({ parameters }: Candidate): CalcResponse {
    const answer = engine.calculate(parameters);
    if (answer.status === 400) throw new Error(answer.body.error.details.join("; "));
    return answer.body;
  }

  /** The web calculator and the calculation take the same query. */
  function item(body: CalcResponse): FoundHangar {
    const { result, calculator_link } = body;
    return {
      request: body.request,
      area_m2: result.area_m2,
      total_with_vat: result.total_with_vat,
      price_per_m2_with_vat: body.price_per_m2_with_vat,
      has_estimate_positions: result.has_estimate_positions,
      calculation_id: body.calculation_id,
      summary_for_ai: body.summary_for_ai,
      calculator_link,
      url: `${engine.baseUrl}/v1/calc${calculator_link.slice(calculator_link.indexOf("?"))}`,
    };
  }
}

function somethingFits({ budget, sort }: Wishes, count: number, [best]: readonly CalcResponse[]): string {
  const fits = plural(count, "укладывается", "укладываются", "укладываются");
  const which = sort === "area" ? "Самый большой" : "Самый дешёвый";
  return (
    `В бюджет ${roubles(budget)} ${fits} ${counted(count, "вариант", "варианта", "вариантов")}` +
    ` из стандартных размеров. ${which}: ${best!.summary_for_ai}`
  );
}

function nothingFits(budget: number, missing: number, { summary_for_ai }: CalcResponse): string {
  return (
    `В бюджет ${roubles(budget)} ничего не укладывается: не хватает ${roubles(missing)}.` +
    ` Самое дешёвое, что отвечает пожеланиям: ${summary_for_ai}`
  );
}

const DEFAULTS: Readonly<Record<string, unknown>> = { sort: DEFAULT_SORT, limit: DEFAULT_LIMIT };

/** The page of the search with these wishes; enumerations as the ASCII aliases that need no escaping. */
function pageLink({ parameters, baseUrl }: SearchEngine, wishes: Wishes): string {
  const pairs = Object.keys(searchParameters(parameters)).flatMap((name) => {
    const value = wishes[name as keyof Wishes];
    return value === undefined || value === DEFAULTS[name]
      ? []
      : [`${name}=${written(value, aliasesOf(parameters, name))}`];
  });
  return `${baseUrl}/podbor/?${pairs.join("&")}`;
}

function aliasesOf(parameters: SearchEngine["parameters"], name: string): Readonly<Record<string, unknown>> {
  return parameters[name as keyof typeof parameters]?.aliases ?? {};
}

function written(value: Wishes[keyof Wishes], aliases: Readonly<Record<string, unknown>>): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  if (Array.isArray(value)) return value.join(",");
  return Object.keys(aliases).find((alias) => aliases[alias] === value) ?? String(value);
}
