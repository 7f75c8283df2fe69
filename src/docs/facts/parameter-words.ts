import { priceList } from "hangar-engine";
import { PARAMETER_GUIDE } from "../../api/openapi/parameters/parameter-guide.ts";
import { roofSizes } from "../../api/openapi/examples/roof-sizes.ts";
import { fieldTexts } from "../../calculator/form/field-texts.ts";
import type { ParameterName } from "../../engine/request/parameters.ts";
import type { Lang, Said } from "../../text/lang.ts";
import { measure, said } from "./wording.ts";

const { length, rounding, limits, rules } = priceList;
const roofs = roofSizes(priceList);
const attached = Object.entries(priceList.roofs)
  .filter(([, roof]) => roof.attached)
  .map(([id]) => id)
  .join(", ");

const FIELDS = fieldTexts(priceList);

/** Parameters that the form has no field for. */
const API_ONLY: Readonly<Record<Exclude<ParameterName, keyof typeof FIELDS>, string>> = {
  discount: "Скидка, %. Проверяется, но в открытом расчёте не применяется.",
  explain: "Показать расчёт. Каждая позиция получает поле explanation: из чего сложились количество и цена.",
  prices_version: "Версия прайс-листа. Расчёт по прежнему прайс-листу вместо сегодняшнего.",
};

export function parameterMeaning(name: ParameterName, lang: Lang): string {
  if (lang === "en") return PARAMETER_GUIDE[name].english;
  if (name in API_ONLY) return API_ONLY[name as keyof typeof API_ONLY];
  const { label, hint } = FIELDS[name as keyof typeof FIELDS];
  return `${label}. ${hint}.`;
}

const listed = (text: (roof: (typeof roofs)[number]) => string) => roofs.map(text).join("; ");

const ROUNDED = said((lang) => {
  const beyond = measure(rounding.beyond_m, "m", lang);
  return lang === "ru"
    ? `Округляется до ближайшего размера этой крыши, посередине — до большего; об округлении говорит normalization_notes. Дальше ${beyond} за крайний размер — ошибка unsupported_size.`
    : `Rounded to the nearest size of the roof, halfway to the larger one; normalization_notes tells of it. More than ${beyond} beyond the last size is the error unsupported_size.`;
});

const ONLY_WITH = (name: string): Said => ({
  ru: `Действует только вместе с ${name}: без него ничего не меняет, и warnings об этом скажет.`,
  en: `Counts only with ${name}; without it nothing changes, and warnings says so.`,
});

const FIT = said((lang) => {
  const { gate, door, window } = rules.opening_wall_m;
  const [forGate, forDoor, forWindow] = [gate, door, window].map((metres) => measure(metres, "m", lang));
  return lang === "ru"
    ? `Все проёмы должны поместиться в стенах: на ворота нужно ${forGate} стены, на дверь — ${forDoor}, на окно — ${forWindow}. Иначе — ошибка does_not_fit.`
    : `All openings must fit into the walls: a gate takes ${forGate} of wall, a door ${forDoor}, a window ${forWindow}. Otherwise the error is does_not_fit.`;
});

