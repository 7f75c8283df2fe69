import type { PriceList } from "../../price-list/schema.ts";
import { LONGEST_TEXT } from "../../understanding/index.ts";
import { exampleCalls } from "./example-calls.ts";

/** Wishes as people write them: whole, with a question, with what is not offered and for a budget. */
export function exampleWishes(priceList: PriceList): Record<"whole" | "question" | "notOffered" | "budget", string> {
  const { width, length } = exampleCalls(priceList).request;
  return {
    whole: `двускатный ${width} на ${length}, двое ворот в торце, под ключ`,
    question: `ангар ${width} на ${length} с монтажом`,
    notOffered: `двускатный ${width} на ${length} без ворот, с доставкой до Казани`,
    budget: "до трёх миллионов, с одними воротами",
  };
}

/** What somebody asks of a hangar that is known already. */
export function nextWish(priceList: PriceList) {
  const { roof, width, length } = exampleCalls(priceList).request;
  return { text: "а с монтажом?", roof, width, length };
}

/** The text of a wish as the interface describes it. */
const WISH_TEXT =
  "The wish in Russian, in the user's own words: sizes, roof, openings, cladding, works, a budget. Typing errors, numbers as words and " +
  "the contract's names in Latin letters are read too; translate other languages.";

/** `text` of a call, and of a tool. */
export function wishText(priceList: PriceList) {
  return {
    type: "string" as const,
    minLength: 1,
    maxLength: LONGEST_TEXT,
    description: WISH_TEXT,
    examples: [exampleWishes(priceList).question],
  };
}
