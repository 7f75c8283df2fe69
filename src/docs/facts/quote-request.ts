import { baseUrl } from "hangar-engine";
import { CONTACT_LIMITS } from "../../applications/request/contacts.ts";
import { DOCS_TEXTS } from "../../messages/by-language.ts";
import type { Lang } from "../../text/lang.ts";

export const quoteRequestBuildLine = `SITE_URL=${baseUrl} PUBLIC_LEAD_ENDPOINT=https://crm.example.com/lead npm run build`;

export const quoteRequestPreflight = [
  `Access-Control-Allow-Origin: ${baseUrl}`,
  "Access-Control-Allow-Methods: POST",
  "Access-Control-Allow-Headers: Content-Type",
].join("\n");

/** Fields of a quote request, in their order. */
export function quoteRequestFields(lang: Lang): { name: string; kind: string; meaning: string }[] {
  const { text, time, parameters, roubles, address, upTo, maybe, fields } = DOCS_TEXTS[lang].quoteRequest;
  const { name, email, place, comment } = CONTACT_LIMITS;
  const kinds: Record<keyof typeof fields, string> = {
    idempotency_key: text,
    created_at: time,
    calculation_id: text,
    configuration: parameters,
    total_with_vat: roubles,
    prices_version: text,
    left_out: text + maybe,
    link_prices_version: text + maybe,
    "contacts.name": upTo(name),
    "contacts.phone": text,
    "contacts.email": upTo(email) + maybe,
    "contacts.place": upTo(place) + maybe,
    "contacts.comment": upTo(comment) + maybe,
    consent: "true",
    text,
    page_url: address,
  };
  return Object.entries(kinds).map(([field, kind]) => ({
    name: field,
    kind,
    meaning: fields[field as keyof typeof fields],
  }));
}
