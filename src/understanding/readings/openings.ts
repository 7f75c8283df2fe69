import { claim, isClaimed, type Reading } from "../reading.ts";
import { pattern } from "../pattern.ts";
import type { Range, Sentence } from "../sentence.ts";
import type { Concept } from "../words/lexicon.ts";

const NOUNS: Partial<Record<Concept, "gates" | "doors" | "windows">> = {
  gate: "gates",
  door: "doors",
  window: "windows",
};

/** Of an opening, not of the hangar: «ворота 4х4», «высота ворот 4 м». */
const OPENING_SIZES = [
  "(size|width|height) (in|under)? (gate|door|window) (equals|dash|neutral)? number (metre|millimetre|centimetre)? ((times|onto) number (metre|millimetre|centimetre)?)?",
  "(gate|door|window) (number pieces?)? (by|bracket|equals|dash|size|neutral){0,2} number (metre|millimetre|centimetre)? (times|onto) number (metre|millimetre|centimetre)? bracket?",
  "(gate|door|window) (width|height) number (metre|millimetre|centimetre)? (and? (width|height) number (metre|millimetre|centimetre)?)?",
  "number (metre|millimetre|centimetre)? (times|onto) number (metre|millimetre|centimetre)? (gate|door|window)",
  "(gate|door|window) number (metre|millimetre|centimetre)",
].map(pattern);

/** What a side of a gate may be at the most; beyond that the figures are of the hangar. Metres. */
const LARGEST_OPENING = 7;

/** Reads sizes of openings before those of the hangar are looked for. */
export function readOpeningSizes(reading: Reading, gate: { width_m: number; height_m: number }): void {
  const { sentence, notOffered } = reading;
  for (const rule of OPENING_SIZES) {
    sentence.take(rule, (match) => {
      const nouns = indices(match).filter((at) => NOUNS[sentence.concept(at)!]);
      const numbers = indices(match).filter((at) => sentence.concept(at) === "number");
      const isPlain =
        sentence.concept(match.from) === "gate" && /^(width|height)$/.test(sentence.concept(match.from + 1)!);
      if (isPlain && !/ой$/.test(sentence.tokens[match.from + 1]!.word)) return false;
      const sizes = numbers.filter((at) => sentence.concept(at + 1) !== "pieces").map((at) => metres(sentence, at));
      if (sizes.length === 0 || sizes.some((size) => size > LARGEST_OPENING)) return false;
      const [noun] = nouns;
      const isGate = sentence.concept(noun!) === "gate";
      const first = numbers.find((at) => sentence.concept(at + 1) !== "pieces")!;
      const range = { from: Math.min(first, ...(isGate ? [] : [noun!])), to: match.to };
      if (!isGate) notOffered.push({ range: match, reason: "opening_size" });
      else if (sizes.some((size) => size !== gate.width_m && size !== gate.height_m)) {
        notOffered.push({ range: match, reason: "gate_size" });
      }
      // The noun and its number stay, to be counted.
      for (let at = range.from; at < range.to; at++) {
        if (at !== noun && !(sentence.concept(at + 1) === "pieces")) sentence.done({ from: at, to: at + 1 });
      }
      for (const at of indices(match)) {
        if (/^(size|width|height|times|onto|bracket)$/.test(sentence.concept(at)!))
          sentence.done({ from: at, to: at + 1 });
      }
      return false;
    });
  }
}

const metres = (sentence: Sentence, at: number): number => {
  const { value = 0 } = sentence.tokens[at]!;
  const unit = sentence.concept(at + 1);
  return unit === "centimetre" ? value / 100 : unit === "millimetre" || value >= 1000 ? value / 1000 : value;
};

function indices({ from, to }: Range): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** What may stand between a number and what it counts. */
const BETWEEN: ReadonlySet<Concept> = new Set<Concept>([
  "pieces",
  "lifting",
  "insulated",
  "other",
  "neutral",
  "equals",
  "dash",
  "bracket",
  "leaves",
  "opening",
  "in",
  "by",
  "with",
  "both",
  "each",
  "end_one",
  "end_all",
  "long",
  "short",
  "beside",
  "side",
  "wall",
  "under",
  "rails",
  "panel",
]);
const BREAKS: ReadonlySet<Concept> = new Set<Concept>(["with"]);
const OF_SIZES = /^(metre|millimetre|centimetre|square|million|thousand|rouble|times|onto|day|month|weight|percent)$/;
const BEFORE_SIZES = /^(times|onto|width|length|height|span|area|budget|less|more)$/;

/** Sizes of openings that were read before. */
const OF_OPENING_SIZES =
  /^(number|times|onto|width|height|size|bracket|metre|millimetre|centimetre|end_one|end_all|both|each|long|short|beside|side|wall|in|by|with)$/;

interface Element {
  at: number;
  count?: number;
}

