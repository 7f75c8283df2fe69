import { calculate, priceList } from "hangar-engine";
import { readDetail } from "./field-errors.ts";
import { fieldTexts } from "./field-texts.ts";
import { FIELD_NAMES, OPTION_DEFAULTS } from "./form-state.ts";

/** Parameters that the form has no field for. */
const API_ONLY = {
  discount: { label: "Скидка, %", hint: "Проверяется, но в открытом расчёте не применяется" },
  explain: {
    label: "Показать расчёт",
    hint: "Каждая позиция получает поле reckoning: из чего сложились количество и цена",
  },
  prices_version: {
    label: "Версия прайс-листа",
    hint: "Расчёт по прежнему прайс-листу из /prices/index.json; ссылки в ответе назовут его же",
  },
};

/** A parameter of the API as its documentation shows it. */
export interface ParameterReference {
  name: string;
  label: string;
  hint: string;
  /** In the engine's own words. */
  accepted: string;
  /** What counts when it is left out; none for a required one. */
  byDefault: string | undefined;
}

const OWN_DEFAULTS: Readonly<Record<string, string>> = {
  height: "своя у каждой крыши",
  ...OPTION_DEFAULTS,
  discount: "0",
  explain: "0",
  prices_version: "сегодняшняя",
};

/** Every parameter of a calculation. What is accepted, the engine tells when it is given nothing. */
export function parameterReference(): ParameterReference[] {
  const texts = { ...fieldTexts(priceList), ...API_ONLY };
  const names = [...FIELD_NAMES, ...(Object.keys(API_ONLY) as (keyof typeof API_ONLY)[])];
  const empty = calculate(Object.fromEntries(names.map((name) => [name, ""])));
  const details = empty.status === 400 ? empty.body.error.details.map(readDetail) : [];
  return names.map((name) => {
    const detail = details.find(({ names }) => names.includes(name));
    return {
      name,
      ...texts[name],
      accepted: detail?.text.replace(/^.*?; принимается /, "") ?? "",
      byDefault: OWN_DEFAULTS[name],
    };
  });
}
