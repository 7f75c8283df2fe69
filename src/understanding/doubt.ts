import { ADDED, DENIED_FORMS } from "./words/lexicon.ts";
import { isOffered, isSide, isSizeName } from "./price-list-sizes.ts";
import { concepts } from "./words/pattern.ts";
import { isOfSearch } from "./search.ts";
import type { Claim, Doubt, Range, Reading, Value, Values } from "./reading.ts";

/*
 * The four rules by which what was read becomes a question. There is no fifth: what they let pass stands beside words that
 * are told as unread, and no sum out of words is firm.
 */

/** A foreign noun: an option that has grown together with it is perhaps its own. */
const FOREIGN = concepts("partition foundation machine existing site fit_out ground floors house");
/** Options that may be a quality of something else: «ворота утеплённые», «перегородка из сэндвича». */
const QUALITIES: readonly string[] = ["panels", "filler", "welded", "montazh", "dekor_wall", "dekor_roof"];
const OPENING = concepts("gate door window leaves wicket");
const OF_WORKS = [...FOREIGN, ...concepts("pile anchor delivery project term drawing supervised")];

export function doubtAll(reading: Reading): void {
  saidElsewhere(reading);
  withoutSettled(reading);
  besideUnread(reading);
  grownTogether(reading);
  saidTwice(reading);
  fitsTwoSizes(reading);
  // The fourth, of what is not made, is missing or fits two sizes, needs the sizes of all: settle.ts.
}

/** What is perhaps denied, and denied for sure elsewhere, is no question. */
function withoutSettled(reading: Reading): void {
  const isDenied = ([name, value]: [string, Value]) =>
    value === false && reading.claims.some((one) => one.parameter === name && one.value === false);
  reading.doubts = reading.doubts.filter(
    ({ kind, choices }) => kind !== "wanted" || choices.length !== 2 || !Object.entries(choices[1]!).every(isDenied),
  );
}

/**
 * 1. A content word, a number or «?» that nothing has taken, between an option and what stands next to it, makes a question
 * of it. A hedge reaches over one comma.
 */
function besideUnread(reading: Reading): void {
  const others = (part: Range, range: Range): boolean =>
    reading.tokens.some(
      (_, at) => isIn({ from: at, to: at }, part) && reading.isDone(at) && !isIn({ from: at, to: at }, range),
    );
  const options = optionsByRange(reading);
  const optionsIn = (part: Range) =>
    [...options]
      .filter(([range]) => isIn(range, part))
      .flatMap(([, claims]) => claims.map(({ parameter }) => parameter));
  const hedged = rangesOfHedges(reading, optionsIn);
  const unsure = [...options].filter(([range]) => {
    const part = reading.partAt(range.from);
    const isAlone = !others(part, range);
    const isBeside = ([at, step]: readonly [number, 1 | -1]) => unreadBeside(reading, at, step, isAlone);
    return (
      (
        [
          [range.from - 1, -1],
          [range.to, 1],
        ] as const
      ).some(isBeside) || hedged.some((part) => isIn(range, part))
    );
  });
  // What is said plainly elsewhere needs no question.
  const plain = reading.claims.filter((claim) => !unsure.some(([, claims]) => claims.includes(claim)));
  const isPlain = (claim: Claim) =>
    plain.some(({ parameter, value }) => parameter === claim.parameter && value === claim.value);
  for (const [range, claims] of unsure) {
    const open = claims.filter((claim) => !isPlain(claim));
    if (open.length > 0) ask(reading, range, open);
  }
  const sums = reading.claims.filter(({ parameter }) => parameter === "budget");
  // Of two rule 3 asks.
  for (const one of sums.every(({ value }) => value === sums[0]!.value) ? sums : []) {
    const sentence = reading.sentenceAt(one.range.from);
    const isNamed = reading.has(one.range, "budget", "less", "not", "already");
    const isUnsure =
      (!isNamed &&
        (reading.is(reading.past(one.range.from - 1, -1, "neutral", "equals", "dash"), "price") ||
          reading.isBesideUnread(one.range))) ||
      (others(sentence, one.range) && reading.within(sentence, "hedge").some((at) => !reading.isDone(at)));
    if (!isUnsure) continue;
    if (reading.isClaimed("width") && reading.isClaimed("length")) {
      withdraw(reading, [one]);
      reading.setAside(one.range);
    } else ask(reading, one.range, [one]);
  }
  // «ширина 15 (?)»
  for (const one of reading.claims.filter(({ parameter }) => isSizeName(parameter)))
    if (reading.is(one.range.to, "bracket") && reading.is(one.range.to + 1, "question")) ask(reading, one.range, [one]);
  // «шириной 12 или 15»
  for (const at of reading.within({ from: 0, to: reading.tokens.length }, "or")) {
    const part = reading.partAt(at);
    if (reading.isDone(at) || optionsIn(part).length > 0) continue;
    for (const one of reading.claims.filter(({ parameter, range }) => isSizeName(parameter) && isIn(range, part)))
      ask(reading, one.range, [one]);
  }
}

