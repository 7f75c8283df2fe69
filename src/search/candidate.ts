import type { Engine } from "../engine/create-engine.ts";

/** What a search needs of the engine; every figure comes from its `priceOf` and `calculate`. */
export type SearchEngine = Pick<
  Engine,
  | "priceOf"
  | "calculate"
  | "fromCalculationId"
  | "parameters"
  | "readValues"
  | "refusal"
  | "priceList"
  | "baseUrl"
  | "language"
>;

/** A configuration that meets the filters, and what the order is made by: whole roubles, m². */
export interface Candidate {
  parameters: Readonly<Record<string, unknown>>;
  total: number;
  area: number;
}
