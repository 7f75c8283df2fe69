import type { PriceList } from "../../../src/price-list/schema.ts";

/**
 * Cells that stay the same for all hangars: every number of the price list's prices and rules, by its path such as
 * `prices.column.light.base`, and the slack of the calculation rules before rounding.
 */
export function priceCells({ prices, rules, meta }: PriceList): Record<string, number> {
  const cells: Record<string, number> = { slack: 1e-9, vat_percent: Math.round(meta.vat_rate * 100) };
  const addNumbers = (value: unknown, path: string): void => {
    if (typeof value === "number") cells[path] = value;
    else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) addNumbers(inner, `${path}.${key}`);
    }
  };
  addNumbers(prices, "prices");
  addNumbers(rules, "rules");
  return cells;
}