/** Of what is said of another's or of another time, what is said of the wish too is no news; the rest is asked. */
function saidElsewhere(reading: Reading): void {
  const isThere = ({ from }: Range) => reading.elsewhere.has(from);
  const isSaid = (name: string) =>
    reading.isClaimed(name) ||
    reading.doubts.some(({ choices, range }) => range && !isThere(range) && choices.some((choice) => name in choice));
  const { priceList } = reading;
  const there = reading.claims.filter(({ range }) => isThere(range));
  const stands = isSaid("width") && isSaid("length");
  // «участок 20х40»
  const isNoHangar = there.some(
    ({ parameter, value }) =>
      isSizeName(parameter) && !isOffered(parameter, Number(value), Object.values(priceList.roofs), priceList),
  );
  const isSettled = (name: string) =>
    isSaid(name) || name === "height" || (isSide(name) && (stands || isNoHangar)) || (isOfSearch(name) && stands);
  const [settled, open] = [true, false].map((is) => there.filter(({ parameter }) => isSettled(parameter) === is));
  withdraw(reading, there);
  settled!.forEach(({ range }) => reading.setAside(range));
  const hangar = open!.filter(({ parameter }) => isSide(parameter) || parameter === "roof");
  for (const [range, claims] of byRange(open!.filter((one) => !hangar.includes(one)))) ask(reading, range, claims);
  const named = hangar.find(({ parameter }) => parameter === "width") ?? hangar[0];
  if (named) reading.doubt("several", named.parameter, wholeOf(hangar), [valuesOf(hangar)]);
  reading.doubts = reading.doubts.filter(({ parameter, range }) => {
    const isNews = !range || !isThere(range) || !isSettled(parameter);
    if (!isNews) reading.setAside(range);
    return isNews;
  });
}

const isIn = ({ from }: Range, part: Range): boolean => from >= part.from && from < part.to;

/** Options by the words that say them: one word may say several. */
const optionsByRange = ({ claims }: Reading): Map<Range, Claim[]> =>
  byRange(claims.filter(({ parameter }) => !isSizeName(parameter) && !isOfSearch(parameter) && parameter !== "roof"));

function byRange(claims: readonly Claim[]): Map<Range, Claim[]> {
  const found = new Map<Range, Claim[]>();
  for (const claim of claims) {
    const same =
      [...found.keys()].find((range) => range.from === claim.range.from && range.to === claim.range.to) ?? claim.range;
    found.set(same, [...(found.get(same) ?? []), claim]);
  }
  return found;
}

