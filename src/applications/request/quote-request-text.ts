import type { CalcResponse } from "hangar-engine";
import { metresOfMm, roubles, withUnit } from "../../text/format.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { CONTACT_LABELS, CONTACT_NAMES, type Contacts } from "./contacts.ts";
import { stampedLink } from "../../text/stamped-link.ts";
import { warningsAlong } from "../../text/warnings-along.ts";
import { phoneInWords } from "./phone.ts";

/** The calculation of a quote request. */
export interface QuotedCalculation extends CalcResponse {
  /** What it cost under the older price list that the visitor's link was given under, beside today's total, in words. */
  price_change?: string;
  /** That list: named by the link, or the one that opens its id. Absent where there is no total under it. */
  link_prices_version?: string;
  /** What of the visitor's words and sizes it does not hold, in sentences. */
  left_out?: readonly string[];
  /** What is to be told of its prices where they are those of a copy of the site. */
  unchecked?: string;
}

export function quoteRequestSubject({ calculation_id }: CalcResponse): string {
  return `Заявка на ангар, расчёт ${calculation_id}`;
}

/**
 * The quote request as it goes every way, and as it is shown before: the hangar and its total in brief, since the link has
 * the rest and a letter's own link little room, and the contacts.
 */
export function quoteRequestText(body: QuotedCalculation, contacts: Contacts): string {
  const { dimensions, request, result, calculation_id, prices_version, price_change, left_out = [], unchecked } = body;
  const size = `${metresOfMm(dimensions.width_mm)} × ${withUnit(dimensions.length_m, "м")}`;
  const told = CONTACT_NAMES.flatMap((name) => {
    const text = contacts[name];
    if (text === undefined) return [];
    // No line of a stranger's may stand in the text as one of its own.
    if (name === "comment" && text.includes("\n")) return [`${CONTACT_LABELS[name]}:`, text.replace(/^/gm, "> ")];
    return `${CONTACT_LABELS[name]}: ${name === "phone" ? phoneInWords(text) : text}`;
  });
  return [
    `Прошу предложение на ангар ${size}, ${request.roof_name.toLowerCase()}.`,
    `Расчёт ${calculation_id}: ${roubles(result.total_with_vat)} с НДС, цены на ${dateInWords(prices_version)}.`,
    ...(unchecked === undefined ? [] : [unchecked]),
    ...warningsAlong(body),
    ...left_out,
    ...(price_change === undefined ? [] : [price_change]),
    stampedLink(body),
    ...(told.length > 0 ? ["", ...told] : []),
  ].join("\n");
}
