import { fieldTexts as russianFields } from "../calculator/form/field-texts.ts";
import {
  absentOptions,
  OPTION_ROWS,
  OPTIONS,
  type OptionName,
  type OptionOfKind,
  type OptionRow,
} from "../options/options.ts";
import type { OptionGroup } from "../options/words.ts";
import { formulaWords } from "../counting/formula-words.ts";
import type { Language } from "../messages/language.ts";
import type { NameTree } from "../formula/tree.ts";
import { fieldTexts as englishFields } from "../languages/english/instead/calculator/form/field-texts.ts";
import type { ManufacturerInAnswers, PriceList } from "../price-list/schema.ts";
import { dateInWords } from "../text/date-in-words.ts";
import { capitalized } from "../text/format.ts";
import type { Lang } from "../text/lang.ts";
import { WORDS, type CalculatorWords } from "./words.ts";

/** Of what the workbook is made; `language` says in which. */
export interface WorkbookSource {
  priceList: PriceList;
  manufacturer: ManufacturerInAnswers;
  /** Without a trailing slash. */
  baseUrl: string;
  language: Language;
}

/** A value of an option: what formulas reckon with, what links carry, and the word that is chosen. */
export interface Choice {
  value: string | number;
  alias: string;
  word: string;
}

export type Option = (typeof OPTION_ROWS)[number];

type Fields = ReturnType<typeof russianFields>;

/** The same in the language of the workbook, with all that its sheets say. */
export interface Source {
  lang: Lang;
  language: Language;
  words: CalculatorWords;
  priceList: PriceList;
  manufacturer: ManufacturerInAnswers;
  baseUrl: string;
  fields: Fields;
  /** In the form's order. */
  options: readonly Option[];
  /** Whether the list is too old for it. */
  isAbsent(option: Option): boolean;
  limitOf(option: OptionName): number;
  groupOf(option: Option): OptionGroup;
  /** Of an option with words to choose from. */
  choicesOf(option: OptionName): readonly Choice[];
  /** The word of a value. */
  choiceWord(option: OptionName, value: unknown): string;
  rulesInWords: ReturnType<typeof formulaWords>;
  /** What a table is chosen by. */
  nameOf(tree: NameTree): string;
  told: { date(version: string): string; metres(sizes_m: readonly number[]): string };
}

const FIELDS = { ru: russianFields, en: englishFields } satisfies Record<Lang, unknown>;

export function sourceIn({ language, baseUrl, ...given }: WorkbookSource): Source {
  const { lang, explanation } = language;
  const priceList = language.list?.priceList(given.priceList) ?? given.priceList;
  const fields = FIELDS[lang](priceList);
  const order = Object.keys(fields);
  const absent = absentOptions(priceList);
  const rulesInWords = formulaWords({ rules: priceList.formulas!, engine: { priceList, language }, fields });
  const number = (value: number): string => explanation.inUnits(value);

  function choicesOf(option: OptionName): Choice[] {
    const row: OptionRow = OPTIONS[option];
    if (!("values" in row)) return [];
    const { choices } = fields[option];
    return Object.entries<string | number>(row.values).map(([alias, value], at) => ({
      value,
      alias: row.kind === "digit" ? String(value) : alias,
      word: capitalized(choices?.[at] ?? (row.kind === "digit" ? row.texts[lang][at]! : String(value))),
    }));
  }

  return {
    lang,
    language,
    words: WORDS[lang],
    priceList,
    manufacturer: language.list?.manufacturer(given.manufacturer) ?? given.manufacturer,
    baseUrl,
    fields,
    options: [...OPTION_ROWS].sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name)),
    isAbsent: (option) => absent.includes(option),
    limitOf: (option) => priceList.limits[option as OptionOfKind<"count">],
    groupOf: ({ name }) => fields[name].group,
    choicesOf,
    choiceWord: (option, value) => choicesOf(option).find((choice) => choice.value === value)?.word ?? String(value),
    rulesInWords,
    nameOf: (tree) => rulesInWords.formula(tree),
    told: {
      date: (version) => dateInWords(version, lang),
      metres: (sizes_m) =>
        sizes_m
          .map((size, at) =>
            at < sizes_m.length - 1 ? number(size) : explanation.inUnits(size, explanation.units.metres),
          )
          .join("; "),
    },
  };
}
