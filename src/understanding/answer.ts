import type { UnderstandingTexts } from "../messages/understanding-texts.ts";
import { queryOf } from "../text/query-of.ts";
import { isOffered, isSizeName, SIZE_NAMES, sizesOf } from "./price-list-sizes.ts";
import type { Doubt, Reading, Value, Values } from "./reading.ts";
import type { Question, Understanding } from "./response.ts";
import { roofsOfSizes } from "./chunks/roofs.ts";
import { BEST, boundsOf, isOfSearch, nearestOf, saidOfSearch, searchOf } from "./search.ts";

/** Buttons of one question. */
const MOST_CHOICES = 12;
/** Of the text in a question, characters. */
const LONGEST_QUOTE = 100;
/** So often the same reason is given, each time beside its own words. */
const MOST_SAME_REASONS = 10;

/** What all that was read comes to. */
export function answerOf(
  reading: Reading,
  named: readonly string[],
  baseUrl: string,
  texts: UnderstandingTexts,
): Understanding {
  const { priceList, given, before } = reading;
  const isAnswered = ({ parameter, choices }: Pick<Doubt, "parameter" | "choices">): boolean =>
    choices.some((choice) => Object.entries(choice).every(([name, value]) => given[name] === value)) ||
    (parameter in given && !isUnoffered(parameter));
  const claimed = Object.fromEntries(reading.claims.map(({ parameter, value }) => [parameter, value]));
  const isWish =
    Object.keys({ ...claimed, ...before, ...given }).length > 0 ||
    reading.doubts.length > 0 ||
    reading.partOfRoof.length > 0 ||
    asksForPrice(reading);

  // Which roofs the sizes leave: the only one is taken, and told as assumed.
  const fitting = roofsOfSizes(reading, named);
  const roofs = fitting.length > 0 ? fitting : named;
  const possible = roofs.map((roof) => priceList.roofs[roof]!);
  const searched = saidOfSearch(reading, possible);
  const isTold = (name: string) => reading.valueOf(name) !== undefined;
  const isOpen = (name: string) =>
    reading.doubts.some(
      (doubt) => !isAnswered(doubt) && (doubt.parameter === name || doubt.choices.some((choice) => name in choice)),
    );
  const isSearch = (Object.keys(searched).length > 0 || isOpen("budget")) && !(isTold("width") && isTold("length"));
  settleSizes();
  const isRoofAssumed =
    isWish &&
    !isSearch &&
    isTold("width") &&
    !isTold("roof") &&
    roofs.length === 1 &&
    fitting.length === 1 &&
    !isOpen("roof") &&
    !isOpen("width");
  askMissing();

  const open = reading.doubts.filter((doubt) => !isAnswered(doubt)).map(withChoicesToTake);
  const doubtful = new Set(
    open.flatMap(({ parameter, choices }) => [parameter, ...choices.flatMap((choice) => Object.keys(choice))]),
  );
  const decided = reading.claims.filter(
    ({ parameter, value }) =>
      !isOfSearch(parameter) && !doubtful.has(parameter) && (!(parameter in given) || given[parameter] === value),
  );
  const said: Values = {
    ...without(before, doubtful),
    ...Object.fromEntries(decided.map(({ parameter, value }) => [parameter, value])),
    ...given,
  };
  const parameters = ordered({
    ...(isRoofAssumed && { roof: roofs[0]! }),
    ...Object.fromEntries(Object.entries(said).filter(([name]) => !isOfSearch(name))),
  });
  const questions = open
    .filter(({ parameter }, at) => open.findIndex((one) => one.parameter === parameter) === at)
    .map(questionOf);
  const isDone = questions.length === 0;
  const isWhole = ["roof", "width", "length"].every((name) => name in parameters);
  const search = Object.keys(searched).length > 0 ? searchAnswer() : undefined;
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
    not_offered: inOrder(
      withoutRepeats(reading.notOffered).map((told) => {
        const in_short = texts.inShort(told.name, told.asked);
        return {
          ...reading.place(told.range),
          reason: texts.reason({
            ...told,
            priceList,
            loads: reading.loads,
            roofs,
            sizesOf: (name, roof) => sizesOf(name, [priceList.roofs[roof]!]),
          }),
          ...(in_short !== undefined && { in_short }),
        };
      }),
    ),
    notes: inOrder([...notes(), ...rounded()]),
    complete: isDone && not_used.length === 0,
    ...(search && { search }),
    ...(url !== undefined && { url }),
  };

  function isUnoffered(name: string): boolean {
    return (
      isSizeName(name) &&
      name in given &&
      !isOffered(
        name,
        Number(given[name]),
        named.map((roof) => priceList.roofs[roof]!),
        priceList,
      )
    );
  }

  /** What was asked for and is not made is told, with what is nearest: whole hangars where there are several roofs. */
  function settleSizes(): void {
    const all = named.map((roof) => priceList.roofs[roof]!);
    const unoffered = SIZE_NAMES.filter(
      (name) => isTold(name) && !isOffered(name, Number(reading.valueOf(name)), all, priceList),
    );
    for (const name of unoffered) {
      const claim = reading.claims.find(({ parameter }) => parameter === name);
      const metres = Number(reading.valueOf(name));
      if (claim) reading.refuse(claim.range, name, metres);
      reading.claims = reading.claims.filter(({ parameter }) => parameter !== name);
      reading.doubt(
        "size",
        name,
        claim?.range,
        name === "width"
          ? nearestHangars(metres)
          : name === "height"
            ? sizesOf("height", all).map((height) => ({ height }))
            : [],
      );
    }
    // Each is made, and no roof has them together.
    if (unoffered.length === 0 && fitting.length === 0 && isTold("width")) {
      const claim = reading.claims.find(({ parameter }) => parameter === "width");
      const metres = Number(reading.valueOf("width"));
      if (claim) reading.refuse(claim.range, "width", metres);
      reading.claims = reading.claims.filter(({ parameter }) => parameter !== "width");
      reading.doubt("size", "width", claim?.range, nearestHangars(metres));
    }
    for (const { parameter, value, range } of reading.claims) {
      const most = (priceList.limits as Record<string, number>)[parameter];
      if (most === undefined || Number(value) <= most) continue;
      reading.refuse(range, "limit", most);
      reading.doubt("limit", parameter, range, [{ [parameter]: most }]);
    }
  }

  /** The nearest below and above that are made, of the roof that was said, and where it has but one of another, too. */
  function nearestHangars(metres: number): Values[] {
    const isRoofSaid = named.length < Object.keys(priceList.roofs).length;
    const of = (roofs: readonly string[]) =>
      roofs.flatMap((roof) => sizesOf("width", [priceList.roofs[roof]!]).map((width) => ({ roof, width })));
    const nearest = (all: readonly { roof: string; width: number }[]) => {
      const sorted = (side: typeof all, isBelow: boolean) =>
        [...side].sort((a, b) => (isBelow ? b.width - a.width : a.width - b.width));
      return [
        sorted(
          all.filter(({ width }) => width <= metres),
          true,
        )[0],
        sorted(
          all.filter(({ width }) => width > metres),
          false,
        )[0],
      ];
    };
    const own = nearest(of(named));
    const others = own.includes(undefined) && isRoofSaid ? nearest(of(Object.keys(priceList.roofs))) : [];
    const found = [own[0] ?? others[0], own[1] ?? others[1]].filter((one) => one !== undefined);
    const isOneRoof = named.length === 1 && found.every(({ roof }) => roof === named[0]);
    return found.map(({ roof, width }) => ({ ...(!isOneRoof && { roof }), width }));
  }

  /** A calculation needs its roof and sides, a search its budget; a text without any size or option asks nothing. */
  function askMissing(): void {
    if (!isWish) return;
    if (isSearch) {
      const isOfSizes = reading.takesBounds && !Object.keys(searched).some((name) => name.startsWith("area"));
      if (!("budget" in searched) && !isOfSizes && !isOpen("budget") && !isOpen("length"))
        reading.doubt("missing", "budget", undefined, []);
      return;
    }
    const isRidge = reading.notOffered.some(({ name, asked }) => name === "ridge" && asked !== undefined);
    if (isRidge && !isTold("height"))
      reading.doubt(
        "missing",
        "height",
        undefined,
        sizesOf("height", possible).map((height) => ({ height })),
      );
    if (reading.takesBounds) return;
    if (!isTold("roof") && !isRoofAssumed && !isOpen("roof")) {
      const about = reading.partOfRoof[0];
      reading.doubt(
        about ? "roof_of" : "missing",
        "roof",
        about,
        roofs.map((roof) => ({ roof })),
      );
    }
    for (const name of ["width", "length"] as const)
      if (!isTold(name) && !isOpen(name))
        reading.doubt(
          "missing",
          name,
          undefined,
          sizesOf(name, possible).map((size) => ({ [name]: size })),
        );
  }

  /** Each once, none that is not made. */
  function withChoicesToTake(doubt: Doubt): Doubt {
    const most: Readonly<Record<string, number>> = { ...priceList.limits, gates_pos: 2 };
    const isTaken = ([name, value]: [string, Value]): boolean =>
      most[name] === undefined || (Number.isInteger(value) && Number(value) <= most[name]);
    const isMade = ([name, value]: [string, Value]): boolean =>
      !isSizeName(name) || isOffered(name, Number(value), Object.values(priceList.roofs), priceList);
    const taken = doubt.choices.filter((choice) => Object.entries(choice).every((one) => isTaken(one) && isMade(one)));
    const once = new Map(taken.map((choice) => [JSON.stringify(ordered(choice)), ordered(choice)]));
    return { ...doubt, choices: [...once.values()].slice(0, MOST_CHOICES) };
  }

  function questionOf({ parameter, kind, range, choices }: Doubt): Question {
    const about = range && reading.place(range);
    const asked = {
      parameter,
      kind,
      about: about && shortened(about.text),
      decides: [...new Set(choices.flatMap((choice) => Object.keys(choice)))],
      isOfSeveral: choices.some((choice) => Object.keys(choice).length > 1),
      length: parameters["length"] as number | undefined,
      priceList,
    };
    return {
      parameter,
      text: texts.question(asked),
      choices: choices.map((choice) => ({
        text: texts.choice(choice, asked),
        ...(parameter in choice && { value: choice[parameter]! }),
        parameters: { ...choice },
      })),
      ...(about && { about }),
    };
  }

  /** Each default that costs money or changes the building and was not spoken of. */
  function assumed(): Understanding["assumed"] {
    if (!isWish || Object.keys(parameters).length + Object.keys(searched).length === 0) return [];
    const roof = priceList.roofs[String(parameters["roof"])];
    const isSaid = (name: string) => name in parameters || doubtful.has(name);
    const defaults: Record<string, Value | undefined> = {
      ...(isRoofAssumed && { roof: roofs[0]! }),
      ...(!isSearch && { height: roof && roof.default_height_mm / 1000 }),
      ...(Number(parameters["gates"]) > 0 ? { gates_pos: 0 } : { gates: 0 }),
      montazh: false,
      ...(parameters["panels"] === true ? { filler: "minvata", panels_montazh: false } : { panels: false }),
    };
    return Object.entries(defaults).flatMap(([parameter, value]) =>
      value === undefined || (parameter !== "roof" && isSaid(parameter))
        ? []
        : [{ parameter, value, text: texts.value(parameter, value, priceList) }],
    );
  }

  function notes(): Understanding["notes"] {
    return inOrder(
      reading.notes
        .filter(({ name }, at) => reading.notes.findIndex((one) => one.name === name) === at)
        .map(({ range, name }) => {
          const in_short = texts.noteInShort(name);
          return {
            ...reading.place(range),
            note: texts.note(name, priceList),
            ...(in_short !== undefined && { in_short }),
          };
        }),
    );
  }

  /** No size changes in silence: what a calculation, or a search, makes of it. */
  function rounded(): Understanding["notes"] {
    const its = parameters["roof"] === undefined ? possible : [priceList.roofs[String(parameters["roof"])]!];
    return decided.flatMap(({ parameter, value, range }) => {
      if (!isSizeName(parameter)) return [];
      const metres = Number(value);
      const [least, most] =
        isSearch || (search && !isWhole)
          ? boundsOf(parameter, metres, its, priceList)
          : parameter === "length"
            ? [metres, metres]
            : its.length === 1
              ? [nearestOf(parameter, metres, its[0]!), nearestOf(parameter, metres, its[0]!)]
              : [metres, metres];
      if (least === metres && most === metres) return [];
      return [
        {
          ...reading.place(range),
          note: texts.rounded(parameter, metres, least, most),
          rounded: {
            parameter,
            from: metres,
            to: least === most ? least : most,
            ...(least !== most && { to_least: least }),
          },
        },
      ];
    });
  }

  function searchAnswer(): NonNullable<Understanding["search"]> {
    const all = searchOf(searched, parameters, possible, priceList);
    const isReady = "budget" in all && isDone;
    return {
      parameters: all,
      ...(isReady && { url: `${baseUrl}/v1/search?${queryOf(all)}` }),
      ...(isReady && !isWhole && { best: BEST }),
    };
  }
}

