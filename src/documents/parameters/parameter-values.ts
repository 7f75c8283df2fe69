import type { oas31 } from "zod-openapi";
import type { Engine } from "../../engine/create-engine.ts";
import type { ParameterName, ParameterTable } from "../../engine/request/parameters.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { exampleCalls } from "../examples/example-calls.ts";
import { defaultOf, guideOf } from "./parameter-guide.ts";
import { roofSizes } from "../examples/roof-sizes.ts";

type SchemaObject = oas31.SchemaObject;
type Aliases = ParameterTable[ParameterName]["aliases"];

/** The schema of a parameter's value and what stands beside it. */
export type DescribedValue = SchemaObject & { description: string; examples: unknown[] };

/** Versions are days, with a number from the second of a day on: a list of them would be out of date with the next one. */
export const VERSION: SchemaObject = { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}(\\.[2-9])?$" };

/** Without `default`: generators demand such a value of whoever calls. The description says it instead. */
export function defaultInWords({ default: byDefault, ...value }: DescribedValue): DescribedValue {
  return byDefault === undefined ? value : { ...value, description: `${value.description} Default: ${byDefault}.` };
}

/**
 * The value of every parameter of a calculation as JSON has it, explained in English. An enumeration lists its ASCII
 * aliases alone: they need no escaping anywhere, and `description` tells what each stands for.
 */
export function parameterValues({
  parameters: table,
  priceList,
}: Pick<Engine, "parameters" | "priceList">): Record<ParameterName, DescribedValue> {
  const described = (Object.keys(table) as ParameterName[]).map((name) => [
    name,
    valueOf(name, table[name], priceList),
  ]);
  return Object.fromEntries(described) as Record<ParameterName, DescribedValue>;
}

function valueOf(
  name: ParameterName,
  { schema, aliases }: ParameterTable[ParameterName],
  priceList: PriceList,
): DescribedValue {
  const json = { ...(name === "prices_version" ? VERSION : schema) } as SchemaObject;
  if (aliases) json.enum = Object.keys(aliases);
  if (name === "length") Object.assign(json, { minimum: priceList.length.min_m, maximum: priceList.length.max_m });
  const byDefault = commonDefault(name, aliases, priceList);
  return {
    ...json,
    description: [guideOf(name, priceList).english, ...facts(name, aliases, priceList)].join(" "),
    ...(byDefault !== undefined && { default: byDefault }),
    examples: [exampleOf(name, json, priceList)],
  };
}

/** Sizes and values, which the price list and the parameter table know. */
function facts(name: ParameterName, aliases: Aliases, priceList: PriceList): string[] {
  const roofs = roofSizes(priceList);
  const listed = (text: (roof: (typeof roofs)[number]) => string) => `${roofs.map(text).join("; ")}.`;
  if (name === "roof") {
    return [
      listed(({ roof, name, english }) => {
        const isEnglish = name.toLowerCase() === english;
        return `${roof} — ${isEnglish ? name : `${name} (${english})`}`;
      }),
    ];
  }
  if (name === "width") return [listed(({ roof, widths }) => `${roof}: ${widths.join(", ")}`)];
  if (name === "height") {
    return [listed(({ roof, heights, defaultHeight }) => `${roof}: ${heights.join(", ")} (default ${defaultHeight})`)];
  }
  const choosable = roofs
    .filter(({ demountable }) => demountable.length > 0)
    .map(({ roof, demountable }) => `${roof} ${demountable.join(", ")}`);
  const named = Object.entries(aliases ?? {}).map(([alias, value]) => `${value} (alias ${alias})`);
  return [
    ...(name === "truss" ? [`Widths made both ways: ${choosable.join("; ")}.`] : []),
    ...(named.length > 0 ? [`${named.join(", ")}.`] : []),
  ];
}

/** The column height has a default only if it is the same for every roof. */
function commonDefault(name: ParameterName, aliases: Aliases, priceList: PriceList): unknown {
  const byDefault = defaultOf(name);
  if (name !== "height")
    return Object.entries(aliases ?? {}).find(([, value]) => value === byDefault)?.[0] ?? byDefault;
  const [height, ...others] = new Set(roofSizes(priceList).map(({ defaultHeight }) => defaultHeight));
  return others.length === 0 ? height : undefined;
}

function exampleOf(name: ParameterName, { type, enum: values }: SchemaObject, priceList: PriceList): unknown {
  const { request } = exampleCalls(priceList);
  if (name === "prices_version") return priceList.meta.version;
  if (name in request) return request[name as keyof typeof request];
  if (values) return values[0];
  if (name === "discount") return 0;
  return type === "boolean" ? true : 2;
}
