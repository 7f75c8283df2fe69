import { pattern } from "../pattern.ts";
import type { Reading } from "../reading.ts";
import type { Range, Sentence } from "../sentence.ts";

const SUM = "(number million (and? number thousand)? rouble?|number thousand rouble?|number rouble|million rouble?)";
const BEFORE = "(not|less|from_to|budget|under|in|more|IS){0,4}";
const PRICE_OF_METRE = pattern("number (million|thousand)? rouble (times|by|neutral)? (square|unit)+");
/** Without «от» or a unit of its own a number before «до» is a size: «15х40 до 7 млн». */
const LEAST = "(more number (million|thousand|rouble)? less|number (million|thousand|rouble) (dash|less)|number dash)";
const BUDGET = pattern(`${BEFORE} ((?<!(times|onto|width|length|height) (IS)?)${LEAST})? ${SUM}`);
/** «лям восемьсот» */
const AND_HUNDREDS = pattern("number? million number (?!unit|BY|square|thousand|OPENING)");
/** «миллиона полтора» */
const GUESSED = pattern("million number (?!unit|BY|square|thousand|OPENING|million)");
const BARE_BUDGET = pattern(
  "(budget|not more|less) (less|from_to|in|IS|comma){0,3} number (?!BY|unit|OPENING|square|other)",
);

const BARE_RANGE = pattern(
  "(?<!(times|onto|width|length|height|area) (IS)?)budget? IS? more number less number (?!BY|unit|OPENING|square|other)",
);
/** Of sizes, areas and papers a number is none, however large. */
const LONE_SUM = pattern(
  "(?<!(times|onto|width|length|height|area) (IS)?)(more|number dash)? number (?!BY|unit|OPENING|square)",
);
/** As nobody writes a size: «2500000», «900 000». */
const WRITTEN_AS_SUM = /^[1-9](\d{6,}|\d{0,2}(\s\d{3})+)$/;
/** Words of no meaning part nothing: «паспорт 1234567», «население 250 000», «20251225 человек» are no sums. */
const isAlone = (sentence: Sentence, { from, to }: Range): boolean =>
  ![from - 1, to].some((at) => sentence.is(at, "other", "noise", "pieces", "day", "month", "without", "not"));

/** Roubles: less buys no hangar, and such a number after «бюджет» needs no unit. */
export const EVIDENT_SUM = 100_000;
/** Nobody has more for a hangar: contract of the search. */
export const LARGEST_SUM = 1_000_000_000;

/** What may be spent → the budget of a search. */
export function readBudget(reading: Reading): void {
  const { sentence } = reading;
  sentence.take(PRICE_OF_METRE, (range) => sentence.setAside(range));
  sentence.take(AND_HUNDREDS, (range) => {
    const [hundreds = 0, millions = 1] = sentence.numbers(range).reverse();
    const areHundreds = hundreds >= 100 && hundreds < 1000 && hundreds % 100 === 0;
    return (
      areHundreds && reading.claim(range, { budget: millions * WORTH["million"]! + hundreds * WORTH["thousand"]! })
    );
  });
  sentence.take(GUESSED, (range) => {
    const { word, value = 0 } = sentence.tokens[range.to - 1]!;
    const isGuess =
      value < 100 && (word !== "" || value > 1) && /^(миллион|лям)(а|ов)$/.test(sentence.tokens[range.from]!.word);
    if (!isGuess || sentence.is(range.from - 1, "number")) return false;
    return reading.claim(range, { budget: value * WORTH["million"]! });
  });
  sentence.take(BUDGET, (range) => {
    const budget = roubles(sentence, range);
    // «пенсия 18 тысяч»
    if (budget < EVIDENT_SUM || budget > LARGEST_SUM) return sentence.leave(range);
    const isLeast = sentence.has(range, "more") && !sentence.has(range, "not", "less", "dash");
    if (isLeast) return reading.doubt("at_least", "budget", range, [{ budget }]);
    const [first, second] = sentence.within(range, "number");
    const [from = range.from] = second ? sentence.within({ from: first!, to: range.to }, "less", "dash") : [];
    const [unit] = sentence.within({ from: first ?? from, to: range.to }, "million", "thousand", "rouble");
    const least = second && sentence.tokens[first!]!.value! * WORTH[sentence.tokens[unit!]!.concept]!;
    if (from > range.from && least! >= EVIDENT_SUM && least! < budget) return claimMost(reading, range, budget);
    // «от 40 до 3 млн»: no sum at all.
    sentence.leave({ from: first ?? from, to: from });
    return reading.claim({ from, to: range.to }, { budget });
  });
  sentence.take(BARE_RANGE, (range) => {
    const [least, budget] = sentence.numbers(range) as [number, number];
    const isNamed = sentence.has(range, "budget");
    return (
      (isNamed || (reading.takesBounds && isAlone(sentence, range))) &&
      least >= EVIDENT_SUM &&
      least < budget &&
      budget <= LARGEST_SUM &&
      claimMost(reading, range, budget)
    );
  });
  sentence.take(BARE_BUDGET, (range) => {
    const budget = sentence.numbers(range)[0]!;
    if (budget < EVIDENT_SUM && !sentence.has(range, "budget")) return false;
    if (budget > LARGEST_SUM) return sentence.leave(range);
    if (budget >= EVIDENT_SUM) reading.claim(range, { budget });
    // «бюджет 3», «бюджет 900К»
    else reading.doubt("unit", "budget", range, [{ budget: Math.round(budget * (budget < 100 ? 1_000_000 : 1_000)) }]);
  });
  if (reading.takesBounds) readLoneSum(reading);
}

