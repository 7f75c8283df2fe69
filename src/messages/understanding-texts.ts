import type { Loads, PriceList } from "../price-list/schema.ts";

type Value = string | number | boolean;

/** What is asked about: a doubt of a reading, with what its sentence names. */
export interface Asked {
  parameter: string;
  /** What kind of doubt it is. */
  kind: string;
  /** The words that raised it. */
  about: string | undefined;
  /** The parameters that its choices decide, in their order. */
  decides: readonly string[];
  /** Whether a choice decides more than one. */
  isOfSeveral: boolean;
  /** Metres, where it was told. */
  length?: number | undefined;
  priceList: PriceList;
}

/** What is not offered, with what its sentence names. */
export interface Refused {
  name: string;
  priceList: PriceList;
  /** What the frame is made for, where the manufacturer says so. */
  loads: Loads | undefined;
  /** The figure that was asked for. */
  asked?: number | undefined;
  /** The roofs that may be meant. */
  roofs: readonly string[];
  /** Sizes of a roof by its labels, metres, in order. */
  sizesOf(name: "width" | "height", roof: string): readonly number[];
}

/** What the reading of a wish says, in one language. */
export interface UnderstandingTexts {
  question(asked: Asked): string;
  /** A choice, by all that it decides. */
  choice(parameters: Readonly<Record<string, Value>>, asked: Asked): string;
  /** One value by itself: «высота 4,35 м». */
  value(parameter: string, value: Value, priceList: PriceList): string;
  /** Why it is not offered. */
  reason(refused: Refused): string;
  /** What that makes of the price, to stand beside it: «без доставки»; nothing where its own words say it best. */
  inShort(name: string, asked: number | undefined): string | undefined;
  note(name: string, priceList: PriceList): string;
  /** What of the price that leaves out; nothing where all of it is in. */
  noteInShort(name: string): string | undefined;
  /** A size that is made otherwise, metres: from the least to the most that there is of it. */
  rounded(parameter: string, from: number, least: number, most: number): string;
  lostLetters: string;
}
