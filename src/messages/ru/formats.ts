import { decimal, roubles, withUnit } from "../../text/format.ts";
import { disclaimerInWords } from "../../text/disclaimer-in-words.ts";
import { inWords } from "../../text/name-in-words.ts";
import { vatInWords } from "../../text/vat-in-words.ts";
import { whatIsPriced } from "../../text/what-is-priced.ts";
import type { FileTexts } from "../file-texts.ts";
import { drawing } from "./drawing.ts";

const CONFIRMED = "подтверждена";
const PRELIMINARY = "предварительная";

export const russian: FileTexts = {
  lang: "ru",
  drawing,
  model: {
    sizes: (width_m, length_m) => `${decimal(width_m)}\u00a0×\u00a0${withUnit(length_m, "м")}`,
    columns: (height_m) => `колонны ${withUnit(height_m, "м")}`,
    counted: (opening, count) => `${{ gates: "ворота", doors: "двери", windows: "окна" }[opening]}:\u00a0${count}`,
    panels: "сэндвич-панели",
    withoutPanels: "без\u00a0обшивки",
    erection: "монтаж каркаса",
    calculation: (id, day) => `Расчёт ${id}, прайс-лист на ${day}`,
    schematic: "Схема: сечения, узлы и места дверей и окон условны, не для изготовления",
    walls: {
      "wall-side1": "Первая сторона",
      "wall-side2": "Вторая сторона",
      "wall-end1": "Первый торец",
      "wall-end2": "Второй торец",
    },
  },

  dxf: {
    letters: "АБВ",
    plan: "План на отм. 0,000",
    facade: (from, to, axis) => `Фасад ${from}–${to} по оси ${axis}`,
  },

  ifc: {
    site: "Участок",
    storey: "Этаж 1",
    steel: "Сталь",
    holes: { gate: "Ворота", door: "Дверь", window: "Окно" },
    slope: (number) => `Скат ${number}`,
    roof: "Кровля",
  },

  picture: {
    hangar: (sizes) => `Ангар ${sizes}`,
    roubles,
    withVat: "с НДС",
    frameWithVat: "за каркас с НДС",
    prices: (day) => `Прайс-лист на ${day}`,
    offer: "Смета по позициям сразу, без телефона и регистрации",
  },

  workbook: {
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
    title: (calculationId) => `Предварительный расчёт ${calculationId}`,
    priced: (panels) => whatIsPriced({ request: { panels } }),
    prices: "Цены по прайс-листу от",
    vat: "НДС в ценах",
    area: "Площадь, м²",
    frames: "Рам",
    openAgain: "Открыть расчёт снова",
    materials: "Материалы, всего",
    works: "Работы, всего",
    total: "Итого с НДС",
    including: (rate) => `в том числе ${vatInWords(rate)}`,
    perSquareMetre: "Цена за м² с НДС",
    subtotal: (section) => `Итого: ${section}`,
    position: inWords,
    statuses: { ok: CONFIRMED, estimate: PRELIMINARY },
    statusesExplained: `${CONFIRMED} — цена из прайс-листа; ${PRELIMINARY} — может измениться после инженерного расчёта.`,
    disclaimer: (disclaimer) => disclaimerInWords({ disclaimer }),
    calculationId: "Номер расчёта",
    notIncluded: "Не входит в цену и что учесть",
    notes: "Пояснения",
  },
};
