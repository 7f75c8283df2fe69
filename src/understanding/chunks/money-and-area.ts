import { pattern } from "../words/pattern.ts";
import type { Range, Reading } from "../reading.ts";

/** Roubles: less buys no hangar, and such a number behind «бюджет» needs no unit. */
const EVIDENT_SUM = 100_000;
/** Nobody has more for a hangar: contract of the search. */
const LARGEST_SUM = 1_000_000_000;
const WORTH: Readonly<Record<string, number>> = { million: 1_000_000, thousand: 1_000, rouble: 1 };

const SUM = "(number million (and? number thousand)? rouble?|number thousand rouble?|number rouble|million rouble?)";
const BEFORE = "(not more|not|less|about|budget|already|need|in|under|IS){0,5}";
const PRICE_OF_METRE = pattern("number (million|thousand)? rouble (times|per|neutral|onto)? (square|unit)+");
const LEAST = pattern(`((?<!not )more|not less) ${SUM}(?! (less|dash))`);
const RANGE = pattern(
  `(budget IS?)? (more number (million|thousand|rouble){0,4} less|number (million|thousand|rouble){0,4} dash) ${SUM}`,
);
const BUDGET = pattern(`${BEFORE} ${SUM} budget?`);
const BARE = pattern("(budget|not more|less) (less|about|in|IS|comma){0,3} number (?!BY|unit|OPENING|square|other)");
const LONE = pattern("number (?!BY|unit|OPENING|square|other|pieces)");
/** As nobody writes a size: «2500000», «900 000». */
const WRITTEN_AS_SUM = /^[1-9](\d{6,}|\d{0,2}(\s\d{3})+)$/;

/** What may be spent → the budget of a search. */
export function readBudget(reading: Reading): void {
  reading.take(PRICE_OF_METRE, (range) => reading.setAside(range));
  reading.take(RANGE, (range) => {
    const budget = lastSum(reading, range);
    if (!isBudget(budget)) return false;
    reading.note(range, "most_budget");
    return reading.claim(range, { budget });
  });
  reading.take(LEAST, (range) => {
    const budget = lastSum(reading, range);
    return isBudget(budget) && reading.doubtBetween("at_least", "budget", range, [budget]);
  });
  reading.take(BUDGET, (range) => {
    const budget = lastSum(reading, range);
    // «пенсия 18 тысяч»
    const isOurs = isBudget(budget) && !reading.is(range.to, "foreign");
    return isOurs ? reading.claim(range, { budget }) : reading.setAside(range);
  });
  reading.take(BARE, (range) => {
    const [sum = 0] = reading.numbers(range);
    if (isBudget(sum)) return reading.claim(range, { budget: sum });
    if (!reading.has(range, "budget")) return false;
    const meant = Math.round(sum * (sum < EVIDENT_SUM / 1000 ? 1_000_000 : 1_000));
    return reading.doubtBetween("unit", "budget", range, [meant].filter(isBudget));
  });
  // Whoever selects by a budget need not call it one.
  if (reading.takesBounds && !reading.isClaimed("budget"))
    reading.take(LONE, (range) => {
      const [sum = 0] = reading.numbers(range);
      return isBudget(sum) && WRITTEN_AS_SUM.test(reading.place(range).text) && reading.claim(range, { budget: sum });
    });
}

const isBudget = (sum: number): boolean => sum >= EVIDENT_SUM && sum <= LARGEST_SUM;

/** «от 2 млн до 3 млн 500 тыс» is 3,5 million. */
function lastSum(reading: Reading, range: Range): number {
  let sum = 0;
  let last = Infinity;
  for (const at of reading.within(range, "million", "thousand", "rouble")) {
    const worth = WORTH[reading.tokens[at]!.concept]!;
    const count = reading.is(at - 1, "number") ? reading.tokens[at - 1]!.value! : worth === 1_000_000 ? 1 : 0;
    if (worth >= last) sum = 0;
    if (count > 0) last = worth;
    sum += Math.round(count * worth);
  }
  return sum;
}

const SQUARE = "(square unit?|unit stop? square)";
const AREAS = [
  `area? (more|about|in|IS){0,3} number ${SQUARE}? (dash|less) number ${SQUARE}`,
  `(area|not|less|more|about|under|in|bracket|IS){0,4} number ${SQUARE} bracket?`,
  "area (hangar|building|not|less|more|about|in|IS){0,4} number(?! (times|onto))",
].map(pattern);

/** «300 квадратов» → an area; with bounds those of a search. */
export function readArea(reading: Reading): void {
  for (const rule of AREAS) {
    reading.take(rule, (range) => {
      // «офис 20 м2»
      if (reading.is(range.from - 1, "partition", "ground", "foundation", "site") || reading.isClaimed("area"))
        return reading.setAside(range);
      const [area, most] = reading.numbers(range);
      if (most !== undefined) return reading.claim(range, { area_min: area!, area_max: most });
      const isNot = reading.has(range, "not");
      const isMost = reading.has(range, isNot ? "more" : "less");
      const isLeast = reading.has(range, isNot ? "less" : "more");
      return reading.claim(range, { [isMost ? "area_max" : isLeast ? "area_min" : "area"]: area! });
    });
  }
}

const LARGEST = pattern("(most? big) area?");
const CHEAPEST = pattern("most? cheap");

/** What stands first in a selection; it says nothing without one. */
export function readOrder(reading: Reading): void {
  reading.take(LARGEST, (range) => reading.claim(range, { sort: "area" }));
  reading.take(CHEAPEST, (range) => reading.claim(range, { sort: "price" }));
}
