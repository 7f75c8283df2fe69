import { OPTIONS, parameters, priceList } from "hangar-engine";
import { defaultOf, guideOf } from "../../documents/parameters/parameter-guide.ts";
import { roofSizes } from "../../documents/examples/roof-sizes.ts";
import { fieldTexts } from "../../calculator/form/field-texts.ts";
import type { ParameterName } from "../../engine/request/parameters.ts";
import { interplayOf } from "../../options/fields.ts";
import type { OptionName, OptionRow } from "../../options/options.ts";
import type { Call } from "./answers.ts";
import { CALLS, changedQuery, example } from "./calls.ts";
import { uncapitalized } from "../../text/format.ts";
import { LANGS, type Lang } from "../../text/lang.ts";
import { engineIn } from "./lang.ts";
import { measure } from "./wording.ts";

/** All that the reference tells of one parameter. */
export interface ParameterFacts {
  meaning: string;
  accepted: string;
  /** ASCII writing of a value → the value itself. */
  aliases: [alias: string, value: string][];
  byDefault: string;
  /** Another option without which this one has no effect. */
  needs: string | undefined;
  /** How else it hangs together with others. */
  interplay: string | undefined;
  /** A call that names it. */
  example: Call;
}

export const PARAMETER_NAMES = Object.keys(parameters) as ParameterName[];

const options: Readonly<Partial<Record<string, OptionRow>>> = OPTIONS;
const { length } = priceList;
const roofs = roofSizes(priceList);

const FIELDS = fieldTexts(priceList);

/** Parameters that the form has no field for. */
const API_ONLY: Readonly<Record<Exclude<ParameterName, keyof typeof FIELDS>, string>> = {
  discount: "Скидка, %. Проверяется, но в открытом расчёте не применяется.",
  explain: "Показать расчёт. Каждая позиция получает поле explanation: из чего сложились количество и цена.",
  lang: "Язык ответа. Русский или английский; числа, коды и номера те же.",
  prices_version: "Версия прайс-листа. Расчёт по прежнему прайс-листу вместо сегодняшнего.",
};

export function parameterFacts(name: ParameterName, lang: Lang): ParameterFacts {
  const aliases = Object.entries(parameters[name].aliases ?? {}).filter(([alias, value]) => alias !== value);
  return {
    meaning: meaning(name, lang),
    accepted: accepted(name, lang),
    aliases,
    byDefault: byDefault(name, aliases, lang),
    needs: options[name]?.needs,
    interplay: name in OPTIONS ? interplayOf(name as OptionName, priceList, lang) : undefined,
    example: exampleOf(name),
  };
}

function meaning(name: ParameterName, lang: Lang): string {
  if (lang === "en") return guideOf(name, priceList).english;
  if (name in API_ONLY) return API_ONLY[name as keyof typeof API_ONLY];
  const { label, hint } = FIELDS[name as keyof typeof FIELDS];
  return `${label}. ${hint}.`;
}

/** The standard sizes of every roof, or the most openings. */
function offered(name: ParameterName, lang: Lang): string | undefined {
  const listed = (sizes: "widths" | "heights") =>
    roofs.map((one) => `${one.roof} — ${one[sizes].join(", ")}`).join("; ");
  if (name === "width") return listed("widths");
  if (name === "height") return listed("heights");
  if (options[name]?.kind === "count") {
    const most = parameters[name].schema.maximum;
    return lang === "ru" ? `от 0 до ${most}` : `0 to ${most}`;
  }
  return undefined;
}

function accepted(name: ParameterName, lang: Lang): string {
  const { schema, aliases, accepted: inRussian } = parameters[name];
  const sizes = offered(name, lang);
  if (name === "width" || name === "height") {
    return lang === "ru"
      ? `метры, а от тысячи — миллиметры; стандартные размеры, м: ${sizes}`
      : `metres, or millimetres from a thousand up; standard sizes, m: ${sizes}`;
  }
  if (name === "length") {
    const { min_m, max_m } = length;
    return lang === "ru"
      ? `метры, от ${measure(min_m, "m", lang)} до ${measure(max_m, "m", lang)}`
      : `metres, ${measure(min_m, "m", lang)} to ${measure(max_m, "m", lang)}`;
  }
  if (name === "roof") {
    const named = Object.entries(engineIn(lang).priceList.roofs);
    return named.map(([id, one]) => `${id} (${uncapitalized(one.name)})`).join(", ");
  }
  if (lang === "ru") return aliases ? Object.values(aliases).join(", ") : inRussian;
  if (aliases) return Object.values(aliases).join(", ");
  if (schema.type === "boolean") return "1 or 0 (also true/false, yes/no, да/нет)";
  if (schema.enum) return schema.enum.join(", ");
  return `${schema.type === "integer" ? "whole number" : "number"}, ${sizes ?? `${schema.minimum} to ${schema.maximum}`}`;
}

function byDefault(name: ParameterName, aliases: ParameterFacts["aliases"], lang: Lang): string {
  if (name === "height") {
    const heights = new Set(roofs.map(({ defaultHeight }) => defaultHeight));
    const [one] = heights;
    if (heights.size === 1) return measure(one!, "m", lang);
    return lang === "ru" ? "своя у каждой крыши" : "of its own for every roof";
  }
  if (name === "prices_version") return priceList.meta.version;
  if (name === "lang") return LANGS[0];
  const value = defaultOf(name);
  if (value === undefined) return lang === "ru" ? "нет: обязателен" : "none: required";
  if (typeof value === "boolean") return String(Number(value));
  // Whoever reads no Russian cannot write it either.
  const [alias] = (lang === "en" && aliases.find((one) => one[1] === value)) || [];
  return alias === undefined ? String(value) : `${alias} (${value})`;
}

/** A value other than the default, where the parameter counts. */
function exampleOf(name: ParameterName): Call {
  if (name in example.request) return CALLS.query;
  if (name === "panels_high_wall") {
    const all = Object.entries(priceList.roofs);
    const [roof, { widths }] = all.find(([, { attached }]) => attached) ?? all[0]!;
    return changedQuery({ roof, width: Object.keys(widths)[0], panels_high_wall: 1 });
  }
  if (name === "truss") {
    const sized = roofs.find(({ demountable }) => demountable.length > 0);
    const size = sized === undefined ? {} : { roof: sized.roof, width: sized.demountable[0] };
    return changedQuery({ ...size, truss: "demountable" });
  }
  // Both ends take two gates.
  const other = name === "gates_pos" ? { gates: 2 } : {};
  return changedQuery({ ...other, [name]: exampleValue(name) });
}

function exampleValue(name: ParameterName): string | number {
  const { aliases, schema } = parameters[name];
  const other = Object.entries(aliases ?? {}).find(([, value]) => value !== defaultOf(name));
  if (other) return other[0];
  if (name === "discount") return 5;
  if (name === "lang") return "en";
  if (name === "prices_version") return priceList.meta.version;
  return schema.type === "boolean" ? 1 : 2;
}
