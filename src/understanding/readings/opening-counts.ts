import { pattern } from "../pattern.ts";
import type { Reading } from "../reading.ts";
import { rangeAt, rangeOver, type Range, type Sentence } from "../sentence.ts";
import type { Concept } from "../words/lexicon.ts";

/** «2+1 ворот», «окна 2+2» */
const SUMS = [
  "(?<!(OPENING|BY) (IS|pieces)?)number and number pieces? OPENING",
  "OPENING (IS|pieces)? number and number (?!pieces? OPENING|unit|BY)",
].map(pattern);

export const OPENING_PARAMETERS: Partial<Record<Concept, string>> = { gate: "gates", door: "doors", window: "windows" };

const ALTERNATIVES = [
  "number (or|dash) number pieces? OPENING",
  "OPENING (IS|pieces)? number (or|dash) number pieces? (?!unit|BY)",
].map(pattern);
/** «двое распашных»: of gates, as far as one can tell. */
const WITHOUT_NOUN = pattern("(?<!gate (equals|dash)?)number pieces? leaves (?!OPENING|pieces)");
/** What may stand between a number and what it counts. */
const BETWEEN: readonly Concept[] = [
  ...([
    "pieces",
    "lifting",
    "rails",
    "insulated",
    "leaves",
    "light_steel",
    "opening",
    "panel",
    "other",
    "neutral",
  ] as const),
  ...(["equals", "dash", "bracket", "in", "by", "under", "need", "yes"] as const),
];
/** What rules before this one take from between. */
const TAKEN: readonly Concept[] = [
  ...BETWEEN,
  ...(["number", "unit", "times", "onto", "width", "height", "size", "with"] as const),
  ...(["end_one", "end_all", "both", "each", "long", "short", "beside", "side", "wall", "from"] as const),
];
const BEFORE_SIZES: readonly Concept[] = [
  "times",
  "onto",
  "width",
  "length",
  "height",
  "span",
  "area",
  "budget",
  "less",
  "more",
];
const AFTER_OTHERS: readonly Concept[] = [
  ...(["unit", "square", "million", "thousand", "rouble", "times", "day", "month", "weight", "percent"] as const),
];
const PLACES = ["end_one", "end_all", "long", "short", "side", "wall"] as const;

/** «Двери: -» in a form that is filled in. */
const LEFT_EMPTY = pattern("OPENING equals dash (?![^comma stop])");

interface Word {
  at: number;
  count?: number;
}

/** Counts gates, doors and windows: «двое ворот», «окна — 10 шт.», «дверь». */
export function countOpenings(reading: Reading): void {
  const { sentence } = reading;
  for (const rule of ALTERNATIVES) {
    sentence.take(rule, (range) => {
      const [noun] = sentence.within(range, "gate", "door", "window");
      const parameter = OPENING_PARAMETERS[sentence.tokens[noun!]!.concept]!;
      const choices = sentence.numbers(range).map((count) => ({ [parameter]: count }));
      reading.doubt("count", parameter, range, choices);
    });
  }
  for (const rule of SUMS) {
    sentence.take(rule, (range) => {
      const [plus] = sentence.within(range, "and");
      if (!sentence.isPlus(plus!)) return false;
      const [noun] = sentence.within(range, "gate", "door", "window");
      const parameter = OPENING_PARAMETERS[sentence.tokens[noun!]!.concept]!;
      const [first, second] = sentence.numbers(range) as [number, number];
      const counts = [...new Set([first + second, first, second])];
      return reading.doubt(
        "count",
        parameter,
        range,
        counts.map((count) => ({ [parameter]: count })),
      );
    });
  }
  sentence.take(WITHOUT_NOUN, (range) => {
    // «6 стеклопакетов» are of windows.
    const isOfGates = /(ых|ые|ыми)$/.test(sentence.wordAt(range.to - 1));
    if (!isCount(sentence, range.from) || !isOfGates) return false;
    return reading.doubt("count", "gates", range, [{ gates: sentence.numbers(range)[0]! }]);
  });
  sentence.take(LEFT_EMPTY, (range) =>
    reading.claim(range, { [OPENING_PARAMETERS[sentence.tokens[range.from]!.concept]!]: 0 }),
  );
  for (const run of runsOf(sentence)) readRun(run, reading);
  const isAsked = (name: string) =>
    reading.doubts.some(({ kind, parameter }) => kind === "count" && parameter === name);
  // «с воротами и без ворот»
  reading.claims = reading.claims.filter(({ parameter, value }) => value !== 0 || !isAsked(parameter));
  reading.doubts = reading.doubts.filter(({ kind, parameter }) => kind !== "count" || !reading.isClaimed(parameter));
}

