import { DONE, LETTER } from "./pattern.ts";
import type { Concept } from "./words/lexicon.ts";
import { joinNumerals } from "./words/numerals.ts";
import type { Token } from "./words/token.ts";
import { tokensOf } from "./words/tokens.ts";

/** «без …» or «кроме …». */
export type Denial = "refused" | "excepted";

/** Tokens from the first to before the last. */
export interface Range {
  from: number;
  to: number;
}

export const rangeAt = (at: number): Range => ({ from: at, to: at + 1 });

/** From the first of them to the last, with all between. */
export const rangeOver = (ranges: readonly Range[]): Range => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
});

/** The tokens of a text, of which rules take what they understand: what is taken no later rule sees. */
export class Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** What is said not to be wanted. */
  denied: ReadonlyMap<number, Denial> = new Map();
  /** What may be denied too: foreign words have no cases to tell, and of a row the last alone may be meant. */
  doubted: ReadonlySet<number> = new Set();
  readonly #all: string;
  readonly #letters: string[];
  /** The same as one text, made anew when a rule looks at it after something was taken. */
  #written: string | undefined;
  readonly #left = new Set<number>();
  readonly #aside = new Set<number>();
  #parts: Range[] | undefined;
  #clauses: Range[] | undefined;

  /** `madeHeights`: those of the price list, millimetres. */
  constructor(text: string, madeHeights: ReadonlySet<number>) {
    this.text = text;
    this.tokens = joinNumerals(tokensOf(text), madeHeights);
    this.#letters = this.tokens.map(({ concept }) => LETTER.get(concept)!);
    this.#all = this.#letters.join("");
  }

  /** All that a rule matches in what is left, from left to right, none over another. */
  matches(rule: RegExp): Range[] {
    return rangesIn((this.#written ??= this.#letters.join("")), rule);
  }

  /** The same in the whole text, whatever was taken. */
  matchesAnywhere(rule: RegExp): Range[] {
    return rangesIn(this.#all, rule);
  }

  /** Takes each match of a rule for which `read` does not say false. */
  take(rule: RegExp, read: (range: Range) => unknown): void {
    for (const range of this.matches(rule)) if (read(range) !== false) this.done(range);
  }

  done({ from, to }: Range): void {
    this.#letters.fill(DONE, from, to);
    this.#written = undefined;
  }

  /** Numbers that are none of a hangar's count as not used, whoever took them. */
  leave(range: Range): void {
    for (const at of this.within(range)) this.#left.add(at);
  }

  /** The same of what is known to be of something else. */
  setAside(range: Range): void {
    this.leave(range);
    for (const at of this.within(range)) this.#aside.add(at);
  }

  isAside(at: number): boolean {
    return this.#aside.has(at);
  }

  isLeft(at: number): boolean {
    return this.#left.has(at);
  }

  isDone(at: number): boolean {
    return this.#letters[at] === DONE;
  }

  /** Whether a rule has taken it and left nothing of it. */
  isRead(at: number): boolean {
    return this.isDone(at) && !this.isLeft(at);
  }

  /** A number that nothing has taken. */
  isFreeNumber(at: number): boolean {
    return this.is(at, "number") && !this.isRead(at);
  }

  /** What stands between the two full stops around a token. */
  partAt(at: number): Range {
    this.#parts ??= partsOf(this, "stop");
    return this.#parts[at]!;
  }

  /** The same between two commas, brackets or «и». */
  clauseAt(at: number): Range {
    this.#clauses ??= partsOf(this, "stop", "comma", "bracket", "and");
    return this.#clauses[at]!;
  }

  /** In small letters; empty for a sign, and outside the text. */
  wordAt(at: number): string {
    return this.tokens[at]?.word ?? "";
  }

  /** Whether a token is of one of these concepts. */
  is(at: number, ...concepts: readonly Concept[]): boolean {
    const concept = this.tokens[at]?.concept;
    return concept !== undefined && concepts.includes(concept);
  }

  /** «+», which is «and» without a word. */
  isPlus(at: number): boolean {
    return this.is(at, "and") && this.tokens[at]!.word === "";
  }

  /** The tokens of a range that are of one of these concepts, of all where none are named. */
  within({ from, to }: Range, ...concepts: readonly Concept[]): number[] {
    const all = Array.from({ length: to - from }, (_, nth) => from + nth);
    return concepts.length === 0 ? all : all.filter((at) => this.is(at, ...concepts));
  }

  has(range: Range, ...concepts: readonly Concept[]): boolean {
    return this.within(range, ...concepts).length > 0;
  }

  numbers(range: Range): number[] {
    return this.within(range, "number").map((at) => this.tokens[at]!.value!);
  }

  isDenied(range: Range): boolean {
    return this.within(range).some((at) => this.denied.has(at));
  }

  /** With the words that deny it, which are taken. */
  withDenial({ from, to }: Range): Range {
    const isDenial = (at: number) =>
      this.is(at, "without", "except", "instead", "not", "nor", "unneeded", "absent", "need", "self", "own");
    let [start, end] = [from, to];
    while (start > Math.max(0, from - 4) && isDenial(start - 1)) start--;
    if (start === from) while (end < to + 4 && isDenial(end)) end++;
    this.done({ from: start, to: from });
    this.done({ from: to, to: end });
    return { from: start, to: end };
  }

  /** Where a range stands in the text. */
  place({ from, to }: Range): { text: string; start: number; end: number } {
    const { start } = this.tokens[from]!;
    const { end } = this.tokens[to - 1]!;
    return { text: this.text.slice(start, end), start, end };
  }
}

/** For each token the part that it stands in, the same object for all of one part; what parts belongs to what it ends. */
function partsOf(sentence: Sentence, ...parting: readonly Concept[]): Range[] {
  const parts: Range[] = [];
  let from = 0;
  sentence.tokens.forEach((_, at) => {
    const to = at + 1;
    if (!sentence.is(at, ...parting) && to < sentence.tokens.length) return;
    parts.length = to;
    parts.fill({ from, to }, from, to);
    from = to;
  });
  return parts;
}

const rangesIn = (letters: string, rule: RegExp): Range[] =>
  [...letters.matchAll(rule)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
