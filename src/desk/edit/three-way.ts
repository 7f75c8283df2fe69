import type { FieldValue } from "../../price-list/list-changes.ts";

/** What is to become of a value that two people may have changed since both had the same one before them. */
export type Verdict = "keep" | "take" | "conflict";

/** `before` is what both began with, `mine` is to be brought in where `theirs` stands now. Nothing stands for a field that is gone. */
export function verdictOn(
  before: FieldValue | undefined,
  mine: FieldValue | undefined,
  theirs: FieldValue | undefined,
): Verdict {
  if (mine === before || mine === theirs) return "keep";
  return theirs === before ? "take" : "conflict";
}
