import type { ParameterName } from "../../engine/request/parameters.ts";
import type { Engine } from "../../engine/create-engine.ts";
import { exampleSearch } from "../../search/example-search.ts";
import {
  DEFAULT_LIMIT,
  MOST_BUDGET,
  MOST_ITEMS,
  searchParameters,
  SORTS,
  type SearchParameterName,
} from "../../search/search-parameters.ts";
import { exampleAnswer, exampleCalls } from "../examples/example-calls.ts";
import { parameterValues, type DescribedValue } from "./parameter-values.ts";
import { SEARCH_GUIDE, type OwnSearchParameter } from "./search-guide.ts";

/** Whether a parameter of a search is one of a calculation too, and means the same there. */
export function isCalculationOption(name: SearchParameterName): name is SearchParameterName & ParameterName {
  return !(name in SEARCH_GUIDE);
}

/** The value of every parameter of a search as JSON has it, explained in English; see `parameterValues`. */
export function searchValues(engine: Engine): Record<SearchParameterName, DescribedValue> {
  const own = ownValues(engine);
  const options = parameterValues(engine);
  const names = Object.keys(searchParameters(engine.parameters)) as SearchParameterName[];
  return Object.fromEntries(
    names.map((name) => [name, isCalculationOption(name) ? options[name] : own[name as OwnSearchParameter]]),
  ) as Record<SearchParameterName, DescribedValue>;
}

function ownValues(engine: Engine): Record<OwnSearchParameter, DescribedValue> {
  const { roof, width, length, height } = exampleCalls(engine.priceList).request;
  const answer = exampleAnswer(engine);
  const request = new URL(exampleSearch(answer), engine.baseUrl).searchParams;
  const size = (example: number) => ({ type: "number" as const, minimum: 0, examples: [example] });
  const values = {
    budget: { type: "integer", minimum: 1, maximum: MOST_BUDGET, examples: [Number(request.get("budget"))] },
    area_min: size(Number(request.get("area_min"))),
    area_max: size(Math.ceil(answer.result.area_m2)),
    roof: {
      type: "array",
      items: { type: "string", enum: Object.keys(engine.priceList.roofs) },
      minItems: 1,
      examples: [[roof]],
    },
    attached: { type: "boolean", examples: [false] },
    width_min: size(width),
    width_max: size(width),
    length_min: size(length),
    length_max: size(length),
    height_min: size(height),
    height_max: size(height),
    sort: { type: "string", enum: [...SORTS], examples: [SORTS[0]] },
    limit: { type: "integer", minimum: 1, maximum: MOST_ITEMS, default: DEFAULT_LIMIT, examples: [3] },
  } satisfies Record<OwnSearchParameter, Omit<DescribedValue, "description">>;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      { ...value, description: SEARCH_GUIDE[name as OwnSearchParameter] },
    ]),
  ) as Record<OwnSearchParameter, DescribedValue>;
}
