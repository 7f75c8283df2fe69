import { pattern } from "../pattern.ts";
import type { Reading } from "../reading.ts";
import type { Roof } from "../../price-list/schema.ts";
import type { Range } from "../sentence.ts";
import { measuresIn, type Measure } from "./measures.ts";
import { isOffered, SIZE_NAMES, sizesOf, UNLIKELY_LENGTH, type SizeName } from "./size.ts";

const LABEL = "(width|length|height|span|along)";
const FILLER =
  "((less|under) (other? truss|low)|more ground)? (column|wall|building|frame|by|low|side|from_to|in|to|bracket|canopy|other|rather|truss|unit|need|IS){0,4}";
/** Such a number is one of two, or the second of a pair. */
const NOT_IN_PAIR = "(?<!(or|less|times|onto) )(?<!number unit? dash )";
const SEVERAL = [
  `${LABEL} ${FILLER} more? SIZE (or|dash|less|to) SIZE`,
  `${LABEL} ${FILLER} SIZE and SIZE (?!pieces|BY|dash|${LABEL}|OPENING|other|neutral)`,
  `SIZE (or|dash|less|to) SIZE (in|by|neutral)? ${LABEL}`,
  `${LABEL} (self|not|other|decided|neutral|maybe|comma|dash){1,6} SIZE or SIZE`,
].map(pattern);
/** «высота не менее 4,5», «ширина до 14»: the nearest size may be beyond it. */
const BOUND = pattern(`${LABEL} ${FILLER} not? (less|more) MEASURE`);
/** «не ниже 5 метров» */
const NOT_LOWER = pattern("not (less|more) MEASURE");
/** «не шире 15 м», «не уже 13» */
const COMPARED = pattern("(not? (wider|longer)|not (shorter|already)) MEASURE");
const AFTER_IN = pattern(`${NOT_IN_PAIR} MEASURE (in|by) (${LABEL}|long (?!side|wall))`);
/** «ширина/длина/высота 12/30/5» */
const IN_ORDER = pattern(
  "(width|length|height) ((times|comma) (width|length|height)){1,2} IS? MEASURE (times MEASURE){1,2}",
);
/** «12 ширина, 30 длина»: as long as no number follows the last, which would then be its own. */
const AFTER = pattern(
  `(?<!${LABEL} (IS|from_to)?)(${NOT_IN_PAIR} MEASURE (dash|neutral)? ${LABEL} (comma|and|stop)*)+ (?!${FILLER} number (?!pieces|OPENING))`,
);
/** «18 ширина 48 длина 5.55»: by what is offered the numbers stand before what they are. */
const AFTER_THEN_HEIGHT = pattern(`MEASURE (width|length|long) MEASURE (width|length|long) MEASURE (?!${LABEL})`);
const ONE_AFTER = pattern(`MEASURE (dash|neutral)? ${LABEL}`);
const BEFORE = pattern(`(${LABEL} ${FILLER}|long IS?) MEASURE`);
/** «высоту пока не знаю» */
const UNKNOWN = pattern("height (other|neutral){0,2} not decided");
/** «6 пролётов по 5 метров» */
const BAYS = pattern("BY? number (span|step) by SIZE");
/** «пристройка к стене высотой 6 м» is as high as that wall, or lower. */
const WALL_OF_ANOTHER = pattern("(wall|done) (in|with|by)? height IS? SIZE");
/** Of what leans on it: «от стены 4 метра», «8 м от стены» out of it, «стена 18 метров» along it. */
const FROM_WALL = pattern("more wall (other|neutral|building)? onto? SIZE (?!BY)|SIZE more wall");
const ALONG_WALL = pattern("wall (building|other|neutral)? IS? SIZE (?!BY|height|number)");
const COLUMN = pattern(
  "(column|wall|low (truss|side|other|neutral|frame){0,2}) (IS|and|from_to){0,2} MEASURE (?!BY|pieces|OPENING)|MEASURE (less|by) low (truss|side)?",
);
const RIDGE = [
  "height IS? SIZE ON? ridge",
  "height (neutral|building|by|in|to|less|other|under){0,2} ridge (need|IS)? (SIZE)?",
  "(neutral|building|by|in|to|less|other|under){0,2} ridge (not|more|less|need|IS){0,3} SIZE",
  "SIZE (in|less|by|to)? ridge",
].map(pattern);

/** Metres. */
const LOWEST = 2.5;
const HIGHEST = 8;

const MORE = /^(чем|небольш|хвост|лишн)/;

