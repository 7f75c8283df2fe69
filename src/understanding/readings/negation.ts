import { pattern } from "../pattern.ts";
import type { Denial, Sentence } from "../sentence.ts";
import { inCyrillic } from "../words/alphabets.ts";
import type { Concept } from "../words/lexicon.ts";

const THINGS = (
  "gate door window opening wicket rails leaves erection panel insulated cladding sheet mineral_wool wool foam decor frame " +
  "pile driving anchor purlin welded bolted column demountable key foundation delivery discount crane floors ground heating " +
  "electricity ventilation gutter paint project credit partition loads supervised"
).split(" ") as Concept[];
const BESIDE = "(other|neutral|wall|roof|frame|lifting|panel|central|beside|all|whole|unit)";
const THING = `(${BESIDE}{0,2} (${THINGS.join("|")}))`;

/** The words that deny, before what they deny and after it. */
const FORWARDS = [
  // Of «не без монтажа» nobody knows what it says.
  `(?<!not )(without|except|nor|instead) ${THING}+ ((and|nor|comma|or|without){1,2} ${THING}+)*`,
  `(absent (need ON?)? ${THING}+ ((and|nor|comma|or) ${THING}+)*)+`,
  // «монтаж не нужен, сэндвич нужен» denies what stands before.
  `(?<!(${THINGS.join("|")}) IS?)not (need|absent)? nor? ON? ${THING}+ ((and|nor|or|comma){1,2} ${THING}+)*`,
  `unneeded ${THING}+ ((and|nor|comma){1,2} ${THING}+)*`,
  `self ${BESIDE}? erection`,
].map(pattern);
const BACKWARDS = [
  `${THING} (and ${THING})* (central|building|IS){0,2} (((absent|not) comma?)? not (need|neutral|erection|cladding)|unneeded|(without|except) (?![^comma stop])|(absent ${THING} IS{0,2})*absent (?!${BESIDE}? ${THING}|without|not|with))`,
  "erection (neutral|other|frame|need){0,2} dash? (neutral|other|need){0,2} (self|own)",
].map(pattern);

/** «Не нужны: сваи, анкера» denies all of its row. */
const HEADED = pattern(
  `((without|absent|except|unneeded|not [^comma stop equals]{1,4}) equals|not need dash) ${THING} ((comma|and) ${THING})*`,
);

/** In a row a further thing is denied too only in the genitive: «без ворот, окон», but «без ворот, окна 4». */
const GENITIVE =
  /(^(ворот|окон|окошек|дверей|двери|сэндвича|обшивки|свай|монтажа|сборки|установки|доставки|фундамента|каркаса|декора|профлиста|сварки|отопления|света|крана)$)|(ов|ей|ий|ия|их)$/;

const isForeign = (word: string): boolean => /^[a-z]/.test(word);
const isGenitive = (word: string): boolean => GENITIVE.test(isForeign(word) ? inCyrillic(word) : word);

/**
 * For each token that is denied, whether it is excepted («кроме») rather than refused («без»), and which may be: «without
 * panels, anchors» has no cases to tell, and of «сэндвич, монтаж не нужны» the last alone may be meant.
 */
