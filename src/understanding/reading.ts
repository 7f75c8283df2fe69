import type { Loads, PriceList } from "../price-list/schema.ts";
import type { Concept } from "./words/lexicon.ts";
import { concepts, DONE, LETTER } from "./words/pattern.ts";
import { tokensOf, type Token } from "./words/tokens.ts";

export type Value = string | number | boolean;
export type Values = Readonly<Record<string, Value>>;

/** Tokens from the first to before the last. */
export interface Range {
  from: number;
  to: number;
}

/** That something is not wanted. */
export interface Denial {
  /** Otherwise it may be meant of something else, and is asked. */
  isSure: boolean;
  /** The words that say so, and all from them to what they deny. */
  words: Range;
  range: Range;
}

/** What some words say of a parameter. */
export interface Claim {
  parameter: string;
  value: Value;
  range: Range;
}

/** What is asked: `kind` names the sentence. */
export interface Doubt {
  parameter: string;
  kind: string;
  range?: Range | undefined;
  /** Each with all that choosing it says. */
  choices: readonly Values[];
}

/** What is neither made nor priced, or what there is to say of it, by the name of a sentence; `asked` is its figure. */
export interface Told {
  range: Range;
  name: string;
  asked?: number | undefined;
}

/** Words that say nothing of a price by themselves: unread they are no news. */
const SILENT: ReadonlySet<Concept> = new Set(
  concepts(
    "neutral comma stop question dash equals bracket noise and with in onto under to " +
      "from per about price hangar need pieces frame building house roof size yes us purpose standing too canopy",
  ),
);
const ENDS = concepts("stop question");
const PARTS = concepts("stop question comma bracket");

