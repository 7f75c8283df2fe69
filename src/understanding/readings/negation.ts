import { pattern } from "../pattern.ts";
import type { Denial, Sentence } from "../sentence.ts";

const THING =
  "(gate|door|window|erection|panel|insulated|cladding|pile|anchor|purlin|rails|decor|sheet|welded|bolted|column|frame|mineral_wool|foam|wool|delivery|foundation|crane|floors|discount|driving|supervised|leaves|ground|heating|electricity|ventilation|gutter|paint|project|credit|partition|loads|opening|key|demountable|insulated|wicket)";
const BESIDE = "(other|neutral|wall|roof|frame|lifting|panel|central|beside|all|whole|metre)";
const THINGS = `${BESIDE}{0,2} ${THING}+`;

/** The words that deny, and what they deny: forwards, then backwards. */
const FORWARDS = [
  pattern(`(without|except|nor) (${THINGS}) ((and|nor|comma|or|without){1,2} (${THINGS}))*`),
  pattern(`not (need|absent)? (nor)? (${THINGS}) ((and|nor) (${THINGS}))*`),
  pattern(`unneeded (${THINGS}) ((and|nor) (${THINGS}))*`),
  pattern(`self ${BESIDE}{0,1} erection`),
];
const BACKWARDS = [
  pattern(
    `(${THINGS}) (and (${THINGS}))* (dash|equals|neutral){0,2} (not (need|neutral|erection|cladding|other)|unneeded|absent (?!${BESIDE}{0,1} ${THING}))`,
  ),
  pattern("erection (neutral|other|frame){0,2} (dash|equals)? (neutral|other){0,2} (self|own)"),
];

/** In a row after a comma a thing is denied too only in the genitive: «без ворот, окон», but «без ворот, окна 4». */
const GENITIVE =
  /(^(ворот|окон|окошек|дверей|двери|панелей|сэндвича|сэндвичей|обшивки|утепления|свай|анкеров|прогонов|направляющих|монтажа|сборки|установки|доставки|фундамента|декора|профлиста|сварки|болтов|отопления|света|крана)$)|(ов|ей|ий|ия|ки)$/;

/** For each token that is denied, whether it is excepted («кроме») rather than refused («без»). */
export function negations(sentence: Sentence): Map<number, Denial> {
  const denied = new Map<number, Denial>();
  for (const rule of FORWARDS) {
    for (const { from, to } of sentence.matches(rule)) {
      const how = sentence.concept(from) === "except" ? "excepted" : "refused";
      let afterJoint = false;
      for (let at = from + 1; at < to; at++) {
        const joint = sentence.concept(at);
        if (joint === "comma" || joint === "and") afterJoint = true;
        const { word, value } = sentence.tokens[at]!;
        if (value !== undefined) break;
        if (afterJoint && isThing(joint!) && sentence.concept(from) !== "not" && !GENITIVE.test(word)) break;
        denied.set(at, how);
      }
    }
  }
  for (const rule of BACKWARDS) {
    for (const { from, to } of sentence.matches(rule)) {
      for (let at = from; at < to; at++) if (!denied.has(at)) denied.set(at, "refused");
    }
  }
  return denied;
}

const THING_NAMES = new Set(THING.slice(1, -1).split("|"));
const isThing = (concept: string): boolean => THING_NAMES.has(concept);
