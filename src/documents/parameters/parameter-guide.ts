import { DEFAULT_VALUES, type ParameterName } from "../../engine/request/parameters.ts";
import { meaningOf } from "../../options/fields.ts";
import { OPTIONS, type OptionName } from "../../options/options.ts";
import type { PriceList } from "../../price-list/schema.ts";

/*
 * What each parameter besides the options means, for those who read about the interface: English in the interface
 * description, Russian in the reference text. Values, bounds, defaults and sizes are not said here: they are generated.
 */
const PARAMETER_GUIDE: Readonly<Record<Exclude<ParameterName, OptionName>, { english: string; russian: string }>> = {
  roof: {
    english: "Roof type; it decides which standard widths and column heights there are.",
    russian: "тип крыши",
  },
  width: {
    english:
      "Width in metres; a number of 1000 and more is taken as millimetres. Rounded to the nearest standard width of " +
      "the roof; every rounding is reported in normalization_notes and must be passed on to the user.",
    russian: "ширина, м (число от 1000 — мм)",
  },
  length: {
    english: "Length in metres, never millimetres; kept to the centimetre.",
    russian: "длина, только в метрах, до сантиметра",
  },
  height: {
    english:
      "Column height of the low side in metres; a number of 1000 and more is taken as millimetres. Rounded to the " +
      "nearest standard height of the roof; every rounding is reported in normalization_notes.",
    russian: "высота колонны по низкой стороне, м (число от 1000 — мм)",
  },
  discount: {
    english: "Discount on materials, percent. Checked, but never applied through the public interface.",
    russian: "скидка, %: через API не применяется",
  },
  explain: {
    english:
      "Add explanation to every position: how its quantity and price were worked out. Changes nothing else, neither " +
      "calculation_id nor the links.",
    russian: "расчёт позиций по действиям, в `explanation`",
  },
  prices_version: {
    english:
      "Version of the price list to calculate under, one of those in /prices/index.json; today's when left out. Links of " +
      "an answer under an older list name it, and warnings say that it holds no longer. calculation_id stays the same.",
    russian: "прежний прайс-лист, из /prices/index.json",
  },
  lang: {
    english:
      "Language of the texts: ru, the contract's, or en. Numbers, codes and ids are the same. Links lead to " +
      "English, too, but request_quote_url and page_link are in Russian.",
    russian: "язык текстов: ru или en",
  },
};

export function guideOf(name: ParameterName, list: PriceList): { english: string; russian: string } {
  if (!isOption(name)) return PARAMETER_GUIDE[name];
  return { english: meaningOf(name, list, "en"), russian: meaningOf(name, list, "ru") };
}

const isOption = (name: ParameterName): name is OptionName => name in OPTIONS;

/** Value of a parameter that is not given; `undefined` for the sizes, which are required or depend on the roof. */
export function defaultOf(name: ParameterName): string | number | boolean | undefined {
  return DEFAULT_VALUES[name];
}
