import type { Loads } from "../price-list/schema.ts";

/** `Каркас рассчитан на III снеговой и II ветровой район. …` */
export function loadsInWords({ snow_region, wind_region, note }: Loads): string {
  const statement = `Каркас рассчитан на ${snow_region}\u00a0снеговой и ${wind_region}\u00a0ветровой район.`;
  return note === undefined ? statement : `${statement} ${note}`;
}