/** Counts gates, doors and windows: «двое ворот», «окна — 10 шт.», «дверь». */
export function countOpenings(reading: Reading): void {
  for (const run of runsOf(reading.sentence)) readRun(run, reading);
}

/** Numbers and openings with nothing between them that parts them. */
function runsOf(sentence: Sentence): Element[][] {
  const runs: Element[][] = [];
  let run: Element[] = [];
  const end = () => {
    if (run.some(({ count }) => count === undefined)) runs.push(run);
    run = [];
  };
  sentence.tokens.forEach(({ concept, value }, at) => {
    if (sentence.isDone(at)) {
      if (!OF_OPENING_SIZES.test(concept)) end();
      return;
    }
    if (NOUNS[concept]) run.push({ at });
    else if (concept === "number" && isCount(sentence, at)) run.push({ at, count: value! });
    else if (!BETWEEN.has(concept) || BREAKS.has(concept)) end();
  });
  end();
  return runs;
}

function isCount(sentence: Sentence, at: number): boolean {
  const { value = 0 } = sentence.tokens[at]!;
  const before = sentence.concept(at - 1) ?? "stop";
  const after = sentence.concept(at + 1) ?? "stop";
  if (!Number.isInteger(value) || value > 999 || OF_SIZES.test(after) || BEFORE_SIZES.test(before)) return false;
  if (before === "equals" && BEFORE_SIZES.test(sentence.concept(at - 2) ?? "")) return false;
  // «в одном торце», «с двух сторон»
  return !/^(end_one|end_all|long|short|side|wall)$/.test(after);
}

function readRun(run: Element[], reading: Reading): void {
  const numbers = run.filter(({ count }) => count !== undefined);
  const nouns = run.filter(({ count }) => count === undefined);
  const beginsWithNumber = run[0]!.count !== undefined;
  for (const noun of nouns) {
    const place = run.indexOf(noun);
    const [before, after] = [run[place - 1], run[place + 1]].map((one) => (one?.count === undefined ? undefined : one));
    const goesBefore = before && agrees(before, noun, reading.sentence) ? before : undefined;
    const isEven = numbers.length >= nouns.length;
    const number =
      isEven && !beginsWithNumber ? (after ?? goesBefore) : isEven && goesBefore ? goesBefore : (goesBefore ?? after);
    readCount(noun, number, reading);
    // A number counts once.
    if (number) run.splice(run.indexOf(number), 1);
  }
}

/** «5 ворота» is no Russian: such a number is of something else. */
function agrees({ count = 0 }: Element, { at }: Element, { tokens }: Sentence): boolean {
  return count < 5 || !/(?<!м)[аи]$/.test(tokens[at]!.word);
}

const SINGULAR = /^(дверь|дверью|окно|окном|окошко)$/;

function readCount(noun: Element, number: Element | undefined, reading: Reading): void {
  const { sentence } = reading;
  const { concept, word } = sentence.tokens[noun.at]!;
  const parameter = NOUNS[concept]!;
  const own: Range = { from: noun.at, to: noun.at + 1 };
  const range = number ? { from: Math.min(noun.at, number.at), to: Math.max(noun.at, number.at) + 1 } : own;
  const take = () => {
    sentence.done(own);
    if (!number) return;
    sentence.done({ from: number.at, to: number.at + 1 });
    if (sentence.concept(number.at + 1) === "pieces") sentence.done({ from: number.at + 1, to: number.at + 2 });
  };
  const isAlone = number === undefined;
  if (sentence.isNegated(own)) {
    claim(reading, withDenial(sentence, own), { [parameter]: 0 });
    return take();
  }
  if (isAlone && SINGULAR.test(word)) claim(reading, own, { [parameter]: 1 });
  else if (isAlone) reading.doubts.push({ parameter, kind: "count", range: own, choices: [] });
  else if (isPerPlace(sentence, number.at) && parameter === "gates") {
    const choices = [number.count!, number.count! * 2].map((gates) => ({ gates }));
    reading.doubts.push({ parameter, kind: "per_place", range, choices });
  } else claim(reading, range, { [parameter]: number.count! });
  take();
}

const isPerPlace = (sentence: Sentence, at: number): boolean => sentence.concept(at - 1) === "by";

/** The word that denies stands with what it denies. */
export function withDenial(sentence: Sentence, { from, to }: Range): Range {
  const isDenial = (at: number) =>
    /^(without|except|not|nor|unneeded|absent|need|self|own)$/.test(sentence.concept(at) ?? "");
  let [start, end] = [from, to];
  while (start > 0 && start > from - 4 && isDenial(start - 1)) start--;
  if (start === from) while (end < from + 4 && isDenial(end)) end++;
  for (const at of indices({ from: start, to: end })) if (isDenial(at)) sentence.done({ from: at, to: at + 1 });
  return { from: start, to: end };
}

const GATES_PLACES = [0, 1, 2];

