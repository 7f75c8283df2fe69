import type { Reading } from "../reading.ts";
import { pattern } from "../pattern.ts";

/** Numbers of other things: terms, weights, dates, colours, sizes of sites and machines. */
const NUMBERS = [
  "number (dash number)? (other|neutral)? (day|month|weight|percent)",
  "ral number",
  "step (other|frame|neutral|metre)? (equals|dash)? number metre?",
  "site (neutral|in|dash|equals)? number metre? (times|onto) number metre? ((times|onto) number metre?)?",
  "foundation (neutral|in|dash|equals|other)? number metre? (times|onto) number metre?",
].map(pattern);

/** What is not priced and has numbers of its own. */
const WITH_NUMBERS = [
  ["crane", pattern("crane (other|neutral|dash|by|with|to|less){0,2} (number weight? (?!times|onto|number))?")],
  ["floors", pattern("(number (dash|in|times)?)? floors")],
  ["loads", pattern("loads (region)? (number)? (region|weight)?")],
] as const;

export function readNoise({ sentence, notOffered }: Reading): void {
  for (const [reason, rule] of WITH_NUMBERS) {
    sentence.take(rule, (range) => {
      const isWanted = !sentence.isNegated(range);
      if (isWanted) notOffered.push({ range, reason });
    });
  }
  for (const rule of NUMBERS) sentence.take(rule, (range) => void sentence.leave(range));
}
