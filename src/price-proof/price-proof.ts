import { billFindings } from "./rules/bills.ts";
import { calculationIdFindings } from "./rules/calculation-id-numbers.ts";
import { baySpacingFindings } from "./rules/bay-spacings.ts";
import { gateRoomFindings } from "./rules/gate-room.ts";
import { lengthFindings } from "./rules/length.ts";
import { erectionTierFindings } from "./rules/erection-tiers.ts";
import { rowSectionFindings } from "./rules/row-sections.ts";
import { roofSizeFindings } from "./rules/roof-sizes.ts";
import { validityFindings } from "./rules/validity.ts";
import type { Finding } from "../price-list/finding.ts";
import type { PriceList } from "../price-list/schema.ts";

const RULES: readonly ((priceList: PriceList) => Finding[])[] = [
  lengthFindings,
  roofSizeFindings,
  calculationIdFindings,
  baySpacingFindings,
  erectionTierFindings,
  gateRoomFindings,
  rowSectionFindings,
  validityFindings,
];

/**
 * What keeps a price list, valid field by field, from giving every configuration that its sizes and options
 * allow exactly one price for each position, and an id of its own.
 */
export function proofFindings(priceList: PriceList): Finding[] {
  const findings = RULES.flatMap((rule) => rule(priceList));
  // The bills prove the whole; with a rule broken they would only repeat it in less exact words.
  return findings.length > 0 ? findings : billFindings(priceList);
}
