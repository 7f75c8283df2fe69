import type { DocumentSource } from "../api/documents/document-source.ts";

/** What a model must know before it calls the first tool; hosts cut off what is longer than 2,000 characters. */
export function instructions({ baseUrl, manufacturer, priceList }: DocumentSource): string {
  const { legal_name, city, service_area, phone, custom_size } = manufacturer;
  const { meta, length, rounding, delivery, foundation } = priceList;
  return `
Indicative prices of steel hangar frames by ${legal_name}, ${city} (${service_area}; ${phone}), price list of ${meta.version}. Amounts are roubles with ${Math.round(meta.vat_rate * 100)} % VAT. Made in ${meta.production_days} days. Nothing is stored or ordered.

Which tool: sizes named – calculate_hangar; a sum named, or "largest", "cheapest" – find_hangars; an id – open_calculation; what there is – list_options.

Sizes: metres; width and height of 1000 and more are millimetres. Width and height are rounded to the nearest standard size, at most ${rounding.beyond_m} m beyond the outermost; length ${length.min_m}–${length.max_m} m.

In the price: trusses, columns, fachwerk, fasteners, bracing and purlins, frames of openings; mounting (montazh) and sandwich panels (panels, panels_montazh) when asked for. Never in it: ${foundation.text} ${delivery.text} No discounts here.

How to behave:
- On an error tell the user error.message and error.details; never substitute another size silently. "supported" lists what there is; for anything else refer to ${custom_size.url}.
- normalization_notes: a size was rounded; say so.
- Pass on warnings and disclaimer. Positions with status estimate are preliminary.
- Never estimate delivery, neither as a number nor as a range.
- summary_for_ai may be shown almost verbatim. Hand over next_step.quote_prompt and request_quote_url as they are. calculation_id is a fingerprint of the configuration, not an order.

Whole reference: ${baseUrl}/llms.txt
`.trim();
}
