import { dateInWords } from "../../text/date-in-words.ts";
import { decimal, grouped, metresOfMm, roubles, withUnit } from "../../text/format.ts";
import type { ToolTexts } from "../tool-texts.ts";

const listed = (sizes_m: readonly number[]): string => sizes_m.map(decimal).join("; ");

export const russian: ToolTexts = {
  preliminary: (positions) => `Цена предварительная у позиций: ${positions.join(", ")}.`,
  limits: "Ограничения:",
  // Nobody here knows the day on which it is read.
  validity: (day) => `Цены рассчитаны до ${dateInWords(day)} года: позже они могли измениться, скажите об этом.`,
  opened: (calculationId, link) =>
    `Номер расчёта (не номер заявки): ${calculationId}. Калькулятор с этими параметрами: ${link}`,
  files: (address, endings) => `Файлы — ${address} и окончание: ${endings.join(", ")}`,
  below: "Скажите и об ограничениях: warnings ниже. Заявку из next_step.quote_prompt передайте как есть.",
  cheapest: "Самый дешёвый вариант:",
  best: "Лучшие варианты:",
  found({ request, area_m2, total_with_vat, calculation_id, calculator_link }) {
    const { roof_name, width_mm, length_m, height_mm } = request;
    const sizes = `${roof_name}, ${metresOfMm(width_mm)} × ${withUnit(length_m, "м")}, высота ${withUnit(metresOfMm(height_mm), "м")}`;
    return `${sizes} — ${roubles(total_with_vat)} с НДС, ${withUnit(area_m2, "м²")}; ${calculation_id}, ${calculator_link}`;
  },
  samePage: (link) => `Тот же подбор на сайте: ${link}`,
  sizes: (version) => `Стандартные размеры по прайс-листу ${version}:`,
  roof: ({ roof, name, widths_m, heights_m, default_height_m }) =>
    `${roof} (${name}): ширина ${listed(widths_m)} м; высота ${listed(heights_m)} м, ` +
    `по умолчанию ${withUnit(default_height_m, "м")}`,
  bounds: ({ length_m, limits: { gates, doors, windows } }) =>
    `Длина от ${decimal(length_m.min)} до ${withUnit(length_m.max, "м")}. Проёмов не больше: ворот ${gates}, дверей ${doors}, окон ${windows}.`,
  parameters: (names) => `Параметры расчёта: ${names.join(", ")}.`,
  understood: "Понято из слов:",
  usedAs: ({ text, parameter, value }) => `«${text}» — ${parameter}: ${String(value)}`,
  ask: "Спросите, не выбирая за человека (суммы ответов — с остальным по умолчанию):",
  openQuestion: (text, parameter) => `${text} Ответ — в ${parameter}.`,
  choiceQuestion: (text, choices) => `${text} Ответы: ${choices.join("; ")}`,
  pricedChoice: (text, total, rounded) =>
    `${text} — ${roubles(total)} с НДС${rounded.map((note) => ` (${note})`).join("")}`,
  notOffered: "Этого здесь не считают, скажите почему:",
  noted: "Скажите, как понято:",
  told: (words, said) => `«${words}» — ${said}`,
  notUnderstood: "Не понято, расчёт этого не учтёт:",
  assumed: "Не сказано, принято:",
  asRead: ({ total_with_vat, calculation_id, normalization_notes = [], left_out }) =>
    `По прочитанному: ${roubles(total_with_vat)} с НДС, ${calculation_id}. ` +
    normalization_notes.map((note) => `${note} `).join("") +
    (left_out.length > 0 ? `Оговорки: ${left_out.join("; ").replace(/\.$/, "")}. ` : "") +
    "Это ещё не предложение: сначала перескажите, что понято, что принято и что не понято.",
  beyond: (missing) =>
    `В названную сумму не укладывается ничего, не хватает ${roubles(missing)}. Самый дешёвый вариант:`,
  bestOf: (count) => `Подходит ангаров: ${grouped(count)}. Лучшие:`,
  open: (parameters, tool) =>
    `Пока вопросы открыты, назовите суммы ответов, но не цену заказа. К ${parameters} добавьте parameters выбранного ответа и зовите ${tool}.`,
  ready: (url) => `Вопросов нет. Расчёт или подбор с этими параметрами: ${url}`,
  alsoSearch: (url) => `Подбор под названную сумму: ${url}`,
  missingId: "Не указан номер расчёта — он есть в ответе каждого расчёта.",
  anId: "номер из ответа расчёта, вида ANG-12345678-ABCDE",
  wrong: "Что не так и что принимается:",
  retell: "Перескажите это пользователю и повторите вызов с тем, что он выберет; молча ничего не подменяйте.",
  standardSizes: "Стандартные размеры — в supported ниже.",
};
