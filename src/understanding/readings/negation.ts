import { pattern } from "../pattern.ts";
import type { Denial, Sentence } from "../sentence.ts";
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
  `(?<!not )(without|except|nor) ${THING}+ ((and|nor|comma|or|without){1,2} ${THING}+)*`,
  `absent ${THING}`,
  // «монтаж не нужен, сэндвич нужен» denies what stands before.
  `(?<!(${THINGS.join("|")}) IS?)not (need|absent)? nor? ON? ${THING} ((and|nor) ${THING})*`,
  `unneeded ${THING} ((and|nor) ${THING})*`,
  `self ${BESIDE}? erection`,
].map(pattern);
const BACKWARDS = [
  `${THING} (and ${THING})* (central|building|IS){0,2} (not (need|neutral|erection|cladding)|unneeded|except (?!${BESIDE}? ${THING})|absent (?!${BESIDE}? ${THING}))`,
  "erection (neutral|other|frame){0,2} dash? (neutral|other){0,2} (self|own)",
].map(pattern);

/** In a row a further thing is denied too only in the genitive: «без ворот, окон», but «без ворот, окна 4». */
const GENITIVE =
  /(^(ворот|окон|окошек|дверей|двери|сэндвича|обшивки|свай|монтажа|сборки|установки|доставки|фундамента|каркаса|декора|профлиста|сварки|отопления|света|крана)$)|(ов|ей|ий|ия|их)$/;

/** For each token that is denied, whether it is excepted («кроме») rather than refused («без»). */
export function negations(sentence: Sentence): Map<number, Denial> {
  const denied = new Map<number, Denial>();
  for (const range of FORWARDS.flatMap((rule) => sentence.matches(rule))) {
    const { from } = range;
    const how = sentence.is(from, "except") ? "excepted" : "refused";
    const asksGenitive = !sentence.is(from, "not", "unneeded", "self");
    let last: Concept | undefined = sentence.is(from, "absent") ? "absent" : undefined;
    /** The word that denies, and whether what it denies has come to its end. */
    let [denial, isOver] = [from, false];
    for (const at of sentence.within({ from: from + 1, to: range.to })) {
      const { concept, word } = sentence.tokens[at]!;
      if (concept === "without") [denial, last, isOver] = [at, undefined, false];
      if (isOver || !THINGS.includes(concept)) continue;
      const isFurther = last !== undefined && last !== concept;
      isOver = asksGenitive && isFurther && (!GENITIVE.test(word) || isCounted(at));
      if (isOver) continue;
      denied.set(at, how).set(denial, how);
      last = concept;
    }
  }
  for (const range of BACKWARDS.flatMap((rule) => sentence.matches(rule))) {
    // «без монтажа не интересует» denies twice: nobody knows what it says.
    const isTwice = sentence.is(range.from - 1, "without");
    if (isTwice) denied.delete(range.from - 1);
    for (const at of sentence.within(range)) {
      if (isTwice) denied.delete(at);
      else if (isDeniedBehind(at)) denied.set(at, "refused");
    }
  }
  return denied;

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
    return sentence.is(number, "number") && !sentence.is(number + 1, "gate", "door", "window");
  }
}
