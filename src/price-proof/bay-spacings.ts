import { type Finding, unaccepted } from "../price-list/finding.ts";
import { POSITIONS, type PositionRow, priceOfPosition } from "../price-list/positions.ts";
import type { PriceList } from "../price-list/schema.ts";

/** Parts as long as the bay spacing, all of section 4, have one price for the pitch of each roof. */
export function baySpacingFindings({ roofs, prices }: PriceList): Finding[] {
  const tables = Object.values<PositionRow>(POSITIONS).flatMap((row): [string, Readonly<Record<string, number>>][] => {
    const table = priceOfPosition(row, prices);
    return row.section === 4 && row.price && typeof table === "object"
      ? [[row.price, table as Record<string, number>]]
      : [];
  });
  const findings: Finding[] = [];
  for (const [name, table] of tables) {
    const path = ["prices", ...name.split(".")];
    for (const baySpacing of Object.keys(table)) {
      const plain = String(Number(baySpacing));
      // `5.0` would be a second price for a pitch of 5, and one that is never read.
      if (plain !== baySpacing)
        findings.push({ ...unaccepted([...path, baySpacing], baySpacing, plain), atName: true });
    }
    for (const [roof, { pitch_m }] of Object.entries(roofs)) {
      if (table[pitch_m] !== undefined) continue;
      const text = `нет цены для шага рам ${pitch_m} м; он указан в roofs.${roof}.pitch_m`;
      findings.push({ path: [...path, String(pitch_m)], text });
    }
  }
  return findings;
}
