import { type Finding, type Path, unaccepted } from "../finding.ts";
import type { PriceList } from "../schema.ts";

/** Parts as long as the frame pitch have one price for the pitch of each roof. */
export function framePitchFindings({ roofs, prices }: PriceList): Finding[] {
  const tables: [Path, Readonly<Record<string, number>>][] = [
    [["roof_purlin", "bolted"], prices.roof_purlin.bolted],
    [["roof_purlin", "welded"], prices.roof_purlin.welded],
    [["wall_purlin"], prices.wall_purlin],
    [["vertical_bracing"], prices.vertical_bracing],
    [["roof_bracing"], prices.roof_bracing],
    [["strut"], prices.strut],
  ];
  const findings: Finding[] = [];
  for (const [name, table] of tables) {
    const path = ["prices", ...name];
    for (const pitch of Object.keys(table)) {
      const plain = String(Number(pitch));
      // `5.0` would be a second price for a pitch of 5, and one that is never read.
      if (plain !== pitch) findings.push({ ...unaccepted([...path, pitch], pitch, plain), atName: true });
    }
    for (const [roof, { pitch_m }] of Object.entries(roofs)) {
      if (table[pitch_m] !== undefined) continue;
      const text = `нет цены для шага рам ${pitch_m} м; он указан в roofs.${roof}.pitch_m`;
      findings.push({ path: [...path, String(pitch_m)], text });
    }
  }
  return findings;
}
