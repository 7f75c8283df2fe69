import { parameters, priceList } from "hangar-engine";
import { defaultOf } from "../../api/openapi/parameters/parameter-guide.ts";
import { roofSizes } from "../../api/openapi/examples/roof-sizes.ts";
import type { ParameterName } from "../../engine/request/parameters.ts";
import type { Call } from "./answers.ts";
import { CALLS, changedQuery, example } from "./calls.ts";
import type { Lang } from "../../text/lang.ts";
import { INTERPLAY, offered, parameterMeaning } from "./parameter-words.ts";
import { measure } from "./wording.ts";

/** All that the reference tells of one parameter. */
export interface ParameterFacts {
  meaning: string;
  accepted: string;
  /** ASCII writing of a value → the value itself. */
  aliases: [alias: string, value: string][];
  byDefault: string;
  interplay: string;
  /** A call that names it. */
  example: Call;
}

export const PARAMETER_NAMES = Object.keys(parameters) as ParameterName[];

export function parameterFacts(name: ParameterName, lang: Lang): ParameterFacts {
  const aliases = Object.entries(parameters[name].aliases ?? {}).filter(([alias, value]) => alias !== value);
  return {
    meaning: parameterMeaning(name, lang),
    accepted: accepted(name, lang),
    aliases,
    byDefault: byDefault(name, lang),
    interplay: INTERPLAY[name]?.[lang] ?? "",
    example: exampleOf(name),
  };
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
    const { min_m, max_m } = priceList.length;
    return lang === "ru"
      ? `метры, от ${measure(min_m, "m", lang)} до ${measure(max_m, "m", lang)}`
      : `metres, ${measure(min_m, "m", lang)} to ${measure(max_m, "m", lang)}`;
  }
  if (lang === "ru") return aliases ? Object.values(aliases).join(", ") : inRussian;
  if (aliases) return Object.values(aliases).join(", ");
  if (schema.type === "boolean") return "1 or 0 (also true/false, yes/no, да/нет)";
  if (schema.enum) return schema.enum.join(", ");
  return `${schema.type === "integer" ? "whole number" : "number"}, ${sizes ?? `${schema.minimum} to ${schema.maximum}`}`;
}

function byDefault(name: ParameterName, lang: Lang): string {
  if (name === "height") {
    const heights = new Set(roofSizes(priceList).map(({ defaultHeight }) => defaultHeight));
    const [one] = heights;
    if (heights.size === 1) return measure(one!, "m", lang);
    return lang === "ru" ? "своя у каждой крыши" : "of its own for every roof";
  }
  if (name === "prices_version") return priceList.meta.version;
  const value = defaultOf(name);
  if (value === undefined) return lang === "ru" ? "нет: обязателен" : "none: required";
  return typeof value === "boolean" ? String(Number(value)) : String(value);
}

/** A value other than the default, where the parameter counts. */
function exampleOf(name: ParameterName): Call {
  if (name in example.request) return CALLS.query;
  const { roofs } = priceList;
  if (name === "panels_high_wall") {
    const [roof, { widths }] = Object.entries(roofs).find(([, { attached }]) => attached) ?? Object.entries(roofs)[0]!;
    return changedQuery({ roof, width: Object.keys(widths)[0], panels_high_wall: 1 });
  }
  if (name === "truss") {
    const sized = roofSizes(priceList).find(({ demountable }) => demountable.length > 0);
    const size = sized === undefined ? {} : { roof: sized.roof, width: sized.demountable[0] };
    return changedQuery({ ...size, truss: "demountable" });
  }
  return changedQuery({ [name]: exampleValue(name) });
}

function exampleValue(name: ParameterName): string | number {
  const { aliases, schema } = parameters[name];
  const other = Object.entries(aliases ?? {}).find(([, value]) => value !== defaultOf(name));
  if (other) return other[0];
  if (name === "discount") return 5;
  if (name === "prices_version") return priceList.meta.version;
  return schema.type === "boolean" ? 1 : 2;
}
