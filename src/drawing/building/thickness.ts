import type { MemberKind } from "./members.ts";

/** Thickness of bars in the pictures, metres; sections are no part of a calculation. */
export const THICKNESS_M: Readonly<Record<MemberKind, number>> = {
  column: 0.26,
  post: 0.2,
  chord: 0.15,
  web: 0.08,
  roofPurlin: 0.09,
  girt: 0.09,
  strut: 0.1,
  bracing: 0.06,
  gate: 0.16,
  opening: 0.1,
};
