import type { oas31 } from "zod-openapi";
import type { Engine } from "../../../engine/create-engine.ts";
import type { SearchParameterName } from "../../../search/search-parameters.ts";
import { inLink } from "./value-forms.ts";
import { defaultInWords } from "../../../documents/parameters/parameter-values.ts";
import { isCalculationOption, searchValues } from "../../../documents/parameters/search-values.ts";

type ParameterObject = oas31.ParameterObject;

/** The parameters of a search as the interface description shows them; `options` are those of a calculation. */
export function describedFilters(engine: Engine, options: readonly ParameterObject[]): ParameterObject[] {
  const values = searchValues(engine);
  return (Object.keys(values) as SearchParameterName[]).map((name) => {
    if (isCalculationOption(name)) return options.find((option) => option.name === name)!;
    const value = defaultInWords(values[name]);
    return {
      name,
      in: "query",
      description: value.description,
      required: false,
      ...(value.type === "array" && { style: "form", explode: true }),
      schema: inLink(value),
      example: value.examples[0],
    };
  });
}
