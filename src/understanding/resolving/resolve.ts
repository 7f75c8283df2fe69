import type { Claim, Doubt, Reading, Value } from "../reading.ts";
import { isOffered, isSizeName, sizesOf, type SizeName } from "../readings/size.ts";
import type { Understanding } from "../response.ts";
import { SEARCHED } from "../searched.ts";
import type { Refused, UnderstandingTexts } from "../texts/understanding-texts.ts";
import { Answers } from "./answers.ts";
import { withoutContradictions } from "./contradictions.ts";
import { notUsed } from "./not-used.ts";
import { doubtOfUnread, questionOf, withChoicesToTake } from "./questions.ts";
import { askOfSearch, saidOfSearch } from "./said-of-search.ts";
import { searchOf } from "./search-of.ts";
import { queryOf } from "../../text/query-of.ts";
import { ordered, valuesOf } from "./values.ts";

/** So often the same reason is given, each time beside its own words. */
const MOST_SAME_REASONS = 10;

/** What all readings together come to. */
export function resolve(
  reading: Reading,
  roofs: readonly string[],
  baseUrl: string,
  texts: UnderstandingTexts,
): Understanding {
  const { sentence, priceList, given, notes, notOffered } = reading;
  const possible = roofs.map((roof) => priceList.roofs[roof]!);
  const answers = new Answers(reading, possible);
  const { claims, doubts } = withoutContradictions(reading.claims, reading.doubts);

  const { said: searched, used: usedOfSearch } = saidOfSearch(reading, claims, doubts, possible, answers);
  const sized = withoutUnoffered(claims);
  const isTold = (name: string) => name in given || sized.some(({ parameter }) => parameter === name);
  const isBudgetAsked = doubts.some((doubt) => doubt.parameter === "budget" && !answers.hasSettled(doubt));
  const isSearch = (isBudgetAsked || Object.keys(searched).length > 0) && !(isTold("width") && isTold("length"));
  if (isSearch) askOfSearch(reading, searched, doubts, answers);
  else askMissing();
  if (notOffered.some(({ reason, asked }) => reason === "ridge" && asked !== undefined) && !isTold("height"))
    doubts.push({ parameter: "height", kind: "missing", choices: sizeChoices("height") });

  const open = [
    ...doubts.map((doubt) => withChoicesToTake(doubt, reading)).filter((doubt) => !answers.hasSettled(doubt)),
    ...answers.unoffered.map((name): Doubt => ({ parameter: name, kind: "size", choices: sizeChoices(name) })),
  ];
  const doubtful = new Set(open.flatMap(({ parameter, choices }) => [parameter, ...choices.flatMap(Object.keys)]));
  // What was answered as it was said is said all the same.
  const isSaid = ({ parameter, value }: Claim) => !(parameter in given) || given[parameter] === value;
  const decided = sized.filter((one) => isSaid(one) && !doubtful.has(one.parameter));
  const parameters = ordered({ ...valuesOf(decided), ...answers.ofCalculation });
  // What is asked of a parameter is asked once.
  const isFirst = ({ parameter }: Doubt, at: number) => open.findIndex((one) => one.parameter === parameter) === at;
  const asked = [...open.filter(isFirst), ...doubtOfUnread(reading, decided)];
  const questions = asked.map((doubt) => questionOf(doubt, reading, texts));
  const isOpen = questions.length > 0;
  const search = Object.keys(searched).length > 0 ? searchAnswer() : undefined;
  const isWhole = ["roof", "width", "length"].every((name) => name in parameters);
  const url = isOpen ? undefined : isWhole ? `${baseUrl}/v1/calc?${queryOf(parameters)}` : search?.url;

  return {
    parameters,
    used: used([...decided, ...usedOfSearch]),
    not_used: notUsed(sentence),
    questions,
    not_offered: inOrder(
      withoutRepeats(notOffered).map(({ range, reason, asked }) => {
        const refused: Refused = {
          reason,
          priceList,
          asked,
          roof: roofs.length === 1 ? roofs[0] : undefined,
          sizesOf: (name, roof) => sizesOf(name, [priceList.roofs[roof]!]),
        };
        const in_short = texts.inShort(refused);
        return {
          ...sentence.place(range),
          reason: texts.reason(refused),
          ...(in_short !== undefined && { in_short }),
        };
      }),
    ),
    notes: inOrder(
      notes.filter(isFirstNote).map(({ range, note }) => {
        const in_short = texts.noteInShort(note);
        return {
          ...sentence.place(range),
          note: texts.note(note),
          ...(in_short !== undefined && { in_short }),
        };
      }),
    ),
    ...(search && { search }),
    ...(url !== undefined && { url }),
  };

  /** What was asked for and is not made is said, and asked anew. */
  function withoutUnoffered(all: readonly Claim[]): Claim[] {
    return all.filter(({ parameter, value, range }) => {
      if (SEARCHED.includes(parameter)) return false;
      if (!isSizeName(parameter)) return withinLimits(parameter, value, range);
      if (isOffered(parameter, Number(value), possible, priceList)) return true;
      notOffered.push({ range, reason: parameter, asked: Number(value) });
      doubts.push({ parameter, kind: "size", range, choices: sizeChoices(parameter) });
      return false;
    });
  }

  function withinLimits(parameter: string, value: Value, range: Claim["range"]): boolean {
    const most = (priceList.limits as Record<string, number>)[parameter];
    if (most === undefined || Number(value) <= most) return true;
    notOffered.push({ range, reason: "limit", asked: most });
    doubts.push({ parameter, kind: "limit", range, choices: [{ [parameter]: most }] });
    return false;
  }

  function askMissing(): void {
    for (const name of ["width", "length"] as const) {
      const isAsked = doubts.some(
        (doubt) =>
          !answers.hasSettled(doubt) && (doubt.parameter === name || doubt.choices.some((choice) => name in choice)),
      );
      if (!isTold(name) && !isAsked) doubts.push({ parameter: name, kind: "missing", choices: sizeChoices(name) });
    }
  }

  function sizeChoices(name: SizeName): Record<string, number>[] {
    return sizesOf(name, possible).map((metres) => ({ [name]: metres }));
  }

  function isFirstNote({ note }: (typeof notes)[number], at: number): boolean {
    return notes.findIndex((one) => one.note === note) === at;
  }

  function used(all: readonly Claim[]): Understanding["used"] {
    return inOrder(all.map(({ parameter, value, range }) => ({ ...sentence.place(range), parameter, value })));
  }

  function searchAnswer(): NonNullable<Understanding["search"]> {
    const all = searchOf(searched, parameters, possible, priceList);
    return { parameters: all, ...("budget" in all && !isOpen && { url: `${baseUrl}/v1/search?${queryOf(all)}` }) };
  }
}

/** Of those with one and the same reason the first few. */
function withoutRepeats<Refused extends { reason: string; asked?: number }>(all: readonly Refused[]): Refused[] {
  const times = new Map<string, number>();
  return all.filter(({ reason, asked }) => {
    const before = times.get(`${reason} ${asked}`) ?? 0;
    times.set(`${reason} ${asked}`, before + 1);
    return before < MOST_SAME_REASONS;
  });
}

const inOrder = <Place extends { start: number }>(places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => a.start - b.start);
