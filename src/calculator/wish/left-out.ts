import { capitalized, listed, quoted } from "../../text/format.ts";
import type { Understanding } from "../../understanding/response.ts";

/** What is to be said beside a price that comes of somebody's words. */
export interface LeftOut {
  /** Whether nobody has confirmed yet that the words were read as they are meant. */
  isAsRead: boolean;
  /** What it goes without, for its line: «без доставки; не учтено: «синий»»; empty where it goes without nothing. */
  inShort: string;
  /** All of it in sentences. */
  sentences: readonly string[];
}

export const NOTHING_LEFT_OUT: LeftOut = { isAsRead: false, inShort: "", sentences: [] };

/** What both go without, each named once. */
export const together = (...all: readonly LeftOut[]): LeftOut => ({
  isAsRead: all.some(({ isAsRead }) => isAsRead),
  inShort: [...new Set(all.flatMap(({ inShort }) => (inShort ? inShort.split("; ") : [])))].join("; "),
  sentences: [...new Set(all.flatMap(({ sentences }) => sentences))],
});

/** To stand beside a price where nothing else says how firm it is: «по прочитанному; без доставки». */
export const besidePrice = ({ isAsRead, inShort }: LeftOut): string =>
  [...(isAsRead ? ["по прочитанному"] : []), ...(inShort ? [inShort] : [])].join("; ");

/** More of them are a letter with its greetings, which nobody tells on. */
const MOST_TOLD = { words: 4, characters: 120 };
const NUMBER = /^[\d.,]+$/;

export function leftOutOf(understanding: Understanding | undefined, isAsRead: boolean): LeftOut {
  if (!understanding) return NOTHING_LEFT_OUT;
  const { not_offered, notes } = understanding;
  // What has no short name is told by its own words.
  const named = [...not_offered, ...notes].flatMap(({ in_short = [] }) => in_short);
  const unnamed = not_offered.filter(({ in_short }) => in_short === undefined);
  const line = [
    ...(isAsRead ? ["цена по прочитанному, ещё не подтверждена"] : []),
    ...notCounted(understanding, not_offered),
  ].join("; ");
  return {
    isAsRead,
    inShort: [...new Set(named), ...notCounted(understanding, unnamed)].join("; "),
    sentences: [
      ...(line ? [`${capitalized(line)}.`] : []),
      ...notes.flatMap(({ in_short, note }) => (in_short === undefined ? [] : note)),
    ],
  };
}

/** «не учтено: «доставка» и «синий»»: what nobody could read, and `these` of what is not offered. */
export function notCounted({ not_used, not_offered }: Understanding, these = not_offered): string[] {
  const unread = not_used
    .map(({ text }) => text)
    .filter((text) => !not_offered.some((words) => words.text.includes(text)));
  const told = [...new Set([...these.map(inWords), ...(areFew(unread) ? unread : [])])];
  return [
    ...(told.length > 0 ? [`не учтено: ${listed(told.map(quoted))}`] : []),
    ...(areFew(unread) ? [] : ["поняты не все слова"]),
  ];
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
