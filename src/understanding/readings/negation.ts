import { pattern } from "../pattern.ts";
import type { Denial, Sentence } from "../sentence.ts";
import type { Concept } from "../words/lexicon.ts";

const THINGS: readonly Concept[] = [
  ...(["gate", "door", "window", "opening", "wicket", "rails", "leaves"] as const),
  ...([
    "erection",
    "panel",
    "insulated",
    "cladding",
    "sheet",
    "mineral_wool",
    "wool",
    "foam",
    "decor",
    "frame",
  ] as const),
  ...([
    "pile",
    "driving",
    "anchor",
    "purlin",
    "welded",
    "bolted",
    "column",
    "demountable",
    "key",
    "foundation",
  ] as const),
  ...([
    "delivery",
    "discount",
    "crane",
    "floors",
    "ground",
    "heating",
    "electricity",
    "ventilation",
    "gutter",
  ] as const),
  ...(["paint", "project", "credit", "partition", "loads", "supervised"] as const),
];
const BESIDE = "(other|neutral|wall|roof|frame|lifting|panel|central|beside|all|whole|unit)";
const THING = `(${BESIDE}{0,2} (${THINGS.join("|")})+)`;

/** The words that deny, before what they deny and after it. */
const FORWARDS = [
  `(without|except|nor) ${THING} ((and|nor|comma|or|without){1,2} ${THING})*`,
  `absent ${THING}`,
  `not (need|absent)? nor? ${THING} ((and|nor) ${THING})*`,
  `unneeded ${THING} ((and|nor) ${THING})*`,
  `self ${BESIDE}? erection`,
].map(pattern);
const BACKWARDS = [
  `${THING} (and ${THING})* IS{0,2} (not (need|neutral|erection|cladding|other)|unneeded|absent (?!${BESIDE}? ${THING}))`,
  "erection (neutral|other|frame){0,2} dash? (neutral|other){0,2} (self|own)",
].map(pattern);

/** In a row after a comma a thing is denied too only in the genitive: «без ворот, окон», but «без ворот, окна 4». */
const GENITIVE =
  /(^(ворот|окон|окошек|дверей|двери|сэндвича|обшивки|свай|монтажа|сборки|установки|доставки|фундамента|декора|профлиста|сварки|отопления|света|крана)$)|(ов|ей|ий|ия|их)$/;

/** For each token that is denied, whether it is excepted («кроме») rather than refused («без»). */
export function negations(sentence: Sentence): Map<number, Denial> {
  const denied = new Map<number, Denial>();
  for (const range of FORWARDS.flatMap((rule) => sentence.matches(rule))) {
    const how = sentence.is(range.from, "except") ? "excepted" : "refused";
    const [first, ...rest] = sentence.within(range);
    const joint = rest.find((at) => sentence.is(at, "comma", "and")) ?? Infinity;
    for (const at of rest) {
      if (sentence.is(at, "number")) break;
      if (!sentence.is(at, ...THINGS)) continue;
      const isInRow = at > joint || sentence.is(first!, "absent");
      if (isInRow && !sentence.is(first!, "not") && (!GENITIVE.test(sentence.tokens[at]!.word) || isCounted(at))) break;
      denied.set(at, how).set(first!, how);
    }
  }
  for (const range of BACKWARDS.flatMap((rule) => sentence.matches(rule))) {
    for (const at of sentence.within(range)) if (!denied.has(at)) denied.set(at, "refused");
  }
  return denied;

  /** «без окон, дверей две» */
  function isCounted(at: number): boolean {
    return sentence.is(at + 1, "number") || (sentence.is(at + 1, "dash", "equals") && sentence.is(at + 2, "number"));
  }
}