/** How a parameter hangs together with others, and what restricts it. */
export const INTERPLAY: Readonly<Partial<Record<ParameterName, Said>>> = {
  roof: {
    ru: "От него зависят стандартные ширины и высоты, шаг рам, число пролётов и то, какие стены нужны.",
    en: "It decides the standard widths and heights, the frame pitch, the spans and which walls there are.",
  },
  width: ROUNDED,
  length: said((lang) => {
    const [min, max] = [measure(length.min_m, "m", lang), measure(length.max_m, "m", lang)];
    return lang === "ru"
      ? `От ${min} до ${max}, дальше — ошибка unsupported_size. Округляется до сантиметра. Если длина не делится на шаг рам, последний шаг короче.`
      : `From ${min} to ${max}, else the error is unsupported_size. Rounded to the centimetre. If it is no multiple of the frame pitch, the last bay is shorter.`;
  }),
  height: ROUNDED,
  truss: said((lang) => {
    const both = roofs
      .filter(({ demountable }) => demountable.length > 0)
      .map(({ roof, demountable }) => `${roof} — ${demountable.join(", ")}`)
      .join("; ");
    return lang === "ru"
      ? `Выбор есть только на этих ширинах, м: ${both}. На остальных ничего не меняет, и warnings об этом скажет.`
      : `There is a choice on these widths only, m: ${both}. Elsewhere nothing changes, and warnings says so.`;
  }),
  gates: said((lang) => {
    const [module, edge] = [measure(rules.gate.end_module_m, "m", lang), measure(rules.gate.end_edge_m, "m", lang)];
    const own =
      lang === "ru"
        ? `В торце на каждые ворота нужно ${module} и ещё ${edge} на край, по длинной стороне — по одному шагу рам от ${measure(rules.gate.min_bay_m, "m", lang)}.`
        : `In an end each gate takes ${module}, and ${edge} more for the edge; along the side one bay of at least ${measure(rules.gate.min_bay_m, "m", lang)}.`;
    return `${own} ${FIT[lang]}`;
  }),
  gates_pos: {
    ru: "Действует только вместе с gates. Ворота в торце меняют число фахверковых колонн; в двух торцах нечётные ворота — в первом.",
    en: "Counts only with gates. A gate in an end changes the number of fachwerk columns; of two ends the odd gate is in the first.",
  },
  rails: ONLY_WITH("gates"),
  doors: FIT,
  windows: FIT,
  welded: {
    ru: "Крепёж прогонов кровли тогда не нужен, и в смете его нет.",
    en: "Roof purlins then need no fasteners, and the bill has none.",
  },
  wall_progony: {
    ru: "Вместе с прогонами в смету добавляется их крепёж. Под сэндвич-панели стеновые прогоны не нужны.",
    en: "Their fasteners come into the bill with them. Sandwich panels need no wall purlins.",
  },
  anchors: {
    ru: "Не исключает сваи: если выбраны обе опции, в смете будет и то и другое.",
    en: "Does not exclude piles: with both options the bill holds both.",
  },
  piles: {
    ru: "Цена предварительная (статус estimate): её уточнит инженерный расчёт. Завинчивание не входит.",
    en: "The price is preliminary (status estimate) until the engineering calculation. Driving them in is not included.",
  },
  montazh: {
    ru: "Цена за м² зависит от высоты колонны. Фундамент должен быть готов, в цену он не входит.",
    en: "The price per m² depends on the column height. The foundation must be there and is not in the price.",
  },
  panels: {
    ru: "Включает доборные элементы и крепёж. Монтаж панелей — отдельно, panels_montazh.",
    en: "Includes trim and fasteners. Mounting of the panels is separate: panels_montazh.",
  },
  filler: ONLY_WITH("panels"),
  panels_high_wall: {
    ru: `Действует только вместе с panels и только для крыши ${attached}: высокая стена там примыкает к зданию.`,
    en: `Counts only with panels and only for the roof ${attached}, whose high wall adjoins a building.`,
  },
  panels_montazh: {
    ru: "Действует только вместе с panels. От montazh не зависит.",
    en: "Counts only with panels. Independent of montazh.",
  },
  dekor_roof: ONLY_WITH("panels"),
  dekor_wall: ONLY_WITH("panels"),
  discount: {
    ru: "Ни цену, ни номер расчёта не меняет: discount_sum всегда ноль. Если скидка не ноль, об этом скажет warnings.",
    en: "Changes neither the price nor calculation_id: discount_sum is always zero. If it is not zero, warnings says so.",
  },
  explain: {
    ru: "Ни цену, ни номер расчёта не меняет. Принимается и рядом с номером расчёта.",
    en: "Changes neither the price nor calculation_id. Is taken beside a calculation_id too.",
  },
  prices_version: {
    ru: "Номер расчёта не меняет и принимается рядом с ним. Ссылки ответа по прежнему прайс-листу назовут его же, а warnings предупредит, что он больше не действует. В поиске не участвует.",
    en: "Does not change calculation_id and is taken beside it. Links of an answer under an older list name that list, and warnings says that it holds no longer. No part of a search.",
  },
};

/** The standard sizes of every roof, or the most openings. */
export function offered(name: ParameterName, lang: Lang): string | undefined {
  if (name === "width") return listed(({ roof, widths }) => `${roof} — ${widths.join(", ")}`);
  if (name === "height") return listed(({ roof, heights }) => `${roof} — ${heights.join(", ")}`);
  if (name === "gates" || name === "doors" || name === "windows") {
    return lang === "ru" ? `от 0 до ${limits[name]}` : `0 to ${limits[name]}`;
  }
  return undefined;
}
