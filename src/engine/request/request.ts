import type { PriceList } from "../../price-list/schema.ts";
import type { CalcRequest } from "../answer.ts";
import { normalize, type Sizes } from "./configuration.ts";
import { fitProblems } from "./fit.ts";
import { hangarOf } from "../geometry/hangar.ts";
import { nearestName } from "../../text/nearest-name.ts";
import { isIgnoredName } from "./ignored-names.ts";
import {
  DEFAULT_VALUES,
  REQUIRED_PARAMETERS,
  type Parameter,
  type ParameterTable,
  type ParameterValues,
} from "./parameters.ts";
import type { Note, Problem, ProblemData } from "./problem.ts";
import {
  acceptedSizes,
  standardLength,
  standardSizes,
  type Standardized,
  type StandardSizes,
} from "./standard-sizes.ts";
import { clipped, MOST_DETAILS } from "../../text/format.ts";
import type { Language } from "../../messages/language.ts";
import { cameText, lostLetters, missing, noSuchName, notAccepted } from "../../messages/problem-texts.ts";
import { russian } from "../../messages/ru/answers.ts";

/**
 * What was asked, by the contract's parameter names. Values are strings, numbers or booleans; null and undefined are
 * as good as not given, anything else is reported. Pairs may name a parameter twice (as a query string can): a problem, unless the values are equal.
 */
export type Parameters = Readonly<Record<string, unknown>> | Iterable<readonly [name: string, value: unknown]>;

/** Everything that is wrong with a request, and what of it could be read. */
export interface RefusedRequest {
  problems: Problem[];
  values: ParameterValues;
}

/** A hangar that can be priced, or why there is none. */
export type Request = CalcRequest | RefusedRequest;

/**
 * Makes the reading of one price list's requests: raw name→value map → hangar or all problems (calculation rules,
 * "From what was asked").
 */
export function requestReader(
  priceList: PriceList,
  table: ParameterTable,
  language: Language = russian,
): (parameters: Parameters) => Request {
  const known: KnownParameters = new Map(Object.entries(table));
  const sizesByRoof = new Map(
    Object.entries(priceList.roofs).map(([id, roof]) => [id, standardSizes(roof, priceList.rounding, language)]),
  );

  return (parameters) => {
    const problems: Problem[] = [];
    const notes: Note[] = [];
    const values = { ...DEFAULT_VALUES };
    readValues(parameters, known, REQUIRED_PARAMETERS, values, problems, language);
    if (problems.length > 0) tellSizes(problems, values.roof, priceList);
    const sizes = readSizes(values, sizesByRoof, priceList.length, problems, notes, language);
    if (!sizes) return { problems, values };

    const unmet: CalcRequest["unmet"] = [];
    const hangar = hangarOf(normalize(values, sizes, priceList, unmet), priceList);
    problems.push(...fitProblems(hangar, language));
    if (problems.length > 0) return { problems, values };
    return { hangar, unmet, notes, discount: values.discount, explain: values.explain };
  };
}

/** The table of parameters knows no sizes: what may be given is told of the roof, or of all where there is none. */
function tellSizes(problems: readonly Problem[], roof: string | undefined, { roofs, length }: PriceList): void {
  const known = roof === undefined ? undefined : roofs[roof];
  for (const data of problems.flatMap(({ about }) => about)) {
    const { parameter, accepted } = data;
    if (!accepted || (parameter !== "width" && parameter !== "length" && parameter !== "height")) continue;
    data.accepted = acceptedSizes(parameter, known ? [known] : Object.values(roofs), length);
  }
}

/** How the text of a parameter is read, and the words for what is accepted. */
export interface Reading<Value>
  extends Pick<Parameter<Value>, "read" | "accepted">, Partial<Pick<Parameter<Value>, "schema" | "aliases">> {
  /** The value is a list: it may come as one, with commas in a text, or as a name that is given several times. */
  several?: true;
}

/** What a name's values are read by. */
export type KnownParameters = ReadonlyMap<string, Reading<unknown>>;

