import type { CalcResponse } from "../../engine/response.ts";
import type { Manufacturer } from "../../price-list/schema.ts";
import { consentText } from "../../calculator/quote/contacts/consent-text.ts";
import { contentOf, type ApplicationRequest } from "../../calculator/quote/own-service/application-request.ts";
import { quoteRequestText } from "../../calculator/quote/quote-request-text.ts";
import { sentence } from "../../text/format.ts";
import type { Application } from "../application.ts";
import { momentInWords } from "./moment-in-words.ts";
import { applicationNumber, revisionOf } from "./numbers.ts";

/** An application of what was asked and what the engine says to its calculation_id; `hangar` is that in words. */
export async function makeApplication(
  request: ApplicationRequest,
  body: CalcResponse,
  hangar: string,
  { legal_name, phone }: Pick<Manufacturer, "legal_name" | "phone">,
  now: Date,
): Promise<Application> {
  const { contacts, wants_copy, idempotency_key } = request;
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
    calculator_link,
    workbook_link: files.xlsx,
    contacts,
    consent,
    wants_copy,
    subject: `Заявка ${number} на ангар, расчёт ${calculation_id}`,
    text: [
      quoteRequestText(body, contacts),
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
      quoteRequestText(body, {}),
      "",
      `Если вы не оставляли заявку, ничего делать не нужно: кто-то ошибся адресом. Телефон для вопросов: ${phone}.`,
    ].join("\n"),
  };
}