const PLACES: readonly (readonly [place: 0 | 1 | 2 | undefined, rule: RegExp])[] = [
  [2, "(in|by|with)? (both|each|number) (end_one|end_all) (side|wall)?"],
  [2, "(in|by|with)? (both|number) short (side|wall)?"],
  [1, "number (from)? end_all (side|wall)?"],
  [2, "(in|by|with) end_all"],
  [1, "(in|by|with|onto) (number|other)? end_one (side|wall)?"],
  [1, "end_one (side|wall)?"],
  [1, "(in|by|with|onto) short (side|wall)?"],
  [0, "(in|by|with|onto) (number)? (long|both long) (side|wall)?"],
  [0, "long (side|wall)"],
  [0, "beside"],
  [undefined, "(with|by|in) (both|number) side"],
].map(([place, source]) => [place as 0 | 1 | 2 | undefined, pattern(source as string)]);

/** Where the gates are, by the nearest opening that is said before or else after. */
export function readPlaces(reading: Reading, nouns: readonly number[]): void {
  const { sentence } = reading;
  /** Of other openings, or of nobody knows which side. */
  const unclear: { range: Range; isOfGates: boolean }[] = [];
  for (const [place, rule] of PLACES) {
    sentence.take(rule, (range) => {
      const number = indices(range).find((at) => sentence.concept(at) === "number");
      const count = number === undefined ? undefined : sentence.tokens[number]!.value;
      if (place === 2 && count !== undefined && count !== 2) return count === 1 ? readAs(1, range) : false;
      return readAs(place, range);
    });
  }
  for (const { range, isOfGates } of unclear) {
    if (!isOfGates && isClaimed(reading, "gates_pos")) continue;
    const choices = GATES_PLACES.map((gates_pos) => ({ gates_pos }));
    reading.doubts.push({ parameter: "gates_pos", kind: "place", range, choices });
    sentence.done(range);
  }

  function readAs(gates_pos: 0 | 1 | 2 | undefined, range: Range): boolean {
    const before = nouns.filter((at) => at < range.from).at(-1);
    const after = nouns.find((at) => at >= range.to);
    const near = before !== undefined && !isParted(before, range.from) ? before : (after ?? before);
    if (near === undefined) return false;
    const isOfGates = sentence.concept(near) === "gate";
    const others = nouns.some((at) => at !== near && sentence.concept(at) === "gate");
    if (!isOfGates && !others) return false;
    if (isOfGates && gates_pos !== undefined) claim(reading, range, { gates_pos });
    else unclear.push({ range, isOfGates });
    return isOfGates;
  }

  function isParted(from: number, to: number): boolean {
    return sentence.tokens.slice(from, to).some(({ concept }) => concept === "stop");
  }
}

/** A place without gates changes nothing; a count that was doubtful and is told elsewhere is told. */
export function settleOpenings(reading: Reading): void {
  reading.doubts = reading.doubts.filter(({ parameter, kind }) => !(kind === "count" && isClaimed(reading, parameter)));
}

/** Guides: «H 500», «подъёмные 1610». */
const RAILS = [
  "(rails|lifting|gate|height|other|with|by|in|dash|equals|bracket)* height dash? number",
  "(rails|lifting) (other|gate|neutral|with|by|in|dash|equals|under){0,3} number",
  "number (rails|lifting)",
].map(pattern);
const RAIL_VALUES: Readonly<Record<number, string>> = { 500: "h500", 1610: "h1610" };

export function readRails(reading: Reading): void {
  const { sentence } = reading;
  for (const rule of RAILS) {
    sentence.take(rule, ({ from, to }) => {
      const at = indices({ from, to }).find((one) => sentence.concept(one) === "number")!;
      const rails = RAIL_VALUES[sentence.tokens[at]!.value!];
      if (rails === undefined) return false;
      const label = /^(rails|lifting|height)$/.test(sentence.concept(at - 1) ?? "") ? at - 1 : at;
      claim(reading, { from: Math.min(label, at), to: at + 1 }, { rails });
      for (const one of indices({ from, to })) {
        if (/^(rails|lifting|height|number)$/.test(sentence.concept(one)!)) sentence.done({ from: one, to: one + 1 });
      }
      return false;
    });
  }
  sentence.take(pattern("number"), (range) => {
    if (sentence.value(range) !== 1610 || !/^(with|stop|comma|number)?$/.test(sentence.concept(range.to) ?? ""))
      return false;
    claim(reading, range, { rails: "h1610" });
    return true;
  });
  sentence.take(pattern("rails"), (range) => {
    if (sentence.isNegated(range)) claim(reading, withDenial(sentence, range), { rails: "none" });
    else if (sentence.concept(range.to) === "equals" && sentence.concept(range.to + 1) === "absent")
      claim(reading, range, { rails: "none" });
    return true;
  });
}