/** Whether something unread stands between here and the next words that are read, in one part of a sentence. */
function unreadBeside(reading: Reading, from: number, step: 1 | -1, isAlone: boolean): boolean {
  let isUnread = false;
  let at = from;
  for (; reading.tokens[at] !== undefined && !reading.isDone(at); at += step) {
    if (reading.is(at, "question")) return step > 0 && !isPriceAsked(reading, at);
    if (reading.is(at, "bracket") && step > 0 && reading.is(at + 1, "question")) return true;
    if (reading.is(at, "dash") && step > 0 && (at + 1 === reading.tokens.length || reading.is(at + 1, "stop", "comma")))
      return true;
    if (reading.is(at, "stop", "comma", "bracket", "and", "noise")) break;
    // «холодный склад удобрений»: what it is for.
    if (
      step > 0 &&
      reading.is(at, "hangar") &&
      reading.is(at + 1, "other") &&
      !reading.is(from - 1, "erection", "frame")
    )
      break;
    if (reading.isUnread(at) && !reading.is(at, "all", "both")) isUnread = true;
  }
  return isUnread && (reading.isDone(at) || isAlone);
}

/** «Сколько стоит … с монтажом?» asks for the sum, and so does whoever goes on: «а с монтажом?». */
const isPriceAsked = (reading: Reading, at: number): boolean =>
  Object.keys(reading.before).length > 0 || reading.has(reading.sentenceAt(at - 1), "price");

/** The parts of sentences that a hedge is about: its own, and over one comma the next, unless that says something else. */
function rangesOfHedges(reading: Reading, optionsIn: (part: Range) => readonly string[]): Range[] {
  const isOfOwn = (at: number) =>
    reading.is(at, "or", "not", "without", "absent", "unneeded", "nor", "except") ||
    (reading.is(at, "too") && reading.denied.size > 0);
  return reading.tokens.flatMap((_, at) => {
    if (reading.isDone(at) || !(reading.is(at, "hedge") || isOfOwn(at))) return [];
    const part = reading.partAt(at);
    const own = optionsIn(part);
    if (!reading.is(at, "hedge")) return [part];
    const sides = [
      [part.to, part.to + 1],
      [part.from - 1, part.from - 2],
    ] as const;
    const next = sides
      .filter(([sign, next]) => reading.is(sign, "comma", "bracket") && reading.tokens[next])
      .map(([, next]) => reading.partAt(next))
      .filter((one) => optionsIn(one).some((name) => own.length === 0 || own.includes(name)));
    return own.length > 0 ? [part, ...next] : next.slice(0, 1);
  });
}

/** 2. An option that has grown together with a foreign noun is a question: «ворота утеплённые», «склад для минваты», «монтаж свай». */
function grownTogether(reading: Reading): void {
  for (const [range, claims] of optionsByRange(reading)) {
    const qualities = claims.filter(({ parameter, value }) => QUALITIES.includes(parameter) && value !== false);
    if (qualities.length === 0) continue;
    const [isErection, isWhole] = [reading.has(range, "erection"), reading.has(range, "key")];
    const before = reading.past(range.from - 1, -1, "in", "from", "neutral", "number", "pieces", "bracket", "dash");
    const behind = reading.past(range.to, 1, "neutral");
    const isForeign = (at: number) =>
      isErection || isWhole ? reading.is(at, ...OF_WORKS) : reading.is(at, ...FOREIGN, ...OPENING);
    const isPurpose = reading.is(before, "purpose") || (reading.is(range.from - 1, "under") && !isWhole);
    // «склад сэндвич-панелей»
    const isStored =
      reading.is(before, "hangar") &&
      reading.within(range, "panel").some((at) => DENIED_FORMS.has(reading.tokens[at]!.word));
    const isJoined = !isWhole && reading.is(range.from, "with", "onto", "in") && !reading.is(before, ...OPENING);
    const isGrown =
      isForeign(before) && !isJoined && !(reading.is(range.from, "panel") && reading.is(before, ...OPENING));
    const isQualityOf =
      (isErection || reading.is(range.to - 1, "insulated")) &&
      (isForeign(behind) || reading.is(behind, "other", "time"));
    if (isStored || isPurpose || isGrown || isQualityOf) ask(reading, range, claims);
  }
}