/** Numbers and openings with nothing between them that parts them. */
function runsOf(sentence: Sentence): Word[][] {
  const runs: Word[][] = [[]];
  sentence.tokens.forEach(({ concept, value }, at) => {
    const isDone = sentence.isDone(at);
    if (isDone ? TAKEN.includes(concept) : BETWEEN.includes(concept)) return;
    if (!isDone && OPENING_PARAMETERS[concept]) runs.at(-1)!.push({ at });
    else if (!isDone && concept === "number" && isCount(sentence, at)) runs.at(-1)!.push({ at, count: value! });
    else runs.push([]);
  });
  return runs;
}

function isCount(sentence: Sentence, at: number): boolean {
  const { value = 0 } = sentence.tokens[at]!;
  const before = sentence.is(at - 1, "equals", "neutral", "dash") ? at - 2 : at - 1;
  return (
    Number.isInteger(value) &&
    value < 1000 &&
    (!sentence.is(before, ...BEFORE_SIZES) || isOfOpenings(sentence, before, at)) &&
    !sentence.is(at + 1, ...AFTER_OTHERS) &&
    // «ворота одни на длинной стороне», but «на 30 на 5»
    !(sentence.is(at + 1, "onto") && sentence.is(at + 2, "number")) &&
    // «окна в 1 ряд»
    !/^ряд/.test(sentence.wordAt(at + 1)) &&
    // A place that was read without the number leaves it to the gates.
    (sentence.isDone(at + 1) || !sentence.is(at + 1, ...PLACES))
  );
}

/** «12 длина 30 ворот»: so many are rather metres. */
const MOST_AFTER_SIZE = 10;

/** «минимум двое ворот», «не больше двух ворот», «12 м шириной 6 ворот» */
function isOfOpenings(sentence: Sentence, before: number, at: number): boolean {
  const isBound = sentence.is(before, "more") || (sentence.is(before, "less") && sentence.is(before - 1, "not"));
  if (isBound) return sentence.is(at + 1, "gate", "door", "window");
  const isSizeBefore = sentence.is(before, "width", "length", "height") && sentence.is(before - 1, "number", "unit");
  const isGenitive = /^(ворот|окон|дверей)$/.test(sentence.wordAt(at + 1));
  const isCountedBehind = sentence.is(at + 2, "number", "absent", "not", "unneeded", "equals", "dash", "pieces");
  return isSizeBefore && isGenitive && !isCountedBehind && sentence.tokens[at]!.value! <= MOST_AFTER_SIZE;
}

function readRun(run: Word[], reading: Reading): void {
  const nouns = run.filter(({ count }) => count === undefined);
  const numbersGoFirst = run[0]?.count !== undefined;
  const areEnough = run.length >= 2 * nouns.length;
  const { tokens } = reading.sentence;
  const isOfGates = (number?: Word, noun?: Word) =>
    !!number && !!noun && COLLECTIVE.test(tokens[number.at]!.word) && tokens[noun.at]!.concept === "gate";
  for (const noun of nouns) {
    const place = run.indexOf(noun);
    const [before, behind] = [run[place - 1], run[place + 1]].map((one) =>
      one?.count === undefined ? undefined : one,
    );
    const agreeing = before && agrees(before, noun, reading.sentence) ? before : undefined;
    const after = isOfGates(run[place + 1], run[place + 2]) ? undefined : behind;
    const number = areEnough && !numbersGoFirst ? (after ?? agreeing) : (agreeing ?? after);
    readCount(noun, number, reading);
    // A number counts once.
    if (number) run.splice(run.indexOf(number), 1);
  }
}

/** «с дверью двое ворот»: such a number counts no doors. */
const COLLECTIVE = /^(двое|трое|четверо)$/;

/** So far another opening stands before what it is said to be besides, tokens. */
const EXCEPTION_REACH = 5;
/** So far «на каждой …» stands before what is there, tokens. */
const EACH_REACH = 4;

