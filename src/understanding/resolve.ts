import { withoutContradictions } from "./contradictions.ts";
import type { Claim, Doubt, Reading, Value, Values } from "./reading.ts";
import { notUsed } from "./not-used.ts";
import { EVIDENT_SUM, LARGEST_SUM } from "./readings/money-and-area.ts";
import { isOffered, isSizeName, SIZE_NAMES, sizesOf, type SizeName } from "./readings/size.ts";
import type { Question, Understanding } from "./response.ts";
import { SEARCHED, searchOf } from "./search-of.ts";
import { rangeOver, type Range } from "./sentence.ts";
import type { Asked, UnderstandingTexts } from "./texts/understanding-texts.ts";

/** Which of what is read stands for the hangar, best first. */
const PIVOTS = ["width", "length", "roof", "height"];
/** Buttons of one question; who names more alternatives is asked about the first. */
const MOST_CHOICES = 12;
/** Of the text in a question, characters. */
const LONGEST_QUOTE = 100;
/** So often the same reason is given, each time beside its own words. */
const MOST_SAME_REASONS = 10;

/** What all readings together come to. */
export function resolve(
  reading: Reading,
  roofs: readonly string[],
  baseUrl: string,
  texts: UnderstandingTexts,
): Understanding {
  const { sentence, priceList, given, notes } = reading;
  const possible = roofs.map((roof) => priceList.roofs[roof]!);
  const { claims, doubts } = withoutContradictions(reading.claims, reading.doubts);
  const answeredOf = (isSearched: boolean): Values =>
    Object.fromEntries(Object.entries(given).filter(([name]) => SEARCHED.includes(name) === isSearched));
  const { said: searched, used: usedOfSearch } = withoutLoneOrder(settleArea());
  const sized = withoutUnoffered(claims);
  const isTold = (name: string) => name in given || sized.some(({ parameter }) => parameter === name);
  const isBudgetAsked = doubts.some((doubt) => doubt.parameter === "budget" && !isAnswered(doubt));
  const isSearch = (isBudgetAsked || Object.keys(searched).length > 0) && !(isTold("width") && isTold("length"));
  if (isSearch) askOfSearch();
  else askMissing();
  if (reading.notOffered.some(({ reason, asked }) => reason === "ridge" && asked !== undefined) && !isTold("height"))
    doubts.push({ parameter: "height", kind: "missing", choices: sizeChoices("height") });

  const unoffered = SIZE_NAMES.filter((name) => name in given && !isOfferedNow(name));
  const open = [
    ...doubts.map(withChoicesToTake).filter((doubt) => !isAnswered(doubt)),
    // An answer that no hangar of the roof has, which may have been chosen later.
    ...unoffered.map((name): Doubt => ({ parameter: name, kind: "size", choices: sizeChoices(name) })),
  ];
  const doubtful = new Set(open.flatMap(({ parameter, choices }) => [parameter, ...choices.flatMap(Object.keys)]));
  // What was answered as it was said is said all the same.
  const isSaid = ({ parameter, value }: Claim) => !(parameter in given) || given[parameter] === value;
  const decided = sized.filter((one) => isSaid(one) && !doubtful.has(one.parameter));
  const answered = Object.entries(answeredOf(false)).filter(([name]) => !unoffered.some((one) => one === name));
  const parameters = ordered({ ...valuesOf(decided), ...Object.fromEntries(answered) });
  // What is asked of a parameter is asked once.
  const isFirst = ({ parameter }: Doubt, at: number) => open.findIndex((one) => one.parameter === parameter) === at;
  const questions = [...open.filter(isFirst), ...ofUnread()].map(questionOf);
  const isOpen = questions.length > 0;
  const search = Object.keys(searched).length > 0 ? searchAnswer() : undefined;
  const isWhole = ["roof", "width", "length"].every((name) => name in parameters);
  const url = isOpen ? undefined : isWhole ? `${baseUrl}/v1/calc?${query(parameters)}` : search?.url;

  return {
    parameters,
    used: used([...decided, ...usedOfSearch]),
    not_used: notUsed(sentence),
    questions,
    not_offered: inOrder(
      seldom(reading.notOffered).map(({ range, reason, asked }) => ({
        ...sentence.place(range),
        reason: texts.reason({
          reason,
          priceList,
          asked,
          roof: roofs.length === 1 ? roofs[0] : undefined,
          sizesOf: (name, roof) => sizesOf(name, [priceList.roofs[roof]!]),
        }),
      })),
    ),
    notes: inOrder(
      notes.filter(isFirstNote).map(({ range, note }) => ({ ...sentence.place(range), note: texts.note(note) })),
    ),
    ...(search && { search }),
    ...(url !== undefined && { url }),
  };

  /** Whether the hangar is the one that is read, whatever else the number says: it stays what it is meanwhile. */
  function ofUnread(): Doubt[] {
    const pivot = PIVOTS.map((name) => decided.find(({ parameter }) => parameter === name)).find(Boolean) ?? decided[0];
    const [first] = reading.unread;
    if (!first || !pivot || pivot.parameter in given) return [];
    const { parameter, value } = pivot;
    const leavesOut = reading.unread.map((range) => shortened(sentence.place(range).text));
    return [{ parameter, kind: "unread", range: first, choices: [{ [parameter]: value }], leavesOut }];
  }

  /**
   * An area without bounds agrees with the sizes, completes them by a question, or is the least of a search. Budget and
   * bounds are the search's as they are, but for bounds that cross.
   */
  function settleArea(): { said: Values; used: Claim[] } {
    const ofSearch = claims.filter(({ parameter }) => SEARCHED.includes(parameter));
    const { area: answered, ...others } = answeredOf(true);
    const rest = withoutCrossed(ofSearch, others).filter(
      ({ parameter }) => parameter !== "area" && !(parameter in given),
    );
    const said: Values = { ...valuesOf(rest), ...others };
    const claim = ofSearch.find(({ parameter }) => parameter === "area" && !(parameter in given));
    const area = Number(answered ?? claim?.value);
    if (Number.isNaN(area)) return { said, used: rest };
    const known = { ...valuesOf(claims), ...given };
    const [width, length] = [Number(known["width"]), Number(known["length"])];
    const fitting = { length: Math.round((area / width) * 100) / 100 };
    const isMade = isOffered("length", fitting.length, possible, priceList);
    const doubt = (choices: Values[]) =>
      doubts.push({ parameter: "length", kind: "area", range: claim?.range, choices });
    if (width > 0 && length > 0) {
      const agrees = Math.abs(width * length - area) <= AREA_TOLERANCE * area;
      if (!agrees) doubt([{ length }, ...(isMade ? [fitting] : [])]);
      return { said, used: rest };
    }
    // With a budget it is one of all lengths that is searched for.
    if (width > 0 && said["budget"] === undefined) doubt(isMade ? [fitting] : []);
    else if (claim) notes.push({ range: claim.range, note: "area" });
    const asLeast = claim ? [{ ...claim, parameter: "area_min" }] : [];
    return { said: { ...said, area_min: area }, used: [...rest, ...asLeast] };
  }

  /** An order is of a search: without one its words say nothing. */
  function withoutLoneOrder(settled: { said: Values; used: Claim[] }): { said: Values; used: Claim[] } {
    if (Object.keys(settled.said).some((name) => name !== "sort")) return settled;
    for (const { range } of settled.used) sentence.leave(range);
    return { said: {}, used: [] };
  }

  /** «от 400 до 300» is asked; what was answered is right against the text. */
  function withoutCrossed(all: readonly Claim[], answered: Values): Claim[] {
    const [least, most] = ["area_min", "area_max"].map((name) => all.find(({ parameter }) => parameter === name));
    const { area_min = least?.value, area_max = most?.value } = answered;
    if (area_min === undefined || area_max === undefined || area_min <= area_max) return [...all];
    if (least && most) {
      const range = rangeOver([least.range, most.range]);
      const choices = [{ area_min: least.value }, { area_max: most.value }];
      doubts.push({ parameter: "area_min", kind: "contradiction", range, choices });
    }
    return all.filter((one) => one !== least && one !== most);
  }

  /** A search needs a budget and takes any roof. */
  function askOfSearch(): void {
    const isOpen = (name: string) => doubts.some((doubt) => doubt.parameter === name && !isAnswered(doubt));
    // A selection has a budget: it asks only of an area, which it is to buy.
    const isOfSizes = reading.takesBounds && !Object.keys(searched).some((name) => name.startsWith("area"));
    if (!("budget" in searched) && !isOfSizes && !isOpen("budget") && !isOpen("length")) {
      doubts.push({ parameter: "budget", kind: "missing", choices: [] });
    }
    const missing = doubts.findIndex(({ parameter, kind }) => parameter === "roof" && kind === "missing");
    if (missing >= 0 && !isOpen("length")) doubts.splice(missing, 1);
  }

  /** What was asked for and is not made is said, and asked anew. */
  function withoutUnoffered(all: readonly Claim[]): Claim[] {
    return all.filter(({ parameter, value, range }) => {
      if (SEARCHED.includes(parameter)) return false;
      if (!isSizeName(parameter)) return withinLimits(parameter, value, range);
      if (isOffered(parameter, Number(value), possible, priceList)) return true;
      reading.notOffered.push({ range, reason: parameter, asked: Number(value) });
      doubts.push({ parameter, kind: "size", range, choices: sizeChoices(parameter) });
      return false;
    });
  }

  function withinLimits(parameter: string, value: Value, range: Range): boolean {
    const most = (priceList.limits as Record<string, number>)[parameter];
    if (most === undefined || Number(value) <= most) return true;
    reading.notOffered.push({ range, reason: "limit", asked: most });
    doubts.push({ parameter, kind: "limit", range, choices: [{ [parameter]: most }] });
    return false;
  }

  function askMissing(): void {
    for (const name of ["width", "length"] as const) {
      const isAsked = doubts.some(
        ({ choices, parameter, kind }) =>
          !isAnswered({ parameter, kind, choices }) && (parameter === name || choices.some((one) => name in one)),
      );
      if (!isTold(name) && !isAsked) doubts.push({ parameter: name, kind: "missing", choices: sizeChoices(name) });
    }
  }

  function sizeChoices(name: SizeName): Record<string, number>[] {
    return sizesOf(name, possible).map((metres) => ({ [name]: metres }));
  }

  /** By an answer that says all of one of its choices, or all that it is about. */
  function isAnswered({ parameter, choices }: Doubt): boolean {
    const isChosen = choices.some((choice) => Object.entries(choice).every(([name, value]) => given[name] === value));
    if (isChosen || !(parameter in given)) return isChosen;
    return !isSizeName(parameter) || choices.length === 0 || isOfferedNow(parameter);
  }

  function isOfferedNow(name: SizeName): boolean {
    return isOffered(name, Number(given[name]), possible, priceList);
  }

  /** Each once, none that is not calculated. */
  function withChoicesToTake(doubt: Doubt): Doubt {
    const { parameter, choices } = doubt;
    const most: Readonly<Record<string, number>> = { ...priceList.limits, gates_pos: 2, budget: LARGEST_SUM };
    const isTaken = ([name, value]: [string, Value]): boolean =>
      most[name] === undefined ||
      (Number.isInteger(value) && Number(value) <= most[name] && (name !== "budget" || Number(value) >= EVIDENT_SUM));
    const taken = choices.filter((choice) => Object.entries(choice).every(isTaken));
    const isTooMany = taken.length === 0 && choices.length > 0 && parameter in priceList.limits;
    const all = isTooMany ? [{ [parameter]: most[parameter]! }] : taken;
    const once = new Map(all.map((choice) => [JSON.stringify(ordered(choice)), choice]));
    return { ...doubt, choices: [...once.values()].slice(0, MOST_CHOICES) };
  }

  function isFirstNote({ note }: (typeof notes)[number], at: number): boolean {
    return notes.findIndex((one) => one.note === note) === at;
  }

  function questionOf(doubt: Doubt): Question {
    const about = doubt.range && sentence.place(doubt.range);
    const asked: Asked = {
      parameter: doubt.parameter,
      kind: doubt.kind,
      about: about && shortened(about.text),
      leavesOut: doubt.leavesOut,
      priceList,
    };
    const filled = (
      doubt.kind === "count" && doubt.choices.length === 0 ? countChoices(doubt.parameter, reading) : doubt.choices
    ).map(ordered);
    return {
      parameter: doubt.parameter,
      text: texts.question(asked),
      choices: filled.map((choice) => ({
        text: texts.choice(choice, asked),
        ...(doubt.parameter in choice && { value: choice[doubt.parameter]! }),
        parameters: choice,
      })),
      ...(doubt.leavesOut && { leaves_out: [...doubt.leavesOut] }),
      ...(about && { about }),
    };
  }

  function used(all: readonly Claim[]): Understanding["used"] {
    return inOrder(all.map(({ parameter, value, range }) => ({ ...sentence.place(range), parameter, value })));
  }

  function searchAnswer(): NonNullable<Understanding["search"]> {
    const all = searchOf(searched, parameters, possible, priceList);
    return { parameters: all, ...("budget" in all && !isOpen && { url: `${baseUrl}/v1/search?${query(all)}` }) };
  }
}

