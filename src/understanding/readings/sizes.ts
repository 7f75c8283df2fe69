import { claim, type Reading } from "../reading.ts";
import { pattern } from "../pattern.ts";
import type { Match, Range, Sentence } from "../sentence.ts";

export type SizeName = "width" | "length" | "height";

/** A number that is a size, in metres as it stands in the text. */
export interface Measure {
  metres: number;
  range: Range;
}

const UNIT = "(metre|millimetre|centimetre)";
const NUMBER = `number ${UNIT}? (in|by)? `.replace(" (in|by)? ", "");
/** A height may be said in metres and centimetres. */
const MEASURE = `(number metre number centimetre|${NUMBER})`;
const LABEL = "(width|length|height|span)";
const BETWEEN = "(equals|dash|neutral|column|wall|building|frame|by|low|side|from_to|in|to|bracket|canopy|other|truss)";
const FILLER = `(less other{0,1} truss)? ${BETWEEN}{0,4}`;
/** Such a number is one of two, or the second of a pair. */
const NOT_IN_PAIR = `(?<!(or|less|times|onto) )(?<!number ${UNIT}? dash )`;

const ALTERNATIVES = pattern(`${LABEL} ${FILLER} (number ${UNIT}?) (or|dash|less|to) (number ${UNIT}?)`);
const AFTER_IN = pattern(`${NOT_IN_PAIR} ${MEASURE} (in|by) (${LABEL}|long (?!side|wall))`);
const AFTER = pattern(
  `(${NOT_IN_PAIR} ${MEASURE} (dash|neutral){0,1} ${LABEL} (comma|and|stop)*)+ (?!${FILLER} number)`,
);
const BEFORE = pattern(`(${LABEL} ${FILLER}|long (equals|dash|neutral)?) ${MEASURE}`);
const ONE_AFTER = pattern(`${MEASURE} (dash|neutral){0,1} ${LABEL}`);
const BY_RIDGE = pattern(
  `(height)? (neutral|building|by|in|to|less|other|under){0,2} ridge (equals|dash|neutral)? (number ${UNIT}?)?`,
);
const NUMBER_BY_RIDGE = pattern(`number ${UNIT}? (in|less|by|to)? ridge`);
const GROUP = pattern(
  `number ${UNIT}? ((times number ${UNIT}?){1,2}|(onto number ${UNIT}?){1,2}|times number ${UNIT}? onto number ${UNIT}? (?!other))`,
);
const BOUND = pattern(`${LABEL} ${FILLER} (not less|not more|less|more) ${MEASURE}`);
const ORDER = /^([шдв])х?([шдв])х?([шдв])?$/;
const ORDER_NAMES: Readonly<Record<string, SizeName>> = { ш: "width", д: "length", в: "height" };

/** Sizes that words name. */
export function readNamedSizes(reading: Reading): void {
  const { sentence, notOffered } = reading;
  readRidge(BY_RIDGE);
  readRidge(NUMBER_BY_RIDGE);
  sentence.take(ALTERNATIVES, (match) => readAlternatives(match, reading));
  sentence.take(AFTER_IN, (match) => readOne(match, reading));
  sentence.take(AFTER, (match) => {
    for (const one of sentence.matches(ONE_AFTER)) {
      if (one.from >= match.from && one.to <= match.to) readOne(one, reading);
    }
  });
  sentence.take(BOUND, (match) => readAlternatives(match, reading));
  sentence.take(BEFORE, (match) => readOne(match, reading));

  function readRidge(rule: RegExp): void {
    sentence.take(rule, (range) => void notOffered.push({ range, reason: "ridge" }));
  }
}

/** «высота 4» takes what the label says, from the label to the unit. */
function readOne(match: Match, reading: Reading): boolean {
  const { sentence } = reading;
  const label = indices(match).find((at) => nameOf(sentence, at))!;
  const number = indices(match).find((at) => sentence.concept(at) === "number")!;
  const [measure] = measuresIn(sentence, { from: number, to: match.to });
  const range = {
    from: Math.min(label, number),
    to: Math.max(label + 1, measure!.range.to),
  };
  claim(reading, range, { [nameOf(sentence, label)!]: measure!.metres });
  return true;
}

