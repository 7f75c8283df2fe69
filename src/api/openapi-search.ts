import type { oas31, ZodOpenApiResponsesObject } from "zod-openapi";
import type { Engine } from "../engine/create-engine.ts";
import { errorBodySchema } from "../engine/response.ts";
import { exampleSearch } from "../search/example-search.ts";
import { searchResponseSchema } from "../search/response.ts";
import {
  DEFAULT_LIMIT,
  DEFAULT_SORT,
  MOST_BUDGET,
  MOST_ITEMS,
  searchParameters,
  SORTS,
} from "../search/search-parameters.ts";
import { search } from "../search/search.ts";
import { exampleAnswer, exampleCalls } from "./example-calls.ts";
import { VALIDATORS } from "./openapi-responses.ts";
import { SEARCH_GUIDE, type OwnSearchParameter } from "./search-guide.ts";

type ParameterObject = oas31.ParameterObject;

/** The search as the interface description shows it; `options` are the parameters of a calculation. */
export function describedSearch(
  engine: Engine,
  options: readonly ParameterObject[],
): { parameters: ParameterObject[]; responses: ZodOpenApiResponsesObject } {
  const own = ownParameters(engine);
  const parameters = Object.keys(searchParameters(engine.parameters)).map((name) =>
    name in own ? described(name as OwnSearchParameter, own) : options.find((option) => option.name === name)!,
  );
  return { parameters, responses: responses(engine) };
}

type Described = Record<OwnSearchParameter, { schema: oas31.SchemaObject; example: unknown }>;

function described(name: OwnSearchParameter, own: Described): ParameterObject {
  const list = name === "roof" ? { style: "form" as const, explode: false } : {};
  return { name, in: "query", description: SEARCH_GUIDE[name], required: name === "budget", ...list, ...own[name] };
}

function ownParameters(engine: Engine): Described {
  const { roof, width, length, height } = exampleCalls(engine.priceList).request;
  const size = (example: number) => ({ schema: { type: "number", minimum: 0 } as const, example });
  const asked = new URLSearchParams(exampleQuery(engine));
  return {
    budget: {
      schema: { type: "integer", minimum: 1, maximum: MOST_BUDGET },
      example: Number(asked.get("budget")),
    },
    area_min: size(Number(asked.get("area_min"))),
    roof: {
      schema: { type: "array", items: { type: "string", enum: Object.keys(engine.priceList.roofs) }, minItems: 1 },
      example: [roof],
    },
    width_min: size(width),
    width_max: size(width),
    length_min: size(length),
    length_max: size(length),
    height_min: size(height),
    height_max: size(height),
    sort: { schema: { type: "string", enum: [...SORTS], default: DEFAULT_SORT }, example: DEFAULT_SORT },
    limit: { schema: { type: "integer", minimum: 1, maximum: MOST_ITEMS, default: DEFAULT_LIMIT }, example: 3 },
  };
}

function exampleQuery(engine: Engine): string {
  return new URL(exampleSearch(exampleAnswer(engine)), engine.baseUrl).search;
}

function responses(engine: Engine): ZodOpenApiResponsesObject {
  const query = exampleQuery(engine);
  const example = (summary: string, asked: string) => ({
    summary,
    value: search(engine, new URLSearchParams(asked)).body,
  });
  return {
    200: {
      id: "FoundHangars",
      description: "The best configurations; when nothing fits the budget, the cheapest one and what is missing",
      headers: VALIDATORS,
      content: {
        "application/json": {
          schema: searchResponseSchema,
          examples: {
            found: example("The largest hangars for the money", query),
            overBudget: example("Nothing fits: see over_budget", "budget=1"),
          },
        },
      },
    },
    400: {
      id: "BadWishes",
      description: "The wishes cannot be read, or no standard size meets them at any price: report it to the user",
      content: {
        "application/json": {
          schema: errorBodySchema,
          examples: {
            missing_parameter: example("No budget", ""),
            invalid_parameter: example("Several problems at once", "budget=1,5&limit=99"),
            unknown_parameter: example("A misspelt name", "budget=3000000&montaz=1"),
            unsupported_size: example("No standard size is so wide", "budget=3000000&width_min=999"),
          },
        },
      },
    },
  };
}