/** The first of those with one reason. */
function seldom<Refused extends { reason: string; asked?: number }>(all: readonly Refused[]): Refused[] {
  const times = new Map<string, number>();
  return all.filter(({ reason, asked }) => {
    const before = times.get(`${reason} ${asked}`) ?? 0;
    times.set(`${reason} ${asked}`, before + 1);
    return before < MOST_SAME_REASONS;
  });
}

/** Sizes and an area that people round by so much are those of one hangar. */
const AREA_TOLERANCE = 0.02;

/** How many of what was named without a number. */
function countChoices(parameter: string, { claims }: Reading): Record<string, number>[] {
  const inBothEnds = claims.some((one) => one.parameter === "gates_pos" && one.value === 2);
  const counts = parameter === "gates" ? (inBothEnds ? [2, 4] : [1, 2, 3, 4, 0]) : [1, 2, 3, 4, 6, 8, 0];
  return counts.map((count) => ({ [parameter]: count }));
}

const shortened = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text;

const valuesOf = (claims: readonly Claim[]): Record<string, Value> =>
  Object.fromEntries(claims.map(({ parameter, value }) => [parameter, value]));

const query = (parameters: Readonly<Record<string, Value>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${value === true ? 1 : value === false ? 0 : value}`)
    .join("&");

const ORDER = ["roof", "width", "length", "height"];

function ordered(parameters: Readonly<Record<string, Value>>): Record<string, Value> {
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return Object.fromEntries(Object.entries(parameters).sort(([a], [b]) => rank(a) - rank(b)));
}

const inOrder = <Place extends { start: number }>(places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => a.start - b.start);
