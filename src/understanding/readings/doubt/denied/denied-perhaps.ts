import type { Claim, Reading } from "../../../reading.ts";
import { type Range, rangeAt } from "../../../sentence.ts";
import { askWhether, isCount, isFlag } from "../asking.ts";
import { REACH, areNear, isBeside } from "../nearness.ts";

/** What is wanted or not, and what is counted by its bare noun: «дверь в торце не нужна». */
const isOption = (reading: Reading, one: Claim): boolean =>
  isFlag(one) ||
  one.parameter === "truss" ||
  (isCount(reading, one.parameter) && one.value === 1 && !reading.sentence.has(one.range, "number"));

const DENYING = ["without", "not", "nor", "unneeded", "absent", "except"] as const;

/** «монтаж карккаса не нужен», «panels 0»: a word that denies nobody knows what may mean what stands beside it. */
export function unreadDenial(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ value }, at) => {
    const isWord = sentence.is(at, ...DENYING);
    // «не меньше двух»
    if (sentence.is(at, "not") && sentence.is(at + 1, "less", "more")) return;
    if ((!isWord && value !== 0 && !isMinus(at)) || sentence.denied.has(at) || sentence.isRead(at)) return;
    // «двускатный без всего»
    const isRoofBefore = ({ parameter, range }: Claim) => parameter === "roof" && range.to <= at;
    const isMeant = (one: Claim) =>
      (isBeside(sentence, one.range, at) && !isSaidBefore(one, at) && !isRoofBefore(one)) ||
      (isOption(reading, one) && isWord && areNear(sentence, one.range, placeOf(at), "comma", "dash", "bracket"));
    askWhether(reading, reading.claims.filter(isMeant));
  });

  /** With the dash before it, which parts nothing: «анкерные блоки — нет». */
  function placeOf(at: number): Range {
    return { from: sentence.is(at - 1, "dash", "equals") ? at - 1 : at, to: at + 1 };
  }

  /** «не надо ни окон», «ворота одни, а не двое» */
  function isSaidBefore({ value, range }: Claim, at: number): boolean {
    return value === 0 || (range.to <= at && sentence.is(at + 1, "number"));
  }

  /** «panels -, montazh +» */
  function isMinus(at: number): boolean {
    return sentence.is(at, "dash") && (at + 1 === sentence.tokens.length || sentence.is(at + 1, "comma", "stop"));
  }
}

/** Tokens, with the full stop. */
const SHORT_ANSWER = 4;
const LIKEWISE = /^(тоже|также|аналогично|аналогичн.{1,2})$/;

/** «монтаж не нужен, панели тоже», «сваи нам не нужны, как и анкера»: of which of the two, nobody knows. */
export function likewise(reading: Reading): void {
  const { sentence } = reading;
  const isDenied = (one: Claim, at: number) =>
    !one.value && (areNear(sentence, one.range, rangeAt(at), "stop") || isShortAnswer(one, at));
  sentence.tokens.forEach(({ word }, at) => {
    const isAs = word === "как" && sentence.is(at + 1, "and");
    const isSaid = (one: Claim) => isDenied(one, at) && (isAs || one.range.to <= at);
    if ((!isAs && !LIKEWISE.test(word)) || !reading.claims.some(isSaid)) return;
    const place = isAs ? { from: at, to: at + 2 } : rangeAt(at);
    const isMeant = (one: Claim) =>
      (isFlag(one) || isCount(reading, one.parameter)) && !!one.value && isAbout(one.range, place);
    askWhether(reading, reading.claims.filter(isMeant));
  });

  /** «Не надо монтажа. Панелей тоже.» */
  function isShortAnswer({ range }: Claim, at: number): boolean {
    const { from, to } = sentence.partAt(at);
    return to - from <= SHORT_ANSWER && range.to <= from && range.to > from - REACH;
  }

  function isAbout(range: Range, place: Range): boolean {
    const isWithin = range.from <= place.from && range.to >= place.to;
    return isWithin || areNear(sentence, range, place, "comma");
  }
}

/** «сваи не нужны и анкера» */
export function deniedToo(reading: Reading): void {
  const { sentence } = reading;
  const isMeant = ({ value, range: { from } }: Claim) => {
    const at = sentence.is(from - 1, "neutral") ? from - 2 : from - 1;
    const isBehindDenial =
      sentence.is(at - 1, "unneeded") || (sentence.is(at - 1, "need") && sentence.is(at - 2, "not"));
    return value === true && sentence.is(at, "and") && isBehindDenial;
  };
  askWhether(reading, reading.claims.filter(isMeant));
}

/** «ничего не надо, кроме монтажа» wants it, as far as one can tell. */
export function nothingBut(reading: Reading): void {
  const { sentence } = reading;
  const isNothing = (part: Range) => sentence.within(part).some((at) => sentence.wordAt(at) === "ничего");
  const isExcepted = (from: number, to: number) =>
    sentence
      .within({ from: from - REACH, to }, "except")
      .some((at) => !sentence.has({ from: at, to: from }, "comma", "stop"));
  const isMeant = ({ value, range: { from, to } }: Claim) =>
    !value && isExcepted(from, to) && isNothing(sentence.partAt(from));
  const meant = reading.claims.filter(isMeant);
  askWhether(reading, meant.filter(isFlag));
  const counts = meant.filter(({ parameter }) => isCount(reading, parameter));
  reading.withdraw(counts);
  for (const { parameter, range } of counts) reading.doubt("count", parameter, range, []);
}

/** «without panels, anchors» */
export function doubtedDenial(reading: Reading): void {
  const { doubted } = reading.sentence;
  const isMeant = ({ range }: Claim) => reading.sentence.within(range).some((at) => doubted.has(at));
  askWhether(reading, reading.claims.filter(isMeant));
}

/** A foreign word, a word of denial with a slip in it, or one of a part: «половину утеплить». */
const MAY_DENY =
  /^(половин.{1,2}|част.*|[a-z]+|.?.?ез.?|б.?.?з.?|бе.?.?|.?.?е|н.?.?|.?ет.?|.нет|н.?.?т|ен|к?.?.?оме|кр.?.?ме|кро.?.?е)$/;

/** «ohne panels», «бз свай»: an unknown word may deny what stands beside it. */
export function besideUnknown(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ concept, word }, at) => {
    // `panels_montazh=1`
    if (concept !== "other" || !MAY_DENY.test(word) || sentence.is(at + 1, "equals")) return;
    const place = sentence.is(at - 1, "dash", "only") ? at - 1 : at;
    const isMeant = ({ parameter, range }: Claim) => parameter !== "roof" && isBeside(sentence, range, place);
    if (askWhether(reading, reading.claims.filter(isMeant))) sentence.leave(rangeAt(at));
  });
}
