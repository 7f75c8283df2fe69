import { withoutContradictions } from "./contradictions.ts";
import type { Claim, Doubt, Reading, Value } from "./reading.ts";
import { notUsed } from "./not-used.ts";
import { isOffered } from "./readings/loose-sizes.ts";
import type { SizeName } from "./readings/named-sizes.ts";
import type { Question, Understanding } from "./response.ts";
import type { Range } from "./sentence.ts";
import type { Asked, UnderstandingTexts } from "./texts/understanding-texts.ts";

const SIZES = ["width", "length", "height"] as const;
const SEARCHED = ["budget", "area_min", "area_max", "area"];

/** What all readings together come to. */
export function resolve(
  reading: Reading,
  roofs: readonly string[],
  baseUrl: string,
  texts: UnderstandingTexts,
): Understanding {
  const { sentence, priceList, given, notes } = reading;
  const { claims, doubts } = withoutContradictions(reading.claims, reading.doubts);
  const { said: searched, used: usedOfSearch } = settleArea();
  const sized = withoutUnoffered(claims);
  const isTold = (name: string) => name in given || sized.some(({ parameter }) => parameter === name);
  const isSearch = Object.keys(searched).length > 0 && !(isTold("width") && isTold("length"));
  if (isSearch) askOfSearch();
  else askMissing();
  if (reading.notOffered.some(({ reason, asked }) => reason === "ridge" && asked !== undefined) && !isTold("height"))
    doubts.push({ parameter: "height", kind: "missing", choices: sizeChoices("height") });

  const open = doubts.filter(({ parameter, choices }) => !isAnswered(parameter, choices));
  const decided = sized.filter(({ parameter }) => !(parameter in given) && !isDoubtful(parameter));
  const parameters = ordered({ ...valuesOf(decided), ...given });
  // What is asked of a parameter is asked once.
  const isFirst = ({ parameter }: Doubt, at: number) => open.findIndex((one) => one.parameter === parameter) === at;
  const questions = open.filter(isFirst).map(questionOf);
  const isOpen = questions.length > 0;
  const search = Object.keys(searched).length > 0 ? searchOf(searched, parameters, isOpen) : undefined;
  const isWhole = ["roof", "width", "length"].every((name) => name in parameters);
  const url = isOpen ? undefined : isWhole ? `${baseUrl}/v1/calc?${query(parameters)}` : search?.url;

  return {
    parameters,
    used: used([...decided, ...usedOfSearch]),
    not_used: notUsed(sentence),
    questions,
    not_offered: inOrder(
      reading.notOffered.map(({ range, reason, asked }) => ({
        ...sentence.place(range),
        reason: texts.reason(reason, priceList, asked, roofs.length === 1 ? roofs[0] : undefined),
      })),
    ),
    notes: inOrder(notes.map(({ range, note }) => ({ ...sentence.place(range), note: texts.note(note) }))),
    ...(search && { search }),
    ...(url !== undefined && { url }),
  };

  /**
   * An area without bounds agrees with the sizes, completes them by a question, or is the least of a search. Budget and
   * bounds are the search's as they are.
   */
  function settleArea(): { said: Record<string, Value>; used: Claim[] } {
    const ofSearch = claims.filter(({ parameter }) => SEARCHED.includes(parameter));
    const area = ofSearch.find(({ parameter }) => parameter === "area");
    const rest = ofSearch.filter((one) => one !== area);
    if (!area) return { said: valuesOf(rest), used: rest };
    const known = { ...valuesOf(claims), ...given };
    const [width, length] = [Number(known["width"]), Number(known["length"])];
    const fitting = width > 0 ? Math.round((Number(area.value) / width) * 100) / 100 : NaN;
    if (width > 0 && length > 0) {
      const agrees = Math.abs(width * length - Number(area.value)) <= AREA_TOLERANCE * Number(area.value);
      if (!agrees)
        doubts.push({
          parameter: "length",
          kind: "area",
          range: area.range,
          choices: [{ length }, { length: fitting }],
        });
      return { said: valuesOf(rest), used: rest };
    }
    if (width > 0)
      doubts.push({ parameter: "length", kind: "area", range: area.range, choices: [{ length: fitting }] });
    else notes.push({ range: area.range, note: "area" });
    const asLeast = { ...area, parameter: "area_min" };
    return { said: valuesOf([...rest, asLeast]), used: [...rest, asLeast] };
  }

  /** A search needs a budget and takes any roof. */
  function askOfSearch(): void {
    const isOpen = (name: string) => doubts.some(({ parameter }) => parameter === name);
    if (!("budget" in searched) && !isOpen("budget") && !isOpen("length")) {
      doubts.push({ parameter: "budget", kind: "missing", choices: [] });
    }
    const missing = doubts.findIndex(({ parameter, kind }) => parameter === "roof" && kind === "missing");
    if (missing >= 0 && !isOpen("length")) doubts.splice(missing, 1);
  }

  /** What was asked for and is not made is said, and asked anew. */
  function withoutUnoffered(all: readonly Claim[]): Claim[] {
    return all.filter(({ parameter, value, range }) => {
      if (SEARCHED.includes(parameter)) return false;
      if (!(SIZES as readonly string[]).includes(parameter)) return withinLimits(parameter, value, range);
      const name = parameter as SizeName;
      const of = roofs.map((roof) => priceList.roofs[roof]!);
      if (isOffered(name, Number(value), of, priceList)) return true;
      reading.notOffered.push({ range, reason: name, asked: Number(value) });
      doubts.push({ parameter: name, kind: "size", range, choices: sizeChoices(name) });
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
        ({ choices, parameter }) =>
          !isAnswered(parameter, choices) && (parameter === name || choices.some((one) => name in one)),
      );
      if (!isTold(name) && !isAsked) doubts.push({ parameter: name, kind: "missing", choices: sizeChoices(name) });
    }
  }

  function sizeChoices(name: SizeName): Record<string, number>[] {
    if (name === "length") return [];
    const all = roofs.flatMap((roof) => {
      const { widths, heights } = priceList.roofs[roof]!;
      return name === "height"
        ? heights.map((mm) => mm / 1000)
        : Object.entries(widths).map(([mm, { label_m = Number(mm) / 1000 }]) => label_m);
    });
    return [...new Set(all)].sort((a, b) => a - b).map((metres) => ({ [name]: metres }));
  }

  function isDoubtful(parameter: string): boolean {
    return open.some((doubt) => doubt.parameter === parameter || doubt.choices.some((choice) => parameter in choice));
  }

  /** Also by an answer to another question that says all that this one is about. */
  function isAnswered(parameter: string, choices: Doubt["choices"]): boolean {
    if (!(parameter in given)) return false;
    return SIZES.every((name) => name !== parameter) || choices.length === 0 || isOfferedNow(parameter as SizeName);
  }

  function isOfferedNow(name: SizeName): boolean {
    return isOffered(
      name,
      Number(given[name]),
      roofs.map((roof) => priceList.roofs[roof]!),
      priceList,
    );
  }

  function questionOf(doubt: Doubt): Question {
    const about = doubt.range && sentence.place(doubt.range);
    const asked: Asked = { parameter: doubt.parameter, kind: doubt.kind, about: about?.text, priceList };
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
      ...(about && { about }),
    };
  }

  function used(all: readonly Claim[]): Understanding["used"] {
    return inOrder(all.map(({ parameter, value, range }) => ({ ...sentence.place(range), parameter, value })));
  }

  function searchOf(
    said: Readonly<Record<string, Value>>,
    { roof, width, length, height, ...options }: Record<string, Value>,
    isOpen: boolean,
  ): NonNullable<Understanding["search"]> {
    const bounds = Object.entries({ width, length, height }).flatMap(([name, value]) =>
      value === undefined ? [] : [[`${name}_min`, value] as const, [`${name}_max`, value] as const],
    );
    const all = { ...said, ...(roof !== undefined && { roof }), ...Object.fromEntries(bounds), ...options };
    return { parameters: all, ...("budget" in said && !isOpen && { url: `${baseUrl}/v1/search?${query(all)}` }) };
  }
}

/** Sizes and an area that people round by so much are those of one hangar. */
const AREA_TOLERANCE = 0.02;

/** How many of what was named without a number. */
function countChoices(parameter: string, { claims }: Reading): Record<string, number>[] {
  const inBothEnds = claims.some((one) => one.parameter === "gates_pos" && one.value === 2);
  const counts = parameter === "gates" ? (inBothEnds ? [2, 4] : [1, 2, 3, 4]) : [1, 2, 3, 4, 6, 8];
  return counts.map((count) => ({ [parameter]: count }));
}

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
