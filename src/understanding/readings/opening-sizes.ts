import { pattern } from "../pattern.ts";
import type { Reading } from "../reading.ts";
import { rangeAt } from "../sentence.ts";
import { metresAt } from "./measures.ts";

/** Of an opening, not of the hangar: «ворота 4х4», «высота ворот 4 м», «ворота высотой 4 м». */
const RULES = [
  "width OPENING IS? SIZE (and|comma)? height IS? SIZE",
  "(size|width|height) (in|under|lifting|other)? OPENING IS? SIZE (BY SIZE)?",
  "to OPENING (width|height) SIZE",
  "OPENING (leaves|lifting|other|need|IS)? (number (pieces|other)?)? (by|bracket|size|IS){0,2} SIZE BY SIZE bracket?",
  "OPENING (number pieces?)? (width|height) SIZE ((and|comma)? (width|height) SIZE)?",
  "OPENING (number pieces?)? SIZE (width|height) ((and|comma)? SIZE (width|height))?",
  "OPENING (number pieces?)? onto height SIZE",
  "SIZE BY SIZE OPENING",
  "OPENING (need|neutral|other){0,2} SIZE (in|by) (width|height)",
  "OPENING number unit",
].map(pattern);

/** What a side of a gate may be at the most; beyond that the figures are of the hangar. Metres. */
const LARGEST = 7;

/** Bare numbers of sides of openings are millimetres from here on. */
const LEAST_MILLIMETRES = 300;

/** Reads sizes of openings before those of the hangar are looked for; what counts openings is left. */
export function readOpeningSizes(reading: Reading): void {
  const { sentence, priceList } = reading;
  const { width_m, height_m } = priceList.rules.gate;
  for (const rule of RULES) {
    for (const range of sentence.matches(rule)) {
      const all = sentence.within(range, "number");
      // «ворота одни 4 на 4»
      const numbers = all.filter((at) => !isCount(at, range.from) && !(all.length === 3 && at === all[0]));
      const sizes = numbers.map((at) => sideAt(at));
      const [noun] = sentence.within(range, "gate", "door", "window");
      const labelled = sentence.within({ from: range.from, to: numbers[0] ?? range.to }, "width", "height")[0];
      const label = sentence.tokens[labelled ?? range.from + 1]!;
      // «ворота, высота 4» is of the hangar, «ворота высотой 4» is not.
      const isNominative = noun === range.from && label.concept === "height" && !/(ой|е)$/.test(label.word);
      if (isNominative || sizes.length === 0 || sizes.some((size) => size > LARGEST)) continue;
      if (!sentence.is(noun!, "gate")) reading.refuse(range, "opening_size");
      else if (sizes.some((size) => size !== width_m && size !== height_m)) reading.refuse(range, "gate_size");
      for (const at of sentence.within(range)) {
        const isOfSize = sentence.is(at, "number") ? numbers.includes(at) : !sentence.is(at, "pieces");
        if (at !== noun && isOfSize) sentence.done(rangeAt(at));
      }
    }
  }

  /** «окна 1500х900»: no side is of so many metres. */
  function sideAt(at: number): number {
    const value = sentence.tokens[at]!.value!;
    return value >= LEAST_MILLIMETRES && !sentence.is(at + 1, "unit") ? value / 1000 : metresAt(sentence, at);
  }

  /** «ворота 2 шт 4х4» */
  function isCount(at: number, noun: number): boolean {
    // «ворота 2 высотой 4»
    const isBeforeLabel = at === noun + 1 && sentence.is(at + 1, "width", "height") && sentence.is(at + 2, "number");
    return sentence.is(at + 1, "pieces") || isBeforeLabel;
  }
}
