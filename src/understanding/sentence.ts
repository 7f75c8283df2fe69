import { DONE, LETTER } from "./pattern.ts";
import type { Concept } from "./words/lexicon.ts";
import { joinNumerals } from "./words/numerals.ts";
import { tokensOf, type Token } from "./words/tokens.ts";

/** «без …» or «кроме …». */
export type Denial = "refused" | "excepted";

/** Tokens from the first to before the last. */
export interface Range {
  from: number;
  to: number;
}

/** Where a rule holds: the whole, and each of its groups that took part. */
export interface Match extends Range {
  groups: readonly (Range | undefined)[];
}

/** The tokens of a text, of which rules take what they understand: what is taken no later rule sees. */
export class Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  #letters: string;
  readonly #all: string;
  readonly #left = new Set<number>();
  #denied: ReadonlyMap<number, Denial> = new Map();

  constructor(text: string) {
    this.text = text;
    this.tokens = joinNumerals(tokensOf(text));
    this.#letters = this.tokens.map(({ concept }) => LETTER.get(concept)!).join("");
    this.#all = this.#letters;
  }

  /** What is said not to be wanted, by token. */
  deny(denied: ReadonlyMap<number, Denial>): void {
    this.#denied = denied;
  }

  /** Whether it begins with what is said not to be wanted. */
  isNegated({ from }: Range): boolean {
    return this.#denied.has(from);
  }

  /** «всё, кроме …» */
  isExcepted({ from }: Range): boolean {
    return this.#denied.get(from) === "excepted";
  }

  /** All that a rule matches in what is left, from left to right, none over another. */
  matches(rule: RegExp): Match[] {
    return matchesIn(this.#letters, rule);
  }

  /** The same in the whole text, whatever was taken. */
  matchesAnywhere(rule: RegExp): Match[] {
    return matchesIn(this.#all, rule);
  }

  /** Takes each match of a rule for which `read` does not say false. */
  take(rule: RegExp, read: (match: Match) => unknown): void {
    for (const match of this.matches(rule)) if (read(match) !== false) this.done(match);
  }

  done({ from, to }: Range): void {
    this.#letters = this.#letters.slice(0, from) + DONE.repeat(to - from) + this.#letters.slice(to);
  }

  /** Takes numbers that are none of a hangar's; they count as not used. */
  leave({ from, to }: Range): void {
    for (let at = from; at < to; at++) this.#left.add(at);
  }

  isLeft(at: number): boolean {
    return this.#left.has(at);
  }

  isDone(at: number): boolean {
    return this.#letters[at] === DONE;
  }

  concept(at: number): Concept | undefined {
    return this.tokens[at]?.concept;
  }

  /** Of the first number in a range. */
  value({ from, to }: Range): number {
    return this.tokens.slice(from, to).find(({ value }) => value !== undefined)!.value!;
  }

  /** Where a range stands in the text. */
  place({ from, to }: Range): { text: string; start: number; end: number } {
    const { start } = this.tokens[from]!;
    const { end } = this.tokens[to - 1]!;
    return { text: this.text.slice(start, end), start, end };
  }
}

function matchesIn(letters: string, rule: RegExp): Match[] {
  return [...letters.matchAll(rule)].map(({ indices }) => {
    const [whole, ...groups] = indices!.map((range) => range && { from: range[0], to: range[1] });
    return { ...whole!, groups };
  });
}
