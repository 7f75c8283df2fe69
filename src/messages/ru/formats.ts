import { withUnit } from "../../text/format.ts";

const CONFIRMED = "подтверждена";
const PRELIMINARY = "предварительная";

/** What a calculation is told of beside figures, in each of its files. */
export const model = {
  sizes: (width_m: string, length_m: number) => `${width_m}\u00a0×\u00a0${withUnit(length_m, "м")}`,
  columns: (height_m: number) => `колонны ${withUnit(height_m, "м")}`,
  counted: (opening: "gates" | "doors" | "windows", count: number) =>
    `${{ gates: "ворота", doors: "двери", windows: "окна" }[opening]}:\u00a0${count}`,
  panels: "сэндвич-панели",
  withoutPanels: "без\u00a0обшивки",
  erection: "монтаж каркаса",
  calculation: (id: string, day: string) => `Расчёт ${id}, прайс-лист на ${day}`,
  schematic: "Схема: сечения, узлы и места дверей и окон условны, не для изготовления",
  walls: {
    "wall-side1": "Первая сторона",
    "wall-side2": "Вторая сторона",
    "wall-end1": "Первый торец",
    "wall-end2": "Второй торец",
  },
};

export const dxf = {
  /** Names of the axes across, in their order. */
  letters: "АБВ",
  plan: "План на отм. 0,000",
  facade: (from: string, to: string, axis: string) => `Фасад ${from}–${to} по оси ${axis}`,
};

export const ifc = {
  site: "Участок",
  storey: "Этаж 1",
  steel: "Сталь",
  holes: { gate: "Ворота", door: "Дверь", window: "Окно" },
  slope: (number: number) => `Скат ${number}`,
  roof: "Кровля",
};

export const picture = {
  hangar: (sizes: string) => `Ангар ${sizes}`,
  withVat: "с НДС",
  frameWithVat: "за каркас с НДС",
  prices: (day: string) => `Прайс-лист на ${day}`,
  offer: "Смета по позициям сразу, без телефона и регистрации",
};

export const workbook = {
  sheet: "Смета",
  columns: {
    num: "№",
    name: "Позиция",
    unit: "Ед.",
    price: "Цена с НДС",
    quantity: "Кол-во",
    sum: "Сумма с НДС",
    status: "Статус цены",
  },
  title: (calculationId: string) => `Предварительный расчёт ${calculationId}`,
  prices: "Цены по прайс-листу от",
  vat: "НДС в ценах",
  area: "Площадь, м²",
  frames: "Рам",
  openAgain: "Открыть расчёт снова",
  materials: "Материалы, всего",
  works: "Работы, всего",
  total: "Итого с НДС",
  including: (vat: string) => `в том числе ${vat}`,
  perSquareMetre: "Цена за м² с НДС",
  subtotal: (section: string) => `Итого: ${section}`,
  statuses: { ok: CONFIRMED, estimate: PRELIMINARY },
  statusesExplained: `${CONFIRMED} — цена из прайс-листа; ${PRELIMINARY} — может измениться после инженерного расчёта.`,
  calculationId: "Номер расчёта",
  notIncluded: "Не входит в цену и что учесть",
  notes: "Пояснения",
};
