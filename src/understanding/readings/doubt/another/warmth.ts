import type { Claim, Reading } from "../../../reading.ts";
import type { Range } from "../../../sentence.ts";
import { askWhether } from "../asking.ts";
import { GENITIVE_NOUN } from "../endings.ts";

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
      sentence.is(to, "other") && !BUILDINGS.test(sentence.wordAt(to)) && GENITIVE_NOUN.test(sentence.wordAt(to));
    return says(range, "isAside") || isNoun || says(range, "isWarm");
  };
  askWhether(reading, reading.claims.filter(isOfAnother));
}

/** «двое ворот с утеплением», «ворота из сэндвич-панелей»: of the openings or of the hangar. */
export function warmOpenings(reading: Reading): void {
  const { sentence } = reading;
  const isOfOpening = ({ parameter, value, range: { from } }: Claim) => {
    const at = sentence.is(from, "with", "from")
      ? from - 1
      : sentence.is(from - 1, "with", "from")
        ? from - 2
        : from - 1;
    // «ворота 2 шт утепл.»
    const isShort = /^утепл$/.test(sentence.tokens[from]!.word);
    let noun = from - 1;
    while (isShort && sentence.is(noun, "number", "pieces", "bracket", "dash")) noun--;
    if (isShort && parameter === "panels" && sentence.is(noun, "gate", "door", "window")) return true;
    let opening = at;
    while (opening < from - 1 && sentence.is(opening, "number", "pieces", "other")) opening--;
    const isJoined = at < from - 1 || sentence.is(from, "with", "from") || sentence.is(at, "leaves");
    return (
      parameter === "panels" &&
      value === true &&
      isJoined &&
      sentence.is(opening, "gate", "door", "window", "leaves", "partition")
    );
  };
  askWhether(reading, reading.claims.filter(isOfOpening));
}

const WEATHER = /^(врем|климат|ответ|прием|сезон|зим|лет[оа]|погод|дн[ия]|край|вод[аы]|одежд)/;

/** «в тёплое время года», «зимы у нас холодные» */
export function ofWeather(reading: Reading): void {
  const { sentence } = reading;
  const isWeather = ({ parameter, range: { from, to } }: Claim) =>
    parameter === "panels" &&
    [from - 3, from - 2, from - 1, to].some(
      (at) =>
        WEATHER.test(sentence.wordAt(at)) && (at >= from || !sentence.has({ from: at, to: from }, "stop", "comma")),
    );
  askWhether(reading, reading.claims.filter(isWeather));
}
