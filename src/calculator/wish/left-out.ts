import { listed, quoted } from "../../text/format.ts";

/** What a buyer agreed to go on without, beside a price: `Без учёта: «в свету 4,5».` */
export const leftOutInWords = (words: readonly string[]): string[] =>
  words.length === 0 ? [] : [`Без учёта: ${listed(words.map(quoted))}.`];
