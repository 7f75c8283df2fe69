import type { oas31 } from "zod-openapi";
import type { Engine } from "../engine/create-engine.ts";
import type { SearchParameterName } from "../search/search-parameters.ts";
import { isCalculationOption, REQUIRED_WISHES, searchValues } from "./search-values.ts";

type ParameterObject = oas31.ParameterObject;

/** The parameters of a search as the interface description shows them; `options` are those of a calculation. */
export function describedWishes(engine: Engine, options: readonly ParameterObject[]): ParameterObject[] {
  const values = searchValues(engine);
  const required: readonly string[] = REQUIRED_WISHES;
  return (Object.keys(values) as SearchParameterName[]).map((name) => {
    if (isCalculationOption(name)) return options.find((option) => option.name === name)!;
    const { description, examples, ...schema } = values[name];
    const list = schema.type === "array" ? { style: "form" as const, explode: false } : {};
    return { name, in: "query", description, required: required.includes(name), ...list, schema, example: examples[0] };
  });
}
