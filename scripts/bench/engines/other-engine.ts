import type { Sheet } from "./sheet.ts";

/** A general engine that works out the sheet: made ready once, then asked for one hangar after the other. */
export interface OtherEngine {
  /** Sets the sheet's inputs and reads its results, in their order and in roubles; a position that is left out has 0. */
  calculate(inputs: Sheet["inputs"]): unknown[];
}
