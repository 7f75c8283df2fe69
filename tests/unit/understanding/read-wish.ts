import { engine, priceList } from "../../support/example-engine.ts";
import type { Values } from "../../../src/understanding/reading.ts";
import { russian, understand, type Surroundings, type Understanding } from "../../../src/understanding/index.ts";

/** A wish as it is read by the example list, in Russian. */
export const read = (text: string, more: Partial<Surroundings> = {}, given?: Values): Understanding =>
  understand(text, { priceList, baseUrl: engine.baseUrl, texts: russian, ...more }, given);
