import type { Layout } from "hangar-engine";

/** Some positions only later price lists have. */
export function codeOf({ priceList }: Layout, key: string): string | undefined {
  return priceList.positions[key]?.code;
}
