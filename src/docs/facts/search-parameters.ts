import { parameters } from "hangar-engine";
import { SEARCH_GUIDE, type OwnSearchParameter } from "../../api/openapi/parameters/search-guide.ts";
import {
  DEFAULT_LIMIT,
  DEFAULT_SORT,
  MOST_BUDGET,
  MOST_ITEMS,
  searchParameters,
} from "../../search/search-parameters.ts";
import type { Lang } from "../../text/lang.ts";
import { whole } from "./wording.ts";

const { sort } = searchParameters(parameters);

const RUSSIAN: Readonly<Record<OwnSearchParameter, string>> = {
  budget: "Сколько рублей с НДС есть на ангар, только цифры. Обязателен",
  area_min: "Площадь не меньше, м²",
  area_max: "Площадь не больше, м²",
  roof: "Тип крыши; несколько — через запятую или повтором имени. По умолчанию любой",
  attached:
    "Крыши, которые пристраиваются к зданию: 1 — только они, 0 — без них. Если не названы ни крыша, ни attached, такие идут после остальных",
  width_min: "Ширина не меньше, м (число от тысячи — мм)",
  width_max: "Ширина не больше, м (число от тысячи — мм)",
  length_min: "Длина не меньше, м",
  length_max: "Длина не больше, м",
  height_min: "Высота колонны не меньше, м (число от тысячи — мм)",
  height_max: "Высота колонны не больше, м (число от тысячи — мм)",
  sort: `Порядок: ${sort.accepted}`,
  limit: "Сколько вариантов показать",
};

/** Bounds and defaults, which the search itself knows. */
function facts(name: OwnSearchParameter, lang: Lang): string | undefined {
  const most = (value: number) => (lang === "ru" ? `не больше ${whole(value, lang)}` : `at most ${whole(value, lang)}`);
  const byDefault = (value: string | number) => (lang === "ru" ? `по умолчанию ${value}` : `default ${value}`);
  if (name === "budget") return most(MOST_BUDGET);
  if (name === "sort") return byDefault(DEFAULT_SORT);
  if (name === "limit") return `${most(MOST_ITEMS)}, ${byDefault(DEFAULT_LIMIT)}`;
  return undefined;
}

/** Parameters that a search has besides the options of a calculation. */
export function searchParameterRows(lang: Lang): { name: string; text: string }[] {
  return (Object.keys(RUSSIAN) as OwnSearchParameter[]).map((name) => {
    const meaning = lang === "ru" ? RUSSIAN[name] : SEARCH_GUIDE[name].replace(/\.$/, "");
    const more = facts(name, lang);
    return { name, text: more === undefined ? `${meaning}.` : `${meaning}; ${more}.` };
  });
}
