import type { Reading } from "../reading.ts";
import { pattern } from "../pattern.ts";
import { withDenial } from "./openings.ts";

/** Words of what is neither priced nor made, by the sentence that says so. */
const REASONS = [
  ["delivery", "delivery+ (to|in|by|onto|less|from|under)? other?"],
  ["discount", "discount+ (number percent)?"],
  ["arched", "arched+"],
  ["tent", "tent+"],
  ["other_roof", "other_roof+ roof?"],
  ["light_steel", "light_steel+"],
  ["foundation", "foundation+"],
  ["leaves", "(leaves|wicket)+"],
  ["partition", "partition+"],
  ["fit_out", "(ground|heating|electricity|ventilation|gutter|paint|supervised)+"],
  ["project", "project+"],
  ["credit", "credit+"],
  ["size_unit", "number? hundredth"],
].map(([reason, source]) => [reason!, pattern(source!)] as const);

export function readNotOffered({ sentence, notOffered }: Reading): void {
  for (const [reason, rule] of REASONS) {
    sentence.take(rule, (range) => {
      if (sentence.isNegated(range)) withDenial(sentence, range);
      else notOffered.push({ range, reason });
    });
  }
}
