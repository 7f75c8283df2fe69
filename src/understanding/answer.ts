import type { UnderstandingTexts } from "../messages/understanding-texts.ts";
import { queryOf } from "../text/query-of.ts";
import { isOffered, isSizeName, sizesOf } from "./price-list-sizes.ts";
import type { Doubt, Range, Reading, Told, Value, Values } from "./reading.ts";
import type { Question, Understanding } from "./response.ts";
import { boundsOf, isOfSearch, nearestOf, searchOf } from "./search.ts";
import { isAnswered, rowsOf, settle } from "./settle.ts";

/** Buttons of one question. */
const MOST_CHOICES = 12;
/** So often the same reason is given, each time beside its own words. */
const MOST_SAME_REASONS = 10;

/** What all that was read comes to. */
export function answerOf(
  reading: Reading,
  named: readonly string[],
  baseUrl: string,
  texts: UnderstandingTexts,
): Understanding {
  const { priceList, loads, given } = reading;
  const { isWish, roofs, assumedRoof, searched, isSearch } = settle(reading, named);
  const { before } = reading;

  const open = reading.doubts.filter((doubt) => !isAnswered(reading, doubt, named)).map(withChoicesToTake);
  const doubtful = new Set(open.flatMap(({ parameter, choices }) => [parameter, ...choices.flatMap(Object.keys)]));
  const decided = reading.claims.filter(
    ({ parameter, value }) =>
      !isOfSearch(parameter) && !doubtful.has(parameter) && (!(parameter in given) || given[parameter] === value),
  );
  const said = [
    ...Object.entries({ ...(assumedRoof !== undefined && { roof: assumedRoof }), ...before }).filter(
      ([name]) => !doubtful.has(name),
    ),
    ...decided.map(({ parameter, value }) => [parameter, value] as const),
    ...Object.entries(given),
  ];
  const parameters = ordered(Object.fromEntries(said.filter(([name]) => !isOfSearch(name))));
  const questions = open
    .filter(({ parameter }, at) => open.findIndex((one) => one.parameter === parameter) === at)
    .map(questionOf);
  const isDone = questions.length === 0;
  const isWhole = ["roof", "width", "length"].every((name) => name in parameters);
  const isSelected = isSearch || (reading.takesBounds && isWish);
  const search = Object.keys(searched).length > 0 || (reading.takesBounds && isWish) ? searchAnswer() : undefined;
  const url = !isDone ? undefined : isWhole ? `${baseUrl}/v1/calc?${queryOf(parameters)}` : search?.url;
  const not_used = notUsed(reading);
  const used = [...decided, ...reading.claims.filter(({ parameter }) => isOfSearch(parameter) && (search || isWhole))];

  return {
    parameters,
    used: inOrder(
      used.map(({ parameter, value, range }) => ({
        ...reading.place(range),
        parameter: parameter === "area" ? "area_min" : parameter,
        value,
      })),
    ),
    not_used,
    assumed: assumed(),
    questions,
    not_offered: inOrder(tell(reading.notOffered, MOST_SAME_REASONS, (reason) => ({ reason }))),
    notes: inOrder([...tell(reading.notes, 1, (note) => ({ note })), ...rounded()]),
    complete: isDone && not_used.length === 0,
    ...(search && { search }),
    ...(url !== undefined && { url }),
  };

  /** Each choice once, none that is not made. */
  function withChoicesToTake(doubt: Doubt): Doubt {
    const most: Readonly<Record<string, number>> = { ...priceList.limits, gates_pos: 2 };
    const canBeTaken = ([name, value]: [string, Value]): boolean =>
      isSizeName(name)
        ? isOffered(name, Number(value), Object.values(priceList.roofs), priceList)
        : most[name] === undefined || (Number.isInteger(value) && Number(value) <= most[name]);
    const taken = doubt.choices.filter((choice) => Object.entries(choice).every(canBeTaken)).map(ordered);
    const once = new Map(taken.map((choice) => [JSON.stringify(choice), choice]));
    return { ...doubt, choices: [...once.values()].slice(0, MOST_CHOICES) };
  }

  function questionOf({ parameter, kind, range, choices }: Doubt): Question {
    const about = range && reading.place(range);
    const asked = {
      ...{ parameter, kind, priceList },
      about: about?.text.replace(/\s+/gu, " "),
      isOfSeveral: choices.some((choice) => Object.keys(choice).length > 1),
      length: parameters["length"] as number | undefined,
    };
    return {
      parameter,
      text: texts.question(asked),
      choices: choices.map((choice) => ({
        text: texts.choice(choice, asked),
        ...(parameter in choice && { value: choice[parameter]! }),
        // «а 18 метров?»: whichever it is, the other side is as it was.
        parameters: ordered({ ...pick(before, choices.flatMap(Object.keys)), ...choice }),
      })),
      ...(about && { about }),
    };
  }

  /** Each default that costs money or changes the building and was not spoken of. */
  function assumed(): Understanding["assumed"] {
    if (!isWish || Object.keys({ ...parameters, ...searched }).length === 0) return [];
    const roof = priceList.roofs[String(parameters["roof"])];
    const defaults: Record<string, Value | undefined> = {
      height: isSelected ? undefined : roof && roof.default_height_mm / 1000,
      ...(Number(parameters["gates"]) > 0 ? { gates_pos: 0 } : { gates: 0 }),
      montazh: false,
      ...(parameters["panels"] === true ? { filler: "minvata", panels_montazh: false } : { panels: false }),
    };
    const unsaid = Object.entries(defaults).filter(([name]) => !(name in parameters) && !doubtful.has(name));
    return Object.entries({ roof: assumedRoof, ...Object.fromEntries(unsaid) }).flatMap(([parameter, value]) =>
      value === undefined
        ? []
        : [{ parameter, value, text: texts.choice({ [parameter]: value }, { kind: "assumed", priceList }) }],
    );
  }

  /** What is said of words, and of the same again only so often. */
  function tell<Said>(all: readonly Told[], most: number, says: (text: string) => Said) {
    const isSame = (one: Told, other: Told) => one.name === other.name && one.asked === other.asked;
    return all
      .filter((one, at) => all.slice(0, at).filter((other) => isSame(one, other)).length < most)
      .map(({ name, asked, range }) => {
        const in_short = texts.inShort(name, asked);
        const sizes = (size: "width" | "height", roof: string) => sizesOf(size, rowsOf(reading, [roof]));
        const text = texts.told({ name, asked, priceList, loads, roofs, sizesOf: sizes });
        return { ...reading.place(range), ...says(text), ...(in_short !== undefined && { in_short }) };
      });
  }

  /** No size changes in silence: what a calculation, or a search, makes of it. */
  function rounded(): Understanding["notes"] {
    const its = rowsOf(reading, parameters["roof"] === undefined ? roofs : [String(parameters["roof"])]);
    return decided.flatMap(({ parameter, value, range }) => {
      if (!isSizeName(parameter)) return [];
      const from = Number(value);
      const made = parameter === "length" || its.length !== 1 ? from : nearestOf(parameter, from, its[0]!);
      const isOfSelection = isSelected || (search !== undefined && !isWhole);
      const [least, to] = isOfSelection ? boundsOf(parameter, from, its, priceList) : [made, made];
      if (least === from && to === from) return [];
      const note = texts.rounded(parameter, from, least, to);
      return [
        { ...reading.place(range), note, rounded: { parameter, from, to, ...(least !== to && { to_least: least }) } },
      ];
    });
  }

  /** «не приставной» leaves several. */
  function someRoofs(): Values {
    const isAll = named.length === Object.keys(priceList.roofs).length;
    return isAll || named.length < 2 || doubtful.has("roof") ? {} : { roof: named.join(",") };
  }

  function searchAnswer(): NonNullable<Understanding["search"]> {
    const all = searchOf(searched, { ...someRoofs(), ...parameters }, rowsOf(reading, roofs), priceList);
    const isReady = "budget" in all && isDone;
    return {
      parameters: all,
      ...(isReady && { url: `${baseUrl}/v1/search?${queryOf(all)}` }),
    };
  }
}

/** Content words and numbers that nothing was made of, neighbours together. */
function notUsed(reading: Reading): Understanding["not_used"] {
  const isAsked = (at: number) => reading.doubts.some(({ range }) => range && at >= range.from && at < range.to);
  const found: Range[] = [];
  for (const at of reading.tokens.keys()) {
    if (!reading.isAside(at) && (!reading.isUnread(at) || isAsked(at))) continue;
    const last = found.at(-1);
    if (last?.to === at) last.to++;
    else found.push({ from: at, to: at + 1 });
  }
  return found.map((range) => reading.place(range));
}

const HANGAR = ["roof", "width", "length", "height"];

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name) && isSizeName(name)));

/** What stands for the hangar comes first. */
const ordered = (values: Values): Record<string, Value> => ({
  ...Object.fromEntries(HANGAR.flatMap((name) => (name in values ? [[name, values[name]!]] : []))),
  ...Object.fromEntries(Object.entries(values).filter(([name]) => !HANGAR.includes(name))),
});

const inOrder = <Place extends { start: number }>(places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => a.start - b.start);
