import type { CalcResponse } from "hangar-engine";
import { roubles } from "../../text/format.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { CONTACT_LABELS, CONTACT_NAMES, type Contacts } from "./contacts/contacts.ts";
import { phoneInWords } from "./contacts/phone.ts";

/** What is applied for. */
export interface AppliedFor extends CalcResponse {
  /** What it cost under the older price list that the visitor's link names, beside today's total, in words. */
  price_change?: string;
}

export function quoteRequestSubject({ calculation_id }: CalcResponse): string {
  return `Заявка на ангар, расчёт ${calculation_id}`;
}

/** The whole quote request: the engine's text as it is, the link to the calculation, the contacts. */
export function quoteRequestText(body: AppliedFor, contacts: Contacts): string {
  return lines(body.next_step.quote_prompt, body, contacts);
}

/** The same for where there is little room: the configuration stands in the link and in the id. */
export function briefQuoteRequestText(body: AppliedFor, contacts: Contacts): string {
  const total = `${roubles(body.result.total_with_vat)} с НДС, цены на ${dateInWords(body.prices_version)}`;
  return lines(`Прошу предложение. Расчёт ${body.calculation_id}, ${total}.`, body, contacts);
}

function lines(start: string, { price_change, calculator_link }: AppliedFor, contacts: Contacts): string {
  const told = CONTACT_NAMES.flatMap((name) => {
    const text = contacts[name];
    if (text === undefined) return [];
    return `${CONTACT_LABELS[name]}: ${name === "phone" ? phoneInWords(text) : text}`;
  });
  const change = price_change === undefined ? [] : [price_change];
  return [start, ...change, calculator_link, ...(told.length > 0 ? ["", ...told] : [])].join("\n");
}