/** «5 ворота» is no Russian: such a number is of something else. */
function agrees({ count = 0 }: Word, { at }: Word, { tokens }: Sentence): boolean {
  const { word } = tokens[at]!;
  // «2 дверь» neither.
  return count < 5 ? count < 2 || !/^(дверь|окно)$/.test(word) : !/(?<!м)[аи]$/.test(word);
}

/** «по одним воротам в каждом торце», «окна по 12 с каждой стороны» */
function readPerPlace(parameter: string, count: number, range: Range, reading: Reading): void {
  const isInBothEnds = reading.claims.some((one) => one.parameter === "gates_pos" && one.value === 2);
  if (parameter === "gates" && isInBothEnds && count === 1) reading.claim(range, { gates: 2 });
  else
    reading.doubt(
      "per_place",
      parameter,
      range,
      [count, count * 2].map((all) => ({ [parameter]: all })),
    );
}

const SINGULAR = /^(дверь|дверью|дверка|дверку|дверца|дверцу|окно|окном|окошко)$/;

function readCount({ at }: Word, number: Word | undefined, reading: Reading): void {
  const { sentence } = reading;
  const { concept, word } = sentence.tokens[at]!;
  const parameter = OPENING_PARAMETERS[concept]!;
  const noun = rangeAt(at);
  const whole: Range = number ? rangeOver([noun, rangeAt(number.at)]) : noun;
  const counted = sentence.within({ from: Math.max(0, at - EXCEPTION_REACH), to: at }, "gate", "door", "window");
  if (sentence.denied.get(at) === "excepted" && counted.length > 0)
    // «дверь одна, кроме ворот»: besides them or without them.
    reading.doubt("count", parameter, noun, []);
  else if (sentence.isDenied(noun)) reading.claim(sentence.withDenial(noun), { [parameter]: 0 });
  else if (number && (sentence.is(number.at - 1, "by") || isForEach(whole.to)))
    readPerPlace(parameter, number.count!, whole, reading);
  else if (number && isThirdOfRow(number.at)) {
    reading.doubt("tail", parameter, whole, [{ [parameter]: number.count! }, { height: number.count! }]);
  } else if (number) reading.claim(whole, { [parameter]: number.count! });
  else if (SINGULAR.test(word) && !isForEach(whole.to) && !isHalved()) reading.claim(noun, { [parameter]: 1 });
  else reading.doubt("count", parameter, noun, []);
  sentence.done(noun);
  if (!number || sentence.isDenied(noun)) return;
  sentence.done({ from: number.at, to: number.at + (sentence.is(number.at + 1, "pieces") ? 2 : 1) });

  /** «окно 1,5 шт» */
  function isHalved(): boolean {
    const { value = 1 } = sentence.tokens[at + 1] ?? {};
    return sentence.is(at + 1, "number") && !Number.isInteger(value) && !sentence.is(at + 2, "times", "onto", "unit");
  }

  /** «12 30 4 ворота»: a height, or their number. */
  function isThirdOfRow(place: number): boolean {
    return (
      number!.count! >= 3 && number!.count! < 8 && sentence.is(place - 1, "number") && sentence.is(place - 2, "number")
    );
  }

  /** «4 окна с каждой стороны» */
  function isForEach(to: number): boolean {
    const isOnSide = (at: number) =>
      sentence.is(at, "onto", "times") && /^(стор(она|ону)?|стен(а|у|ку)|шаг)$/.test(sentence.wordAt(at + 1));
    const behind =
      sentence.within({ from: to, to: to + 3 }, "each").some((at) => !sentence.isDone(at)) ||
      [to, to + 1].some(isOnSide);
    // «на каждой длинной стене 4 окна»
    const start = Math.min(at, number?.at ?? at);
    const before = sentence.within({ from: Math.max(0, start - EACH_REACH), to: start });
    const isEach = before.some(
      (one) =>
        (sentence.is(one, "each") && !sentence.isDone(one)) ||
        /^(сторонам|стенам|торцам)$/.test(sentence.tokens[one]!.word),
    );
    return behind || (isEach && !before.some((one) => sentence.is(one, "stop", "comma", "gate", "door", "window")));
  }
}
