import * as engine from "hangar-engine";
import { exampleSearch } from "../../search/example-search.ts";
import { DEFAULT_LIMIT, DEFAULT_SORT, searchParameters } from "../../search/search-parameters.ts";
import { search, type SearchAnswer } from "../../search/search.ts";
import { callExamples } from "../call-examples.ts";

/** The search that the documentation shows and the answer to it. */
export function documentedSearch(): { path: string; answer: SearchAnswer } {
  const path = exampleSearch(callExamples().body);
  return { path, answer: search(engine, new URL(path, engine.baseUrl).searchParams) };
}

/** Parameters that a search has besides the options of a calculation: names that belong together, and their meaning. */
export function searchReference(): [names: string[], text: string][] {
  const { sort, limit } = searchParameters(engine.parameters);
  return [
    [["budget"], "Сколько рублей с НДС есть на ангар, только цифры. Обязателен"],
    [["area_min"], "Площадь не меньше, м²"],
    [["roof"], "Тип крыши; несколько — через запятую. По умолчанию любой"],
    [["width_min", "width_max"], "Ширина от и до, м (число от 1000 — мм)"],
    [["length_min", "length_max"], "Длина от и до, м"],
    [["height_min", "height_max"], "Высота колонны от и до, м (число от 1000 — мм)"],
    [["sort"], `${sort.accepted}. По умолчанию ${DEFAULT_SORT}`],
    [["limit"], `Сколько вариантов показать: ${limit.accepted}. По умолчанию ${DEFAULT_LIMIT}`],
  ];
}
