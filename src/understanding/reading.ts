import type { Loads, PriceList } from "../price-list/schema.ts";
import type { Range, Sentence } from "./sentence.ts";

export type Value = string | number | boolean;
export type Values = Readonly<Record<string, Value>>;

/** What some words say of a parameter. */
export interface Claim {
  parameter: string;
  value: Value;
  range: Range;
}

/** A question, to be put into words. */
export interface Doubt {
  parameter: string;
  /** By which of the texts it is asked. */
  kind: string;
  range?: Range | undefined;
  /** Each with all that choosing it says. */
  choices: Values[];
  /** What nobody could place, where the question is whether to go on without it. */
  leavesOut?: readonly string[];
}

/** A text on its way to being understood: what is left of it, and what has come of the rest. */
export class Reading {
  readonly sentence: Sentence;
  readonly priceList: PriceList;
  /** What was decided besides the text. */
  readonly given: Values;
  /** Whether the bounds of a size are an answer. */
  readonly takesBounds: boolean;
  /** What the frame is made for, where the manufacturer says so. */
  readonly loads: Loads | undefined;
  claims: Claim[] = [];
  doubts: Doubt[] = [];
  /** What is known that no hangar of ours has, by the name of a text; `asked` is the figure that its sentence names. */
  readonly notOffered: { range: Range; reason: string; asked?: number }[] = [];
  /** What words were taken for, and what that leaves out, by the name of a text. */
  readonly notes: { range: Range; note: string }[] = [];

  /** Numbers of which nobody knows what they say, each with its words. */
  unread: readonly Range[] = [];

  constructor(sentence: Sentence, priceList: PriceList, given: Values, takesBounds = false, loads?: Loads) {
    this.sentence = sentence;
    this.priceList = priceList;
    this.given = given;
    this.takesBounds = takesBounds;
    this.loads = loads;
  }

  claim(range: Range, values: Values): void {
    for (const [parameter, value] of Object.entries(values)) this.claims.push({ parameter, value, range });
  }

  doubt(kind: string, parameter: string, range: Range | undefined, choices: Values[]): void {
    this.doubts.push({ kind, parameter, range, choices });
  }

  refuse(range: Range, reason: string, asked?: number): void {
    this.notOffered.push({ range, reason, ...(asked !== undefined && { asked }) });
  }

  isClaimed(parameter: string): boolean {
    return parameter in this.given || this.claims.some((one) => one.parameter === parameter);
  }

  /** Whether it is claimed, or asked already. */
  isTold(parameter: string): boolean {
    return this.isClaimed(parameter) || this.doubts.some((one) => one.parameter === parameter);
  }

  withdraw(claims: readonly Claim[]): void {
    this.claims = this.claims.filter((one) => !claims.includes(one));
  }

  /** Claims what is wanted, or what it means that it is not, with the words that say so. */
  claimOrDeny(range: Range, wanted: Values, denied: Values): void {
    if (this.sentence.isDenied(range)) this.claim(this.sentence.withDenial(range), denied);
    else this.claim(range, wanted);
  }
}

/** The same value for several parameters. */
export const each = (parameters: readonly string[], value: Value): Values =>
  Object.fromEntries(parameters.map((parameter) => [parameter, value]));

export const yesOrNo = (parameter: string): Values[] => [{ [parameter]: true }, { [parameter]: false }];
