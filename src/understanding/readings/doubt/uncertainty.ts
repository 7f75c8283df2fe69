import type { Roof } from "../../../price-list/schema.ts";
import type { Reading } from "../../reading.ts";
import { AFTERWARDS } from "./afterwards/rules.ts";
import { ANOTHER } from "./another/rules.ts";
import { BESIDE } from "./beside/rules.ts";
import { DENIED } from "./denied/rules.ts";
import { OPENINGS } from "./openings/rules.ts";
import type { Rule } from "./rule.ts";
import { SIZES } from "./sizes/rules.ts";
import { UNSURE } from "./unsure/rules.ts";
import { WHOSE } from "./whose/rules.ts";

/** In their order, and in that of each: what an earlier one has taken no later one sees. */
const RULES: readonly Rule[] = [UNSURE, WHOSE, DENIED, OPENINGS, ANOTHER, SIZES, AFTERWARDS, BESIDE].flat();

/** What is said with doubt is asked. */
export function readUncertainty(reading: Reading, roofs: readonly Roof[]): void {
  for (const rule of RULES) rule(reading, roofs);
}
