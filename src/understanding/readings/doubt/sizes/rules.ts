import type { Rule } from "../rule.ts";
import { bounded } from "./bounded.ts";
import { countInNumber } from "./count-in-number.ts";
import { heightOfGates, heightOfThing, heightOfWhole, heightOrCount, heightWithoutNumber } from "./heights.ts";
import { compared, ofBays, spanOfCrane, unlikelyLength } from "./sides.ts";

/** Numbers that may be no size of the hangar. */
export const SIZES: readonly Rule[] = [
  unlikelyLength,
  spanOfCrane,
  ofBays,
  heightOfWhole,
  heightOfThing,
  heightOrCount,
  heightOfGates,
  compared,
  bounded,
  countInNumber,
  heightWithoutNumber,
];
