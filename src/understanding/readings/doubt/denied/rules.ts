import type { Rule } from "../rule.ts";
import { correctedNumber, notButAnother } from "./corrected.ts";
import {
  besideUnknown,
  deniedToo,
  doubtedDenial,
  likewise,
  noNews,
  nothingBut,
  toldToDo,
  unreadDenial,
} from "./denied-perhaps.ts";

/** A denial of which one cannot tell how far it reaches, or one that corrects. */
export const DENIED: readonly Rule[] = [
  notButAnother,
  unreadDenial,
  doubtedDenial,
  likewise,
  noNews,
  deniedToo,
  nothingBut,
  toldToDo,
  besideUnknown,
  correctedNumber,
];
