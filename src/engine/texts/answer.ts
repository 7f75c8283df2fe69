import type { Manufacturer, PriceList } from "../../price-list/schema.ts";
import type { Bill } from "../bill.ts";
import type { Hangar } from "../hangar.ts";
import { configurationText } from "./configuration.ts";
import { counted, decimal, roubles, withUnit } from "./format.ts";

/** Texts of an answer that are the same for every calculation under one price list. */
export function standingTexts({ meta }: PriceList, { legal_name, city, phone }: Manufacturer) {
  const vat = vatText(meta.vat_rate);
  const days = counted(meta.production_days, "день", "дня", "дней");
  return {
    disclaimer:
      `Расчёт ориентировочный, цены включают НДС ${vat}. Окончательную стоимость определит проект;` +
      " позиции со статусом estimate могут измениться.",
    manufacturer: `${legal_name}, ${city}`,
    calculation_id_note:
      "calculation_id — отпечаток конфигурации: одинаковые параметры дают одинаковый номер, и по номеру расчёт можно" +
      " открыть снова. Это не номер заявки: расчёт нигде не записан и ничего не создаёт.",
    numbering_note:
      "Номера позиций постоянные: 1 — фермы, 2 — колонны, 3 — крепёж, 4 — связи и прогоны, 5 — проёмы, 6 — работы," +
      " 7 — сэндвич-панели. Пропуски (например, после 2.1 сразу 2.3) — это позиции, которых в расчёте нет.",
    production_time_text: `Каркас изготовим за ${days} с момента согласования.`,
    pricing_status_description:
      "ok — цена подтверждена прайс-листом; estimate — цена предварительная и может измениться после инженерного расчёта.",
    next_step:
      `Чтобы получить точную цену, передайте производителю текст заявки из quote_prompt: по телефону ${phone}` +
      " или через форму по ссылке request_quote_url.",
  };
}

/** One phrase with the whole answer: contract, `summary_for_ai`. */
export function summary(hangar: Hangar, bill: Bill, manufacturer: Manufacturer): string {
  const { meta } = hangar.priceList;
  const frames = counted(hangar.geometry.frames, "рама", "рамы", "рам");
  const days = counted(meta.production_days, "день", "дня", "дней");
  const estimate = bill.has_estimate_positions ? ", часть позиций (estimate) уточнит инженерный расчёт" : "";
  return (
    `Каркас ангара (${configurationText(hangar)}) — ${roubles(bill.total_with_vat)} с НДС ${vatText(meta.vat_rate)},` +
    ` площадь ${areaText(hangar)}, ${frames}; производитель — ${manufacturer.legal_name}, ${manufacturer.city},` +
    ` срок изготовления — ${days}; доставка в цену не входит, цена предварительная${estimate}.`
  );
}

/** The application, ready to be sent as it is: contract, `next_step.quote_prompt`. */
export function quotePrompt(hangar: Hangar, bill: Bill, calculationId: string): string {
  const { meta } = hangar.priceList;
  return (
    `Здравствуйте! Прошу подготовить коммерческое предложение на каркас ангара. Расчёт ${calculationId}:` +
    ` ${configurationText(hangar)}; площадь ${areaText(hangar)}.` +
    ` Предварительная цена — ${roubles(bill.total_with_vat)} с НДС ${vatText(meta.vat_rate)}` +
    ` по прайс-листу от ${dateText(meta.version)}, без доставки и фундамента.`
  );
}

/** `0.22` → `22 %`. */
function vatText(rate: number): string {
  return withUnit(Math.round(rate * 100), "%");
}

function areaText({ geometry }: Hangar): string {
  return withUnit(decimal(geometry.area_tenths / 10), "м²");
}

/** `2026-11-20` → `20.11.2026`. */
function dateText(version: string): string {
  return version.split("-").reverse().join(".");
}
