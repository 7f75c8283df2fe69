import type { PriceList } from "../../price-list/schema.ts";
import {
  absentOptions,
  DEFAULT_OPTIONS,
  OPTION_ROWS,
  type OptionName,
  type OptionOfKind,
  type OptionRow,
  type Options,
} from "../../options/options.ts";
import { langOf, LANGS, type Lang } from "../../text/lang.ts";
import type { Language } from "../../messages/language.ts";
import { russian } from "../../messages/ru/answers.ts";
import { parseMillionths } from "../numbers/decimals.ts";

/*
 * The parameters of a calculation, once, under the names that every door gives them. Each has the schema of its value, a
 * reading of its text and the words for what it accepts. The form, the three call styles and the interface description
 * all stand on this table.
 */

/** JSON Schema of a value, as much of it as parameters need. */
export interface ValueSchema {
  type: "boolean" | "integer" | "number" | "string";
  minimum?: number;
  maximum?: number;
  enum?: readonly (string | number | boolean)[];
}

export interface Parameter<Value> {
  /** The value as the interface describes it. */
  schema: ValueSchema;
  /** Text → value that fits the schema; `undefined` when the text stands for none. */
  read(text: string): Value | undefined;
  /** What is accepted, in Russian, for the answer to bad input. */
  accepted: string;
  /** ASCII alias → contract value, of an enumeration. */
  aliases?: Readonly<Record<string, Value>>;
  /** Numbers that stand for values of an enumeration: the sizes in their names. */
  numbers?: readonly number[];
}

const FLAG_WORDS = new Map([
  ["1", true],
  ["true", true],
  ["yes", true],
  ["да", true],
  ["0", false],
  ["false", false],
  ["no", false],
  ["нет", false],
]);

const flag = ({ accepted }: Language): Parameter<boolean> => ({
  schema: { type: "boolean" },
  read: (text) => FLAG_WORDS.get(text) ?? FLAG_WORDS.get(text.toLowerCase()),
  accepted: accepted.flag,
});

/** A number from 0; the texts of numbers have no sign. */
function number(type: "integer" | "number", accepted: string, maximum?: number): Parameter<number> {
  return {
    schema: { type, minimum: 0, ...(maximum !== undefined && { maximum }) },
    read(text) {
      const millionths = parseMillionths(text);
      if (millionths === undefined) return undefined;
      const value = millionths / 1_000_000;
      const fits = (type === "number" || Number.isInteger(value)) && (maximum === undefined || value <= maximum);
      return fits ? value : undefined;
    },
    accepted,
  };
}

function choice<Value extends string>(aliases: Readonly<Record<string, Value>>): Parameter<Value> {
  const byText = new Map<string, Value>();
  const accepted: string[] = [];
  const numbers: number[] = [];
  for (const [alias, value] of Object.entries(aliases)) {
    byText.set(simplified(alias), value);
    byText.set(simplified(value), value);
    const number = /^[HН] (\d+)$/.exec(value)?.[1];
    if (number) numbers.push(Number(number));
    accepted.push(alias === value ? value : `${value} (${[alias, number].filter(Boolean).join(", ")})`);
  }
  return {
    schema: { type: "string", enum: Object.values(aliases) },
    read: (text) => byText.get(text) ?? byText.get(simplified(text)),
    accepted: accepted.join(", "),
    aliases,
    ...(numbers.length > 0 && { numbers }),
  };
}

/** Case, and in names of rails H itself, its alphabet and the blank after it, make no difference. */
function simplified(text: string): string {
  return text.toLowerCase().replace(/^(?:[hн]\s?)?(?=\d)/, "h");
}

/** A choice that is written as a digit. */
function digit(values: readonly number[], texts: readonly string[]): Parameter<number> {
  return {
    schema: { type: "integer", enum: values },
    read: (text) => values.find((value) => String(value) === text),
    accepted: values.map((value, at) => `${value} — ${texts[at]}`).join(", "),
  };
}

