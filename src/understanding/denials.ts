import {
  ANSWERED,
  DENIED_FORMS,
  FIRST_PERSON,
  NEED_OF_ONE,
  NOMINATIVE,
  NOTHING,
  NOT_PRICED,
  SECOND_PERSON,
  type Concept,
} from "./words/lexicon.ts";
import { concepts } from "./words/pattern.ts";
import type { Denial, Range, Reading } from "./reading.ts";

const OPTIONS = concepts(
  "gate door window panel insulated cladding mineral_wool foam sheet decor erection pile anchor purlin rails welded demountable solid key heated",
);
const TOPICS = [...Object.keys(NOT_PRICED), ...Object.keys(ANSWERED)] as Concept[];
const ITEMS = [...OPTIONS, ...TOPICS, ...concepts("column double_pitch single_pitch attached apart central")];
/** What may stand inside of the words for one item, and before them. */
const INSIDE = concepts("frame roof wall screw block mineral wool truss opening");
const BEFORE = concepts("neutral need with hangar us dash equals all");
/** Words for one thing. */
const FAMILIES = ["panel insulated cladding mineral_wool foam", "purlin welded", "gate leaves"].map(concepts);
const BEHIND = concepts("neutral equals dash question pieces to us too all");

/** What is said not to be wanted: «без монтажа и панелей», «ворота не нужны», «сваи наши». */
export function denialsIn(reading: Reading): Map<number, Denial> {
  const { tokens } = reading;
  const denied = new Map<number, Denial>();

  tokens.forEach(({ concept, word }, at) => {
    if (reading.isDone(at)) return;
    if (concept === "nor") {
      // «не надо ни …»
      const need = reading.is(at - 1, "need", "unneeded") ? at - 1 : at;
      return void denyForward(reading.is(need - 1, "not") ? need - 1 : need, at + 1, true);
    }
    if (concept === "without") {
      // «piles no anchors» may mean either.
      const isLatin = /^[a-z]/.test(word) && !denied.has(at - 1) && groupBack(at - 1) !== undefined;
      if (isLatin) denyBack(at, at + 1, groupAt(at + 1) === undefined);
      return void denyForward(at, at + 1, !isLatin);
    }
    if (concept === "not") {
      const next = reading.past(at + 1, 1, "neutral");
      if (reading.is(next, "need", "unneeded")) return denyAround(at, next + 1);
      if (reading.is(next, ...ITEMS, "with")) return void denyForward(at, next, true);
      // «монтаж — не», «панелей нам не»
      return reading.is(next, "comma", "stop") || next === tokens.length ? void denyBack(at, at + 1, true) : undefined;
    }
    if (concept === "absent" || concept === "unneeded") return denyAround(at, at + 1);
    // «дверь ещё кроме ворот»
    // «ничего, кроме монтажа» is what alone is wanted.
    if (
      concept === "except" &&
      reading.within(reading.sentenceAt(at), "other").some((one) => NOTHING.test(tokens[one]!.word))
    )
      return;
    if (concept === "except")
      return void (
        denyForward(at, at + 1, !groupBack(reading.past(at - 1, -1, "neutral"))) || denyBack(at, at + 1, true)
      );
    if (concept === "us") return denyOfUs(at);
    if (concept === "instead") return void denyForward(at, at + 1, false);
    if (concept === "already") return void (denyBack(at, at + 1, false) || denyForward(at, at + 1, false));
    if (concept === "self" || concept === "own" || concept === "client") {
      const isOfWork = (group: Range | undefined) =>
        !!group &&
        !isSaidToSeller(group) &&
        reading.has(group, "erection", ...TOPICS, ...(concept === "own" ? (["panel"] as const) : []));
      const [behind, before] = [
        groupAt(reading.past(at + 1, 1, "neutral", "self")),
        groupBack(reading.past(at - 1, -1, ...BEHIND, "self", "own")),
      ];
      if (before) return void denyBack(at, at + 1, isOfWork(before));
      return void (behind && denyForward(at, at + 1, isOfWork(behind)));
    }
  });
  // «соберём»: perhaps they do it.
  for (const at of reading.within({ from: 0, to: tokens.length }, "erection"))
    if (FIRST_PERSON.test(tokens[at]!.word) && !denied.has(at))
      deny({ from: at, to: at + 1 }, { from: at, to: at + 1 }, false);
  return denied;

  /** «монтаж за нами», «мы монтируем»: perhaps it is theirs. */
  function denyOfUs(at: number): void {
    const before = groupBack(reading.past(at - 1, -1, "with", "onto", "to", "neutral", "dash"));
    if (before && reading.has(before, "erection")) denyBack(before.to, at + 1, false);
    else if (NOMINATIVE === tokens[at]!.word && reading.is(at + 1, "erection")) denyForward(at, at + 1, false);
  }

  /** «не нужны», «нет»: of what stands before, or else of what follows; between two items nobody knows. */
  function denyAround(from: number, to: number): void {
    const before = groupBack(reading.past(from - 1, -1, ...BEHIND));
    const behind = groupAt(reading.past(to, 1, ...BEFORE));
    const isCounted = behind && reading.is(behind.to, "number");
    if (before && behind && !isCounted) {
      denyBack(from, to, false);
      denyForward(from, to, false);
    } else if (before) {
      denyBack(from, to, true);
      // «сваи не нужны и анкера»
      const joined = reading.is(to, "and") ? groupAt(to + 1) : undefined;
      if (joined && !reading.is(joined.to, "need", "yes", "number")) deny(joined, { from, to }, false);
    } else denyForward(from, to, true);
  }

  /** With what is joined to it: «без ворот и окон»; of a row in forms that anything may follow, perhaps. */
  function denyForward(from: number, to: number, isSure: boolean): boolean {
    let group = groupAt(reading.past(to, 1, ...BEFORE));
    if (!group) return false;
    const words = { from, to: group.from };
    deny(group, words, isSure);
    for (;;) {
      const joint = reading.is(group.to, "and", "or", "nor", "comma") ? group.to : undefined;
      const next = groupAt(joint === undefined ? group.to : reading.past(joint + 1, 1, "frame", "neutral"));
      if (!next || reading.is(next.to, "number", "need", "yes")) return true;
      const isRow = joint !== undefined && reading.is(joint, "comma");
      const isForm = isDeniedForm(next);
      const isLatin = [from, next.from].every((at) => /^[a-z]/.test(tokens[at]!.word));
      const mayFollow = isForm || isLatin || !reading.is(from, "without", "except");
      // «без монтажа панели», «без ворот, окна»
      if (!mayFollow && (joint === undefined || (isRow && !reading.is(from + 1, "equals")))) return true;
      deny(next, words, isSure && joint !== undefined && (isForm || (!isRow && mayFollow)));
      group = next;
    }
  }

  function denyBack(from: number, to: number, isSure: boolean): boolean {
    let group = groupBack(reading.past(from - 1, -1, ...BEHIND));
    if (!group) return false;
    const words = { from: group.to, to };
    // «с монтажом обшивки не надо»: of which of them?
    const isOfBoth =
      reading.has(group, "erection") && reading.has(group, "panel", "cladding") && reading.is(group.from - 1, "with");
    deny(group, words, isSure && !isOfBoth);
    for (;;) {
      const joint = reading.is(group.from - 1, "and", "nor", "comma", "or") ? group.from - 1 : undefined;
      const next = groupBack(joint === undefined ? group.from - 1 : reading.past(joint - 1, -1, "neutral", "dash"));
      if (!next || !reading.has(next, ...OPTIONS) || denied.has(next.from)) return true;
      const isRow = joint !== undefined && reading.is(joint, "comma");
      // «сэндвич, монтаж не нужен» is of one.
      if (isRow && (reading.has(next, "mineral_wool", "foam") || reading.within(words, "need").some(isOfOne)))
        return true;
      const isCounted =
        reading.has(next, "gate", "door", "window") &&
        (reading.is(next.from - 1, "number") || reading.is(next.to, "number"));
      if (isCounted || reading.is(next.from - 1, "with", "without", "under", "onto")) return true;
      deny(next, words, isSure && joint !== undefined && !isRow);
      group = next;
    }
  }

  // «соберите сами»
  function isSaidToSeller(group: Range): boolean {
    return reading.within(group, "erection").some((at) => SECOND_PERSON.test(tokens[at]!.word));
  }

  function isOfOne(at: number): boolean {
    return NEED_OF_ONE.test(tokens[at]!.word);
  }

  function deny(range: Range, words: Range, isSure: boolean): void {
    for (let at = range.from; at < range.to; at++) {
      const was = denied.get(at);
      denied.set(at, { isSure: isSure && (was?.isSure ?? true), words, range });
    }
  }

  /** By its first word: «без ворот, монтаж панелей» wants the erection. */
  function isDeniedForm(group: Range): boolean {
    return DENIED_FORMS.has(tokens[reading.within(group, ...ITEMS)[0]!]!.word);
  }

  /** The words for one item that begin at a token. */
  function groupAt(from: number): Range | undefined {
    let to = from;
    while (isItem(to) && (to === from || isOneItem(to - 1, to, from))) to++;
    return reading.has({ from, to }, ...ITEMS) ? { from, to } : undefined;
  }

  function groupBack(last: number): Range | undefined {
    let from = last + 1;
    while (isItem(from - 1) && (from > last || isOneItem(from - 1, from, from - 1))) from--;
    return reading.has({ from, to: last + 1 }, ...ITEMS) ? { from, to: last + 1 } : undefined;
  }

  function isItem(at: number): boolean {
    return reading.is(at, ...ITEMS, ...INSIDE) && !reading.isDone(at);
  }

  /** Whether two neighbours are words for one item: «монтажа панелей», and no «монтажа панели». */
  function isOneItem(at: number, next: number, first: number): boolean {
    if (reading.is(at, ...INSIDE) || reading.is(next, ...INSIDE)) return true;
    const isOfWork = reading.is(at, "erection") && reading.is(next, ...TOPICS, "panel", "insulated", "cladding");
    if (isOfWork) return DENIED_FORMS.has(tokens[next]!.word) || !DENIED_FORMS.has(tokens[first]!.word);
    const ofOne = FAMILIES.find((family) => family.includes(tokens[at]!.concept));
    if (!ofOne?.includes(tokens[next]!.concept)) return false;
    return !DENIED_FORMS.has(tokens[at]!.word) || DENIED_FORMS.has(tokens[next]!.word);
  }
}
