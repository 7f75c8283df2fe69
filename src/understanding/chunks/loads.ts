import { REGIONS, regionNumber } from "../../text/load-regions.ts";
import { pattern } from "../words/pattern.ts";
import type { Range, Reading } from "../reading.ts";

const REGION = "(equals|dash|neutral|region|in|per|loads|with){0,4}";
const LOADS = [
  `(snow|wind) ${REGION} (number|other|in|neutral) region?`,
  `(number|other|in) (snow|wind) region?`,
  "(snow|wind) loads|(snow|wind) region|loads (snow|wind)|loads",
].map(pattern);
/** Of a region they say nothing without a load beside them: «снег» may be the weather. */
const ROMAN = /^(i{1,3}|i?v|vi{0,3})$/;

/** The loads that were asked for: what the frame is made for, or a design of its own. */
export function readLoads(reading: Reading): void {
  for (const rule of LOADS) {
    reading.take(rule, (range) => {
      const region = regionIn(reading, range);
      if (region === undefined && reading.has(range, "number")) return false;
      if (region === undefined && !reading.has(range, "loads", "region")) return false;
      if (reading.denialOf(range)) return;
      const kind = reading.has(range, "snow") ? "snow" : reading.has(range, "wind") ? "wind" : "loads";
      const stated = kind === "loads" ? undefined : reading.loads?.[`${kind}_region`];
      const isMadeFor = region !== undefined && stated !== undefined && region <= Math.max(1, regionNumber(stated));
      if (isMadeFor) return reading.note(range, "loads_stated", region);
      return reading.refuse(range, region === undefined ? "loads" : kind, region);
    });
  }
}

function regionIn(reading: Reading, range: Range): number | undefined {
  const [number] = reading.numbers(range);
  if (number !== undefined)
    return Number.isInteger(number) && number >= 1 && number <= REGIONS.length ? number : undefined;
  for (let at = range.from; at < range.to; at++) {
    const { word } = reading.tokens[at]!;
    if (ROMAN.test(word)) return regionNumber(word);
  }
  return undefined;
}
