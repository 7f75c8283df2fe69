import { pattern } from "../pattern.ts";
import type { Reading } from "../reading.ts";
import { rangeAt, type Range, type Sentence } from "../sentence.ts";

/** `gates_pos` by how the place is said; nothing where it may be several. */
const PLACES = (
  [
    [2, "end_one (times|dash|and)? end_one|end_one number comma end_one number"],
    [
      2,
      "ON? (number|other)? end_one (second|other|comma|and|number|gate){0,3} ON second (?!end_one? (door|window)) end_one?",
    ],
    [2, "by number ON each? (end_one|end_all|tip)"],
    [2, "ON? (both|each|number) (end_one|end_all|tip) (side|wall)?"],
    [2, "bracket? end_one (comma|bracket)? both"],
    [2, "ON? (both|number) short (side|wall)?"],
    [1, "number from? end_all (side|wall)?"],
    [2, "ON end_all"],
    [undefined, "bracket? end_one and ON? (beside|long)"],
    [1, "ON? (number|other)? end_one (side|wall)?"],
    [1, "ON short (side|wall)?"],
    [2, "end_all comma? by number"],
    [undefined, "(by number)? ON? end|end_all"],
    [0, "(ON|along) number? both? long (side|wall)?"],
    [0, "long (side|wall)"],
    [0, "ON? beside"],
    [undefined, "(?<!(roof|pitched))(with|by|in) (both|number) side"],
  ] as const
).map(([place, source]) => [place, pattern(source)] as const);

const NOUNS = ["gate", "door", "window", "wicket"] as const;

/** «с торца неудобно» */
const UNFIT = /^(неудобн|нельзя|невозможн|мешает|тесно)/;

export const ANYWHERE = [0, 1, 2].map((gates_pos) => ({ gates_pos }));

/** Where the gates are, by the opening that is said last before the place, or else after it. */
export function readPlaces(reading: Reading): void {
  const { sentence } = reading;
  const nouns = sentence.within({ from: 0, to: sentence.tokens.length }, ...NOUNS);
  const hasGates = nouns.some((at) => sentence.is(at, "gate"));
  const before = openingBefore(sentence);
  /** Of other openings, or of several sides. */
  const unclear: Range[] = [];
  for (const [place, rule] of PLACES) {
    sentence.take(rule, (range) => {
      const isOfBoth = sentence.has(range, "by", "second");
      const [count = 2] =
        isOfBoth || (place === 2 && sentence.is(range.from, "end_one")) ? [] : sentence.numbers(range);
      // «по коротким сторонам»
      const isPlural = sentence.within(range).some((at) => /^торцев(ым|ых)$/.test(sentence.tokens[at]!.word));
      const areBoth =
        (sentence.has(range, "short") || isPlural) && /^(сторон|стен)а[мх]$/.test(sentence.tokens[range.to - 1]!.word);
      const gates_pos = place === 2 && count === 1 ? 1 : areBoth ? 2 : place;
      if (place === 2 && count > 2) return false;
      // «ворота одни, сбоку дверца»
      const isOfNext = sentence.is(range.from - 1, "comma") && sentence.is(range.to, "door", "window", "wicket");
      const near = isOfNext ? range.to : (before[range.from] ?? nouns.find((at) => at >= range.to));
      if (near === undefined || !hasGates) return false;
      // «двое ворот, навес сбоку»
      if (sentence.is(range.from - 1, "canopy", "partition") && sentence.is(range.from - 2, "comma")) return false;
      const isOfGates = sentence.is(near, "gate");
      // «ворота 2 торцы»: such a number counts gates, for two ends are «торца».
      const ends = range.to - 1;
      const isNominative =
        /^(торец|торцы|torets|torec|torcy)$/.test(sentence.tokens[ends]!.word) && near === range.from - 1;
      if (isOfGates && isNominative && sentence.is(range.from, "number")) {
        reading.claim(rangeAt(ends), { gates_pos: sentence.is(ends, "end_all") ? 2 : 1 });
        sentence.done(rangeAt(ends));
        return false;
      }
      // «не в торце», «в торцах не делать»
      const isDenied =
        sentence.is(range.from - 1, "not", "without", "absent") ||
        sentence.is(range.to, "not", "unneeded") ||
        UNFIT.test(sentence.wordAt(range.to)) ||
        (sentence.is(range.to, "gate") && sentence.is(range.to + 1, "not"));
      if (isOfGates && isDenied) return unclear.push(range);
      if (isOfGates && gates_pos !== undefined) return reading.claim(range, { gates_pos });
      // «ворота одни, дверь сбоку» says nothing of gates, «ворота и дверь в торце» may.
      const gate = nouns.findLast((at) => at < near && sentence.is(at, "gate"));
      const isListed =
        gate !== undefined &&
        sentence.within({ from: gate + 1, to: near }).every((at) => sentence.is(at, "and", "number"));
      return (isOfGates || isListed) && unclear.push(range) > 0 && isOfGates;
    });
  }
  for (const range of unclear) {
    if (reading.isClaimed("gates_pos")) continue;
    reading.doubt("place", "gates_pos", range, ANYWHERE);
    sentence.done(range);
  }
}

/** For each token the opening that is said last before it, with no stop between. */
function openingBefore(sentence: Sentence): (number | undefined)[] {
  let last: number | undefined;
  return sentence.tokens.map((_, at) => {
    const before = last;
    if (sentence.is(at, ...NOUNS)) last = at;
    else if (sentence.is(at, "stop")) last = undefined;
    return before;
  });
}
