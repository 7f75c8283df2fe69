import type { OptionsList } from "../api/documents/options-list.ts";
import type { CalcResponse, ErrorBody, Line } from "../engine/response.ts";
import { dateInWords } from "../text/date-in-words.ts";
import { decimal, metresOfMm, roubles, withUnit } from "../text/format.ts";
import type { FoundHangar, SearchResponse } from "../search/response.ts";

/** An answer as a model may pass it on to its user, in Russian: what came out, what limits it and what comes next. */
export function answerText(body: CalcResponse | SearchResponse | OptionsList | ErrorBody): string {
  if ("error" in body) return errorText(body);
  if ("result" in body) return calculationText(body);
  return "items" in body ? searchText(body) : optionsText(body);
}

export function calculationText(body: CalcResponse): string {
  const { result, normalization_notes = [], warnings, next_step } = body;
  const preliminary = [...result.materials, ...result.works].filter(isEstimate).map(({ name }) => name);
  return paragraphs(
    body.summary_for_ai,
    list("Размеры округлены, скажите об этом:", normalization_notes),
    preliminary.length > 0 && `Цена предварительная у позиций: ${preliminary.join(", ")}.`,
    list("Ограничения:", warnings),
    body.disclaimer,
    validityText(body),
    `Номер расчёта (не номер заявки): ${body.calculation_id}. Калькулятор с этими параметрами: ${body.calculator_link}`,
    `Файлы: ${Object.values(body.files).join(", ")}.`,
    `Дальше — ${next_step.request_quote_url} или ${next_step.phone}. Текст заявки, передайте как есть: ${next_step.quote_prompt}`,
  );
}

function searchText(body: SearchResponse): string {
  const { items, over_budget, warnings } = body;
  return paragraphs(
    body.summary_for_ai,
    list(
      over_budget ? "Самый дешёвый вариант:" : "Лучшие варианты:",
      (over_budget ? [over_budget.cheapest] : items).map(foundText),
    ),
    list("Ограничения:", warnings),
    body.disclaimer,
    validityText(body),
    `Тот же подбор на сайте: ${body.page_link}`,
  );
}

function foundText({ request, area_m2, total_with_vat, calculation_id, calculator_link }: FoundHangar): string {
  const { roof_name, width_mm, length_m, height_mm } = request;
  const sizes = `${roof_name}, ${metresOfMm(width_mm)} × ${withUnit(length_m, "м")}, высота ${withUnit(metresOfMm(height_mm), "м")}`;
  return `${sizes} — ${roubles(total_with_vat)} с НДС, ${withUnit(area_m2, "м²")}; ${calculation_id}, ${calculator_link}`;
}

function optionsText(body: OptionsList): string {
  const { roofs, length_m, limits, prices_version, parameters } = body;
  const sizes = roofs.map(
    ({ roof, name, widths_m, heights_m, default_height_m }) =>
      `${roof} (${name}): ширина ${listed(widths_m)} м; высота ${listed(heights_m)} м, ` +
      `по умолчанию ${withUnit(default_height_m, "м")}`,
  );
  const { gates, doors, windows } = limits;
  return paragraphs(
    list(`Стандартные размеры по прайс-листу ${prices_version}:`, sizes),
    `Длина от ${decimal(length_m.min)} до ${withUnit(length_m.max, "м")}. Проёмов не больше: ворот ${gates}, дверей ${doors}, окон ${windows}.`,
    `Параметры расчёта: ${parameters.map(({ name }) => name).join(", ")}.`,
    validityText(body),
  );
}

/** Nobody here knows the day on which it is read. */
function validityText({ prices_valid_until }: Pick<CalcResponse, "prices_valid_until">): string | false {
  if (prices_valid_until === undefined) return false;
  return `Цены рассчитаны до ${dateInWords(prices_valid_until)} года: позже они могли измениться, скажите об этом.`;
}

function errorText({ error, alternatives }: ErrorBody): string {
  return paragraphs(
    error.message,
    list("Что не так и что принимается:", error.details),
    error.code !== "internal_error" &&
      "Перескажите это пользователю и повторите вызов с тем, что он выберет; размер молча не подменяйте. Стандартные размеры — в supported ниже.",
    alternatives.map(({ description, url, phone }) => `${description} ${url}, ${phone}`).join("\n"),
  );
}

function isEstimate(line: Line): boolean {
  return !line.group && line.status === "estimate";
}

function listed(sizes_m: readonly number[]): string {
  return sizes_m.map(decimal).join("; ");
}

function list(title: string, items: readonly string[]): string {
  return items.length === 0 ? "" : [title, ...items.map((item) => `- ${item}`)].join("\n");
}

function paragraphs(...texts: (string | false)[]): string {
  return texts.filter((text) => text).join("\n\n");
}
