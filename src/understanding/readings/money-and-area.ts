import { claim, type Reading } from "../reading.ts";
import { pattern } from "../pattern.ts";
import type { Match, Sentence } from "../sentence.ts";

const SUM = "(number million (and? number thousand)? rouble?|number thousand rouble?|number rouble|million rouble?)";
const BEFORE = "(not|less|from_to|budget|under|in|neutral|equals|dash|more){0,4}";
const PRICE_OF_METRE = pattern(`number (million|thousand)? rouble (times|by|neutral)? (square|metre)+`);
const BOUNDED = pattern(`${BEFORE} number (million|thousand|rouble)? (dash|less) ${SUM}`);
const BUDGET = pattern(`${BEFORE} ${SUM}`);
const BARE_BUDGET = pattern("budget (equals|dash|neutral|less|from_to|in){0,3} number");

/** Roubles: such a number after «бюджет» needs no unit. */
const EVIDENT_SUM = 100_000;

/** What may be spent → the budget of a search. */
export function readBudget(reading: Reading): void {
  const { sentence, doubts } = reading;
  sentence.take(PRICE_OF_METRE, (range) => void sentence.leave(range));
  sentence.take(BOUNDED, (match) => claim(reading, match, { budget: roubles(sentence, match) }));
  sentence.take(BUDGET, (match) => {
    const isAtLeast = hasConcept(sentence, match, "more") && !hasConcept(sentence, match, "not");
    const budget = roubles(sentence, match);
    if (isAtLeast) doubts.push({ parameter: "budget", kind: "at_least", range: match, choices: [{ budget }] });
    else claim(reading, match, { budget });
  });
  sentence.take(BARE_BUDGET, (match) => {
    const budget = sentence.value(match);
    if (budget >= EVIDENT_SUM) claim(reading, match, { budget });
    else doubts.push({ parameter: "budget", kind: "unit", range: match, choices: [{ budget: budget * 1_000_000 }] });
  });
}

/** Of the last sum in it. */
function roubles(sentence: Sentence, { from, to }: Match): number {
  let sum = 0;
  for (let at = from; at < to; at++) {
    const unit = sentence.concept(at);
    const per = unit === "million" ? 1_000_000 : unit === "thousand" ? 1_000 : unit === "rouble" ? 1 : 0;
    if (per === 0 || (per === 1 && sentence.concept(at - 1) !== "number")) continue;
    const before = sentence.tokens[at - 1];
    const count = before?.concept === "number" ? before.value! : 1;
    // «от 2 млн до 3 млн»
    if (per === 1_000_000) sum = 0;
    sum += Math.round(count * per);
  }
  return sum;
}

const SQUARE = "(square stop? metre?|metre stop? square)";
const AREAS = [
  pattern(`(area)? (more|equals|dash|from_to|in|neutral){0,3} number ${SQUARE}? (dash|less) number ${SQUARE}`),
  pattern(
    `(area|not|less|more|from_to|under|in|by|equals|dash|neutral|bracket){0,4} (?<!(times|onto) )number ${SQUARE} bracket?`,
  ),
  pattern("area (equals|dash|neutral|building|not|less|more|from_to|in|by){0,4} number (?!times|onto)"),
];

/** «300 квадратов» → the least area of a search; «до 300» the largest. */
export function readArea(reading: Reading): void {
  const { sentence } = reading;
  AREAS.forEach((rule, nth) => {
    sentence.take(rule, (match) => {
      const numbers = sentence.tokens.slice(match.from, match.to).flatMap(({ value }) => value ?? []);
      if (nth === 0) return claim(reading, match, { area_min: numbers[0]!, area_max: numbers[1]! });
      const area = numbers[0]!;
      const isNot = hasConcept(sentence, match, "not");
      const isMost = hasConcept(sentence, match, isNot ? "more" : "less");
      const isLeast = hasConcept(sentence, match, isNot ? "less" : "more");
      if (!isMost && !isLeast) return claim(reading, match, { area });
      return claim(reading, match, isMost ? { area_max: area } : { area_min: area });
    });
  });
}

const hasConcept = (sentence: Sentence, { from, to }: Match, concept: string): boolean =>
  sentence.tokens.slice(from, to).some((token) => token.concept === concept);
