import type { CalcResponse } from "hangar-engine";
import { quoteRequestText, type QuotedCalculation } from "../../applications/request/quote-request-text.ts";
import type { Contacts } from "../../applications/request/contacts.ts";
import type { LeftOut } from "../wish/left-out.ts";
import { inOneLine } from "../../text/one-line.ts";
import { cutTo } from "../../text/whole-words.ts";
import { LONGEST_LEFT_OUT } from "../../applications/request/application-request.ts";

/** A quote request as the manufacturer's endpoint gets it; /docs/lead-endpoint/ describes every field. */
export interface QuoteRequest {
  /** The same for every attempt to send this quote request: by it the endpoint knows a repetition. */
  idempotency_key: string;
  /** When the visitor pressed the button, UTC. */
  created_at: string;
  calculation_id: string;
  /** Parameters of the calculation, as GET /v1/calc takes them; those left out have their defaults. */
  configuration: Record<string, string>;
  /** Roubles, as the visitor saw them. */
  total_with_vat: number;
  prices_version: string;
  /** What of the visitor's words and sizes the total does not hold, in sentences; in the text, too. */
  left_out?: string;
  /**
   * The older list that the link names, or that opens its id where today's does not, once the page has a total under it:
   * what it cost then stands in the text.
   */
  link_prices_version?: string;
  contacts: Contacts;
  /** The visitor's consent that the contacts are processed; without it nothing is sent. */
  consent: true;
  /** Whether the visitor wants a copy by mail; asked only where this site's own service sends it. */
  wants_copy?: true;
  /** The whole quote request as text, ready for a letter. */
  text: string;
  /** The quote request form with this calculation. */
  page_url: string;
}

/** Sizes that were rounded, and what of the words it goes without. */
export const notHeld = ({ normalization_notes = [] }: CalcResponse, { sentences }: LeftOut): readonly string[] => [
  ...normalization_notes,
  ...sentences,
];

export function quoteRequestOf(
  body: QuotedCalculation,
  contacts: Contacts,
  key: string,
  now: Date,
  wantsCopy = false,
): QuoteRequest {
  return {
    idempotency_key: key,
    created_at: now.toISOString(),
    calculation_id: body.calculation_id,
    configuration: Object.fromEntries(new URL(body.calculator_link).searchParams),
    total_with_vat: body.result.total_with_vat,
    prices_version: body.prices_version,
    ...(body.left_out?.length && { left_out: inOneLine(cutTo(body.left_out.join(" "), LONGEST_LEFT_OUT)) }),
    ...(body.link_prices_version !== undefined && { link_prices_version: body.link_prices_version }),
    contacts,
    consent: true,
    ...(wantsCopy && { wants_copy: true }),
    text: quoteRequestText(body, contacts),
    page_url: body.next_step.request_quote_url,
  };
}

/** A random key; `crypto.randomUUID` is only there on pages served over HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
