import { formatPath, type Path } from "./finding.ts";
import { priceName, widthName, type NamedList } from "./price-names.ts";

/** Fields of `price-list.yaml` that stand once. */
const WORDS: Readonly<Record<string, string>> = {
  "meta.version": "Дата прайс-листа",
  "meta.valid_until": "Цены держатся до",
  "meta.currency": "Валюта",
  "meta.vat_rate": "Ставка НДС",
  "meta.production_days": "Срок изготовления, дней",
  "length.min_m": "Длина ангара от, м",
  "length.max_m": "Длина ангара до, м",
  "length.step_m": "Шаг длины ангара, м",
  "rounding.beyond_m": "На сколько метров запрос может выйти за крайний размер",
  "limits.gates": "Ворот в расчёте не больше",
  "limits.doors": "Дверей в расчёте не больше",
  "limits.windows": "Окон в расчёте не больше",
  "prices.heavy_from_span_m": "Колонны усиленные, если пролёт больше, м",
  "prices.trim.useful_m": "Полезная длина доборного элемента, м",
  "rules.fachwerk_spacing_m": "Между стойками торца не больше, м",
  "rules.gate.width_m": "Ширина ворот, м",
  "rules.gate.height_m": "Высота ворот, м",
  "rules.gate.min_wall_m": "Стена под ворота не ниже, м",
  "rules.gate.min_bay_m": "Пролёт под ворота не короче, м",
  "rules.gate.end_module_m": "Место на одни ворота в торце, м",
  "rules.gate.end_edge_m": "Запас на край торца, м",
  "rules.opening_wall_m.gate": "Длина стены на ворота, м",
  "rules.opening_wall_m.door": "Длина стены на дверь, м",
  "rules.opening_wall_m.window": "Длина стены на окно, м",
  "rules.purlin_spacing_m": "Шаг прогонов кровли и стен, м",
  "rules.bracing_every_bays": "Связевый шаг через каждые шагов рам",
  "rules.struts_per_bay.1": "Распорок на шаг у односкатной крыши",
  "rules.struts_per_bay.2": "Распорок на шаг у двускатной крыши",
  "rules.roof_panel_overhang_m.slope": "Свес панелей вдоль ската, м",
  "rules.roof_panel_overhang_m.length": "Свес панелей по длине, м",
  "delivery.included": "Доставка входит в цену",
  "delivery.text": "О доставке",
  "foundation.included": "Фундамент входит в цену",
  "foundation.text": "О фундаменте",
};

const OF_ROOF: Readonly<Record<string, string>> = {
  name: "название",
  description: "описание",
  pitch_m: "шаг рам, м",
  slope: "уклон",
  slopes: "скатов",
  spans: "пролётов",
  attached: "примыкает к зданию",
  default_height_mm: "обычная высота, мм",
  heights: "высоты, мм",
  widths: "ширины",
};

const OF_POSITION: Readonly<Record<string, string>> = {
  name: "название",
  unit: "единица",
  code: "код",
  num: "номер",
  status: "статус цены",
  when: "когда она есть",
  qty: "количество",
  price: "цена",
  estimate: "когда цена предварительная",
};

/** A field of `price-list.yaml` as people call it; nothing where there are no words for it. */
export function fieldWords(path: Path, list: NamedList): string | undefined {
  const [part, name, of, width] = path.map(String);
  const priced = isOnePrice(path) ? priceName(path, list) : undefined;
  if (priced !== undefined && /^[А-ЯЁ]/.test(priced)) return priced;
  if (part === "roofs" && name !== undefined) return roofWords(list, name, of, width);
  if (part === "positions" && name !== undefined) {
    const words = of === undefined ? "позиция" : OF_POSITION[of];
    return words && `${list.positions?.[name]?.name ?? name}: ${words}`;
  }
  if (part === "quantities" && name !== undefined) {
    return `Величина «${list.formulas?.definitions[name]?.title?.["ru"] ?? name}»`;
  }
  if (part === "sections" && name !== undefined) return `Раздел ${name}`;
  if (part === "calculation_id_numbers") return numberWords(path, list);
  if (part === "prices" && name === "mounting" && path.at(-1) === "max_height_mm") {
    return `Монтаж каркаса, строка ${Number(of) + 1}: колонна до, мм`;
  }
  return WORDS[formatPath(path)];
}

/** Of a table of prices that is wrong as a whole, none is named. */
const isOnePrice = (path: Path): boolean =>
  path.length >= (path[1] === "column" || path[1] === "mounting" || path[0] === "roofs" ? 4 : 2);

function roofWords(list: NamedList, id: string, of: string | undefined, width: string | undefined): string | undefined {
  const name = list.roofs?.[id]?.name ?? id;
  if (of === undefined) return `Крыша ${name}`;
  if (of === "widths" && width !== undefined) return `${name}: ширина ${widthName(list, id, width)}`;
  if (of === "heights" && width !== undefined) return `${name}: ${Number(width) + 1}-я высота, мм`;
  const words = OF_ROOF[of];
  return words && `${name}: ${words}`;
}

/** The places of sizes are for ever: each is told by its own. */
function numberWords([, at, of, place]: Path, list: NamedList): string {
  const all = "Номера размеров в расчётах";
  const roof = list.calculation_id_numbers?.[Number(at)]?.roof;
  if (of === undefined || roof === undefined) return all;
  const name = list.roofs?.[roof]?.name ?? roof;
  if (of === "roof") return `${all}: крыша ${name}`;
  const sizes = of === "widths" ? "ширина" : "высота";
  return `${all}: ${name}, ${sizes}${place === undefined ? "" : ` № ${Number(place) + 1}`}, мм`;
}

/** `Рама ворот 4×4 м (prices.gate_frame)`, or the name in the file alone where there are no words for it. */
export function fieldInWords(path: Path, list: NamedList): string {
  const [words, key] = [fieldWords(path, list), formatPath(path)];
  return words === undefined ? key : `${words} (${key})`;
}
