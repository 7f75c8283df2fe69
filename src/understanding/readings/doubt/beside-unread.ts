import type { Roof } from "../../../price-list/schema.ts";
import type { Claim, Reading } from "../../reading.ts";
import type { Sentence } from "../../sentence.ts";
import type { Concept } from "../../words/lexicon.ts";
import { isSizeName } from "../size.ts";
import { askWhether, isCount, isFlag } from "./ask-whether.ts";
import { askInstead } from "./of-another.ts";

/** What nobody need know beside a thing: by whom it is offered, of which sort, when, and that it is to be counted. */
const HARMLESS = new RegExp(
  `^(${[
    "ваш|него$|нее$|нашем$|ребят|ип$|ооо$|кфх$",
    "винт|блок|креп|заклад|болт|соединен|основан|base$|исполнен|отделк|огражден|наполнит|заполнен|поэлемент|фактур|цвет|толщ|мин$|минв|мву$|mineral$|бел|сер",
    "нестандарт|индивид|декорат|дизайн|эксклюзив|заказу?$|стандарт|обычн|качеств|хорош|нов|высок|больш|широк|полност|комплекс",
    "посчит|просчит|добав|докин|заложи|включ|укажи|остав|скин|возьм|бер(у|ем|ите)$|поставк|работ|услуг|сил(ами|ам)$|состав|сравнен|цену|вош|естествен|обязат|срочн|скор|сразу|тогда|лет(о|н)|зим|осен|весн",
    "везде|всех|всему|них|кругом|вкругов|остальн|каки|нибудь|любы|штк|рядом|рядышк|слева|справа|спереди|сзади|впереди|напротив|насквозь|проезд|стоян|пост",
  ].join("|")})`,
);

const UNKNOWN = [
  "other",
  "client",
  "doer",
  "apart",
  "decided",
  "dropped",
  "maybe",
  "budget",
  "only",
  "second",
  "own",
] as const;
/** «монтаж их» */
const BY_WHOM = /^(их|они|мной|нами)$/;
/** «внутри офис, в нём 2 окна» */
const IN_IT = /^(нем|ней)$/;
const isBase = ({ parameter }: Claim): boolean => parameter === "anchors" || parameter === "piles";
/** «монтаж электрики» */
const TRADES = ["electricity", "heating", "ventilation", "ground", "gutter", "partition", "floors"] as const;
const BOUND = /^(мин|макс)/;
const UNKNOWN_OF_COUNT = ["other", "client", "doer", "dropped", "maybe", "own"] as const;
const SKIPPED = ["dash", "equals", "bracket", "neutral", "pieces"] as const;
const JOINING = ["by", "in", "under", "onto", "from", "with", "to", "need"] as const;

const wordAt = ({ tokens }: Sentence, at: number): string => tokens[at]?.word ?? "";
const signAt = ({ text, tokens }: Sentence, at: number): string | undefined => text[tokens[at]?.start ?? -1];

function isUnknown(sentence: Sentence, at: number, concepts: readonly Concept[] = UNKNOWN): boolean {
  const word = wordAt(sentence, at);
  // «ваша бригада»
  const isYours = sentence.is(at, "doer") && wordAt(sentence, at - 1).startsWith("ваш");
  return sentence.is(at, ...concepts) && /\p{L}{2}/u.test(word) && !HARMLESS.test(word) && !isYours;
}

/** «панели (?)», «сваи: ?» */
const isAsked = (sentence: Sentence, at: number): boolean =>
  sentence.is(at - 1, "bracket", "equals", "dash") && signAt(sentence, at) === "?";

/**
 * «монтаж шурин», «сваи (заказчик)», «снять монтаж», «ворота 2 свои»: a word that nobody knows right beside a thing may be
 * what is said of it.
 */
export function besideUnread(reading: Reading): void {
  const { sentence } = reading;
  const isOption = (one: Claim) =>
    (isFlag(one) && one.value === true && one.parameter !== "wall_progony") ||
    (isCount(reading, one.parameter) && one.value !== 0);
  askWhether(
    reading,
    reading.claims.filter((one) => isOption(one) && (isUnreadBeside(one) || isOfOther(one))),
  );

  /** The tokens next to it that are no signs and, of what is counted by no number, no prepositions. */
  function neighbours(one: Claim): { before: number; behind: number } {
    const skipped = isFlag(one) ? [...SKIPPED, ...JOINING] : SKIPPED;
    let [before, behind] = [one.range.from - 1, one.range.to];
    while (sentence.is(behind, ...skipped)) behind++;
    while (sentence.is(before, ...skipped)) before--;
    return { before, behind };
  }

  function isUnreadBeside(one: Claim): boolean {
    const { before, behind } = neighbours(one);
    const concepts = isFlag(one) ? UNKNOWN : UNKNOWN_OF_COUNT;
    const isUnread = (at: number) => isUnknown(sentence, at, concepts) && !sentence.isRead(at);
    const isWithin = isBase(one) && sentence.within(one.range).some((at) => isUnknown(sentence, at));
    return isUnread(before) || isUnread(behind) || isAsked(sentence, behind) || isWithin;
  }

  /** By whom, in what, or of what else it is. */
  function isOfOther(one: Claim): boolean {
    const { parameter, range } = one;
    const { from, to } = range;
    const { before, behind } = neighbours(one);
    const says = (said: RegExp, start: number, end: number) =>
      sentence.within({ from: start, to: end }).some((at) => said.test(wordAt(sentence, at)));
    // «возьму на себя», but «возьмите на себя»
    const isOnMe = (at: number) =>
      /^(меня|себя)$/.test(wordAt(sentence, at)) &&
      sentence.is(at - 1, "onto", "with") &&
      !wordAt(sentence, at - 2).endsWith("те");
    const isErection = parameter === "montazh";
    return (
      says(BY_WHOM, to, behind) ||
      sentence.within({ from: to, to: behind + 3 }).some(isOnMe) ||
      says(IN_IT, before + 1, from) ||
      ((isBase(one) || parameter === "panels") && says(/^наш[аеи]?$/, to - 1, to + 1)) ||
      (isErection && (sentence.is(behind, ...TRADES) || sentence.is(to, "or")))
    );
  }
}

/** «ширина 15 (уточн.)», «15 ± 1 м», «высота 6,5 (по коньку)» */
export function looseSizes(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const isLoose = ({ range: { to } }: Claim) => {
    const inBracket = sentence.is(to + 1, ...JOINING) ? to + 2 : to + 1;
    const word = wordAt(sentence, inBracket);
    const isUnread = isUnknown(sentence, inBracket) && !sentence.isRead(inBracket) && !/^([шдв]х|однопрол)/.test(word);
    const isTold = isUnread || isAsked(sentence, to + 1) || sentence.is(inBracket, "ridge") || BOUND.test(word);
    const sign = signAt(sentence, to);
    return (sign === "(" && isTold) || sign === "±" || (sign === "+" && signAt(sentence, to + 1) === "/");
  };
  for (const one of reading.claims.filter(({ parameter }) => isSizeName(parameter)).filter(isLoose))
    askInstead(reading, one, roofs);
}
