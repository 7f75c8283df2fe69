import type { Rule } from "../rule.ts";
import { bySides } from "./by-sides.ts";
import { changedCounts, countedAnew } from "./changed-counts.ts";
import { correctedGates, openingsForOwn } from "./gate-counts.ts";
import {
  gatesAside,
  gatesInEnds,
  inEachEnd,
  oneInBothEnds,
  placeAgain,
  placesOfNone,
  someOfGates,
} from "./gate-places.ts";

/** How many openings there are, and where. */
export const OPENINGS: readonly Rule[] = [
  changedCounts,
  countedAnew,
  correctedGates,
  gatesAside,
  gatesInEnds,
  inEachEnd,
  placeAgain,
  someOfGates,
  oneInBothEnds,
  openingsForOwn,
  bySides,
  placesOfNone,
];
