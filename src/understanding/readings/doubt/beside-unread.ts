import type { Roof } from "../../../price-list/schema.ts";
import type { Claim, Reading } from "../../reading.ts";
import { isSizeName, sizesOf, type SizeName } from "../size.ts";
import { askWhether, isCount, isFlag } from "./ask-whether.ts";

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
/** «монтаж их», «монтаж с меня» */
const BY_WHOM = /^(их|они|меня|себя|мной|нами)$/;
/** «внутри офис, в нём 2 окна» */
const IN_IT = /^(нем|ней)$/;
const isBase = ({ parameter }: Claim): boolean => parameter === "anchors" || parameter === "piles";
/** «монтаж электрики» */
const TRADES = ["electricity", "heating", "ventilation", "ground", "gutter", "partition", "floors"] as const;
const BOUND = /^(мин|макс)/;
const UNKNOWN_OF_COUNT = ["other", "client", "doer", "dropped", "maybe", "own"] as const;
const SKIPPED = ["dash", "equals", "bracket", "neutral", "pieces"] as const;
const JOINING = ["by", "in", "under", "onto", "from", "with", "to", "need"] as const;

/**
 * «монтаж шурин», «сваи (заказчик)», «снять монтаж», «ворота 2 свои», «панели (?)»: a word that nobody knows right beside a
 * thing may be what is said of it.
 */
export function besideUnread(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const signAt = (at: number) => sentence.text[sentence.tokens[at]?.start ?? -1];
  const wordAt = (at: number) => sentence.tokens[at]?.word ?? "";
  const isUnknown = (at: number, isOfFlag = true) => {
    const word = wordAt(at);
    // «ваша бригада»
    const isYours = sentence.is(at, "doer") && wordAt(at - 1).startsWith("ваш");
    return (
      sentence.is(at, ...(isOfFlag ? UNKNOWN : UNKNOWN_OF_COUNT)) &&
      /\p{L}{2}/u.test(word) &&
      !HARMLESS.test(word) &&
      !isYours
    );
  };
  const isUnread = (at: number, isOfFlag = true) => isUnknown(at, isOfFlag) && !sentence.isRead(at);
  const isAsked = (at: number) => sentence.is(at - 1, "bracket", "equals", "dash") && signAt(at) === "?";
  const isMeant = (one: Claim) => {
    const { from, to } = one.range;
    const [skippedBehind, skippedBefore] = isFlag(one)
      ? [
          [...SKIPPED, ...JOINING],
          [...SKIPPED, ...JOINING],
        ]
      : [SKIPPED, SKIPPED];
    let [before, behind] = [from - 1, to];
    while (sentence.is(behind, ...skippedBehind)) behind++;
    while (sentence.is(before, ...skippedBefore)) before--;
    const isWithin = isBase(one) && sentence.within(one.range).some((at) => isUnknown(at));
    const isByWhom =
      sentence.within({ from: to, to: behind }).some((at) => BY_WHOM.test(wordAt(at))) ||
      [behind + 1, behind + 2].some(
        (at) =>
          /^(меня|себя)$/.test(wordAt(at)) && sentence.is(at - 1, "onto", "with") && !wordAt(at - 2).endsWith("те"),
      );
    const isInAnother = sentence.within({ from: before + 1, to: from }).some((at) => IN_IT.test(wordAt(at)));
    const isOurs =
      (isBase(one) || one.parameter === "panels") && [to - 1, to].some((at) => /^наш[аеи]?$/.test(wordAt(at)));
    const isOfTrade = one.parameter === "montazh" && sentence.is(behind, ...TRADES);
    return (
      isOfTrade ||
      (one.parameter === "montazh" && sentence.is(to, "or")) ||
      isByWhom ||
      isInAnother ||
      isOurs ||
      isUnread(behind, isFlag(one)) ||
      isAsked(behind) ||
      isUnread(before, isFlag(one)) ||
      isWithin
    );
  };
  const isOption = (one: Claim) =>
    (isFlag(one) && one.value === true && one.parameter !== "wall_progony") ||
    (isCount(reading, one.parameter) && one.value !== 0);
  askWhether(
    reading,
    reading.claims.filter((one) => isOption(one) && isMeant(one)),
  );

  /** «ширина 15 (уточн.)», «15 ± 1 м», «высота 6,5 (по коньку)» */
  const isLoose = ({ range: { to } }: Claim) => {
    const inBracket = sentence.is(to + 1, ...JOINING) ? to + 2 : to + 1;
    const isTold =
      (isUnread(inBracket) && !/^([шдв]х|однопрол)/.test(wordAt(inBracket))) ||
      isAsked(to + 1) ||
      sentence.is(inBracket, "ridge") ||
      BOUND.test(wordAt(inBracket));
    return (signAt(to) === "(" && isTold) || signAt(to) === "±" || (signAt(to) === "+" && signAt(to + 1) === "/");
  };
  for (const one of reading.claims.filter(({ parameter }) => isSizeName(parameter)).filter(isLoose)) {
    reading.withdraw([one]);
    const sizes = one.parameter === "length" ? [] : sizesOf(one.parameter as SizeName, roofs);
    const choices = [...new Set([Number(one.value), ...sizes])].map((size) => ({ [one.parameter]: size }));
    reading.doubt("alternatives", one.parameter, one.range, choices);
  }
}
