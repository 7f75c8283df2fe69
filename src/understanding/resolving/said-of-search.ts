import type { Roof } from "../../price-list/schema.ts";
import type { Claim, Doubt, Reading, Values } from "../reading.ts";
import { isOffered } from "../readings/size.ts";
import { rangeOver } from "../sentence.ts";
import type { Answers } from "./answers.ts";
import { SEARCHED } from "../searched.ts";
import { valuesOf } from "./values.ts";

/** Sizes and an area that people round by so much are those of one hangar. */
const AREA_TOLERANCE = 0.02;

/** Values of a search's own parameters, and the words that they stand on. */
export interface SaidOfSearch {
  said: Values;
  used: Claim[];
}

/** What is said of a search; what is left open of it is added to `doubts`. An order says nothing without one. */
export function saidOfSearch(
  reading: Reading,
  claims: readonly Claim[],
  doubts: Doubt[],
  possible: readonly Roof[],
  answers: Answers,
): SaidOfSearch {
  const settled = settleArea(reading, claims, doubts, possible, answers);
  if (Object.keys(settled.said).some((name) => name !== "sort")) return settled;
  for (const { range } of settled.used) reading.sentence.leave(range);
  return { said: {}, used: [] };
}

/**
 * An area without bounds agrees with the sizes, completes them by a question, or is the least of a search. Budget and
 * bounds are the search's as they are, but for bounds that cross.
 */
function settleArea(
  { given, notes, priceList }: Reading,
  claims: readonly Claim[],
  doubts: Doubt[],
  possible: readonly Roof[],
  answers: Answers,
): SaidOfSearch {
  const ofSearch = claims.filter(({ parameter }) => SEARCHED.includes(parameter));
  const { area: answered, ...others } = answers.ofSearch;
  const rest = withoutCrossed(ofSearch, others, doubts).filter(
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
  const doubt = (choices: Values[]) => doubts.push({ parameter: "length", kind: "area", range: claim?.range, choices });
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

/** «от 400 до 300» is asked; what was answered is right against the text. */
function withoutCrossed(all: readonly Claim[], answered: Values, doubts: Doubt[]): Claim[] {
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

/** A search needs a budget and takes any roof: `doubts` get the one and lose the other. */
export function askOfSearch({ takesBounds }: Reading, searched: Values, doubts: Doubt[], answers: Answers): void {
  const isOpen = (name: string) => doubts.some((doubt) => doubt.parameter === name && !answers.hasSettled(doubt));
  // A selection has a budget: it asks only of an area, which it is to buy.
  const isOfSizes = takesBounds && !Object.keys(searched).some((name) => name.startsWith("area"));
  if (!("budget" in searched) && !isOfSizes && !isOpen("budget") && !isOpen("length")) {
    doubts.push({ parameter: "budget", kind: "missing", choices: [] });
  }
  const missing = doubts.findIndex(({ parameter, kind }) => parameter === "roof" && kind === "missing");
  if (missing >= 0 && !isOpen("length")) doubts.splice(missing, 1);
}
