import { pattern } from "../../pattern.ts";
import type { Claim, Reading } from "../../reading.ts";
import { askWhether, isCount, isFlag } from "./ask-whether.ts";
import type { Range } from "../../sentence.ts";
import type { Concept } from "../../words/lexicon.ts";
import { REACH, areNear } from "./nearness.ts";

const OR_NOT = pattern(
  "(or|and|(?!comma not done)comma|rather) (without|not|absent)(?! (neutral|other)? (OPENING|erection|panel|pile|anchor|insulated|cladding|need|decor|sheet))",
);

/** «с монтажом или без» */
export function orNot(reading: Reading): void {
  reading.sentence.take(OR_NOT, ({ from }) => {
    const before = reading.claims.filter(({ range: { to } }) => to <= from && to > from - REACH);
    const last = Math.max(...before.map(({ range }) => range.from));
    return askWhether(
      reading,
      before.filter((one) => isFlag(one) && one.range.from === last),
    );
  });
}

const DOUBTFUL = pattern("maybe|whether");
const DROPPED = pattern("dropped|(?<!not)(comma|rather) not need (?![^comma stop])");
const UNDECIDED = pattern("under question|not (other|neutral)? decided|decide");

/** «от монтажа отказались», «хотели сэндвич, но передумали» */
export function dropped(reading: Reading): void {
  const { sentence } = reading;
  sentence.take(DROPPED, (word) =>
    askWhether(
      reading,
      reading.claims.filter(
        (one) => (isFlag(one) || isCount(reading, one.parameter)) && areNear(sentence, one.range, word),
      ),
    ),
  );
}

/** «возможно, с монтажом», «входит ли монтаж»; «утепление под вопросом» is of what stands nearest before. */
export function doubtful(reading: Reading): void {
  const { sentence } = reading;
  const isIf = (at: number) =>
    sentence.tokens[at]!.word === "если" && !/^(что|нет|без)$/.test(sentence.tokens[at + 1]?.word ?? "");
  // «двое ворот, если влезут»; «возможно» and «может» are said of much else.
  const isDoubtful = (one: Claim, word: Range) =>
    isFlag(one) || (isCount(reading, one.parameter) && isIf(word.from) && one.range.to <= word.from);
  sentence.take(DOUBTFUL, (word) =>
    askWhether(
      reading,
      reading.claims.filter((one) => isDoubtful(one, word) && areNear(sentence, one.range, word)),
    ),
  );
  sentence.take(UNDECIDED, (word) => {
    const isInQuestion = sentence.has(word, "question");
    const parting: Concept[] = isInQuestion ? [] : ["comma"];
    const isAskedCount = ({ parameter }: Claim) => isInQuestion && isCount(reading, parameter);
    const isBefore = ({ range }: { range?: Range | undefined }) =>
      range !== undefined && range.to <= word.from && areNear(sentence, range, word, ...parting);
    const claims = reading.claims.filter((one) => (isFlag(one) || isAskedCount(one)) && isBefore(one));
    const last = Math.max(...claims.map(({ range }) => range.to));
    // «минвата или пенопласт — не решили» is asked already.
    if (reading.doubts.some((one) => isBefore(one) && one.range!.to > last)) return false;
    return askWhether(
      reading,
      claims.filter(({ range }) => range.to === last),
    );
  });
}

/** «+ сваи - монтаж»: in a row of pluses a minus takes away. */
export function minuses(reading: Reading): void {
  const { sentence } = reading;
  if (!sentence.tokens.some((_, at) => sentence.isPlus(at) && !sentence.is(at + 1, "number"))) return;
  askWhether(
    reading,
    reading.claims.filter((one) => isFlag(one) && sentence.is(one.range.from - 1, "dash")),
  );
}

const PRICE = /^(сколько|сколко|скок|почем|цен|стоит|стоимост|обойд|выйдет|посчита|рассчита)/;

/** «сваи???»; who asks for a price asks it of all that is said. */
export function asked(reading: Reading): void {
  const { sentence } = reading;
  const isAsked = ({ range: { from, to } }: Claim) =>
    isQuestion(sentence.is(to, "neutral") ? to + 1 : to) &&
    (!sentence.is(from - 1, "with") || sentence.tokens[from - 2]?.word === "это");
  // «Монтаж обязательно?»
  const isQuestion = (at: number) => sentence.is(at, "stop") && sentence.text[sentence.tokens[at]!.start] === "?";
  const isSaidTwice = ({ parameter, range }: Claim) =>
    reading.claims.some((one) => one.parameter === parameter && one.range !== range);
  const claims = reading.claims.filter((one) => isFlag(one) && isAsked(one) && !isSaidTwice(one));
  if (claims.length === 0 || sentence.tokens.some(({ word }) => PRICE.test(word))) return;
  askWhether(reading, claims);
}

const STRIP = /^(лент|плит|фундамент)/;

/** «на ленте или на сваях»: what is no base of ours may be meant. */
export function stripOrPiles(reading: Reading): void {
  const { sentence } = reading;
  const isEither = ({ parameter, range: { from, to } }: Claim) =>
    (parameter === "piles" || parameter === "anchors") &&
    sentence
      .within({ from: Math.max(0, from - 3), to: to + 3 })
      .some((at) => STRIP.test(sentence.tokens[at]?.word ?? "") && areParted(at, from, to));
  askWhether(reading, reading.claims.filter(isEither));

  function areParted(at: number, from: number, to: number): boolean {
    return sentence.has(at < from ? { from: at, to: from } : { from: to, to: at }, "or");
  }
}

const OR = pattern("or");

/** «на сваях или анкерах» */
export function eitherOfTwo(reading: Reading): void {
  for (const { from, to } of reading.sentence.matches(OR)) {
    const before = reading.claims.filter(({ range, value }) => range.to === from && value === true).at(-1);
    const after = reading.claims.find(({ range, value }) => range.from >= to && range.from <= to + 1 && value === true);
    if (!before || !after || before.parameter === after.parameter) continue;
    reading.withdraw([before, after]);
    const names = [before.parameter, after.parameter];
    const choices = names.map((chosen) => Object.fromEntries(names.map((name) => [name, name === chosen])));
    reading.doubt("either", before.parameter, { from: before.range.from, to: after.range.to }, choices);
  }
}
