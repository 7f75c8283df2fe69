import { EVIDENT_SUM, LARGEST_SUM } from "../readings/money-and-area.ts";
import type { Claim, Doubt, Reading, Value } from "../reading.ts";
import type { Question } from "../response.ts";
import type { Asked, UnderstandingTexts } from "../texts/understanding-texts.ts";
import { ordered } from "./values.ts";

/** Which of what is read stands for the hangar, best first. */
const PIVOTS = ["width", "length", "roof", "height"];
/** Buttons of one question; who names more alternatives is asked about the first. */
const MOST_CHOICES = 12;
/** Of the text in a question, characters. */
const LONGEST_QUOTE = 100;

/** Whether the hangar is the one that is read, whatever else the number says: it stays what it is meanwhile. */
export function doubtOfUnread({ given, sentence, unread }: Reading, decided: readonly Claim[]): Doubt[] {
  const pivot = PIVOTS.map((name) => decided.find(({ parameter }) => parameter === name)).find(Boolean) ?? decided[0];
  const [first] = unread;
  if (!first || !pivot || pivot.parameter in given) return [];
  const { parameter, value } = pivot;
  const leavesOut = unread.map((range) => shortened(sentence.place(range).text));
  return [{ parameter, kind: "unread", range: first, choices: [{ [parameter]: value }], leavesOut }];
}

/** Each once, none that is not calculated. */
export function withChoicesToTake(doubt: Doubt, { priceList }: Reading): Doubt {
  const { parameter, choices } = doubt;
  const most: Readonly<Record<string, number>> = { ...priceList.limits, gates_pos: 2, budget: LARGEST_SUM };
  const isTaken = ([name, value]: [string, Value]): boolean =>
    most[name] === undefined ||
    (Number.isInteger(value) && Number(value) <= most[name] && (name !== "budget" || Number(value) >= EVIDENT_SUM));
  const taken = choices.filter((choice) => Object.entries(choice).every(isTaken));
  const isTooMany = taken.length === 0 && choices.length > 0 && parameter in priceList.limits;
  const all = isTooMany ? [{ [parameter]: most[parameter]! }] : taken;
  const once = new Map(all.map((choice) => [JSON.stringify(ordered(choice)), choice]));
  return { ...doubt, choices: [...once.values()].slice(0, MOST_CHOICES) };
}

/** A doubt in the words of a language. */
export function questionOf(doubt: Doubt, reading: Reading, texts: UnderstandingTexts): Question {
  const about = doubt.range && reading.sentence.place(doubt.range);
  const asked: Asked = {
    parameter: doubt.parameter,
    kind: doubt.kind,
    about: about && shortened(about.text),
    leavesOut: doubt.leavesOut,
    decides: [...new Set(doubt.choices.map(ordered).flatMap(Object.keys))],
    isOfSeveral: doubt.choices.some((choice) => Object.keys(choice).length > 1),
    priceList: reading.priceList,
  };
  const filled = (
    doubt.kind === "count" && doubt.choices.length === 0 ? countChoices(doubt.parameter, reading) : doubt.choices
  ).map(ordered);
  return {
    parameter: doubt.parameter,
    text: texts.question(asked),
    choices: filled.map((choice) => ({
      text: texts.choice(choice, asked),
      ...(doubt.parameter in choice && { value: choice[doubt.parameter]! }),
      parameters: choice,
    })),
    ...(doubt.leavesOut && { leaves_out: [...doubt.leavesOut] }),
    ...(about && { about }),
  };
}

/** How many of what was named without a number. */
function countChoices(parameter: string, { claims }: Reading): Record<string, number>[] {
  const inBothEnds = claims.some((one) => one.parameter === "gates_pos" && one.value === 2);
  const counts = parameter === "gates" ? (inBothEnds ? [2, 4] : [1, 2, 3, 4, 0]) : [1, 2, 3, 4, 6, 8, 0];
  return counts.map((count) => ({ [parameter]: count }));
}

/** Fit to be shown: in one line, without control characters. */
function shortened(text: string): string {
  const shown = text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ");
  return shown.length > LONGEST_QUOTE ? `${shown.slice(0, LONGEST_QUOTE).trimEnd()}…` : shown;
}
