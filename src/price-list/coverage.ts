import { billFindings } from "./coverage/bills.ts";
import { calculationIdFindings } from "./coverage/calculation-id-numbers.ts";
import { framePitchFindings } from "./coverage/frame-pitches.ts";
import { gateRoomFindings } from "./coverage/gate-room.ts";
import { lengthFindings } from "./coverage/length.ts";
import { mountingTierFindings } from "./coverage/mounting-tiers.ts";
import { positionNumberFindings } from "./coverage/position-numbers.ts";
import { roofSizeFindings } from "./coverage/roof-sizes.ts";
import { validityFindings } from "./coverage/validity.ts";
import type { Finding } from "./finding.ts";
import type { PriceList } from "./schema.ts";

const RULES: readonly ((priceList: PriceList) => Finding[])[] = [
  lengthFindings,
  roofSizeFindings,
  calculationIdFindings,
  framePitchFindings,
  mountingTierFindings,
  gateRoomFindings,
  positionNumberFindings,
  validityFindings,
];

/**
 * What keeps a price list, valid field by field, from giving every configuration that its sizes and options
 * allow exactly one price for each position, and an id of its own.
 */
export function coverageFindings(priceList: PriceList): Finding[] {
  const findings = RULES.flatMap((rule) => rule(priceList));
  // The bills prove the whole; with a rule broken they would only repeat it in less exact words.
  return findings.length > 0 ? findings : billFindings(priceList);
}
