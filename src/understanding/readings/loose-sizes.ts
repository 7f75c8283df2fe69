import type { Roof } from "../../price-list/schema.ts";
import { pattern } from "../pattern.ts";
import type { Concept } from "../words/lexicon.ts";
import type { Claim, Reading, Values } from "../reading.ts";
import { rangeOver, type Range } from "../sentence.ts";
import { measuresIn, type Measure } from "./measures.ts";
import { isOfOtherThings } from "./of-other-things.ts";
import { isOffered, isSide, isSizeName, SIZE_NAMES, sizesOf, type SizeName } from "./size.ts";
import { OPENINGS } from "./opening-counts.ts";

const SIDE_NAMES: readonly SizeName[] = ["width", "length"];
/** What has sizes of its own: «12х30, труба 100х100х4». */
const PARTS =
  /^(антресол|мезонин|договор|счет|исх|предоплат|смен|график|доск|поле|пруд|котлован|огород|участ|труб|швеллер|уголок|уголк|балк|профил|двутавр|комнат|кабинет|ям|бассейн|стол|полк|плит|лист)/;
/** Few hangars are shorter, metres. */
const UNLIKELY_LENGTH = 10;

/** Numbers beside a pair of sizes that are asked about; a text that has more of them is about something else. */
const MOST_STRAY = 20;

/** Which number is which size; a key is a size. */
type Assignment = Partial<Record<SizeName, Measure>>;

