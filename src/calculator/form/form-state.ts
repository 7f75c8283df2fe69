import { OPTIONS } from "hangar-engine";
import type { OptionName, OptionOfKind, OptionRow } from "../../options/options.ts";
import { typedSize, type TypedSize } from "./sizes/typed-size.ts";

/** The options, in the contract's order. */
export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

const DEFAULTS = OPTION_NAMES.map((name) => [name, defaultText(OPTIONS[name])]);

/** Options when a link does not name them: the contract's defaults, in the contract's order. */
export const OPTION_DEFAULTS = Object.fromEntries(DEFAULTS) as Readonly<Record<OptionName, string>>;

function defaultText(row: OptionRow): string {
  if (row.kind === "flag" || row.kind === "count") return "0";
  if (row.kind === "digit") return String(row.byDefault);
  return Object.entries(row.values).find(([, value]) => value === row.byDefault)?.[0] ?? "";
}

/** Openings of a hangar, counted. */
export type CountName = OptionOfKind<"count">;
export const COUNT_NAMES = OPTION_NAMES.filter((name): name is CountName => OPTIONS[name].kind === "count");

/** Fields that a person types into; they keep whatever was typed, right or wrong. */
export const SIZE_NAMES = ["width", "length", "height"] as const;
const TEXT_FIELDS = [...SIZE_NAMES, ...COUNT_NAMES] as const;

export type FieldName = "roof" | (typeof TEXT_FIELDS)[number] | OptionName;

export const FIELD_NAMES: readonly FieldName[] = ["roof", "width", "length", "height", ...OPTION_NAMES];

/**
 * What the form holds: each field is named as the contract's parameter and holds its text. Sizes are metres as typed,
 * choices the ASCII alias that links carry, flags "1" or "0". So the form is itself a set of parameters.
 */
export type FormState = Readonly<Record<FieldName, string>>;

export function isField(name: string): name is FieldName {
  return (FIELD_NAMES as readonly string[]).includes(name);
}

export function isOption(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}

export function isTextField(name: FieldName): boolean {
  return (TEXT_FIELDS as readonly FieldName[]).includes(name);
}

/** The form as parameters of a calculation: what was typed is understood as a person means it. */
export function formParameters(form: FormState): Readonly<Record<FieldName, string>> {
  const parameters = { ...form };
  for (const name of TEXT_FIELDS) parameters[name] = typedText(name, form[name]).text;
  return parameters;
}

/** A typed field as the engine reads it, and what is said where that had to be worked out; else the text as it came. */
export function typedText(name: FieldName, text: string): TypedSize {
  return (isSize(name) ? typedSize(text) : undefined) ?? { text: text.trim() };
}

const isSize = (name: FieldName): boolean => (SIZE_NAMES as readonly FieldName[]).includes(name);