/** «двускатный 2500000»: whoever selects by a budget need not call it one. */
function readLoneSum(reading: Reading): void {
  const { sentence, claims, doubts } = reading;
  if ([...claims, ...doubts].some(({ parameter }) => parameter === "budget")) return;
  const isSum = (at: number) => {
    const { text } = sentence.place({ from: at, to: at + 1 });
    const { value = 0 } = sentence.tokens[at]!;
    return WRITTEN_AS_SUM.test(text) && value >= EVIDENT_SUM && value <= LARGEST_SUM;
  };
  const [range, ...others] = sentence
    .matches(LONE_SUM)
    .filter((one) => sentence.within(one, "number").every(isSum) && isAlone(sentence, one));
  if (!range || others.length > 0) return;
  const budget = sentence.numbers(range).at(-1)!;
  sentence.done(range);
  if (sentence.has(range, "more")) reading.doubt("at_least", "budget", range, [{ budget }]);
  else if (sentence.has(range, "dash")) claimMost(reading, range, budget);
  else reading.claim(range, { budget });
}

/** A search has no least sum: of «от 2 до 3 млн» it takes the last, and says so. */
function claimMost(reading: Reading, range: Range, budget: number): void {
  reading.notes.push({ range, note: "most_budget" });
  reading.claim(range, { budget });
}

const WORTH: Readonly<Record<string, number>> = { million: 1_000_000, thousand: 1_000, rouble: 1 };

/** Of the last sum in it: «от 2 млн до 3 млн 500 тыс» is 3,5 million. */
function roubles(sentence: Sentence, range: Range): number {
  let sum = 0;
  for (const at of sentence.within(range, "million", "thousand", "rouble")) {
    const { concept } = sentence.tokens[at]!;
    const count = sentence.is(at - 1, "number") ? sentence.tokens[at - 1]!.value! : concept === "million" ? 1 : 0;
    if (concept === "million") sum = 0;
    sum += Math.round(count * WORTH[concept]!);
  }
  return sum;
}

const SQUARE = "(square stop? unit?|unit stop? square)";
const AREAS = [
  `area? (more|from_to|in|IS){0,3} number (${SQUARE})? (dash|less) number ${SQUARE}`,
  `(area|not|less|more|from_to|under|in|by|bracket|IS){0,4} (?<!number unit? BY )number ${SQUARE} bracket?`,
  "square (more|from_to|in|onto|IS|less){0,3} number ((dash|less) number)? (?!million|thousand|rouble|BY|unit)",
  "area (building|not|less|more|from_to|in|by|IS){0,4} number (?!times|onto)",
].map(pattern);

/** What has an area of its own. */
const OF_PART = ["partition", "ground", "foundation"] as const;

/** «300 квадратов» → an area; with bounds those of a search. */
export function readArea(reading: Reading): void {
  const { sentence } = reading;
  const isPair = (at: number) => sentence.is(at - 1, "number", "unit") && sentence.is(at + 1, "number");
  const areSidesSaid =
    reading.isClaimed("width") || sentence.tokens.some((_, at) => sentence.is(at, "times", "onto") && isPair(at));
  for (const rule of AREAS) {
    sentence.take(rule, (range) => {
      const { from } = range;
      // «офис 20 м2», «на участке 5000 кв.м»
      const isOfPart = (at: number) => sentence.is(at, ...OF_PART) || /^участ/.test(sentence.wordAt(at));
      if (areSidesSaid && (isOfPart(from - 1) || isOfPart(from))) return sentence.leave(range);
      const [area, most] = sentence.numbers(range);
      if (most !== undefined) return reading.claim(range, { area_min: area!, area_max: most });
      const isNot = sentence.has(range, "not");
      const isMost = sentence.has(range, isNot ? "more" : "less");
      const isLeast = sentence.has(range, isNot ? "less" : "more");
      return reading.claim(range, { [isMost ? "area_max" : isLeast ? "area_min" : "area"]: area! });
    });
  }
}
