import type { PriceList, Roof } from "../price-list/schema.ts";
import { normalize, type Sizes } from "./configuration.ts";
import { fitProblems } from "./fit.ts";
import { hangarOf, type Hangar } from "./hangar.ts";
import { isIgnoredName, nearestName } from "./parameter-names.ts";
import { DEFAULT_VALUES, REQUIRED_PARAMETERS, type ParameterTable, type ParameterValues } from "./parameters.ts";
import type { Problem } from "./problem.ts";
import { standardHeight, standardLength, standardWidth, type Standardized } from "./standard-sizes.ts";
import { clipped, quoted } from "./texts/format.ts";

/**
 * What was asked, by the contract's parameter names. Values are strings, numbers or booleans; anything else is
 * reported. Pairs may name a parameter twice (as a query string can): a problem, unless the values are equal.
 */
export type Parameters = Readonly<Record<string, unknown>> | Iterable<readonly [name: string, value: unknown]>;

/** A hangar that can be priced, or everything that is wrong with the request. */
export type Request = { hangar: Hangar; notes: string[]; discount: number } | { problems: Problem[] };

/** Raw name→value map → hangar of the price list or all problems: calculation rules, "From what was asked". */
export function readRequest(parameters: Parameters, table: ParameterTable, priceList: PriceList): Request {
  const problems: Problem[] = [];
  const values = readValues(parameters, table, problems);
  const notes: string[] = [];
  const sizes = standardSizes(values, priceList, problems, notes);
  if (!sizes) return { problems };

  const hangar = hangarOf(normalize(values, sizes, priceList), priceList);
  problems.push(...fitProblems(hangar));
  return problems.length > 0 ? { problems } : { hangar, notes, discount: values.discount };
}

function readValues(parameters: Parameters, table: ParameterTable, problems: Problem[]): ParameterValues {
  const values: ParameterValues & Record<string, unknown> = { ...DEFAULT_VALUES };
  const seen = new Map<string, unknown>();
  for (const [name, value] of pairsOf(parameters)) {
    if (value === undefined || isIgnoredName(name)) continue;
    if (!Object.hasOwn(table, name)) {
      if (!seen.has(name)) problems.push(unknownName(name, Object.keys(table)));
      seen.set(name, value);
      continue;
    }
    if (seen.has(name)) {
      if (textOf(seen.get(name)) !== textOf(value)) problems.push(givenTwice(name, seen.get(name), value));
      continue;
    }
    seen.set(name, value);
    const parameter = table[name as keyof ParameterTable];
    const read = parameter.schema.safeParse(parameter.read(textOf(value)));
    if (read.success) values[name] = read.data;
    else problems.push(invalidValue(name, value, parameter.accepted));
  }
  for (const name of REQUIRED_PARAMETERS) {
    if (!seen.has(name)) {
      problems.push({ code: "missing_parameter", detail: `${name}: не указан; принимается ${table[name].accepted}` });
    }
  }
  return values;
}

function pairsOf(parameters: Parameters): Iterable<readonly [string, unknown]> {
  if (typeof parameters !== "object" || parameters === null) return [];
  return Symbol.iterator in parameters
    ? (parameters as Iterable<readonly [string, unknown]>)
    : Object.entries(parameters);
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

function invalidValue(name: string, value: unknown, accepted: string): Problem {
  return { code: "invalid_parameter", detail: `${name}: ${whatCame(value)}; принимается ${accepted}` };
}

function whatCame(value: unknown): string {
  if (value === "") return "пришло пустое значение";
  if (value === null) return "пришло null";
  if (Array.isArray(value)) return "пришёл массив";
  if (typeof value === "object") return "пришёл объект";
  return `пришло ${quoted(String(value))}`;
}

function givenTwice(name: string, first: unknown, second: unknown): Problem {
  const came = `${whatCame(first)}, затем ${whatCame(second)}`;
  return { code: "invalid_parameter", detail: `${name}: задан дважды: ${came}; оставьте одно` };
}

function unknownName(name: string, known: readonly string[]): Problem {
  const nearest = nearestName(name, known);
  const advice = nearest ? `возможно, имелся в виду ${nearest}?` : `есть ${known.join(", ")}`;
  return { code: "unknown_parameter", detail: `${clipped(name) || "(пустое имя)"}: такого параметра нет; ${advice}` };
}

/** Standard sizes of what was asked; `undefined` when a size is missing or not offered. */
function standardSizes(
  values: ParameterValues,
  priceList: PriceList,
  problems: Problem[],
  notes: string[],
): Sizes | undefined {
  const settle = (standardized: Standardized): number | undefined => {
    if ("problem" in standardized) {
      problems.push(standardized.problem);
      return undefined;
    }
    if (standardized.note) notes.push(standardized.note);
    return standardized.size;
  };
  const { roof: roofId, width, height, length } = values;
  const roof = roofId === undefined ? undefined : priceList.roofs[roofId];
  const width_mm = roof && width !== undefined ? settle(standardWidth(width, roof, priceList)) : undefined;
  const height_mm = roof && settleHeight(roof);
  const length_cm = length === undefined ? undefined : settle(standardLength(length, priceList.length));
  if (roofId === undefined || width_mm === undefined || height_mm === undefined || length_cm === undefined) {
    return undefined;
  }
  return { roof: roofId, width_mm, height_mm, length_cm };

  function settleHeight(roof: Roof): number | undefined {
    return height === undefined ? roof.default_height_mm : settle(standardHeight(height, roof, priceList));
  }
}
