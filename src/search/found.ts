import type { CalcResponse } from "../engine/response.ts";
import type { FoundHangar, SearchResponse } from "./response.ts";
import { LANGS } from "../text/lang.ts";
import type { Candidate, SearchEngine } from "./candidate.ts";
import { DEFAULT_LIMIT, defaultSort, searchParameters } from "./search-parameters.ts";
import type { Filters } from "./filters.ts";
import type { SearchTexts } from "../messages/search-texts.ts";

/**
 * The answer: the best of what is affordable, or the cheapest hangar there is when nothing is. `isBeaten`: a hangar with
 * an attached roof, which are put behind, would come before it.
 */
export function found(
  engine: SearchEngine,
  filters: Filters,
  affordable: readonly Candidate[],
  cheapest: Candidate,
  isBeaten: boolean,
  texts: SearchTexts,
): SearchResponse {
  const { budget, sort, limit } = filters;
  const { lang } = engine.language;
  const spoken = lang === LANGS[0] ? "" : `&lang=${lang}`;
  const bodies = affordable.slice(0, limit).map(calculated);
  const nearest = calculated(cheapest);
  const shown = bodies.length > 0 ? bodies : [nearest];
  const { currency, vat_rate, prices_version, prices_valid_until, disclaimer } = nearest;
  return {
    ...(budget === undefined ? undefined : { budget }),
    sort,
    limit,
    found: affordable.length,
    items: bodies.map(item),
    ...outcome(),
    page_link: pageLink(engine, filters),
    currency,
    vat_rate,
    prices_version,
    ...(prices_valid_until === undefined ? undefined : { prices_valid_until }),
    disclaimer,
    warnings: warningsOf(shown),
  };

  function outcome(): Pick<SearchResponse, "over_budget" | "summary_for_ai"> {
    const [best] = bodies;
    if (best || budget === undefined) {
      const { summary_for_ai } = best ?? nearest;
      return { summary_for_ai: texts.somethingFits(budget, affordable.length, sort, isBeaten, summary_for_ai) };
    }
    const missing = nearest.result.total_with_vat - budget;
    return {
      over_budget: { missing, cheapest: item(nearest) },
      summary_for_ai: texts.nothingFits(budget, missing, isBeaten, nearest.summary_for_ai),
    };
  }

  /**
   * What holds for all that is shown, and what any of it is by itself. That an option has no effect on a few, which
   * their own summaries say, would here deny it to the others.
   */
  function warningsOf(bodies: readonly CalcResponse[]): string[] {
    const all = [...new Set(bodies.flatMap(({ warnings }) => warnings))];
    const ofEvery = all.filter((warning) => bodies.every(({ warnings }) => warnings.includes(warning)));
    if (ofEvery.length === all.length) return all;
    const told = new Set([...ofEvery, ...bodies.flatMap(({ calculation_id }) => ofItself(calculation_id))]);
    return all.filter((warning) => told.has(warning));
  }

  /** An id holds no option without effect. */
  function ofItself(calculationId: string): string[] {
    const answer = engine.fromCalculationId(calculationId);
    return answer.status === 200 ? answer.body.warnings : [];
  }

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
      configuration: body.configuration,
      area_m2: result.area_m2,
      total_with_vat: result.total_with_vat,
      price_per_m2_with_vat: body.price_per_m2_with_vat,
      attached: Boolean(engine.priceList.roofs[body.request.roof]?.attached),
      has_estimate_positions: result.has_estimate_positions,
      calculation_id: body.calculation_id,
      notices: body.notices,
      summary_for_ai: body.summary_for_ai,
      calculator_link,
      url: `${engine.baseUrl}/v1/calc${calculator_link.slice(calculator_link.indexOf("?"))}${spoken}`,
    };
  }
}

/** The page of the search with these filters; enumerations as the ASCII aliases that need no escaping. */
function pageLink({ parameters, baseUrl }: SearchEngine, filters: Filters): string {
  const { budget } = filters;
  // A link without any filter opens the page as it is, with a budget.
  const sort = budget === undefined ? undefined : defaultSort(budget);
  const defaults: Readonly<Record<string, unknown>> = { sort, limit: DEFAULT_LIMIT };
  const pairs = Object.keys(searchParameters(parameters)).flatMap((name) => {
    const value = filters[name as keyof Filters];
    // The page of the search speaks Russian alone.
    return name === "lang" || value === undefined || value === defaults[name]
      ? []
      : [`${name}=${written(value, aliasesOf(parameters, name))}`];
  });
  return `${baseUrl}/podbor/?${pairs.join("&")}`;
}

function aliasesOf(parameters: SearchEngine["parameters"], name: string): Readonly<Record<string, unknown>> {
  return parameters[name as keyof typeof parameters]?.aliases ?? {};
}

function written(value: Filters[keyof Filters], aliases: Readonly<Record<string, unknown>>): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  return Object.keys(aliases).find((alias) => aliases[alias] === value) ?? String(value);
}
