import type { Roof } from "../../../price-list/schema.ts";
import type { Reading } from "../../reading.ts";

/** Asks what is said in doubt, takes back what was claimed of it for certain, or settles what is said elsewhere. */
export type Rule = (reading: Reading, roofs: readonly Roof[]) => void;
