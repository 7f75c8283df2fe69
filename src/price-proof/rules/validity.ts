import { type Finding, unaccepted } from "../../price-list/finding.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { dayOf } from "../../text/version.ts";

/** A list that ended before it began is a slip in one of the two dates. Dates like `2026-11-20` sort as texts. */
export function validityFindings({ meta: { version, valid_until } }: PriceList): Finding[] {
  if (valid_until === undefined || valid_until >= dayOf(version)) return [];
  return [
    unaccepted(
      ["meta", "valid_until"],
      dateInWords(valid_until),
      `не раньше даты прайс-листа (${dateInWords(version)})`,
    ),
  ];
}
