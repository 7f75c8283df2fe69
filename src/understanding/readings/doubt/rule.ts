import type { Roof } from "../../../price-list/schema.ts";
import type { Reading } from "../../reading.ts";

/** Takes back what was claimed for certain and is said in doubt, and asks it. */
export type Rule = (reading: Reading, roofs: readonly Roof[]) => void;
