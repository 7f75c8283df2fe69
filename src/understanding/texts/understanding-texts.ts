import type { Value } from "../reading.ts";
import type { PriceList } from "../../price-list/schema.ts";

/** What is asked about: a doubt of a reading, with what its sentence names. */
export interface Asked {
  parameter: string;
  /** What kind of doubt it is, or `missing`, `contradiction`, `size`. */
  kind: string;
  /** The words that raised it. */
  about: string | undefined;
  priceList: PriceList;
}

/** The sentences of one language. */
export interface UnderstandingTexts {
  question(asked: Asked): string;
  /** A choice, by all that it decides. */
  choice(parameters: Readonly<Record<string, Value>>, asked: Asked): string;
  /** Why it is not offered; `metres` is the size that was asked for. */
  reason(reason: string, priceList: PriceList, metres: number | undefined, roof: string | undefined): string;
  note(note: string): string;
}
