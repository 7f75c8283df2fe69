import { type Finding, unaccepted } from "../../price-list/finding.ts";
import { POSITIONS, type PositionRow, priceOfPosition } from "../../price-list/positions.ts";
import type { PriceList } from "../../price-list/schema.ts";

/** Prices of parts as long as the bay spacing, all of section 4, by the pitch of the frames. */
function tablesOf(prices: PriceList["prices"]): [name: string, table: Readonly<Record<string, number>>][] {
  return Object.values<PositionRow>(POSITIONS).flatMap((row): [string, Readonly<Record<string, number>>][] => {
    const table = priceOfPosition(row, prices);
    return row.section === 4 && row.price && typeof table === "object"
      ? [[row.price, table as Record<string, number>]]
      : [];
  });
}

/** Prices for a pitch that no roof has, which nothing ever reads. */
export function unusedBaySpacings({ roofs, prices }: PriceList): Finding[] {
  const used = new Set(Object.values(roofs).map(({ pitch_m }) => String(pitch_m)));
  return tablesOf(prices).flatMap(([name, table]) =>
    Object.keys(table)
      .filter((pitch) => !used.has(pitch))
      .map((pitch) => ({
        path: ["prices", ...name.split("."), pitch],
        text: `цена ни в один расчёт не войдёт: крыш с шагом рам ${pitch} м нет`,
      })),
  );
}

/** Those parts have one price for the pitch of each roof. */
export function baySpacingFindings({ roofs, prices }: PriceList): Finding[] {
  const findings: Finding[] = [];
  for (const [name, table] of tablesOf(prices)) {
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
      const cause = { path: ["roofs", roof, "pitch_m"], text: `для шага рам ${pitch_m} м в прайс-листе нет цен` };
      findings.push({ path: [...path, String(pitch_m)], text, cause });
    }
  }
  return findings;
}
