import type { Configuration } from "../request/configuration.ts";
import { listed } from "../../text/format.ts";

/** What a buyer could take for included, besides delivery and foundation, in the nominative: `монтаж каркаса`. */
export function leftOut(configuration: Configuration): string[] {
  const { gates, panels, panels_montazh, montazh, piles } = configuration;
  const texts = montazh ? [] : ["монтаж каркаса"];
  if (!panels) texts.push("обшивка");
  else if (!panels_montazh) texts.push("монтаж панелей");
  if (gates === 0) texts.push("ворота");
  texts.push(...leftOutOfOpenings(configuration));
  if (piles) texts.push("погружение свай");
  return texts;
}

/** What an opening has besides its frame. */
export function leftOutOfOpenings({ gates, doors, windows }: Configuration): string[] {
  const leaves = [...(gates > 0 ? ["ворот"] : []), ...(doors > 0 ? ["дверей"] : [])];
  return [...(leaves.length > 0 ? [`полотна ${listed(leaves)}`] : []), ...(windows > 0 ? ["остекление окон"] : [])];
}
