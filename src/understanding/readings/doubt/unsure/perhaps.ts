import { pattern } from "../../../pattern.ts";
import type { Claim, Reading } from "../../../reading.ts";
import type { Range } from "../../../sentence.ts";
import type { Concept } from "../../../words/lexicon.ts";
import { askWhether, isCount, isFlag } from "../asking.ts";
import { REACH, areNear } from "../nearness.ts";

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

const NO_WAY = /^(никак|нельзя|невозможно|немыслимо|куда|замерзн.*|пропад.*)$/;

/** «без монтажа нам никак», «не хочу без свай»: who cannot do without it wants it. */
export function notWithout(reading: Reading): void {
  const { sentence } = reading;
  const isOfOthers = ({ value, range }: Claim) => {
    if (value !== false) return false;
    const start = sentence.within({ from: range.from - 2, to: range.to }, "without")[0];
    const around = { from: range.from - REACH, to: range.to + 3 };
    const isNoWay = sentence.within(around).some((at) => NO_WAY.test(sentence.wordAt(at)));
    return start !== undefined && (isNoWay || (sentence.is(start - 1, "need") && sentence.is(start - 2, "not")));
  };
  askWhether(reading, reading.claims.filter(isOfOthers));
}

/** «и в одну сторону, и домиком, нам всё равно»: of two roofs none is chosen. */
export function indifferent(reading: Reading): void {
  const { sentence } = reading;
  const isSo = (at: number) =>
    (sentence.tokens[at]!.word === "равно" && sentence.is(at - 1, "all")) ||
    (/^(разниц|неважн)/.test(sentence.tokens[at]!.word) && !sentence.is(at + 1, "in"));
  const places = sentence.tokens
    .map((_, at) => at)
    .filter(isSo)
    .map((at) => sentence.partAt(at));
  askWhether(
    reading,
    reading.claims.filter(
      ({ parameter, range }) => parameter === "roof" && places.includes(sentence.partAt(range.from)),
    ),
  );
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

/** «хорошо бы монтаж, но не обязательно» */
export function notNecessary(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ word }, at) => {
    if (word !== "обязательно" || !sentence.is(at - 1, "not")) return;
    const isNear = ({ range: { from, to } }: Claim) => to < at && to > at - REACH && from < at;
    const wanted = (one: Claim) => one.value === true || (isCount(reading, one.parameter) && Number(one.value) > 0);
    const near = reading.claims.filter((one) => wanted(one) && isNear(one));
    const last = Math.max(...near.map(({ range }) => range.to));
    askWhether(
      reading,
      near.filter(({ range }) => range.to === last),
    );
  });
}

/** «возможно, с монтажом», «входит ли монтаж»; «утепление под вопросом» is of what stands nearest before. */
export function doubtful(reading: Reading): void {
  const { sentence } = reading;
  const isIf = (at: number) => sentence.tokens[at]!.word === "если" && !/^(что|нет|без)$/.test(sentence.wordAt(at + 1));
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
    // «чем обшить не знаю» is of all cladding.
    if (sentence.is(word.from - 1, "cladding"))
      return askWhether(
        reading,
        reading.claims.filter(({ parameter, value }) => parameter === "panels" && value === true),
      );
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

/** What a sentence is of the hangar by. */
const OF_HANGAR: readonly Concept[] = ["double_pitch", "single_pitch", "times", "onto", "width", "length"];
const PRICE = /^(сколько|сколко|скок|почем|цен|стоит|стоимост|обойд|выйдет|посчита|рассчита)/;

/** «сваи???», «Сваи точно нужны?», «Ферма сборная?»; who asks for a price asks it of all that stands in the sentence. */
export function asked(reading: Reading): void {
  const { sentence } = reading;
  // Typed with the other layout it is a comma.
  if (!/[а-я]/i.test(sentence.text)) return;
  const isQuestion = (at: number) => sentence.is(at, "stop") && sentence.tokens[at]!.sign === "?";
  const isAsked = ({ range: { from, to } }: Claim) => {
    const part = sentence.partAt(from);
    if (isWith(from) || sentence.has({ from, to }, "without", "under")) return false;
    const isLast = isQuestion([to, to + 1, to + 2].find((at) => !sentence.is(at, "neutral", "need")) ?? to);
    if (isLast && !sentence.within(part).some((at) => PRICE.test(sentence.tokens[at]!.word))) return true;
    const end = part.to - 1;
    return isQuestion(end) && !sentence.has({ from: to, to: end }, "comma") && !sentence.has(part, ...OF_HANGAR);
  };
  // «Монтаж обязательно?», «это с монтажом?»
  const isWith = (from: number) => sentence.is(from - 1, "with") && sentence.tokens[from - 2]?.word !== "это";
  const isSaidTwice = ({ parameter, range }: Claim) =>
    reading.claims.some((one) => one.parameter === parameter && one.range !== range);
  const isOption = ({ parameter, value }: Claim) =>
    typeof value === "boolean" || parameter === "truss" || isCount(reading, parameter);
  askWhether(
    reading,
    reading.claims.filter((one) => isOption(one) && isAsked(one) && !isSaidTwice(one)),
  );
}
