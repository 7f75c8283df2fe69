import { listed, quoted } from "../../text/format.ts";
import type { Understanding } from "../../understanding/response.ts";

/** What of somebody's words a price goes without: what was agreed to leave out, what is not offered, and what nobody could read. */
export interface LeftOut {
  /** To stand in the line of the price: «без доставки; снег V — отдельный проект»; empty where it goes without nothing. */
  inShort: string;
  sentences: readonly string[];
}

export const NOTHING_LEFT_OUT: LeftOut = { inShort: "", sentences: [] };

/** What both go without, each named once. */
export function together(one: LeftOut, other: LeftOut): LeftOut {
  if (!one.inShort || !other.inShort) return one.inShort ? one : other;
  const inShort = [...new Set([one, other].flatMap((each) => each.inShort.split("; ")))].join("; ");
  return { inShort, sentences: [...new Set([...one.sentences, ...other.sentences])] };
}

const PARTLY = "Слова покупателя поняты не все: цена — за то, что названо здесь.";
/** More of them are a letter with its greetings, which nobody tells on. */
const MOST_TOLD = { words: 4, characters: 120 };
const NUMBER = /^[\d.,]+$/;

export function leftOutOf(agreed: readonly string[], understanding: Understanding | undefined): LeftOut {
  const { not_offered = [], not_used = [], notes = [] } = understanding ?? {};
  const words = [...new Set([...agreed, ...not_offered.map(inWords)])];
  const unread = not_used.map(({ text }) => text).filter((text) => !words.some((word) => word.includes(text)));
  // What has no short name is told by its own words.
  const named = new Set([...not_offered, ...notes].flatMap(({ in_short = [] }) => in_short));
  const unnamed = new Set([...agreed, ...not_offered.filter(({ in_short }) => in_short === undefined).map(inWords)]);
  const inShort = [
    ...named,
    ...(unnamed.size === 0 ? [] : [`без учёта: ${listed([...unnamed].map(quoted))}`]),
    ...(unread.length === 0 ? [] : ["поняты не все слова"]),
  ].join("; ");
  const sentences = [
    ...notes.flatMap(({ in_short, note }) => (in_short === undefined ? [] : note)),
    ...(words.length === 0 ? [] : [`Без учёта: ${listed(words.map(quoted))}.`]),
    ...(unread.length === 0 ? [] : [areFew(unread) ? `Не понято и не учтено: ${listed(unread.map(quoted))}.` : PARTLY]),
  ];
  return { inShort, sentences };
}

/** A preposition before words: without it they stand in a case of nothing. */
const BEFORE = /(?<![^\s,;(])(?:со?|под|на|для|из|от|до|во?|with|for)\s+$/iu;

/** With the words of what is not offered as they stand in the `text`, so that they can be quoted: «с доставкой». */
export const inOwnWords = (text: string, understanding: Understanding): Understanding => ({
  ...understanding,
  not_offered: understanding.not_offered.map((one) => {
    const before = NUMBER.test(one.text) ? "" : (BEFORE.exec(text.slice(0, one.start))?.[0] ?? "");
    return { ...one, text: before + one.text };
  }),
});

const inWords = ({ text }: { text: string }): string => (NUMBER.test(text) ? `размер ${text}` : text);

const areFew = (words: readonly string[]): boolean =>
  words.length <= MOST_TOLD.words && words.join("").length <= MOST_TOLD.characters;
