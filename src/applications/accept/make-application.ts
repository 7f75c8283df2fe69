import type { CalcResponse } from "../../engine/response.ts";
import type { Manufacturer } from "../../price-list/schema.ts";
import { consentText } from "../request/consent-text.ts";
import { contentOf, type ApplicationRequest } from "../request/application-request.ts";
import { priceChange } from "../request/price-change.ts";
import { quoteRequestText } from "../request/quote-request-text.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { sentence } from "../../text/format.ts";
import type { Application } from "../application.ts";
import { momentInWords } from "./moment-in-words.ts";
import { applicationNumber, revisionOf } from "./numbers.ts";

/** What an application is made of besides what was asked and what the engine says to its calculation_id. */
interface Circumstances {
  /** The hangar in words. */
  hangar: string;
  /** What the older list says of it that the quote request names. */
  former?: CalcResponse | undefined;
  manufacturer: Pick<Manufacturer, "legal_name" | "phone">;
  now: Date;
}

export async function makeApplication(
  request: ApplicationRequest,
  answer: CalcResponse,
  { hangar, former, manufacturer: { legal_name, phone }, now }: Circumstances,
): Promise<Application> {
  const { contacts, wants_copy, idempotency_key, link_prices_version, left_out } = request;
  const price_change = link_prices_version === undefined ? undefined : changeSince(link_prices_version, former, answer);
  const body = { ...answer, ...(price_change !== undefined && { price_change }) };
  const { calculation_id, calculator_link, prices_version, files } = body;
  const number = await applicationNumber(idempotency_key);
  const at = now.toISOString();
  const configuration = Object.fromEntries(new URL(calculator_link).searchParams);
  const parameters = Object.entries(configuration).map(([name, value]) => `${name}=${value}`);
  const consent = { text: consentText(legal_name), given_at: at };
  return {
    number,
    revision: await revisionOf(contentOf(request)),
    accepted_at: at,
    calculation_id,
    configuration,
    total_with_vat: body.result.total_with_vat,
    prices_version,
    ...(link_prices_version !== undefined && { link_prices_version }),
    ...(left_out && { left_out }),
    ...(former && { link_total_with_vat: former.result.total_with_vat }),
    calculator_link,
    workbook_link: files.xlsx,
    contacts,
    consent,
    wants_copy,
    subject: `Заявка ${number} на ангар, расчёт ${calculation_id}`,
    text: [
      quoteRequestText({ ...body, left_out: left_out ? [`Со слов посетителя: ${left_out}`] : [] }, contacts),
      "",
      `Номер заявки: ${number}`,
      `Ангар: ${sentence(hangar)}`,
      `Принята: ${momentInWords(now)}`,
      `Согласие на обработку данных: «${consent.text}», дано ${momentInWords(now)}`,
      "",
      `Параметры расчёта для программ: ${parameters.join(", ")}`,
    ].join("\n"),
    copy_text: [
      `Ваша заявка ${number} принята. ${legal_name} ответит по телефону, который вы оставили.`,
      "",
      "Вот что в ней (контакты и комментарий в копию не входят):",
      "",
      quoteRequestText(body, {}),
      "",
      `Если вы не оставляли заявку, ничего делать не нужно: кто-то ошибся адресом. Телефон для вопросов: ${phone}.`,
    ].join("\n"),
  };
}

/** What is told of the older list that a quote request names: never nothing, for the visitor may have that price in mind. */
const changeSince = (version: string, former: CalcResponse | undefined, now: CalcResponse): string | undefined =>
  former
    ? priceChange({ ...former, ...former.result }, now)
    : `Ссылка дана по прайс-листу от ${dateInWords(version)}, по нему этот ангар не посчитать.`;
