import { claim, type Reading } from "../reading.ts";
import { pattern } from "../pattern.ts";
import type { Concept } from "../words/lexicon.ts";

/** `montazh=1`, «панели: нет», as in a call or in a list. */
const RULE = pattern(
  "(erection|panel|insulated|pile|anchor|welded|purlin|gate|door|window) (equals|dash) (yes|absent|number)(?!number|pieces|times|onto|metre|millimetre)",
);
const PARAMETERS: Partial<Record<Concept, string>> = {
  erection: "montazh",
  panel: "panels",
  insulated: "panels",
  pile: "piles",
  anchor: "anchors",
  welded: "welded",
  purlin: "wall_progony",
};
const COUNTS: Partial<Record<Concept, string>> = { gate: "gates", door: "doors", window: "windows" };

export function readWrittenFlags(reading: Reading): void {
  const { sentence } = reading;
  sentence.take(RULE, (range) => {
    const name = sentence.concept(range.from)!;
    const { concept, value } = sentence.tokens[range.to - 1]!;
    const count = COUNTS[name];
    if (count !== undefined) return concept === "absent" ? claim(reading, range, { [count]: 0 }) : false;
    if (concept === "number" && value !== 0 && value !== 1) return false;
    return claim(reading, range, { [PARAMETERS[name]!]: concept === "yes" || value === 1 });
  });
}
