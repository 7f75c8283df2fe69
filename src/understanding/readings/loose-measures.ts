import type { Roof } from "../../price-list/schema.ts";
import { pattern } from "../pattern.ts";
import type { Reading } from "../reading.ts";
import type { Range } from "../sentence.ts";
import type { Concept } from "../words/lexicon.ts";
import { measuresIn, type Measure } from "./measures.ts";
import { isOfOtherThings } from "./of-other-things.ts";
import { isOffered, type SizeName } from "./size.ts";

/** A number in front of these is of theirs: «12х30, 5 рам». */
const COUNTED = ["other", "percent", "weight", "day", "month", "pieces", "opening", "column", "machine"] as const;

/** «12х30 х 3 шт» has two sides. */
const GROUP = pattern(
  "MEASURE (times MEASURE onto MEASURE (?!other|machine|pieces|OPENING|done|day|month|weight|percent)|(times MEASURE (?!pieces)){1,2}|(onto MEASURE){1,2})",
);
const ROW = pattern("number (comma? number){1,2} (?!comma? number)");
const LONG_ROW = pattern("number (comma? number){3,}");
const SINGLE = pattern("MEASURE");
/** What may follow a number that is a size by itself. */
const BEHIND_ALONE: readonly Concept[] = [
  ...([
    "comma",
    "stop",
    "bracket",
    "dash",
    "equals",
    "and",
    "or",
    "with",
    "without",
    "in",
    "by",
    "under",
    "onto",
  ] as const),
  ...(["double_pitch", "single_pitch", "canopy", "attached", "apart", "pitched", "roof", "insulated", "cold"] as const),
  ...(["panel", "cladding", "sheet", "erection", "need", "all", "frame", "budget", "number", "not", "self"] as const),
  ...([
    "width",
    "length",
    "height",
    "gate",
    "door",
    "window",
    "done",
    "less",
    "absent",
    "demountable",
    "from_to",
  ] as const),
];
const DIFFERENCE = /^(удлин|увелич|расшир|продл|нараст|добав|прибав|уменьш|укорот|повы[сш]|подня|сдвин)/;
const GENITIVE = /(ра|са|да|ия|ий|ов|ей|за|жа|та|лей|на|ипа?|ид|аз|ль)$/;
/** «12 на 24 или на 30», «12х24, или можно 30» */
const OTHERWISE = pattern("(comma|bracket)? or (other|neutral|onto|maybe){0,2}");
/** «ШхДхВ»: what the numbers behind it are. */
const ORDER = /^([шдв])(?:х([шдв])(?:х([шдв]))?|([шдв])([шдв]))$/;
const ORDER_NAMES: Readonly<Record<string, SizeName>> = { ш: "width", д: "length", в: "height" };

