import type { Sentence } from "../../../sentence.ts";
import type { Concept } from "../../../words/lexicon.ts";

/** What nobody need know beside a thing: by whom it is offered, of which sort, when, and that it is to be counted. */
const HARMLESS = new RegExp(
  `^(${[
    "ваш|него$|нее$|нашем$|ребят|ип$|ооо$|кфх$",
    "винт|блок|креп|заклад|болт|соединен|основан|base$|исполнен|отделк|огражден|наполнит|заполнен|поэлемент|фактур|цвет|толщ|мин$|минв|мву$|mineral$|бел|сер",
    "нестандарт|индивид|дизайн|эксклюзив|заказу?$|стандарт|качеств|хорош|нов|больш|широк|комплекс",
    "посчит|просчит|добав|докин|заложи|укажи|остав|скин|возьм|бер(у|ем|ите)$|поставк|работ|услуг|сил(ами|ам)$|состав|сравнен|вош|естествен|обязат|срочн|скор|сразу|тогда|лет(о|н)|зим|осен|весн",
    "везде|всех|всему|них|кругом|вкругов|остальн|каки|нибудь|любы|штк|рядом|рядышк|слева|справа|спереди|сзади|впереди|напротив|насквозь|проезд|стоян|пост",
  ].join("|")})`,
);

export const UNKNOWN = [
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

export const JOINING = ["by", "in", "under", "onto", "from", "with", "to", "need"] as const;

export const signAt = ({ tokens }: Sentence, at: number): string | undefined => tokens[at]?.sign;

export function isUnknown(sentence: Sentence, at: number, concepts: readonly Concept[] = UNKNOWN): boolean {
  const word = sentence.wordAt(at);
  // «ваша бригада»
  const isYours = sentence.is(at, "doer") && sentence.wordAt(at - 1).startsWith("ваш");
  return sentence.is(at, ...concepts) && /\p{L}{2}/u.test(word) && !HARMLESS.test(word) && !isYours;
}

/** «панели (?)», «сваи: ?» */
export const isAsked = (sentence: Sentence, at: number): boolean =>
  sentence.is(at - 1, "bracket", "equals", "dash") && signAt(sentence, at) === "?";
