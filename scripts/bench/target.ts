import type { BenchRow } from "../../src/docs/bench/bench-results.ts";
import { rowName, type RowId } from "../../src/docs/bench/bench-rows.ts";
import { fixed } from "../../src/docs/facts/wording.ts";

/** One figure of the product against what it must reach; without a bound it only tells. */
export interface Target extends BenchRow {
  id: RowId;
  bound?: { atLeast: number } | { atMost: number };
}

function isMet({ measured, bound }: Target): boolean {
  if (!bound) return true;
  return "atLeast" in bound ? measured >= bound.atLeast : measured <= bound.atMost;
}

/** A row of the printed table. */
export function row(target: Target): Record<string, string> {
  const { id, measured, decimals, bound } = target;
  const shown = (value: number) => fixed(value, decimals, "en");
  return {
    what: rowName(id).en,
    measured: shown(measured),
    target: !bound ? "" : "atLeast" in bound ? `≥ ${shown(bound.atLeast)}` : `≤ ${shown(bound.atMost)}`,
    met: !bound ? "" : isMet(target) ? "yes" : "NO",
  };
}