/** Sizes between × and «на», and single numbers: which is which by what is offered, and where several may be, that is asked. */
export function readLooseSizes(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence, priceList } = reading;
  // What was answered besides does not change which number is which.
  const isNamed = (name: SizeName) => reading.claims.some(({ parameter }) => parameter === name);
  const [leastWidth = 0] = sizesOf("width", roofs);
  const open = SIZE_NAMES.filter((name) => !isNamed(name));
  const sides = open.filter((name) => name !== "height");
  const { groups, single, stray, order } = looseMeasures(reading, roofs);
  const [first = [], ...others] = ofHangar(groups);
  const isSame = (other: readonly Measure[]) => other.every(({ metres }, at) => metres === first[at]?.metres);
  if (!others.every(isSame)) {
    const choices = [first, ...others].flatMap((group) => assignments(group, open).slice(0, 1)).map(valuesOf);
    if (choices.length > 0) return reading.doubt("several", "width", wholeOf([first, ...others].flat()), choices);
  }
  // «12х30, пролёт 12» says one width twice.
  const known = reading.claims.filter(({ parameter }) => isSizeName(parameter));
  const group = first.filter(({ metres }) => !known.some(({ value }) => value === metres));
  if (order && group.length <= order.length && known.length === 0) {
    return group.forEach(({ metres, range }, nth) => reading.claim(range, { [order[nth]!]: metres }));
  }
  settleAll([...group, ...single]);
  stray.slice(0, MOST_STRAY).forEach(doubtStray);

  /** «денники 3 на 4», «фундамент старого коровника 18 на 62»: beside a hangar's sides such are of something else. */
  function ofHangar(found: readonly Measure[][]): readonly Measure[][] {
    const isOfPart = (group: readonly Measure[]) => {
      const before = group[0]!.range.from - 1;
      // «доски обрезные 50х150»
      const places = sentence.is(before, "other") ? [before, before - 1] : [before];
      return sentence.is(before, "partition") || places.some((at) => PARTS.test(sentence.tokens[at]?.word ?? ""));
    };
    for (const group of found.filter(isOfPart)) sentence.leave(wholeOf(group));
    const all = found.filter((group) => !isOfPart(group));
    // «рядом старый ангар 10х20»
    const isOfExisting = (group: readonly Measure[]) => {
      const before = group[0]!.range.from - 1;
      return sentence.is(before, "existing") || sentence.is(before - 1, "existing");
    };
    const isIts = (group: readonly Measure[]) => {
      return !isOfExisting(group) && group.some(({ metres }) => metres >= priceList.length.min_m);
    };
    // «хотели 20×60, согласны на 23,7×60: шириной 23,7»
    const sides = reading.claims.filter(({ parameter }) => isSide(parameter));
    const hasNamed = (group: readonly Measure[]) =>
      sides.length > 0 && sides.every(({ value }) => group.some(({ metres }) => metres === value));
    const its = all.some(hasNamed) ? all.filter(hasNamed) : all.filter(isIts);
    if (its.length === 0) return all;
    for (const other of all.filter((group) => !its.includes(group)))
      if (isOfExisting(other)) sentence.setAside(wholeOf(other));
      else sentence.leave(wholeOf(other));
    return its;
  }

  function settleAll(together: readonly Measure[]): void {
    if (together.length > 0 && settle(assignments(together, namesFor(together)), together)) return;
    if (group.length > 0 && !settle(assignments(group, namesFor(group)), group)) {
      // «18х36, пролёт 16» names one side twice.
      const ofGroup = assignments(group, SIZE_NAMES).find((one) => one.width && one.length);
      const named = known.filter(({ parameter }) => ofGroup && parameter in ofGroup);
      if (ofGroup && named.length > 0) {
        reading.withdraw(named);
        const said = named.filter(({ parameter, value }) =>
          isOffered(parameter as SizeName, Number(value), roofs, priceList),
        );
        for (const { parameter, value, range } of named.filter((one) => !said.includes(one)))
          if (parameter !== "length") reading.refuse(range, parameter, Number(value));
        const asNamed = Object.fromEntries(said.map(({ parameter, value }) => [parameter, value]));
        const choices = [valuesOf(ofGroup), ...(said.length > 0 ? [{ ...valuesOf(ofGroup), ...asNamed }] : [])];
        reading.doubt("several", "width", wholeOf(group), choices);
      } else if (!askOther(group)) claimUnoffered(group);
    }
    for (const measure of single) doubtStray(measure);
  }

  /** «12х30 … ширина 15, длина 30»: of a pair that names one side as it is known, the other number is of the other. */
  function askOther([odd, ...more]: readonly Measure[]): boolean {
    const name = SIDE_NAMES.find((one) => known.some(({ parameter, value }) => parameter === one && !isInFirst(value)));
    if (!odd || more.length > 0 || first.length < 2 || !name || !isOffered(name, odd.metres, roofs, priceList))
      return false;
    const said = known.filter(({ parameter }) => parameter === name);
    reading.withdraw(said);
    reading.doubt("alternatives", name, odd.range, [
      ...said.map(({ value }) => ({ [name]: value })),
      { [name]: odd.metres },
    ]);
    return true;
  }

  function isInFirst(value: Claim["value"]): boolean {
    return first.some(({ metres }) => metres === value);
  }

  /** Two sides are those of the ground: a height without a name stands behind them. */
  function namesFor({ length }: readonly Measure[]): readonly SizeName[] {
    return length > sides.length ? open : sides;
  }

  function settle(found: readonly Assignment[], measures: readonly Measure[]): boolean {
    const [{ width, length, height } = {}] = found;
    // «15 м ширина, 6 м»: of a hangar so short the number is rather its height.
    const isRatherHeight =
      measures.length === 1 &&
      length &&
      length.metres < UNLIKELY_LENGTH &&
      open.includes("height") &&
      isOffered("height", length.metres, roofs, priceList);
    const isTurned = width && length && width.metres > length.metres && width.range.from > length.range.from;
    if (found.length === 1 && isRatherHeight) {
      const choices = (["height", "length"] as const).map((name) => ({ [name]: length.metres }));
      reading.doubt("which", "length", length.range, choices);
    } else if (found.length === 1 && isTurned && measures.length === (height ? 3 : 2)) {
      // «9 на 18»: no hangar is 9 m wide, and few are wider than long.
      reading.refuse(length.range, "width", length.metres);
      if (height) reading.claim(height.range, { height: height.metres });
      const turned = { width: width.metres, length: length.metres };
      reading.doubt("which", "width", wholeOf([length, width]), [turned, { length: width.metres }]);
    } else if (found.length === 1) {
      for (const [name, measure] of Object.entries(found[0]!)) {
        reading.claim(measure.range, { [name]: measure.metres });
        doubtTail(name as SizeName, measure);
      }
    } else if (found.length > 1) {
      const differing = SIZE_NAMES.find((name) => new Set(found.map((one) => one[name]?.metres)).size > 1)!;
      reading.doubt("which", differing, wholeOf(measures), found.map(valuesOf));
    }
    return found.length > 0;
  }

  /** Every way in which all of the numbers are sizes that may be had; equal ones are one way. */
  function assignments(measures: readonly Measure[], names: readonly SizeName[]): Assignment[] {
    const [measure, ...rest] = measures;
    if (!measure) return [{}];
    const found = names
      .filter((name) => isOffered(name, measure.metres, roofs, priceList))
      .flatMap((name) =>
        assignments(
          rest,
          names.filter((one) => one !== name),
        ).map((one): Assignment => ({ ...one, [name]: measure })),
      );
    return [...new Map(found.map((one) => [SIZE_NAMES.map((name) => one[name]?.metres).join(), one])).values()];
  }

  /** «на тридцать две двери», «на 30 на 5 ворот»: the last number, or its end, may count what follows. */
  function doubtTail(name: SizeName, { range: { from, to }, metres }: Measure): void {
    const counted = OPENINGS[sentence.tokens[to]?.concept ?? "other"];
    if (counted === undefined || to - from > 1 || reading.claims.some(({ parameter }) => parameter === counted)) return;
    const { parts } = sentence.tokens[from]!;
    const choices = parts
      ? [{ [name]: parts[0]!, [counted]: parts[1]! }, { [name]: metres }]
      : [{ [name]: metres }, { [counted]: metres }];
    if (!parts && (name !== "height" || !Number.isInteger(metres))) return;
    // It is not asked twice.
    reading.doubts = reading.doubts.filter((one) => one.parameter !== counted || one.choices.length > 0);
    reading.doubt("tail", name, { from, to: to + 1 }, choices);
  }

  /** What no hangar has: the smaller of two sides is the width, so that what is said of it helps. */
  function claimUnoffered(measures: readonly Measure[]): void {
    // «шириной 12 и длиной 30, пристройка 4х6», «в теплице 8х20 … шириной 10»
    if (sides.length < 2 && measures.length > 1) return sentence.leave(wholeOf(measures));
    const height = measures.length > sides.length ? measures.at(-1) : undefined;
    const rest = measures.filter((measure) => measure !== height).sort((a, b) => a.metres - b.metres);
    const [small, large] = rest;
    const namesOf = (one: Measure) => sides.filter((name) => isOffered(name, one.metres, roofs, priceList));
    // «12 на 3»: where one is no side at all, the other may be either.
    if (small && large && namesOf(small).length === 0 && namesOf(large).length > 1) {
      reading.refuse(small.range, "width", small.metres);
      reading.doubt(
        "which",
        "width",
        large.range,
        namesOf(large).map((name) => ({ [name]: large.metres })),
      );
    } else if (small && large && large.metres < leastWidth && namesOf(large).length > 0) {
      // «клетки 3 на 6» are no hangar: which length there is to be is asked.
      reading.refuse(small.range, "width", small.metres);
      reading.doubt("alternatives", "length", large.range, [{ length: large.metres }]);
    } else rest.forEach(({ metres, range }, nth) => sides[nth] && reading.claim(range, { [sides[nth]]: metres }));
    if (height) reading.claim(height.range, { height: height.metres });
  }

  /** A number that might be a size beside one that is known. */
  function doubtStray({ metres, range }: Measure): void {
    const possible = (["width", "length"] as const).filter((name) => isOffered(name, metres, roofs, priceList));
    const likely = reading.claims.filter(
      ({ parameter, value }) => possible.some((name) => name === parameter) && value !== metres,
    );
    // «12 или 15 на 30» doubts the size beside it.
    const told = likely.find((one) => one.range.from === range.to + 1 || one.range.to === range.from - 1) ?? likely[0];
    if (told) {
      reading.doubt("stray", told.parameter, range, [{ [told.parameter]: told.value }, { [told.parameter]: metres }]);
    } else if (!reading.isClaimed("height") && isOffered("height", metres, roofs, priceList)) {
      const byDefault = roofs[0]!.default_height_mm / 1000;
      if (metres === byDefault) return reading.claim(range, { height: metres });
      reading.doubt("stray", "height", range, [{ height: metres }, { height: byDefault }]);
    }
    sentence.leave(range);
  }
}

const valuesOf = (assignment: Assignment): Values =>
  Object.fromEntries(Object.entries(assignment).map(([name, { metres }]) => [name, metres]));

const wholeOf = (measures: readonly Measure[]): Range => rangeOver(measures.map(({ range }) => range));

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
function looseMeasures(
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
    // As the second of two.
    if (sentence.isDone(range.from)) return false;
    if (!isFree(range)) {
      sentence.leave(range);
      return false;
    }
    if (isOfOtherThings(sentence, range.from)) {
      sentence.leave(range);
      return false;
    }
    // «на 6 метров длиннее», «удлинить на 6 м»
    const isDifference =
      sentence.is(range.from - 1, "onto") &&
      (sentence.is(range.to, "longer", "wider", "shorter") ||
        DIFFERENCE.test(sentence.tokens[range.from - 2]?.word ?? ""));
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
    // «один ангар»
    if (/^одн|^один$/.test(sentence.tokens[range.from]!.word)) return true;
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
    return at === end && sentence.is(at - 2, "onto") && sentence.text[sentence.tokens[at]!.start] === "/";
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