/** 4. «длина сорок одна дверь» fits two sizes. */
function fitsTwoSizes(reading: Reading): void {
  for (const claim of reading.claims.filter(({ parameter }) => isSizeName(parameter))) {
    const { parameter, value, range } = claim;
    const opening = OPENINGS[reading.tokens[range.to]?.concept ?? ""];
    const unit = Number(value) % 10;
    if (!opening || unit === 0 || !Number.isInteger(value) || !reading.tokens[range.to - 1]!.word.includes(" "))
      continue;
    withdraw(reading, [claim]);
    reading.doubt("which", parameter, range, [
      { [parameter]: Number(value) - unit, [opening]: unit },
      { [parameter]: value },
    ]);
  }
}
const OPENINGS: Readonly<Record<string, string>> = { gate: "gates", door: "doors", window: "windows" };

/** 3. What is said twice with two values, or counted at two places, is a question. */
function saidTwice(reading: Reading): void {
  const open = new Map<string, Doubt>();
  for (const parameter of new Set(reading.claims.map((claim) => claim.parameter))) {
    const all = reading.claims.filter((claim) => claim.parameter === parameter);
    const isCount = parameter in reading.priceList.limits;
    // «ещё одни ворота» beside those that are known is counted at two places, too.
    const known =
      isCount && all.some(({ range }) => isAdded(reading, range)) ? Number(reading.before[parameter] ?? 0) : 0;
    const values = [...new Set([...all.map(({ value }) => value), ...(known > 0 ? [known] : [])])];
    if (values.length < 2 && !(isCount && (all.length > 1 || known > 0) && values[0] !== 0)) continue;
    const sum = isCount ? all.reduce<number>((total, { value }) => total + Number(value), known) : undefined;
    const choices = (sum !== undefined && !values.includes(0) ? [sum, ...values] : values).map((value) => ({
      [parameter]: value,
    }));
    withdraw(reading, all);
    // «без монтажа под ключ» is one contradiction, of two parameters.
    const ranges = JSON.stringify(all.map((one) => one.range));
    const same = open.get(ranges);
    if (same) same.choices = same.choices.map((choice, nth) => ({ ...choice, ...choices[nth] }));
    else open.set(ranges, { kind: "contradiction", parameter, range: wholeOf(all), choices });
  }
  reading.doubts.push(...open.values());
}

const isAdded = ({ tokens }: Reading, { from }: Range): boolean =>
  tokens.slice(Math.max(0, from - 2), from + 1).some(({ word }) => ADDED.test(word));

/** What was claimed becomes a question: as it was read, or without it. */
function ask(reading: Reading, range: Range, claims: readonly Claim[]): void {
  const said = valuesOf(claims);
  const [{ parameter, value }] = claims as [Claim];
  const isAsked = reading.doubts.some((one) => one.parameter === parameter);
  // «панели стены …, пенополистирол»: what is asked already keeps its filler.
  withdraw(reading, isAsked ? claims.filter((one) => one.parameter !== "filler") : claims);
  const choices: Values[] =
    typeof value === "boolean"
      ? [
          said,
          Object.fromEntries(
            claims.map((one) => [one.parameter, typeof one.value === "boolean" ? !one.value : one.value]),
          ),
        ]
      : parameter in reading.priceList.limits
        ? [said, { ...said, [parameter]: value === 0 ? 1 : 0 }]
        : [said, ...othersOf(parameter, value)];
  if (!isAsked) reading.doubt("wanted", parameter, range, choices);
}

const OTHERS: Readonly<Record<string, readonly Value[]>> = {
  gates_pos: [0, 1, 2],
  filler: ["minvata", "penoplast"],
  truss: ["solid", "demountable"],
  rails: ["h500", "h1610", "none"],
};
const othersOf = (parameter: string, value: Value): Values[] =>
  (OTHERS[parameter] ?? []).filter((one) => one !== value).map((one) => ({ [parameter]: one }));

const valuesOf = (claims: readonly Claim[]): Values =>
  Object.fromEntries(claims.map(({ parameter, value }) => [parameter, value]));
const wholeOf = (claims: readonly Claim[]): Range => ({
  from: Math.min(...claims.map(({ range }) => range.from)),
  to: Math.max(...claims.map(({ range }) => range.to)),
});

function withdraw(reading: Reading, claims: readonly Claim[]): void {
  reading.claims = reading.claims.filter((one) => !claims.includes(one));
}
