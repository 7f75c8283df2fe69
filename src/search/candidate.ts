import type { Engine } from "../engine/create-engine.ts";

/** What a search needs of the engine; every figure comes from its `priceOf` and `calculate`. */
export type SearchEngine = Pick<
  Engine,
  | "priceOf"
  | "layoutOf"
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
  /** Sorts behind the others: its roof leans on a building, and nobody asked for that. */
  isBehind: boolean;
  /** Its gates stand in a wall that is too low for them. */
  isTooLow: boolean;
}
