/** One figure of the product against what it must reach. */
export interface Target {
  what: string;
  measured: number;
  /** Decimals to show. */
  decimals: number;
  bound: { atLeast: number } | { atMost: number };
}

export function isMet({ measured, bound }: Target): boolean {
  return "atLeast" in bound ? measured >= bound.atLeast : measured <= bound.atMost;
}

/** A row of the printed table. */
export function row(target: Target): Record<string, string> {
  const { what, measured, decimals, bound } = target;
  const shown = (value: number) =>
    value.toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return {
    what,
    measured: shown(measured),
    target: "atLeast" in bound ? `≥ ${shown(bound.atLeast)}` : `≤ ${shown(bound.atMost)}`,
    met: isMet(target) ? "yes" : "NO",
  };
}
