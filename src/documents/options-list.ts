import type { Engine } from "../engine/create-engine.ts";
import { REQUIRED_PARAMETERS, type ParameterName } from "../engine/request/parameters.ts";
import type { Supported } from "../engine/response.ts";
import { parameterValues } from "./parameters/parameter-values.ts";

/** A parameter of a calculation and what it may be. */
export interface ListedParameter {
  name: string;
  /** English. */
  description: string;
  required: boolean;
  type: "boolean" | "integer" | "number" | "string";
  minimum?: number;
  maximum?: number;
  /** Every value of an enumeration; `alias` is the same value in ASCII. */
  values?: { value: string | number; alias?: string }[];
  /** None for a required parameter and for one whose default depends on the roof. */
  default?: string | number | boolean;
}

/** What can be calculated: the standard sizes, the bounds and every parameter with its values. */
export interface OptionsList extends Supported {
  parameters: ListedParameter[];
  /** Version of the price list that the sizes are of. */
  prices_version: string;
  /** Last day that the list is meant to hold, where it names one. */
  prices_valid_until?: string;
}

/** Body of `/options.json` and answer of the tool `list_options`. */
export function optionsList(engine: Pick<Engine, "parameters" | "priceList" | "errorBody">): OptionsList {
  const { priceList, errorBody, parameters: table } = engine;
  const { supported } = errorBody("unsupported_size", []);
  const values = parameterValues(engine);
  const required: readonly string[] = REQUIRED_PARAMETERS;
  const parameters = (Object.keys(table) as ParameterName[]).map((name): ListedParameter => {
    const { description, minimum, maximum, default: byDefault } = values[name];
    const { schema, aliases } = table[name];
    const listed = aliases
      ? Object.entries(aliases).map(([alias, value]) => ({ value, alias }))
      : (schema.enum as number[] | undefined)?.map((value) => ({ value }));
    return {
      name,
      description,
      required: required.includes(name),
      type: schema.type,
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
      ...(listed && { values: listed }),
      ...(byDefault !== undefined && { default: byDefault as string | number | boolean }),
    };
  });
  const { version, valid_until } = priceList.meta;
  return {
    ...supported,
    parameters,
    prices_version: version,
    ...(valid_until !== undefined && { prices_valid_until: valid_until }),
  };
}
