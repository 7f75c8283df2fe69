import type { oas31 } from "zod-openapi";
import { parameterTable, REQUIRED_PARAMETERS, type ParameterName, type ParameterTable } from "../engine/parameters.ts";
import type { PriceList } from "../price-list/schema.ts";
import { exampleCalls } from "./example-calls.ts";
import { flagText, inJson, type DescribedValue } from "./openapi-values.ts";
import { defaultOf, PARAMETER_GUIDE } from "./parameter-guide.ts";
import { roofSizes } from "./roof-sizes.ts";

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

export function describedParameters(priceList: PriceList): DescribedParameters {
  const table = parameterTable(priceList);
  const names = Object.keys(table) as ParameterName[];
  const required: readonly string[] = REQUIRED_PARAMETERS;
  const schemas = Object.fromEntries(names.map((name) => [name, valueSchema(name, table[name], priceList)])) as Record<
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
      description,
      required: inPath || required.includes(name),
      schema: inPath || byDefault === undefined ? schema : { ...schema, default: isFlag ? "0" : byDefault },
      example: isFlag ? "1" : examples[0],
    };
  }

  return {
    query: names.map((name) => parameter(name, "query")),
    path: (["roof", "width", "length", "height"] as const).map((name) => parameter(name, "path")),
    opts: optionsSegment(priceList),
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

function valueSchema(
  name: ParameterName,
  { schema, aliases }: ParameterTable[ParameterName],
  priceList: PriceList,
): DescribedValue {
  const json = { ...schema } as SchemaObject;
  if (aliases) json.enum = [...new Set([...Object.values(aliases), ...Object.keys(aliases)])];
  if (name === "length") Object.assign(json, { minimum: priceList.length.min_m, maximum: priceList.length.max_m });
  const byDefault = commonDefault(name, priceList);
  return {
    ...json,
    description: [PARAMETER_GUIDE[name].english, ...facts(name, json, aliases, priceList)].join(" "),
    ...(byDefault !== undefined && { default: byDefault }),
    examples: [exampleOf(name, json, priceList)],
  };
}

/** Sizes and values, which the price list and the parameter table know. */
function facts(
  name: ParameterName,
  { type }: SchemaObject,
  aliases: ParameterTable[ParameterName]["aliases"],
  priceList: PriceList,
): string[] {
  const roofs = roofSizes(priceList);
  const listed = (text: (roof: (typeof roofs)[number]) => string) => `${roofs.map(text).join("; ")}.`;
  if (name === "roof") return [listed(({ roof, name }) => `${roof} — ${name}`)];
  if (name === "width") return [listed(({ roof, widths }) => `${roof}: ${widths.join(", ")}`)];
  if (name === "height") {
    return [listed(({ roof, heights, defaultHeight }) => `${roof}: ${heights.join(", ")} (default ${defaultHeight})`)];
  }
  const truss = roofs.filter(({ demountable }) => demountable.length > 0);
  const choosable = truss.map(({ roof, demountable }) => `${roof} ${demountable.join(", ")}`);
  return [
    ...(name === "truss" ? [`Widths made both ways: ${choosable.join("; ")}.`] : []),
    ...(aliases
      ? [
          `${Object.entries(aliases)
            .map(([alias, value]) => `${value} (alias ${alias})`)
            .join(", ")}.`,
        ]
      : []),
    ...(type === "boolean" ? ["1 or 0; true/false, yes/no and да/нет are taken too."] : []),
  ];
}

/** The column height has a default only if it is the same for every roof. */
function commonDefault(name: ParameterName, priceList: PriceList): unknown {
  if (name !== "height") return defaultOf(name);
  const [height, ...others] = new Set(roofSizes(priceList).map(({ defaultHeight }) => defaultHeight));
  return others.length === 0 ? height : undefined;
}

function exampleOf(name: ParameterName, { type, enum: values }: SchemaObject, priceList: PriceList): unknown {
  const { request } = exampleCalls(priceList);
  if (name in request) return request[name as keyof typeof request];
  if (values) return values[0];
  if (name === "discount") return 0;
  return type === "boolean" ? true : 2;
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