/** The sizes that stand together, by group, single ones, and in which order they are said to be. */
export function looseMeasures(
  reading: Reading,
  roofs: readonly Roof[],
): {
  groups: Measure[][];
  single: Measure[];
  stray: Measure[];
  order: SizeName[] | undefined;
} {
  const { sentence } = reading;
  const areSidesKnown = reading.isClaimed("width") && reading.isClaimed("length");
  const groups: Measure[][] = [];
  let order: SizeName[] | undefined;
  const takeGroup = (range: Range) => {
    groups.push(measuresIn(sentence, range));
    order ??= orderBefore(range.from);
  };
  sentence.take(GROUP, takeGroup);
  // «18, 48, 5, 2, 1»: answers to questions that nobody sees.
  sentence.take(LONG_ROW, (range) => sentence.leave(range));
  sentence.take(ROW, (range) => (groups.length > 0 || !isFree(range) ? false : takeGroup(range)));
  const end = groups.at(-1)?.at(-1)?.range.to;
  const otherwise = sentence.matchesAnywhere(OTHERWISE);
  const single: Measure[] = [];
  const stray: Measure[] = [];
  sentence.take(SINGLE, (range) => {
    // Taken as the second of two.
    if (sentence.isDone(range.from)) return false;
    if (!isFree(range) || isOfOtherThings(sentence, range.from)) {
      sentence.leave(range);
      return false;
    }
    // «двускатный 12х30 и к нему навес 4 метра»
    if (sentence.is(range.from - 1, "canopy") && !roofs.some(({ attached }) => attached)) {
      sentence.leave(range);
      return true;
    }
    // «на 6 метров длиннее», «длиннее на 6 м», «удлинить на 6 м»
    const isDifference =
      sentence.is(range.from - 1, "onto") &&
      (sentence.is(range.to, "longer", "wider", "shorter") ||
        sentence.is(range.from - 2, "longer", "wider", "shorter") ||
        /^(больше|меньше)$/.test(sentence.wordAt(range.to)) ||
        DIFFERENCE.test(sentence.wordAt(range.from - 2)));
    if (isDifference) {
      sentence.leave(range);
      return true;
    }
    const isBare = range.to - range.from === 1;
    const follows = range.from === end || (range.from - 1 === end && sentence.is(end, "comma"));
    if (follows && !isAlone(range)) return sentence.leave(range);
    if (follows && readEither(range)) return true;
    // Beside a pair of sizes a bare number is another only where it follows at once.
    const start = groups[0]?.[0]!.range.from;
    const isAlternative =
      (sentence.is(range.to, "or", "dash", "less") && range.to + 1 === start) ||
      (sentence.is(range.from - 1, "or", "dash") && range.from - 1 === end) ||
      isSlash(range.from - 1, end) ||
      otherwise.some(({ from, to }) => from === end && to === range.from);
    const isWhole = Number.isInteger(sentence.numbers(range)[0]);
    const [measure] = measuresIn(sentence, range);
    // «18/60, двуск, 6.75»: no other number looks like that.
    const isHeight = !isWhole && roofs.some(({ heights }) => heights.includes(Math.round(measure!.metres * 1000)));
    if (isHeight && !reading.isClaimed("height")) return reading.claim(range, { height: measure!.metres });
    if (end === undefined ? areSidesKnown && isBare && isWhole : isBare && !follows && !isAlternative) {
      return sentence.leave(range);
    }
    // «трое» counts what is not yet said.
    if (/^(дв|тр|четвер)ое?$/.test(sentence.tokens[range.from]!.word)) {
      sentence.leave(range);
      return true;
    }
    (end === undefined || follows ? single : stray).push(...measuresIn(sentence, range));
    return true;
  });
  return { groups, single, stray, order };

  function orderBefore(from: number): SizeName[] | undefined {
    for (const at of sentence.within({ from: Math.max(0, from - 3), to: from })) {
      const letters = ORDER.exec(sentence.tokens[at]!.word)?.slice(1).filter(Boolean);
      if (!letters || new Set(letters).size < letters.length) continue;
      sentence.done({ from: at, to: at + 1 });
      return letters.map((letter) => ORDER_NAMES[letter]!);
    }
    return undefined;
  }

  /** «12х30, 5 или 6»: two heights. */
  function readEither({ from, to }: Range): boolean {
    if (!sentence.is(to, "or", "dash") || !sentence.is(to + 1, "number") || reading.isClaimed("height")) return false;
    const both = measuresIn(sentence, { from, to: to + 2 });
    if (!both.every(({ metres }) => isOffered("height", metres, roofs, reading.priceList))) return false;
    const choices = both.map(({ metres }) => ({ height: metres }));
    reading.doubt("alternatives", "height", { from, to: to + 2 }, choices);
    sentence.done({ from: to, to: to + 2 });
    return true;
  }

  /** «12 на 30/36» */
  function isSlash(at: number, end: number | undefined): boolean {
    return at === end && sentence.is(at - 2, "onto") && sentence.tokens[at]!.sign === "/";
  }

  /** «12х30, 3 снеговой район», «12х30, 4 метра от дороги»: a number counts or measures what is named behind it. */
  function isAlone({ from, to }: Range): boolean {
    if (to - from > 1) return !sentence.is(to, "from", "less", "more");
    const { concept, word } = sentence.tokens[to] ?? {};
    return concept === undefined || (concept === "neutral" ? !GENITIVE.test(word!) : BEHIND_ALONE.includes(concept));
  }

  /** Whether no unknown word stands beside it that it may belong to, and no sign of a sum. */
  function isFree({ from, to }: Range): boolean {
    const isOfOther = sentence.is(from - 1, "other", "machine") && !sentence.isDone(from - 1);
    const isOfSum =
      (sentence.isPlus(from - 1) && sentence.is(from - 2, "number")) ||
      (sentence.isPlus(to) && sentence.is(to + 1, "number"));
    return !isOfOther && !isOfSum && !sentence.is(from - 1, "noise") && !sentence.is(to, ...COUNTED);
  }
}
