import type { Layout } from "hangar-engine";
import type { PositionKey } from "../../price-list/positions.ts";

/** Some positions only later price lists have. */
export function codeOf({ priceList }: Layout, key: PositionKey): string | undefined {
  const positions: Partial<typeof priceList.positions> = priceList.positions;
  return positions[key]?.code;
}
