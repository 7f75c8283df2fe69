import type { Value } from "../reading.ts";
import type { PriceList } from "../../price-list/schema.ts";

/** What is asked about: a doubt of a reading, with what its sentence names. */
export interface Asked {
  parameter: string;
  /** What kind of doubt it is, or `missing`, `contradiction`, `size`. */
  kind: string;
  /** The words that raised it. */
  about: string | undefined;
  /** The parameters that its choices decide, in their order. */
  decides: readonly string[];
  /** Whether a choice decides more than one. */
  isOfSeveral: boolean;
  /** What nobody could place, where it is asked whether to go on without it. */
  leavesOut?: readonly string[] | undefined;
  priceList: PriceList;
}

/** What is not offered, with what its sentence names. */
export interface Refused {
  reason: string;
  priceList: PriceList;
  /** The figure that was asked for. */
  asked: number | undefined;
  /** The one roof that is meant, where it is known. */
  roof: string | undefined;
  /** Sizes of a roof by its labels, metres, in order. */
  sizesOf(name: "width" | "height", roof: string): readonly number[];
}

/** The sentences of one language. */
export interface UnderstandingTexts {
  question(asked: Asked): string;
  /** A choice, by all that it decides. */
  choice(parameters: Readonly<Record<string, Value>>, asked: Asked): string;
  /** Why it is not offered. */
  reason(refused: Refused): string;
  /** What that makes of the price, to stand beside it: «без доставки»; nothing where its own words say it best. */
  inShort(refused: Refused): string | undefined;
  note(note: string): string;
  /** What of the price that leaves out; nothing where all of it is in. */
  noteInShort(note: string): string | undefined;
}
