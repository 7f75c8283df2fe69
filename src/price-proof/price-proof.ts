import { billFindings } from "./bills.ts";
import { calculationIdFindings } from "./calculation-id-numbers.ts";
import { baySpacingFindings } from "./bay-spacings.ts";
import { gateRoomFindings } from "./gate-room.ts";
import { lengthFindings } from "./length.ts";
import { erectionTierFindings } from "./erection-tiers.ts";
import { positionNumberFindings } from "./position-numbers.ts";
import { roofSizeFindings } from "./roof-sizes.ts";
import { validityFindings } from "./validity.ts";
import type { Finding } from "../price-list/finding.ts";
import type { PriceList } from "../price-list/schema.ts";

const RULES: readonly ((priceList: PriceList) => Finding[])[] = [
  lengthFindings,
  roofSizeFindings,
  calculationIdFindings,
  baySpacingFindings,
  erectionTierFindings,
  gateRoomFindings,
  positionNumberFindings,
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
