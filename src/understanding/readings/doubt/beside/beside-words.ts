import type { Claim, Reading } from "../../../reading.ts";
import { type Range, rangeAt } from "../../../sentence.ts";
import { askWhether } from "../asking.ts";

/** «панели купим», «монтаж берёт сосед»: what becomes of it a verb says, which nobody knows. */
const VERB = /.{2}(ем|им|ют|ут|ат|ят|ет|ит|ли|ла|ло|лся|сь|ся|ен|ена|ено|ены)$/;
/** «монтаж забора» */
const GENITIVE = /.{3}(а|ы|и|ов|ей|ия|ок)$/;
/** Words that end like those and say nothing of it. */
const OTHERWISE = /^(работ|услуг|бер[еу]|возьм|заложи|винт|толщ|цвет|скор|бел|зим|весн|осен|лет|срочн|комплекс|силам)/;

export function besideVerb(reading: Reading): void {
  const { sentence } = reading;
  for (const one of reading.claims.filter(({ value, parameter }) => value === true && parameter !== "wall_progony")) {
    const { to } = one.range;
    // «анкера торчат»: some rules take a word more.
    const at = sentence.is(to - 1, "other") ? to - 1 : to;
    const { word = "", start = 0 } = sentence.tokens[at] ?? {};
    const isUnread = at < to || !sentence.isRead(at);
    const isName = /\p{Lu}/u.test(sentence.text[start] ?? "");
    if (!sentence.is(at, "other") || !isUnread || isName || OTHERWISE.test(word)) continue;
    const isOfWord = VERB.test(word) || (one.parameter === "montazh" && GENITIVE.test(word));
    if (isOfWord && askWhether(reading, [one])) sentence.leave(rangeAt(at));
  }
}

/** «утеплим пеной»: what they do themselves. */
export function insulatedByThem(reading: Reading): void {
  const isTheirs = ({ parameter, value, range }: Claim) =>
    parameter === "panels" &&
    value === true &&
    reading.sentence.within(range).some((at) => /^(утеплим|утеплю)$/.test(reading.sentence.tokens[at]!.word));
  askWhether(reading, reading.claims.filter(isTheirs));
}

/** What is warm besides, and no hangar. */
const WARM =
  /^(комнат|кабин|бытовк|офис|санузел|туалет|тамбур|котельн|будк|труб|стяжк|пол$|полы$|отмостк|фундамент|плит[аы])/;
const BUILDINGS = /(ник|рня|рник|центр|сервис|дром|база|цех|паркинг|бокс)$|^стоянк/;
const ASIDE = /^(рядом|внутри)$/;

/** «пол тёплый», «внутри тёплая комната», «двери сэндвич 2 шт»: warmth of something else. */
export function warmthOfAnother(reading: Reading): void {
  const { sentence } = reading;
  const clauses = new Map<Range, { isWarm: boolean; isAside: boolean }>();
  /** Of the clauses that a range stands in. */
  const says = ({ from, to }: Range, what: "isWarm" | "isAside"): boolean =>
    [...new Set([sentence.clauseAt(from), sentence.clauseAt(to - 1)])].some((clause) => {
      const known = clauses.get(clause) ?? factsOf(clause);
      clauses.set(clause, known);
      return known[what];
    });
  const factsOf = (clause: Range) => {
    const words = sentence.within(clause);
    return {
      isWarm: words.some((at) => WARM.test(sentence.wordAt(at))),
      isAside: words.some((at) => ASIDE.test(sentence.wordAt(at))) && !sentence.has(clause, "double_pitch"),
    };
  };
  const isOfAnother = ({ parameter, value, range }: Claim) => {
    if (parameter !== "panels" || value !== true) return false;
    const { from, to } = range;
    if (sentence.has(range, "panel"))
      return sentence.is(from - 1, "door", "window") && sentence.is(to, "number") && sentence.is(to + 1, "pieces");
    if (!sentence.has(range, "insulated"))
      return sentence.has(range, "mineral_wool", "wool", "foam") && says(range, "isWarm");
    // «внутри тёплый бокс»
    if (ASIDE.test(sentence.wordAt(from - 1))) return true;
    const isNoun =
      sentence.is(to, "other") && !BUILDINGS.test(sentence.wordAt(to)) && GENITIVE.test(sentence.wordAt(to));
    return says(range, "isAside") || isNoun || says(range, "isWarm");
  };
  askWhether(reading, reading.claims.filter(isOfAnother));
}