function parameterOf(
  name: OptionName,
  row: OptionRow,
  limits: PriceList["limits"],
  language: Language,
): Parameter<boolean | number | string> {
  if (row.kind === "flag") return flag(language);
  if (row.kind === "count") {
    const most = limits[name as OptionOfKind<"count">];
    return number("integer", language.accepted.wholeNumber(most), most);
  }
  return row.kind === "digit" ? digit(row.values, row.texts[language.lang]) : choice(row.values);
}

/** An option under a list that does not have its position yet: only what brings none is accepted. */
function absent<Value>({ schema, read }: Parameter<Value>, byDefault: unknown, version: string, language: Language) {
  return {
    schema,
    read(text: string) {
      const value = read(text);
      return value === byDefault ? value : undefined;
    },
    accepted: language.accepted.absent(String(Number(byDefault)), version),
  };
}

/** A parameter for each option. */
export function optionParameters(priceList: PriceList, rows = OPTION_ROWS, language = russian) {
  const { limits, meta } = priceList;
  const missing = absentOptions(priceList, rows);
  const parameters = rows.map((option) => {
    const { name, row, byDefault } = option;
    const parameter = parameterOf(name, row, limits, language);
    return [name, missing.includes(option) ? absent(parameter, byDefault, meta.version, language) : parameter];
  });
  return Object.fromEntries(parameters) as unknown as { [Name in OptionName]: Parameter<Options[Name]> };
}

/** As many lists the engine's file names, the newest first: what comes with every page may not grow with each release. */
export const NAMED_LISTS = 6;
/** Where all of them are. */
const ALL_LISTS = "… /prices/index.json";

/**
 * Only an engine of that very price list, and of that language, reads its name: a price of another list under this name
 * would be wrong.
 */
function own<Value extends string>(value: Value, all: readonly Value[]): Parameter<Value> {
  const isAll = all.length < NAMED_LISTS;
  const others = all.filter((other) => other !== value);
  return {
    schema: { type: "string", ...(isAll && { enum: all }) },
    read: (text) => (text === value ? value : undefined),
    accepted: [value, ...others, ...(isAll ? [] : [ALL_LISTS])].join(", "),
  };
}

/** The table for one price list; its order is the order of parameters in every link. `versions`: see `EngineData`. */
export function parameterTable(
  priceList: PriceList,
  versions: readonly string[] = [priceList.meta.version],
  language: Language = russian,
) {
  const { roofs, meta } = priceList;
  const { accepted, lang } = language;
  const size = number("number", accepted.size);
  const spoken = own(lang, LANGS);
  return {
    roof: choice(Object.fromEntries(Object.keys(roofs).map((roof) => [roof, roof]))),
    width: size,
    length: size,
    height: size,
    ...optionParameters(priceList, OPTION_ROWS, language),
    discount: number("number", accepted.percent, 100),
    explain: flag(language),
    prices_version: own(meta.version, versions),
    lang: { ...spoken, read: (text: string) => spoken.read(langOf(text) ?? text) },
  };
}

export type ParameterTable = ReturnType<typeof parameterTable>;
export type ParameterName = keyof ParameterTable;

/** A value for each parameter: what was given, or its default; sizes in metres or as given, discount in percent. */
export interface ParameterValues extends Options {
  roof: string | undefined;
  width: number | undefined;
  length: number | undefined;
  height: number | undefined;
  discount: number;
  explain: boolean;
  /** The engine's own, or not given, which is the same. */
  prices_version: string | undefined;
  lang: Lang | undefined;
}

export const DEFAULT_VALUES: Readonly<ParameterValues> = {
  roof: undefined,
  width: undefined,
  length: undefined,
  height: undefined,
  ...DEFAULT_OPTIONS,
  discount: 0,
  explain: false,
  prices_version: undefined,
  lang: undefined,
};

export const REQUIRED_PARAMETERS = ["roof", "width", "length"] as const satisfies readonly ParameterName[];