/** A text on its way to being understood: what a rule has taken no later one sees. */
export class Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly priceList: PriceList;
  readonly loads: Loads | undefined;
  /** Whether the bounds of a size are an answer. */
  readonly takesBounds: boolean;
  /** What was answered to questions: it decides. What was known before: the text may change it. */
  readonly given: Values;
  before: Values;
  /** What is said of another's, of what stands there, of another year. */
  readonly elsewhere = new Set<number>();
  /** Which items are said not to be wanted. */
  denied: ReadonlyMap<number, Denial> = new Map();
  claims: Claim[] = [];
  doubts: Doubt[] = [];
  readonly notOffered: Told[] = [];
  readonly notes: Told[] = [];
  /** Gates of a size that is not made, by their tokens; where openings stand, by theirs. */
  readonly ownGates = new Set<number>();
  readonly eachSide = new Set<number>();
  readonly sizesOfOpenings: Range[] = [];
  readonly places: { at: number; range: Range; isEach: boolean; isEnds: boolean }[] = [];
  /** Words that tell some roofs from others, where they leave more than one. */
  readonly partOfRoof: Range[] = [];
  readonly #letters: string[];
  #written: string | undefined;
  /** Known to be of something else: told as not used, and no reason to doubt what stands beside it. */
  readonly #aside = new Set<number>();

  constructor(
    text: string,
    list: { priceList: PriceList; loads?: Loads | undefined; takesBounds?: boolean | undefined },
    given: Values,
    before: Values,
  ) {
    this.text = text;
    this.tokens = tokensOf(text);
    this.#letters = this.tokens.map(({ concept }) => LETTER.get(concept)!);
    this.priceList = list.priceList;
    this.loads = list.loads;
    this.takesBounds = list.takesBounds ?? false;
    this.given = given;
    this.before = before;
  }

  /** All that a rule matches in what is left, from left to right, none over another. */
  matches(rule: RegExp): Range[] {
    this.#written ??= this.#letters.join("");
    return [...this.#written.matchAll(rule)].map(({ 0: part, index }) => ({ from: index, to: index + part.length }));
  }

  /** Takes each match of a rule for which `read` does not say false. */
  take(rule: RegExp, read: (range: Range) => unknown): void {
    for (const range of this.matches(rule)) if (!this.isDone(range.from) && read(range) !== false) this.done(range);
  }

  done({ from, to }: Range): void {
    this.#letters.fill(DONE, from, to);
    this.#written = undefined;
  }

  setAside(range: Range): void {
    for (let at = range.from; at < range.to; at++) this.#aside.add(at);
    this.done(range);
  }

  isDone = (at: number): boolean => this.#letters[at] === DONE;
  isAside = (at: number): boolean => this.#aside.has(at);
  /** A word, a number that no rule has taken and that is not empty. */
  isUnread = (at: number): boolean =>
    this.tokens[at] !== undefined && !this.isDone(at) && !SILENT.has(this.tokens[at].concept);

  /** Whether the next word to a range in its part of a sentence is one that no rule has taken. */
  isBesideUnread({ from, to }: Range): boolean {
    return (
      [
        [from - 1, -1],
        [to, 1],
      ] as const
    ).some(([start, step]) => {
      let at = start;
      while (this.tokens[at] && !this.isDone(at) && !this.isUnread(at) && !this.is(at, ...PARTS)) at += step;
      return this.isUnread(at);
    });
  }

  is(at: number, ...concepts: readonly Concept[]): boolean {
    const concept = this.tokens[at]?.concept;
    return concept !== undefined && concepts.includes(concept);
  }

  within({ from, to }: Range, ...concepts: readonly Concept[]): number[] {
    const found: number[] = [];
    for (let at = from; at < to; at++) if (this.is(at, ...concepts)) found.push(at);
    return found;
  }

  has = (range: Range, ...concepts: readonly Concept[]): boolean => this.within(range, ...concepts).length > 0;
  numbers = (range: Range): number[] => this.within(range, "number").map((at) => this.tokens[at]!.value!);

  /** What stands between two full stops, or commas too, around a token. */
  sentenceAt = (at: number): Range => this.#around(at, ENDS);
  partAt = (at: number): Range => this.#around(at, PARTS);

  #around(at: number, ends: readonly Concept[]): Range {
    let [from, to] = [at, at + 1];
    while (from > 0 && !this.is(from - 1, ...ends)) from--;
    while (to < this.tokens.length && !this.is(to, ...ends)) to++;
    return { from, to };
  }

  /** The first token from here on, in steps, that is none of these. */
  past(at: number, step: 1 | -1, ...concepts: readonly Concept[]): number {
    while (this.is(at, ...concepts)) at += step;
    return at;
  }

  claim(range: Range, values: Values): void {
    for (const [parameter, value] of Object.entries(values)) this.claims.push({ parameter, value, range });
  }

  doubt(kind: string, parameter: string, range: Range | undefined, choices: readonly Values[]): void {
    this.doubts.push({ kind, parameter, range, choices });
  }

  /** One that is settled by a value of its own. */
  doubtBetween(kind: string, parameter: string, range: Range | undefined, values: readonly Value[]): void {
    const choices = values.map((value) => ({ [parameter]: value }));
    this.doubt(kind, parameter, range, choices);
  }

  refuse(range: Range, name: string, asked?: number): void {
    this.notOffered.push({ range, name, asked });
  }

  note(range: Range, name: string, asked?: number): void {
    this.notes.push({ range, name, asked });
  }

  isClaimed = (parameter: string): boolean =>
    this.claims.some((one) => one.parameter === parameter && !this.elsewhere.has(one.range.from));

  /** The last that is said, answered or known of it. */
  valueOf(parameter: string): Value | undefined {
    const said = this.claims.findLast((one) => one.parameter === parameter)?.value;
    return this.given[parameter] ?? said ?? this.before[parameter];
  }

  /** Claims what is wanted, or what it means that it is not, with the words that say so; asks where that is not sure. */
  claimOrDeny(range: Range, wanted: Values, denied: Values): void {
    const denial = this.denialOf(range);
    if (!denial) return this.claim(range, wanted);
    const whole = { from: Math.min(range.from, denial.range.from), to: Math.max(range.to, denial.range.to) };
    this.done(denial.words);
    // «без утепления, с минватой»
    const isPartly = this.has(range, "comma") && !this.denied.has(range.to - 1);
    if (denial.isSure && !isPartly) this.claim(whole, denied);
    else this.doubt("wanted", Object.keys(wanted)[0]!, whole, [wanted, denied]);
  }

  denialOf({ from, to }: Range): Denial | undefined {
    for (let at = from; at < to; at++) if (this.denied.has(at)) return this.denied.get(at);
    return undefined;
  }

  place({ from, to }: Range): { text: string; start: number; end: number } {
    const [start, end] = [this.tokens[from]!.start, this.tokens[to - 1]!.end];
    return { text: this.text.slice(start, end), start, end };
  }
}
