import { listed, quoted } from "../../text/format.ts";
import type { Understanding } from "../../understanding/response.ts";

const PARTLY = "Слова покупателя поняты не все: цена — за то, что названо здесь.";
/** More of them are a letter with its greetings, which nobody tells on. */
const MOST_TOLD = { words: 4, characters: 120 };
const NUMBER = /^[\d.,]+$/;

/** What a price goes without, beside it: what a buyer agreed to leave out, what is not offered, and what nobody could read. */
export function leftOutInWords(agreed: readonly string[], understanding: Understanding | undefined): string[] {
  const { not_offered = [], not_used = [] } = understanding ?? {};
  const sizes = not_offered.map(({ text }) => (NUMBER.test(text) ? `размер ${text}` : text));
  const words = [...new Set([...agreed, ...sizes])];
  const unread = not_used.map(({ text }) => text).filter((text) => !words.some((word) => word.includes(text)));
  return [
    ...(words.length === 0 ? [] : [`Без учёта: ${listed(words.map(quoted))}.`]),
    ...(unread.length === 0 ? [] : [areFew(unread) ? `Не понято и не учтено: ${listed(unread.map(quoted))}.` : PARTLY]),
  ];
}

const areFew = (words: readonly string[]): boolean =>
  words.length <= MOST_TOLD.words && words.join("").length <= MOST_TOLD.characters;
