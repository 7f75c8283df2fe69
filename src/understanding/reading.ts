import type { PriceList } from "../price-list/schema.ts";
import type { Claim, Doubt, NotOffered, Value } from "./claims.ts";
import type { Range, Sentence } from "./sentence.ts";

/** A text on its way to being understood: what is left of it, and what has come of the rest. */
export interface Reading {
  sentence: Sentence;
  priceList: PriceList;
  /** What was decided besides the text. */
  given: Readonly<Record<string, Value>>;
  claims: Claim[];
  notOffered: NotOffered[];
  doubts: Doubt[];
  /** What words were taken for, and what that leaves out, by the name of a text. */
  notes: { range: Range; note: string }[];
}

export function claim(reading: Reading, range: Range, values: Readonly<Record<string, Value>>): void {
  for (const [parameter, value] of Object.entries(values)) reading.claims.push({ parameter, value, range });
}

export const isClaimed = ({ claims, given }: Reading, parameter: string): boolean =>
  parameter in given || claims.some((one) => one.parameter === parameter);
