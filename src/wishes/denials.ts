import { ANSWERED, DENIED_FORMS, NOT_PRICED, type Concept } from "./lexicon.ts";
import type { Range, Reading } from "./reading.ts";

/** That something is not wanted. */
export interface Denial {
  /** Otherwise it may be meant of something else, and is asked. */
  isSure: boolean;
  /** The words that say so, and all from them to what they deny. */
  words: Range;
  range: Range;
}

const OPTIONS: readonly Concept[] = [
  ...([
    "gate",
    "door",
    "window",
    "panel",
    "insulated",
    "cladding",
    "mineral_wool",
    "foam",
    "sheet",
    "decor",
    "erection",
    "pile",
  ] as const),
  ...(["anchor", "purlin", "rails", "welded", "demountable", "solid", "key", "heated"] as const),
];
const TOPICS = [...Object.keys(NOT_PRICED), ...Object.keys(ANSWERED)] as Concept[];
const ITEMS: readonly Concept[] = [
  ...OPTIONS,
  ...TOPICS,
  "column",
  "double_pitch",
  "single_pitch",
  "attached",
  "apart",
  "central",
];
/** What may stand inside of the words for one item, and before them. */
const INSIDE: readonly Concept[] = ["frame", "roof", "wall", "screw", "block", "mineral", "wool", "truss", "opening"];
const BEFORE: readonly Concept[] = ["neutral", "need", "with", "hangar", ...INSIDE];
const BEHIND: readonly Concept[] = ["neutral", "equals", "dash", "question", "pieces"];

/** What is said not to be wanted: «без монтажа и панелей», «ворота не нужны», «сваи наши». */
export function denialsIn(reading: Reading): Map<number, Denial> {
  const { tokens } = reading;
  const denied = new Map<number, Denial>();

  tokens.forEach(({ concept, word }, at) => {
    if (reading.isDone(at)) return;
    if (concept === "without" || concept === "nor") return void denyForward(at, at + 1, true);
    if (concept === "not") {
      const next = reading.past(at + 1, 1, "neutral");
      if (reading.is(next, "need", "unneeded")) return denyAround(at, next + 1);
      if (reading.is(next, ...ITEMS, "with")) return void denyForward(at, next, true);
      // «монтаж — не», «панелей нам не»
      return reading.is(at + 1, "comma", "stop") || at + 1 === tokens.length
        ? void denyBack(at, at + 1, true)
        : undefined;
    }
    if (concept === "absent" || concept === "unneeded") return denyAround(at, at + 1);
    if (concept === "except") return void (denyForward(at, at + 1, true) || denyBack(at, at + 1, true));
    if (concept === "instead") return void denyForward(at, at + 1, false);
    if (concept === "already") return void (denyBack(at, at + 1, false) || denyForward(at, at + 1, false));
    if (concept === "self" || concept === "own" || (concept === "client" && word !== "")) {
      const isOfWork = (group: Range | undefined) =>
        !!group && reading.has(group, "erection", ...TOPICS, ...(concept === "own" ? (["panel"] as const) : []));
      const [behind, before] = [
        groupAt(reading.past(at + 1, 1, "neutral", "self")),
        groupBack(reading.past(at - 1, -1, ...BEHIND, "self", "own")),
      ];
      if (before) return void denyBack(at, at + 1, isOfWork(before));
      return void (behind && denyForward(at, at + 1, isOfWork(behind)));
    }
  });
  return denied;

  /** «не нужны», «нет»: of what stands before, or else of what follows; between two items nobody knows. */
  function denyAround(from: number, to: number): void {
    const before = groupBack(reading.past(from - 1, -1, ...BEHIND));
    const behind = groupAt(reading.past(to, 1, ...BEFORE));
    const isCounted = behind && reading.is(behind.to, "number");
    if (before && behind && !isCounted) {
      denyBack(from, to, false);
      denyForward(from, to, false);
    } else if (before) denyBack(from, to, true);
    else denyForward(from, to, true);
  }

  function denyForward(from: number, to: number, isSure: boolean): boolean {
    let group = groupAt(reading.past(to, 1, ...BEFORE));
    if (!group) return false;
    deny(group, { from, to: group.from }, isSure);
    for (;;) {
      const joint = group.to;
      const next = groupAt(reading.past(joint + 1, 1, "frame", "neutral"));
      if (!next || !reading.is(joint, "and", "or", "nor", "comma")) return true;
      const { word } = tokens[next.to - 1]!;
      const isForm = reading.within(next, ...ITEMS).some((at) => DENIED_FORMS.has(tokens[at]!.word));
      const isLatin = /^[a-z]/.test(word);
      if (!isForm && !isLatin) {
        if (reading.is(joint, "comma") || reading.is(next.to, "number")) return true;
        deny(next, { from, to: group.from }, false);
        return true;
      }
      deny(next, { from, to: group.from }, isSure && (isForm || !reading.is(joint, "comma")));
      group = next;
    }
  }

  function denyBack(from: number, to: number, isSure: boolean): boolean {
    let group = groupBack(reading.past(from - 1, -1, ...BEHIND));
    if (!group) return false;
    const words = { from: group.to, to };
    deny(group, words, isSure);
    for (;;) {
      const joint = group.from - 1;
      if (!reading.is(joint, "and", "nor", "comma", "or")) return true;
      const next = groupBack(joint - 1);
      const before = next && next.from - 1;
      if (
        !next ||
        !reading.has(next, ...OPTIONS) ||
        reading.is(before!, "number", "with", "without", "under", "onto") ||
        denied.has(next.from)
      )
        return true;
      deny(next, words, isSure && !reading.is(joint, "comma"));
      group = next;
    }
  }

  function deny(range: Range, words: Range, isSure: boolean): void {
    for (let at = range.from; at < range.to; at++) {
      const was = denied.get(at);
      denied.set(at, { isSure: isSure && (was?.isSure ?? true), words, range });
    }
  }

  /** The words for one item that begin at a token. */
  function groupAt(from: number): Range | undefined {
    let to = from;
    while (reading.is(to, ...ITEMS, ...INSIDE) && !reading.isDone(to)) to++;
    return reading.has({ from, to }, ...ITEMS) ? { from, to } : undefined;
  }

  function groupBack(last: number): Range | undefined {
    let from = last + 1;
    while (from > 0 && reading.is(from - 1, ...ITEMS, ...INSIDE) && !reading.isDone(from - 1)) from--;
    return reading.has({ from, to: last + 1 }, ...ITEMS) ? { from, to: last + 1 } : undefined;
  }
}
