import { AT, PAST, PRESENT } from "../words/lexicon.ts";
import { measuresIn } from "./measures.ts";
import { concepts, pattern } from "../words/pattern.ts";
import type { Range, Reading } from "../reading.ts";
import type { Chunk } from "./take.ts";

const ELSEWHERE = pattern(
  "(?<!(onto|under|purpose|with|from) neutral?)existing|year|already (other|neutral|us|light_steel){0,2} (building|hangar|house)|(building|hangar|house) (neutral|other|to|us){0,3} already|hangar to us|(?<!(under|purpose|with) (neutral|number)?)machine (other|neutral|us|to|with|in|width|length|height|size|IS|machine){0,5} number|neutral",
);
const PAIR = pattern("MEASURE (BY MEASURE){1,3}");
const THINGS = concepts("site existing partition ground foundation machine");
/** «участок 18 на 50», «к цеху 18 на 60» */
const SIDES = pattern(
  `(${THINGS.join("|")}|floors|(to|in|along|with) (existing|own)? (building|wall|hangar|existing|house)) (bracket|neutral|size|in|with|to|us|under|existing|building|hangar|wall|already|equals|dash){0,3} MEASURE (BY MEASURE){1,3}`,
);
/** What is wanted begins with such a word. */
const WISHES = concepts("need budget double_pitch single_pitch attached apart apart_standing hangar");

/** «У соседа стоит 18х40»: up to the end of the sentence, or to the part of it in which the wish begins. */
export function readElsewhere(reading: Reading): void {
  const begins = (range: Range) =>
    reading.has(range, ...WISHES) ||
    reading.within(range, "neutral").some((at) => PRESENT.has(reading.tokens[at]!.word));
  for (const { from } of reading.matches(ELSEWHERE)) {
    const [word, before] = [reading.tokens[from]!.word, reading.tokens[from - 1]];
    if (reading.is(from, "neutral") && !PAST.has(word)) continue;
    if (before?.concept === "to" && before.word !== AT) continue;
    const [part, sentence] = [reading.partAt(from), reading.sentenceAt(from)];
    if (begins({ from: part.from, to: from })) continue;
    const turn = reading
      .within(part, "neutral")
      .find((at) => PRESENT.has(reading.tokens[at]!.word) && reading.is(at + 1, "need"));
    const isWhole = turn === undefined && reading.has(part, "number", "hangar", "building", "canopy");
    let to = turn ?? part.to;
    while (isWhole && to < sentence.to && !begins(reading.partAt(to + 1))) to = reading.partAt(to + 1).to;
    mark({ from: part.from, to });
  }
  const isOne = reading.matches(PAIR).length < 2;
  for (const range of reading.matches(SIDES)) {
    // «навес к дому 8 на 20», «под камаз 8 на 20»
    const isPerhapsOurs =
      !reading.has(range, ...THINGS) ||
      reading.is(reading.past(range.from - 1, -1, "number", "neutral"), "under", "purpose", "with");
    if (!isOne || !isPerhapsOurs) mark(range);
  }

  function mark({ from, to }: Range): void {
    for (let at = from; at < to; at++) reading.elsewhere.add(at);
  }
}

/** What numbers are of besides a hangar: told as not used, and in nobody's way. */
export const OF_OTHERS: readonly Chunk[] = [
  [
    "(about|less|more|in|per|onto|with|dash){0,4} number ((dash|or)? number)? pieces? (time|weight|percent){1,3}",
    aside,
  ],
  [
    "machine (size|in|with|per|IS){0,3} ((height|width|length) IS?)? MEASURE(?! BY) ((comma|and) (height|width|length)? MEASURE){0,2}",
    aside,
  ],
  ["(height|width|length) (machine|OPENING) (IS|in){0,2} MEASURE", aside],
  ["MEASURE (BY MEASURE){0,3} foreign", ofForeignUnit],
  ["(?<!(BY|dash) )MEASURE (more|from) (building|site|wall|house)|more wall MEASURE(?! BY)", fromWall],
  ["along wall? MEASURE(?! BY)|(?<!(BY|width|length|height|neutral) )MEASURE along wall?", alongWall],
];

/** «12 на 30 футов» */
function ofForeignUnit(reading: Reading, range: Range): void {
  reading.refuse(range, "size_unit");
}

function aside(reading: Reading, range: Range): boolean {
  reading.setAside(range);
  return true;
}

/** «8 метров от стены, вдоль стены 30» are the sides of what is attached to it. */
export const isAttached = (reading: Reading): boolean =>
  reading.has({ from: 0, to: reading.tokens.length }, "attached");

function fromWall(reading: Reading, range: Range): unknown {
  if (!isAttached(reading) || !reading.has(range, "wall")) return aside(reading, range);
  return reading.claim(range, { width: measuresIn(reading, range)[0]!.metres });
}

function alongWall(reading: Reading, range: Range): unknown {
  return isAttached(reading) && reading.claim(range, { length: measuresIn(reading, range)[0]!.metres });
}
