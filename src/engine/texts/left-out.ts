import { listed } from "../../text/format.ts";
import { byChoices, type Choices } from "./choices.ts";

/** What a buyer could take for included, besides delivery and foundation, in the nominative: `монтаж каркаса, ворота`. */
export const leftOut = byChoices((choices) => {
  const { gates, panels, panels_montazh, montazh, piles } = choices;
  const texts = montazh ? [] : ["монтаж каркаса"];
  if (!panels) texts.push("обшивка");
  else if (!panels_montazh) texts.push("монтаж панелей");
  if (!gates) texts.push("ворота");
  texts.push(...leftOutOfOpenings(choices));
  if (piles) texts.push("погружение свай");
  return texts.join(", ");
});

/** What an opening has besides its frame. */
export function leftOutOfOpenings({ gates, doors, windows }: Choices): string[] {
  const leaves = [...(gates ? ["ворот"] : []), ...(doors ? ["дверей"] : [])];
  return [...(leaves.length > 0 ? [`полотна ${listed(leaves)}`] : []), ...(windows ? ["остекление окон"] : [])];
}
