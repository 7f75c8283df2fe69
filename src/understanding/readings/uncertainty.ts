import { pattern } from "../pattern.ts";
import type { Roof } from "../../price-list/schema.ts";
import { isOffered } from "./loose-sizes.ts";
import { isSizeName } from "./named-sizes.ts";
import { rangeAt, type Range } from "../sentence.ts";
import type { Concept } from "../words/lexicon.ts";
import { yesOrNo, type Claim, type Reading } from "../reading.ts";

const OR_NOT = pattern(
  "(or|and|comma) (without|not|absent)(?! (neutral|other)? (OPENING|erection|panel|pile|anchor|insulated|cladding|need|decor|sheet))",
);
const DOUBTFUL = pattern("maybe|whether");
/** «анкера есть», «монтаж своими силами»: what they have or do themselves they may not want. */
const THEIRS = pattern("have|own|self|already");
const OR = pattern("or");
const EXISTING = pattern("existing");
const NOT_BUT = pattern("not number unit? (comma|neutral){0,2} number");
const RATHER = pattern("(stop|comma|other|neutral){0,5} (absent|rather)+ (comma|neutral|other|onto){0,2} number");
/** Of gates, as far as one can tell. */
const COLLECTIVE = /^(одни|двое|трое|четверо)$/;
/** How far words of doubt reach, tokens. */
const REACH = 4;

/** «с монтажом или без», «возможно, с монтажом», «входит ли монтаж», «на сваях или анкерах»: what is said so is asked. */
export function readUncertainty(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence, priceList } = reading;
  const isFlag = ({ value }: Claim) => typeof value === "boolean";
  const withdraw = (claims: readonly Claim[]) => {
    reading.claims = reading.claims.filter((one) => !claims.includes(one));
  };
  const ask = (claims: readonly Claim[]) => {
    withdraw(claims);
    for (const { parameter, range } of claims) reading.doubt("whether", parameter, range, yesOrNo(parameter));
    return claims.length > 0;
  };
  const isNear = (range: Range, { from, to }: Range, ...parting: Concept[]) => {
    const between = range.from >= to ? { from: to, to: range.from } : { from: range.to, to: from };
    const distance = between.to - between.from;
    return distance >= 0 && distance <= REACH && !sentence.has(between, "stop", ...parting);
  };

  sentence.take(OR_NOT, ({ from }) => {
    const before = reading.claims.filter(({ range: { to } }) => to <= from && to > from - REACH);
    const last = Math.max(...before.map(({ range }) => range.from));
    return ask(before.filter((one) => isFlag(one) && one.range.from === last));
  });
  sentence.take(DOUBTFUL, (word) => ask(reading.claims.filter((one) => isFlag(one) && isNear(one.range, word))));
  // Profiled sheets are always their own.
  const isTheirs = ({ parameter, value }: Claim) => value === true && parameter !== "wall_progony";
  sentence.take(THEIRS, (word) =>
    ask(reading.claims.filter((one) => isTheirs(one) && isNear(one.range, word, "comma", "and"))),
  );
  // «монтаж карккаса не нужен»: a word that denies nobody knows what may mean what stands beside it.
  sentence.tokens.forEach((_, at) => {
    if (
      !sentence.is(at, "without", "not", "unneeded", "absent", "except") ||
      sentence.denied.has(at) ||
      sentence.isDone(at)
    )
      return;
    ask(reading.claims.filter((one) => isFlag(one) && isNear(one.range, { from: at, to: at + 1 }, "comma", "dash")));
  });
  // «ворота 2, нет 3»
  for (const { from, to } of sentence.matchesAnywhere(RATHER)) {
    const before = reading.claims.filter(({ range }) => range.to <= from && range.to > from - REACH);
    const last = before.sort((a, b) => a.range.to - b.range.to).at(-1);
    const meant = sentence.tokens[to - 1]!.value!;
    if (typeof last?.value !== "number" || (sentence.isDone(to - 1) && !sentence.isLeft(to - 1))) continue;
    // «12 на 40, ой нет, 15» may correct either of the two.
    const pair = reading.claims.find(
      ({ range }) => range.to === last.range.from - 1 && sentence.is(range.to, "times", "onto"),
    );
    const said = pair ? [pair, last] : [last];
    const asSaid = Object.fromEntries(said.map(({ parameter, value }) => [parameter, value]));
    withdraw(said);
    const isPossible = ({ parameter }: Claim) =>
      !isSizeName(parameter) || isOffered(parameter, meant, roofs, priceList);
    const choices = [asSaid, ...said.filter(isPossible).map(({ parameter }) => ({ ...asSaid, [parameter]: meant }))];
    reading.doubt("alternatives", said[0]!.parameter, { from: said[0]!.range.from, to }, choices);
  }
  // «ворота одни, давай двое», «одни в торце и двое сбоку»; «трое ворот: одни в торце и двое сбоку» says it itself.
  sentence.tokens.forEach(({ word, value = 0 }, at) => {
    if (!COLLECTIVE.test(word) || (sentence.isDone(at) && !sentence.isLeft(at))) return;
    const isAgain = sentence.is(at - 1, "and");
    const gates = reading.claims.find((one) => one.parameter === "gates" && (one.value !== value || isAgain));
    const said = Number(gates?.value);
    if (!gates || (value < said && !sentence.is(at - 1, "or", "rather", "yes"))) return;
    withdraw([gates]);
    reading.doubt("alternatives", "gates", rangeAt(at), [{ gates: said }, { gates: value }, { gates: said + value }]);
  });
  // «высота стены у старого 6 метров» is of another building.
  for (const word of sentence.matches(EXISTING)) {
    const isOfIt = ({ parameter, range }: Claim) =>
      isSizeName(parameter) && (isNear(range, word, "comma") || (range.from <= word.from && range.to >= word.to));
    const sizes = reading.claims.filter(isOfIt);
    withdraw(sizes);
    for (const { range } of sizes) sentence.leave(range);
  }
  // «не 12, а 15»
  for (const range of sentence.matchesAnywhere(NOT_BUT)) {
    const [denied, meant] = sentence.numbers(range);
    const wrong = reading.claims.find(({ value }) => value === denied);
    if (!wrong) continue;
    withdraw([wrong]);
    reading.doubt("alternatives", wrong.parameter, range, [
      { [wrong.parameter]: meant! },
      { [wrong.parameter]: denied! },
    ]);
  }
  for (const { from, to } of sentence.matches(OR)) {
    const before = reading.claims.filter(({ range, value }) => range.to === from && value === true).at(-1);
    const after = reading.claims.find(({ range, value }) => range.from >= to && range.from <= to + 1 && value === true);
    if (!before || !after || before.parameter === after.parameter) continue;
    withdraw([before, after]);
    const names = [before.parameter, after.parameter];
    const choices = names.map((chosen) => Object.fromEntries(names.map((name) => [name, name === chosen])));
    reading.doubt("either", before.parameter, { from: before.range.from, to: after.range.to }, choices);
  }
}