function readAlternatives(match: Match, reading: Reading): void {
  const { sentence } = reading;
  const parameter = nameOf(sentence, match.from)!;
  const choices = measuresIn(sentence, match).map(({ metres }) => ({ [parameter]: metres }));
  reading.doubts.push({ parameter, kind: "alternatives", range: match, choices });
}

function nameOf(sentence: Sentence, at: number): SizeName | undefined {
  const concept = sentence.concept(at);
  if (concept === "long") return "length";
  return concept === "span"
    ? "width"
    : concept === "width" || concept === "length" || concept === "height"
      ? concept
      : undefined;
}

/** The sizes that stand between × and «на», by group, and single numbers that may be sizes. */
export function looseMeasures({ sentence }: Reading): {
  groups: Measure[][];
  single: Measure[];
  order: SizeName[] | undefined;
} {
  const groups: Measure[][] = [];
  let order: SizeName[] | undefined;
  sentence.take(GROUP, (match) => {
    groups.push(measuresIn(sentence, match));
    order ??= orderBefore(match.from);
  });
  sentence.take(pattern("number comma? number (comma? number)?(?!(comma? number))"), (match) => {
    if (groups.length > 0 || !isFree(sentence, match)) return false;
    groups.push(measuresIn(sentence, match));
    order ??= orderBefore(match.from);
    return true;
  });
  const single: Measure[] = [];
  sentence.take(pattern(`number ${UNIT}?`), (match) => {
    if (!isFree(sentence, match)) return false;
    single.push(...measuresIn(sentence, match));
    return true;
  });
  return { groups, single, order };

  function orderBefore(from: number): SizeName[] | undefined {
    for (let at = from - 1; at >= Math.max(0, from - 3); at--) {
      const letters = ORDER.exec(sentence.tokens[at]!.word)?.slice(1).filter(Boolean);
      if (letters && new Set(letters).size === letters.length) {
        sentence.done({ from: at, to: at + 1 });
        return letters.map((letter) => ORDER_NAMES[letter]!);
      }
    }
    return undefined;
  }
}

/** Whether no unknown word stands behind it that it may count. */
function isFree(sentence: Sentence, { to }: Range): boolean {
  const after = sentence.concept(to);
  return after !== "other" && after !== "percent" && after !== "weight" && after !== "day" && after !== "month";
}

/** A unit stands for all numbers before it that are too large for metres. */
function measuresIn(sentence: Sentence, { from, to }: Range): Measure[] {
  const numbers = indices({ from, to }).filter((at) => sentence.concept(at) === "number");
  const units = numbers.map((at) => sentence.concept(at + 1));
  const last = units.at(-1);
  const measures: Measure[] = [];
  numbers.forEach((at, nth) => {
    const value = sentence.tokens[at]!.value!;
    const unit = units[nth];
    if (nth > 0 && unit === "centimetre" && units[nth - 1] === "metre" && numbers[nth - 1] === at - 2) {
      const before = measures.at(-1)!;
      before.metres = (Math.round(before.metres * 100) + value) / 100;
      before.range.to = at + 2;
      return;
    }
    const isInLast = unit !== "metre" && value >= 100;
    const per = unit === "millimetre" || unit === "centimetre" ? unit : isInLast ? last : undefined;
    const metres = per === "centimetre" ? value / 100 : per === "millimetre" || value >= 1000 ? value / 1000 : value;
    measures.push({ metres, range: { from: at, to: isUnit(unit) ? at + 2 : at + 1 } });
  });
  return measures;
}

const isUnit = (concept: string | undefined): boolean => /^(metre|millimetre|centimetre)$/.test(concept ?? "");

function indices({ from, to }: Range): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
