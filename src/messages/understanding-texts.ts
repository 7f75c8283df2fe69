import type { Loads, PriceList } from "../price-list/schema.ts";

export type Value = string | number | boolean;

/** What is asked about: a doubt of a reading, with what its sentence names. */
export interface Asked {
  parameter: string;
  /** What kind of doubt it is. */
  kind: string;
  /** The words that raised it. */
  about?: string | undefined;
  /** Whether a choice decides more than one parameter. */
  isOfSeveral: boolean;
  /** Metres, where it was told. */
  length?: number | undefined;
  priceList: PriceList;
}

/** What there is to say of words: why they are not priced, or what they were taken for. */
export interface Told {
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
  /** All that a choice decides, or that is assumed: «высота 4,35 м, без ворот». */
  choice(parameters: Readonly<Record<string, Value>>, asked: Pick<Asked, "kind" | "length" | "priceList">): string;
  told(about: Told): string;
  /** What that makes of the price, to stand beside it: «без доставки»; nothing where its own words say it best. */
  inShort(name: string, asked?: number): string | undefined;
  /** A size that is made otherwise, metres: from the least to the most that there is of it. */
  rounded(parameter: string, from: number, least: number, most: number): string;
  lostLetters: string;
}
