import type { Manufacturer, PriceList } from "../../price-list/schema.ts";
import type { Bill } from "../bill.ts";
import type { Hangar } from "../geometry/hangar.ts";
import type { ConfigurationText } from "./configuration-in-words.ts";
import { counted, dated, parts, roubles, withUnit } from "../../text/format.ts";
import { leftOut } from "./left-out.ts";

/** Texts of an answer under one price list: those that never change, and the makers of those that do. */
export function answerTexts(
  { meta }: PriceList,
  { legal_name, city, phone }: Manufacturer,
  inWords: ConfigurationText,
  isOlder: boolean,
) {
  const vat = `НДС ${withUnit(Math.round(meta.vat_rate * 100), "%")}`;
  const days = counted(meta.production_days, "день", "дня", "дней");
  const manufacturer = `${legal_name}, ${city}`;
  const priceListDate = dated(meta.version);
  const older = isOlder ? ` по прежнему прайс-листу от ${priceListDate}` : "";

  return {
    manufacturer,
    disclaimer:
      `Расчёт ориентировочный, цены включают ${vat}. Окончательную стоимость определит проект;` +
      " позиции со статусом estimate могут измениться.",
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

    /** An old price is never passed off as today's. `today` opens the same hangar: a request may mean another today. */
    olderList: (today: string) =>
      `Цены — по прежнему прайс-листу от ${priceListDate}, он больше не действует.` +
      ` Сегодняшнюю цену, если такой ангар есть и в нынешнем прайс-листе, даст ${today}`,

    /**
     * `summary_for_ai` and `quote_prompt`: one phrase with the whole answer, and the quote request to send as it is.
     * `changes`: sentences about what is calculated otherwise than it was asked.
     */
    retelling(
      hangar: Hangar,
      bill: Bill,
      calculationId: string,
      changes: readonly string[],
    ): { summary: string; quotePrompt: string } {
      const { frames, area_tenths } = hangar.geometry;
      const configuration = inWords(hangar);
      const area = withUnit(parts(area_tenths, 10), "м²");
      const total = `${roubles(bill.total_with_vat)} с ${vat}`;
      const others = leftOut(hangar.configuration);
      const estimate = bill.has_estimate_positions ? ", часть позиций (estimate) уточнит инженерный расчёт" : "";
      return {
        summary:
          `Каркас ангара (${configuration}) — ${total}${older}, площадь ${area}, ${counted(frames, "рама", "рамы", "рам")};` +
          ` производитель — ${manufacturer}, срок изготовления — ${days};` +
          ` доставка и фундамент в цену не входят, цена предварительная${estimate};` +
          ` не входят также: ${others}${changes.map((sentence) => `; ${asPhrase(sentence)}`).join("")}.`,
        quotePrompt:
          `Здравствуйте! Прошу подготовить коммерческое предложение на каркас ангара. Расчёт ${calculationId}:` +
          ` ${configuration}; площадь ${area}.` +
          ` Предварительная цена — ${total} по ${isOlder ? "прежнему " : ""}прайс-листу от ${priceListDate}, без доставки и фундамента;` +
          [` не входят также: ${others}.`, ...changes].join(" "),
      };
    },
  };
}

/** A sentence as a part of another. */
function asPhrase(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1, -1);
}