/** «Сколько стоит ангар?» is a wish, as long as it is not about something that is answered. */
const asksForPrice = (reading: Reading): boolean =>
  reading.notOffered.length + reading.notes.length === 0 &&
  reading.has({ from: 0, to: reading.tokens.length }, "hangar", "frame");

/** Content words and numbers that nothing was made of, neighbours together. */
function notUsed(reading: Reading): Understanding["not_used"] {
  const asked = reading.doubts.flatMap(({ range }) => (range ? [range] : []));
  const isAsked = (at: number) => asked.some(({ from, to }) => at >= from && at < to);
  const found: { from: number; to: number }[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!reading.isAside(at) && !reading.isUnread(at)) continue;
    if (!reading.isAside(at) && isAsked(at)) continue;
    const last = found.at(-1);
    if (last?.to === at) last.to++;
    else found.push({ from: at, to: at + 1 });
  }
  return found.map((range) => reading.place(range));
}

function withoutRepeats<Told extends { name: string; asked?: number | undefined }>(all: readonly Told[]): Told[] {
  const times = new Map<string, number>();
  return all.filter(({ name, asked }) => {
    const count = times.get(`${name} ${asked}`) ?? 0;
    times.set(`${name} ${asked}`, count + 1);
    return count < MOST_SAME_REASONS;
  });
}

const ORDER = ["roof", "width", "length", "height"];

/** What stands for the hangar comes first. */
function ordered(values: Values): Record<string, Value> {
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => rank(a) - rank(b)));
}

const without = (values: Values, names: ReadonlySet<string>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
const inOrder = <Place extends { start: number }>(places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => a.start - b.start);

/** Fit to be shown: in one line, without control characters. */
function shortened(text: string): string {
  const shown = text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ");
  return shown.length > LONGEST_QUOTE ? `${shown.slice(0, LONGEST_QUOTE).trimEnd()}…` : shown;
}
