import type { Rule } from "../rule.ts";
import { doerWanted, erectedBefore, erectionPerhaps } from "./erection-perhaps.ts";
import { insulatedByThem, notOfUs, ofClients, ofOthers, ours, panelsByYou, theirs } from "./their-works.ts";
import { toldToDo } from "./told-to-do.ts";

/** Whose work it is, and whose material. */
export const WHOSE: readonly Rule[] = [
  theirs,
  notOfUs,
  ofOthers,
  ofClients,
  ours,
  panelsByYou,
  erectionPerhaps,
  erectedBefore,
  doerWanted,
  toldToDo,
  insulatedByThem,
];
