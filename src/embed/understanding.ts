import { baseUrl, priceList, statedLoads as loads } from "hangar-engine";
import { russian, understand as read, type Understanding, type Value } from "../understanding/index.ts";

/*
 * `/understanding.js`: the parser with the price list of the engine beside it, for scripts of other sites.
 */

/**
 * What a wish in Russian means: parameters of a calculation, and what is to be asked. `given` is what was answered
 * besides the text: the `parameters` of chosen choices; `before` is what was known and the text may change.
 */
export function understand(
  text: string,
  given: Readonly<Record<string, Value>> = {},
  before: Readonly<Record<string, Value>> = {},
): Understanding {
  return read(text, { priceList, loads, baseUrl, texts: russian, before }, given);
}
