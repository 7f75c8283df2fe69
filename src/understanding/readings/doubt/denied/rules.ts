import type { Rule } from "../rule.ts";
import { correctedNumber, notButAnother } from "./corrected.ts";
import { besideUnknown, deniedToo, doubtedDenial, likewise, nothingBut, unreadDenial } from "./denied-perhaps.ts";
import { minuses } from "./minuses.ts";

/** A denial of which one cannot tell how far it reaches, or one that corrects. */
export const DENIED: readonly Rule[] = [
  minuses,
  notButAnother,
  unreadDenial,
  doubtedDenial,
  likewise,
  deniedToo,
  nothingBut,
  besideUnknown,
  correctedNumber,
];