/** Sizes that words name, before or after the number. */
export function readNamedSizes(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  sentence.take(WALL_OF_ANOTHER, (range) => {
    const { from } = range;
    const isOfAnother = sentence.is(from, "wall") && sentence.has({ from: from - 3, to: from }, "to", "existing");
    if (!isOfAnother) return false;
    const [{ metres }] = measuresIn(sentence, range) as [Measure];
    return askSize(reading, roofs, range, "height", metres);
  });
  sentence.take(IN_ORDER, (range) => {
    const names = sentence.within(range, ...SIZE_NAMES).map((at) => sentence.tokens[at]!.concept as SizeName);
    const measures = measuresIn(sentence, range);
    if (names.length !== measures.length || new Set(names).size < names.length) return false;
    return measures.forEach(({ metres }, nth) => reading.claim(range, { [names[nth]!]: metres }));
  });
  for (const rule of RIDGE) sentence.take(rule, (range) => reading.refuse(range, "ridge", sentence.numbers(range)[0]));
  sentence.take(BAYS, (range) => {
    const [count, bay] = measuresIn(sentence, range) as [Measure, Measure?];
    if (bay === undefined) return false;
    if (isOfWidth(bay.metres)) {
      // «два пролёта по 12»: one hangar of both or two.
      if (count.metres !== 2) return false;
      return reading.doubt("alternatives", "width", range, [{ width: bay.metres }, { width: 2 * bay.metres }]);
    }
    const length = count.metres * bay.metres;
    // Two may stand side by side.
    return count.metres > 2 ? reading.claim(range, { length }) : reading.doubt("area", "length", range, [{ length }]);
  });
  for (const range of sentence.matches(UNKNOWN)) {
    // Who says nothing of it gets the usual one, who says that he does not know it is asked.
    if (sentence.tokens[range.to - 1]!.word.startsWith("указан")) continue;
    const choices = sizesOf("height", roofs).map((height) => ({ height }));
    reading.doubt("missing", "height", undefined, choices);
  }
  for (const rule of SEVERAL) {
    sentence.take(rule, (range) => {
      const parameter = nameIn(range);
      const measures = measuresIn(sentence, range).map(({ metres }) => metres);
      const isBetween = reading.takesBounds && measures[0]! < measures[1]! && !sentence.has(range, "or", "and");
      if (isBetween)
        return reading.claim(range, { [`${parameter}_min`]: measures[0]!, [`${parameter}_max`]: measures[1]! });
      const choices = measures.map((metres) => ({ [parameter]: metres }));
      return reading.doubt("alternatives", parameter, range, choices);
    });
  }
  sentence.take(COMPARED, (range) => {
    const isNarrower = sentence.has(range, "already");
    if (isNarrower && sentence.tokens[range.from + 1]!.word !== "уже") return false;
    const isLeast = isNarrower || sentence.has(range, "shorter") || !sentence.has(range, "not");
    return askWithin(range, isNarrower || sentence.has(range, "wider") ? "width" : "length", isLeast);
  });
  sentence.take(BOUND, (range) => {
    const parameter = nameIn(range);
    const [{ metres }] = measuresIn(sentence, range) as [Measure];
    const isLeast = sentence.has(range, "more") !== sentence.has(range, "not");
    const within = sizesWithin(parameter, metres, isLeast);
    if (reading.takesBounds) return askWithin(range, parameter, isLeast);
    if (reading.isClaimed("budget") && parameter !== "height" && within.length > 0)
      return reading.claim(range, { [`${parameter}_${isLeast ? "min" : "max"}`]: metres });
    // One that is made is meant: «высота не менее 4,35».
    const isMade = within.includes(metres);
    if (isMade && sentence.has(range, "not")) return reading.claim(range, { [parameter]: metres });
    return askWithin(range, parameter, isLeast);
  });
  sentence.take(AFTER_THEN_HEIGHT, (range) => {
    const [first, second, third] = measuresIn(sentence, range) as [Measure, Measure, Measure];
    const names = sentence
      .within(range, "width", "length", "long")
      .map((at): SizeName => (sentence.is(at, "width") ? "width" : "length"));
    const fits = ({ metres }: Measure, name: SizeName) => isOffered(name, metres, roofs, reading.priceList);
    const areBefore = fits(first, names[0]!) && fits(second, names[1]!) && fits(third, "height");
    if (!areBefore || (fits(second, names[0]!) && fits(third, names[1]!))) return false;
    return reading.claim(range, { [names[0]!]: first.metres, [names[1]!]: second.metres, height: third.metres });
  });
  sentence.take(AFTER_IN, readOne);
  const pairs = sentence.matches(ONE_AFTER);
  sentence.take(AFTER, ({ from, to }) => {
    while (pairs.length > 0 && pairs[0]!.from < to) {
      const one = pairs.shift()!;
      if (one.from >= from && one.to <= to) readOne(one);
    }
  });
  sentence.take(BEFORE, readOne);
  sentence.take(NOT_LOWER, (range) => {
    const at = range.from + 1;
    return /^(ниже|выше)$/.test(sentence.tokens[at]!.word) && askWithin(range, "height", sentence.is(at, "less"));
  });
  if (roofs.every(({ attached }) => attached)) {
    sentence.take(FROM_WALL, (range) => reading.claim(range, { width: measuresIn(sentence, range)[0]!.metres }));
    sentence.take(ALONG_WALL, (range) => {
      const [{ metres }] = measuresIn(sentence, range) as [Measure];
      const isOfLength =
        metres > HIGHEST && !reading.isClaimed("length") && !sentence.is(range.from - 1, "along", "more");
      return isOfLength && reading.doubt("alternatives", "length", range, [{ length: metres }]);
    });
  }
  sentence.take(COLUMN, (range) => {
    const [{ metres }] = measuresIn(sentence, range) as [Measure];
    if (metres < 2 || metres > HIGHEST) return false;
    if (!Number.isInteger(metres) || sentence.has(range, "low")) return reading.claim(range, { height: metres });
    // «стены 4», «по стенам 5 метров», but «от стены 5», «вдоль стены 12»
    const isOfGround = sentence.is(range.from - 1, "more", "along", "to", "from", "onto", "length", "width", "long");
    const isPlural = /^стен(ы|ам|ки|кам)$/.test(sentence.tokens[range.from]!.word);
    if (isPlural && sentence.has(range, "unit") && metres >= LOWEST && !isOfGround)
      return reading.claim(range, { height: metres });
    if (sentence.is(range.from, "wall") && metres >= LOWEST && metres <= HIGHEST && !isOfGround)
      return askSize(reading, roofs, range, "height", metres);
    // «колонны 5» may be of how many there are, «колонны 6 метров» of what is between them.
    return (
      sentence.is(range.from, "column") &&
      sentence.has(range, "unit") &&
      askSize(reading, roofs, range, "height", metres)
    );
  });

  function sizesWithin(parameter: SizeName, metres: number, isLeast: boolean): number[] {
    if (parameter === "length") return [metres];
    return sizesOf(parameter, roofs).filter((size) => (isLeast ? size >= metres : size <= metres));
  }

  function askWithin(range: Range, parameter: SizeName, isLeast: boolean): void {
    const [{ metres }] = measuresIn(sentence, range) as [Measure];
    const choices = sizesWithin(parameter, metres, isLeast).map((size) => ({ [parameter]: size }));
    if (reading.takesBounds && choices.length > 0)
      return reading.claim(range, { [`${parameter}_${isLeast ? "min" : "max"}`]: metres });
    reading.doubt("alternatives", parameter, range, choices);
  }

  function isOfWidth(metres: number): boolean {
    return metres >= sizesOf("width", roofs)[0]!;
  }

  function readOne(range: Range): unknown {
    const [{ metres }] = measuresIn(sentence, range) as [Measure];
    const name = nameIn(range);
    // «высота стандартная, посчитайте два»
    if (name === "height" && metres < LOWEST && range.to - range.from > 3 && !sentence.has(range, "unit")) return false;
    // «в высоту машина 4» is of something else, or a word with a slip in it.
    const [before, label] = [sentence.tokens[range.from - 1], sentence.tokens[range.from]!];
    // «под картошку высота 6» is of the hangar.
    const isOfUse = sentence.is(range.from - 2, "under") && label.word === "высота";
    // «катер 9 метров длиной»: hardly a hangar is as short.
    const isPerhapsOfOther = name === "height" ? !isOfUse : name === "length" && metres < UNLIKELY_LENGTH;
    // «техника высотой 4,2», «кран на высоте 5»
    const isOfMachine =
      /^(техник|сен|машин)/.test(before?.word ?? "") || (/^высот[еу]$/.test(label.word) && before?.concept === "onto");
    const isBehind = isPerhapsOfOther && (isOfMachine || (before?.concept === "other" && before.word.length > 2));
    // «бочки по 5 м высотой»
    if (sentence.is(range.from - 1, "by") && sentence.is(range.from, "number") && name === "height")
      return askSize(reading, roofs, range, name, metres);
    // «высота 6 с чем-то»
    const isMore = sentence.is(range.to, "with") && MORE.test(sentence.wordAt(range.to + 1));
    if (!isBehind && !isMore && !sentence.has(range, "other", "machine"))
      return reading.claim(range, { [name]: metres });
    return askSize(reading, roofs, range, name, metres);
  }

  function nameIn(range: Range): SizeName {
    const [at] = sentence.within(range, "width", "length", "height", "span", "along", "long");
    const { concept } = sentence.tokens[at!]!;
    return concept === "span" ? "width" : concept === "long" || concept === "along" ? "length" : (concept as SizeName);
  }
}

/** What was perhaps said, and what else there is. */
export function askSize(reading: Reading, roofs: readonly Roof[], range: Range, name: SizeName, metres: number): void {
  const choices = [metres, ...sizesOf(name, roofs)].map((size) => ({ [name]: size }));
  reading.doubt("alternatives", name, range, choices);
}