/** Reads every parameter that was given into `values`; what is wrong goes to `problems`. */
export function readValues(
  parameters: Parameters,
  known: KnownParameters,
  required: readonly string[],
  values: object,
  problems: Problem[],
  language: Language = russian,
): void {
  const into = values as Record<string, unknown>;
  const seen = new Map<string, unknown>();
  for (const item of pairsOf(parameters)) {
    // What is no pair is told as a nameless parameter, not thrown at the caller.
    const isPair = Array.isArray(item) && typeof item[0] === "string";
    const name = isPair ? nameOfList(item[0] as string, known) : "";
    const came: unknown = isPair ? item[1] : "";
    // Strict tool calls name every parameter, with null for those that they do not give.
    if (came === undefined || came === null) continue;
    const parameter = known.get(name);
    const value = parameter?.several && Array.isArray(came) ? came.map(textOf).join(",") : came;
    if (!parameter && isIgnoredName(name)) continue;
    const earlier = seen.get(name);
    if (earlier !== undefined && (!parameter || textOf(earlier) === textOf(value))) continue;
    if (earlier !== undefined && !parameter?.several) {
      problems.push(givenTwice(name, earlier, value, language));
      continue;
    }
    seen.set(name, value);
    if (!parameter) {
      problems.push(problems.length < MOST_DETAILS ? unknownName(name, [...known.keys()], language) : COUNTED);
      continue;
    }
    const lost = lostLetters(value, language.problem);
    if (lost) {
      problems.push({ code: "invalid_parameter", about: [{ parameter: name, came: value }], ...lost });
      continue;
    }
    const read = parameter.read(textOf(value));
    if (read === undefined) problems.push(invalidValue(name, value, parameter, language));
    else if (Array.isArray(read))
      into[name] = [...new Set([...((into[name] as unknown[] | undefined) ?? []), ...read])];
    else into[name] = read;
  }
  for (const name of required) {
    if (!seen.has(name)) {
      const parameter = known.get(name)!;
      const about = [{ parameter: name, ...acceptedBy(parameter) }];
      problems.push({ code: "missing_parameter", about, ...missing(parameter.accepted, language.problem) });
    }
  }
}

/** axios and others like PHP write a list as `roof[]=…&roof[]=…`. */
function nameOfList(name: string, known: KnownParameters): string {
  const bare = name.endsWith("[]") ? name.slice(0, -2) : name;
  return known.get(bare)?.several ? bare : name;
}

function pairsOf(parameters: Parameters): Iterable<unknown> {
  if (typeof parameters !== "object" || parameters === null) return [];
  return Symbol.iterator in parameters ? (parameters as Iterable<unknown>) : Object.entries(parameters);
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** What a value of a parameter may be, for programs, names of a choice by their aliases: a copy for each answer. */
function acceptedBy({ schema, aliases }: Reading<unknown>): Pick<ProblemData, "accepted"> {
  if (!schema) return {};
  const values = aliases ? Object.keys(aliases) : schema.enum;
  return { accepted: { ...schema, ...(values && { enum: [...values] }) } };
}

/** The most that there may be, or the name that was most likely meant. */
function nearestOf(came: string, { schema, aliases = {} }: Reading<unknown>): ProblemData["nearest"] {
  const maximum = schema?.maximum;
  return Number(came) > maximum! ? maximum : nearestName(came, Object.keys(aliases));
}

function invalidValue(name: string, came: unknown, parameter: Reading<unknown>, { problem }: Language): Problem {
  const data: ProblemData = { parameter: name, came, ...acceptedBy(parameter) };
  const nearest = nearestOf(textOf(came), parameter);
  if (nearest !== undefined) data.nearest = nearest;
  const about = [data];
  return { code: "invalid_parameter", about, ...notAccepted(came, parameter.accepted, problem) };
}

function givenTwice(name: string, first: unknown, second: unknown, { problem }: Language): Problem {
  const about = [first, second].map((came) => ({ parameter: name, came }));
  return { code: "invalid_parameter", about, ...problem.twice(cameText(first, problem), cameText(second, problem)) };
}

/** One of so many unknown names that it is counted but not shown. */
const COUNTED: Problem = { code: "unknown_parameter", about: [], accepted: "" };

function unknownName(name: string, known: readonly string[], { problem }: Language): Problem {
  const nearest = nearestName(name, known);
  const data: ProblemData = { parameter: clipped(name) || problem.emptyName };
  if (nearest !== undefined) data.nearest = nearest;
  return { code: "unknown_parameter", about: [data], ...noSuchName(name, nearest, known, problem) };
}

/** Standard sizes of what was asked; `undefined` when a size is missing or not offered. */
function readSizes(
  { roof, width, length, height }: ParameterValues,
  sizesByRoof: ReadonlyMap<string, StandardSizes>,
  bounds: PriceList["length"],
  problems: Problem[],
  notes: Note[],
  language: Language,
): Sizes | undefined {
  const sizes = roof === undefined ? undefined : sizesByRoof.get(roof);
  const width_mm = sizes && width !== undefined ? settle(sizes.width(width), problems, notes) : undefined;
  const height_mm =
    sizes && (height === undefined ? sizes.default_height_mm : settle(sizes.height(height), problems, notes));
  const length_cm =
    length === undefined ? undefined : settle(standardLength(length, bounds, language), problems, notes);
  if (roof === undefined || width_mm === undefined || height_mm === undefined || length_cm === undefined) {
    return undefined;
  }
  return { roof, width_mm, height_mm, length_cm };
}

function settle(standardized: Standardized, problems: Problem[], notes: Note[]): number | undefined {
  if ("problem" in standardized) {
    problems.push(standardized.problem);
    return undefined;
  }
  if (standardized.note) notes.push(standardized.note);
  return standardized.size;
}
