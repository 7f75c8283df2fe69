import type { PriceList } from "../price-list/schema.ts";
import type { Lang } from "../text/lang.ts";
import type { OptionName } from "./options.ts";
import { OPTION_WORDS, type OptionGroup, type Text, type WordsRow } from "./words.ts";

/** A field of a form. */
export interface FieldText {
  label: string;
  /** One line of plain explanation. */
  hint: string;
  /** The same while another option is chosen. */
  hintWith?: { option: OptionName; hint: string };
}

export interface OptionText extends FieldText {
  group: OptionGroup;
  /** How a choice's values are called, where the contract's own words are not said of this thing. */
  choices?: readonly string[];
}

const ROWS = Object.entries(OPTION_WORDS) as [OptionName, WordsRow<unknown>][];

/** The fields of the options in a form, in its order. */
export function optionFields(list: PriceList, lang: Lang): Record<OptionName, OptionText> {
  const fields = ROWS.map(([name, { group, hintWith, [lang]: told }]) => {
    const { label, hint, otherHint, choices } = told;
    const text: OptionText = { label: textOf(label, list), hint, group };
    if (choices) text.choices = choices;
    if (hintWith && otherHint !== undefined) text.hintWith = { option: hintWith, hint: otherHint };
    return [name, text];
  });
  return Object.fromEntries(fields) as Record<OptionName, OptionText>;
}

/** What an option means, for those who read about the interface. */
export const meaningOf = (name: OptionName, list: PriceList, lang: Lang): string =>
  textOf(OPTION_WORDS[name][lang].meaning, list);

/** How it hangs together with others, where there is something to say. */
export function interplayOf(name: OptionName, list: PriceList, lang: Lang): string | undefined {
  const { interplay } = OPTION_WORDS[name][lang];
  return interplay === undefined ? undefined : textOf(interplay, list);
}

const textOf = (text: Text, list: PriceList): string => (typeof text === "string" ? text : text(list));
