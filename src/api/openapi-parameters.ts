import type { oas31 } from "zod-openapi";
import type { Engine } from "../engine/create-engine.ts";
import { REQUIRED_PARAMETERS, type ParameterName, type ParameterTable } from "../engine/parameters.ts";
import type { PriceList } from "../price-list/schema.ts";
import { exampleCalls } from "./example-calls.ts";
import { flagText, inJson } from "./openapi-values.ts";
import { parameterValues, type DescribedValue } from "./parameter-values.ts";

type ParameterObject = oas31.ParameterObject;
type SchemaObject = oas31.SchemaObject;

/** The parameters of a calculation as the interface description shows them, by name. */
export interface DescribedParameters {
  query: ParameterObject[];
  /** Segments of the path without options. */
  path: ParameterObject[];
  opts: ParameterObject;
  body: SchemaObject;
}

const FLAG_WORDS = "1 or 0; true/false, yes/no and да/нет are taken too.";

export function describedParameters(engine: Engine): DescribedParameters {
  const table = engine.parameters;
  const names = Object.keys(table) as ParameterName[];
  const required: readonly string[] = REQUIRED_PARAMETERS;
  const values = parameterValues(engine);
  const schemas = Object.fromEntries(names.map((name) => [name, inLinks(values[name], table[name].aliases)])) as Record<
    ParameterName,
    DescribedValue
  >;

  function parameter(name: ParameterName, place: "query" | "path"): ParameterObject {
    const { description, examples, default: byDefault, ...value } = schemas[name];
    const isFlag = value.type === "boolean";
    const schema = isFlag ? flagText : value;
    const inPath = place === "path";
    return {
      name,
      in: place,
      description: isFlag ? `${description} ${FLAG_WORDS}` : description,
      required: inPath || required.includes(name),
      schema: inPath || byDefault === undefined ? schema : { ...schema, default: isFlag ? "0" : byDefault },
      example: isFlag ? "1" : examples[0],
    };
  }

  return {
    query: names.map((name) => parameter(name, "query")),
    path: (["roof", "width", "length", "height"] as const).map((name) => parameter(name, "path")),
    opts: optionsSegment(engine.priceList),
    body: {
      type: "object",
      description:
        "All parameters of a calculation by name. Values may also be the strings that the query string takes.",
      properties: Object.fromEntries(names.map((name) => [name, inJson(schemas[name])])),
      required: [...required],
      additionalProperties: false,
    },
  };
}

/** As a link may have it: an enumeration takes its contract values, and is documented to default to one. */
function inLinks(value: DescribedValue, aliases: ParameterTable[ParameterName]["aliases"]): DescribedValue {
  if (!aliases) return value;
  const values = [...new Set([...Object.values(aliases), ...Object.keys(aliases)])];
  const byDefault = value.default as string | undefined;
  return { ...value, enum: values, ...(byDefault !== undefined && { default: aliases[byDefault] }) };
}

function optionsSegment(priceList: PriceList): ParameterObject {
  const { path, pathWithHyphens, pathWithCommas } = exampleCalls(priceList);
  return {
    name: "opts",
    in: "path",
    description:
      "Options by their query parameter names, in one of two forms: name-value pairs joined by hyphens (recommended: " +
      "nothing needs escaping) or name=value pairs separated by commas. A mix of both is understood.",
    required: true,
    schema: { type: "string", minLength: 1 },
    examples: {
      hyphens: { summary: "Pairs joined by hyphens", value: pathWithHyphens.slice(path.length + 1) },
      commas: { summary: "name=value, separated by commas", value: pathWithCommas.slice(path.length + 1) },
    },
  };
}
