import type { Texts } from "./follow.ts";

/** A roof brings sizes of its own with it. */
export const OF_ROOF = ["roof", "width", "height"];

/** The one field that a person changed between two states of a form; none where all of it was replaced. */
export function changedByHand(before: Texts, after: Texts): string | undefined {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.includes("roof") && changed.every((name) => OF_ROOF.includes(name))) return "roof";
  return changed.length === 1 ? changed[0] : undefined;
}