export function negations(sentence: Sentence): Pick<Sentence, "denied" | "doubted"> {
  const denied = new Map<number, Denial>();
  const doubted = new Set<number>();
  for (const range of sentence.matches(HEADED))
    for (const at of sentence.within(range, ...THINGS)) denied.set(at, "refused").set(range.from, "refused");
  for (const range of FORWARDS.flatMap((rule) => sentence.matches(rule))) {
    const { from } = range;
    // «без вопросов монтаж ваш»
    if (sentence.is(from, "without") && /^(вопрос|сомнен|проблем|разниц)/.test(sentence.tokens[from + 1]!.word))
      continue;
    // «кроме того сваи»
    if (sentence.is(from, "except") && sentence.tokens[from + 1]!.word === "того") continue;
    // «вы сами поставите»
    if (isTorn(from) || (sentence.is(from, "self") && isYou(from - 1))) continue;
    // «под ключ, но без монтажа» excepts.
    const isBut = sentence.is(from, "without") && sentence.tokens[from - 1]?.word === "но";
    const how = sentence.is(from, "except") || isBut ? "excepted" : "refused";
    const asksGenitive = !sentence.is(from, "not", "unneeded", "self");
    let last: Concept | undefined;
    /** The word that denies, and whether what it denies has come to its end. */
    let [denial, isOver] = [from, false];
    for (const at of sentence.within(range)) {
      const { concept, word } = sentence.tokens[at]!;
      if (concept === "without" || concept === "absent") {
        [denial, last, isOver] = [at, concept === "absent" ? concept : undefined, false];
      }
      // «не сэндвич, а профлист»
      if (word === "а" || word === "но") isOver = true;
      if (concept === "nor") denial = at;
      if (isOver || !THINGS.includes(concept)) continue;
      // «без монтажа панелей, панели поставим сами»
      const isAgain = last === concept && sentence.is(at - 1, "comma");
      // «окна не надо никаких дверь одну»
      if (/^никак/.test(sentence.tokens[denial]!.word) && !isGenitive(word) && !isForeign(word)) {
        isOver = true;
        continue;
      }
      const isFurther = isAgain || (last !== undefined && last !== concept);
      // «no» before «paneli» may be «но».
      const isClear =
        last === "absent"
          ? !/^no .*[aiy]$/.test(`${sentence.tokens[denial]!.word} ${word}`)
          : sentence.is(at - 1, "or", "nor");
      const isSaid = isGenitive(word) || (isForeign(word) && isClear);
      // «не нужны панели, монтаж» may deny both.
      const isLoose = sentence.is(from, "except") || (sentence.is(from, "not", "unneeded") && isAfterComma(at));
      if (isFurther && !isSaid && !isForeign(word) && isLoose && !isCounted(at) && !isWanted(at)) {
        doubted.add(at);
        continue;
      }
      // «не надо панелей, монтаж нужен»
      const isOwn = isWanted(at) && isAfterComma(at);
      isOver = isFurther && ((asksGenitive && !isSaid && !isForeign(word)) || isCounted(at) || isOwn);
      if (isOver) continue;
      if (isFurther && isForeign(word) && !isSaid) {
        doubted.add(at);
        continue;
      }
      denied.set(at, how).set(denial, how);
      last = concept;
    }
  }
  for (const range of BACKWARDS.flatMap((rule) => sentence.matches(rule))) {
    // «без монтажа не интересует» denies twice: nobody knows what it says.
    const isTwice = sentence.is(range.from - 1, "without");
    // «анкера под колонны не нужны»
    if (sentence.is(range.from, "column") && sentence.is(range.from - 1, "under")) continue;
    // «монтаж каркаса ваш панелей не надо»
    const isOfOther = (at: number) =>
      /^[вн]аш/.test(sentence.tokens[at]!.word) && sentence.has({ from: at + 1, to: range.to }, ...THINGS);
    const whose = sentence.within(range).findLast(isOfOther) ?? range.from - 1;
    // «поставьте вы сами»
    if (sentence.is(range.to - 1, "self") && isYou(range.to - 2)) continue;
    if (isTwice) denied.delete(range.from - 1);
    for (const at of sentence.within({ from: whose + 1, to: range.to })) {
      if (isTwice) denied.delete(at);
      else if (isDeniedBehind(at)) denied.set(at, "refused");
      else doubt(at);
    }
    // «сэндвич, монтаж не нужны»
    const mayBeAll = /^(нужны|надо|нужно|требуются|исключ.*|убрать)$/.test(sentence.tokens[range.to - 1]!.word);
    for (let at = thingBefore(range.from); at >= 0; at = thingBefore(at))
      if (mayBeAll) doubted.add(at);
      else doubt(at);
  }
  // «ворот нет дверь 1»
  for (const [at] of sentence.tokens.entries()) {
    const [thing, next] = [at - 1, at + 1].map((one) => sentence.is(one, ...THINGS) && sentence.tokens[one]!.word);
    if (!sentence.is(at, "absent") || denied.has(at) || !thing || !next || isForeign(thing)) continue;
    if (isGenitive(thing) && !isGenitive(next)) denied.set(at - 1, "refused").set(at, "refused");
  }
  return { denied, doubted };

  function isAfterComma(at: number): boolean {
    let place = at - 1;
    while (place > 0 && !sentence.is(place, "comma", "and", "nor", "or", ...THINGS)) place--;
    return sentence.is(place, "comma");
  }

  /** «монтаж нужен», «сваи да» */
  function isWanted(at: number): boolean {
    return (
      sentence.is(at + 1, "need", "yes") ||
      (sentence.is(at + 1, "dash", "equals") && sentence.is(at + 2, "need", "yes"))
    );
  }

  /** Of a row, with a comma or without one; what is counted or wanted by a word of its own is of none. */
  function thingBefore(at: number): number {
    const place = sentence.is(at - 1, "comma") ? at - 2 : at - 1;
    const isOfNext = place === at - 1 && sentence.is(place, "erection", "frame", "cladding");
    const isOpening = sentence.is(place, "gate", "door", "window");
    const isOn = [place - 1, place - 2].some((one) => sentence.is(one, "with", "onto", "under"));
    const isCountedThere = isOpening && [place - 1, place + 1].some((one) => sentence.is(one, "number"));
    const isSure = isOfNext || isOn || isCountedThere || isWanted(place);
    return sentence.is(place, ...THINGS) && !denied.has(place) && !isSure ? place : -1;
  }

  function isYou(at: number): boolean {
    return sentence.tokens[at]?.word === "вы";
  }

  function doubt(at: number): void {
    if (!denied.has(at) && isForeign(sentence.tokens[at]!.word)) doubted.add(at);
  }

  /** «panels no gates»: which of the two is not wanted nobody knows; «нет ворот» tells it by its case. */
  function isTorn(from: number): boolean {
    const isOpening = sentence.is(from - 1, "gate", "door", "window");
    const isLength =
      sentence.is(from - 3, "times", "onto") ||
      (sentence.is(from - 3, "number") && !sentence.is(from - 4, "times", "onto"));
    const isOfOthers = sentence.is(from - 2, "with") || (isOpening && sentence.is(from - 2, "number") && !isLength);
    return (
      sentence.is(from, "absent") &&
      sentence.is(from - 1, ...THINGS) &&
      !isOfOthers &&
      !isGenitive(sentence.tokens[from + 1]!.word)
    );
  }

  /** «панели монтаж не нужен» says nothing of panels. */
  function isDeniedBehind(at: number): boolean {
    const isBeside =
      sentence.is(at, ...THINGS) &&
      sentence.is(at + 1, ...THINGS) &&
      !sentence.is(at + 1, sentence.tokens[at]!.concept);
    return !denied.has(at) && !isBeside;
  }

  /** «без окон, дверей две» */
  function isCounted(at: number): boolean {
    const number = sentence.is(at + 1, "dash", "equals") ? at + 2 : at + 1;
    // «без окон одна дверь»
    const isOfNext = sentence.is(number + 1, "gate", "door", "window") && !sentence.is(number + 2, "number");
    return sentence.is(number, "number") && !isOfNext;
  }
}
