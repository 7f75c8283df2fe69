import { type Finding, unaccepted } from "../../price-list/finding.ts";
import { priceWays } from "../../price-list/row-prices.ts";
import type { PriceList } from "../../price-list/schema.ts";

type Table = Readonly<Record<string, number>>;

/** Prices of what is as long as the bay spacing, by the pitch of the frames. */
function tablesOf({ formulas, prices }: PriceList): [name: string, table: Table][] {
  const ways = [...priceWays(formulas!).values()].flat();
  const names = ways.flatMap((way) => {
    const by = way.at(-1)!;
    return typeof by === "object" && by.by === "roof.pitch_m" ? [way.slice(1, -1).join(".")] : [];
  });
  return [...new Set(names)].map((name) => {
    const table = name.split(".").reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], prices);
    return [name, table as Table];
  });
}

/** Prices for a pitch that no roof has, which nothing ever reads. */
export function unusedBaySpacings(list: PriceList): Finding[] {
  const used = new Set(Object.values(list.roofs).map(({ pitch_m }) => String(pitch_m)));
  return tablesOf(list).flatMap(([name, table]) =>
    Object.keys(table)
      .filter((pitch) => !used.has(pitch))
      .map((pitch) => ({
        path: ["prices", ...name.split("."), pitch],
        text: `цена ни в один расчёт не войдёт: крыш с шагом рам ${pitch} м нет`,
      })),
  );
}

/** Those parts have one price for the pitch of each roof. */
export function baySpacingFindings(list: PriceList): Finding[] {
  const findings: Finding[] = [];
  for (const [name, table] of tablesOf(list)) {
    const path = ["prices", ...name.split(".")];
    for (const baySpacing of Object.keys(table)) {
      const plain = String(Number(baySpacing));
      // `5.0` would be a second price for a pitch of 5, and one that is never read.
      if (plain !== baySpacing)
        findings.push({ ...unaccepted([...path, baySpacing], baySpacing, plain), atName: true });
    }
    for (const [roof, { pitch_m }] of Object.entries(list.roofs)) {
      if (table[pitch_m] !== undefined) continue;
      const text = `нет цены для шага рам ${pitch_m} м; он указан в roofs.${roof}.pitch_m`;
      const cause = { path: ["roofs", roof, "pitch_m"], text: `для шага рам ${pitch_m} м в прайс-листе нет цен` };
      findings.push({ path: [...path, String(pitch_m)], text, cause });
    }
  }
  return findings;
}
