import { pattern } from "../pattern.ts";
import type { Roof } from "../../price-list/schema.ts";
import { isOffered } from "./loose-sizes.ts";
import { ANYWHERE } from "./opening-places.ts";
import { isSizeName } from "./named-sizes.ts";
import { rangeAt, type Range, type Sentence } from "../sentence.ts";
import type { Concept } from "../words/lexicon.ts";
import { yesOrNo, type Claim, type Reading, type Values } from "../reading.ts";

/** Takes back what was claimed for certain and is said in doubt, and asks it. */
type Rule = (reading: Reading, roofs: readonly Roof[]) => void;

/** In their order: what an earlier one has taken no later one sees. */
const RULES: readonly Rule[] = [
  orNot,
  doubtful,
  theirs,
  ours,
  unreadDenial,
  doubtedDenial,
  besideUnknown,
  correctedNumber,
  correctedGates,
  someOfGates,
  ofExisting,
  notButAnother,
  eitherOfTwo,
  placesOfNone,
];

/** What is said with doubt is asked. */
export function readUncertainty(reading: Reading, roofs: readonly Roof[]): void {
  for (const rule of RULES) rule(reading, roofs);
}

const OR_NOT = pattern(
  "(or|and|comma) (without|not|absent)(?! (neutral|other)? (OPENING|erection|panel|pile|anchor|insulated|cladding|need|decor|sheet))",
);

/** «с монтажом или без» */
function orNot(reading: Reading): void {
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

/** «возможно, с монтажом», «входит ли монтаж» */
function doubtful(reading: Reading): void {
  const { sentence } = reading;
  sentence.take(DOUBTFUL, (word) =>
    askWhether(
      reading,
      reading.claims.filter((one) => isFlag(one) && areNear(sentence, one.range, word)),
    ),
  );
}

const THEIRS = pattern("have|own|self|already");

/** «анкера есть», «монтаж своими силами»: what they have or do themselves they may not want; sheets are always their own. */
function theirs(reading: Reading): void {
  const { sentence, priceList } = reading;
  sentence.take(THEIRS, (word) => {
    // «двое ворот уже есть», «окна куплены»
    const isHad = sentence.is(word.to, "have") || /^(име|куп)/.test(sentence.tokens[word.from]!.word);
    const isCounted = ({ parameter }: Claim) =>
      parameter in priceList.limits && isHad && sentence.is(word.from, "already");
    const isTheirs = (one: Claim) => (one.value === true && one.parameter !== "wall_progony") || isCounted(one);
    return askWhether(
      reading,
      reading.claims.filter((one) => isTheirs(one) && areNear(sentence, one.range, word, "comma", "and")),
    );
  });
}

const OURS = pattern("ours|(with|onto)? neutral");
const OURSELVES = /^(наши|нас)$/;

/** «монтаж наш», «монтаж с нас» may be of who asks and of who makes it. */
function ours(reading: Reading): void {
  const { sentence } = reading;
  for (const { from, to } of sentence.matches(OURS)) {
    const { concept, word } = sentence.tokens[to - 1]!;
    if (concept === "neutral" && !(OURSELVES.test(word) && (word === "наши" || to - from > 1))) continue;
    const asked = reading.claims.filter((one) => isFlag(one) && isBeside(sentence, one.range, from));
    if (askWhether(reading, asked)) sentence.done({ from, to });
  }
}

const DENYING = ["without", "not", "nor", "unneeded", "absent", "except"] as const;

/** «монтаж карккаса не нужен», «panels 0»: a word that denies nobody knows what may mean what stands beside it. */
function unreadDenial(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ value }, at) => {
    const isWord = sentence.is(at, ...DENYING);
    const isRead = sentence.isDone(at) && !sentence.isLeft(at);
    if ((!isWord && value !== 0 && !isMinus(at)) || sentence.denied.has(at) || isRead) return;
    const isMeant = (one: Claim) =>
      (isBeside(sentence, one.range, at) && !isSaidBefore(one, at)) ||
      (isFlag(one) && isWord && areNear(sentence, one.range, rangeAt(at), "comma", "dash"));
    askWhether(reading, reading.claims.filter(isMeant));
  });

  /** «не надо ни окон», «ворота одни, а не двое» */
  function isSaidBefore({ value, range }: Claim, at: number): boolean {
    return value === 0 || (range.to <= at && sentence.is(at + 1, "number"));
  }

  /** «panels -, montazh +» */
  function isMinus(at: number): boolean {
    return sentence.is(at, "dash") && (at + 1 === sentence.tokens.length || sentence.is(at + 1, "comma", "stop"));
  }
}

/** «without panels, anchors» */
function doubtedDenial(reading: Reading): void {
  const { doubted } = reading.sentence;
  const isMeant = ({ range }: Claim) => reading.sentence.within(range).some((at) => doubted.has(at));
  askWhether(reading, reading.claims.filter(isMeant));
}

/** A foreign word, a word of denial with a slip in it, or one of a part: «половину утеплить». */
const MAY_DENY =
  /^(половин.|част.*|[a-z]+|.?.?ез.?|б.?.?з.?|бе.?.?|.?.?е|н.?.?|.?ет.?|.нет|н.?.?т|ен|к?.?.?оме|кр.?.?ме|кро.?.?е)$/;

/** «ohne panels», «бз свай»: an unknown word may deny what stands beside it. */
function besideUnknown(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ concept, word }, at) => {
    if (concept !== "other" || !MAY_DENY.test(word)) return;
    const place = sentence.is(at - 1, "dash") ? at - 1 : at;
    const isMeant = ({ parameter, range }: Claim) => parameter !== "roof" && isBeside(sentence, range, place);
    if (askWhether(reading, reading.claims.filter(isMeant))) sentence.leave(rangeAt(at));
  });
}

/** What parts no word from what stands before it, and from what stands behind. */
const BEFORE = ["equals", "neutral", "need", "less"] as const;
const BEHIND = ["equals", "neutral", "need", "with", "in", "by"] as const;

function isBeside(sentence: Sentence, { from, to }: Range, at: number): boolean {
  let [before, behind] = [at - 1, at + 1];
  while (before >= to && sentence.is(before, ...BEFORE)) before--;
  while (behind < from && sentence.is(behind, ...BEHIND)) behind++;
  return from <= behind && to > before;
}

const RATHER = pattern("(stop|comma|other|neutral){0,5} (absent|rather)+ (comma|neutral|other|onto){0,2} number");

/** «ворота 2, нет 3» */
function correctedNumber(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence, priceList } = reading;
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
    reading.withdraw(said);
    const isPossible = ({ parameter }: Claim) =>
      !isSizeName(parameter) || isOffered(parameter, meant, roofs, priceList);
    const choices = [asSaid, ...said.filter(isPossible).map(({ parameter }) => ({ ...asSaid, [parameter]: meant }))];
    reading.doubt("alternatives", said[0]!.parameter, { from: said[0]!.range.from, to }, choices);
  }
}

/** Of gates, as far as one can tell. */
const COLLECTIVE = /^(одни|двое|трое|четверо)$/;
const OTHERS = /^(другие|вторые)$/;

/** «ворота одни, давай двое», «одни в торце и двое сбоку»; «трое ворот: одни в торце и двое сбоку» says it itself. */
function correctedGates(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ word, value = 1 }, at) => {
    // «одни с торца, другие сбоку»
    const areOthers = OTHERS.test(word) && sentence.is(at + 1, "with", "in", "by", "onto", "beside");
    if (!areOthers && (!COLLECTIVE.test(word) || (sentence.isDone(at) && !sentence.isLeft(at)))) return;
    const isAgain = areOthers || sentence.is(at - 1, "and");
    const gates = reading.claims.find((one) => one.parameter === "gates" && (one.value !== value || isAgain));
    const said = Number(gates?.value);
    const isPart = (place: number) =>
      COLLECTIVE.test(sentence.tokens[place]!.word) && (!sentence.isDone(place) || sentence.isLeft(place));
    const isFurther = isAgain && !sentence.within({ from: 0, to: at }).some(isPart);
    if (!gates || (value < said && !isFurther && !sentence.is(at - 1, "or", "rather", "yes"))) return;
    reading.withdraw([gates]);
    reading.doubt("alternatives", "gates", rangeAt(at), [{ gates: said }, { gates: value }, { gates: said + value }]);
  });
}

/** «ворота 3 шт., из них 2 в торцах» */
function someOfGates(reading: Reading): void {
  const { sentence } = reading;
  const gates = reading.claims.find(({ parameter }) => parameter === "gates")?.value ?? 0;
  const [place, ...others] = reading.claims.filter(({ parameter }) => parameter === "gates_pos");
  const at = place ? place.range.from - 1 : -1;
  const { value: some = 0 } = sentence.tokens[at] ?? {};
  const isUnread = !sentence.isDone(at) || sentence.isLeft(at);
  if (!place || others.length > 0 || some < 2 || some >= Number(gates) || !isUnread) return;
  reading.withdraw([place]);
  reading.doubt("place", "gates_pos", place.range, ANYWHERE);
}

/** «старый цех», «магазин у нас 15 на 25» */
const EXISTING = pattern("existing|to neutral (?=done)");
const OWNERS = /^(нас|меня)$/;
const THEIR_BUILDINGS = /^(магазин|дом|цех|склад|гараж|здани|сара|коровник)/;

/** «высота стены у старого 6 метров» is of another building. */
function ofExisting(reading: Reading): void {
  const { sentence } = reading;
  for (const word of sentence.matches(EXISTING)) {
    const { to } = word;
    const [building, owner] = [sentence.tokens[word.from - 1]?.word ?? "", sentence.tokens[to - 1]!.word];
    if (sentence.is(word.from, "to") && !(OWNERS.test(owner) && THEIR_BUILDINGS.test(building))) continue;
    const isOfIt = ({ parameter, range }: Claim) =>
      isSizeName(parameter) &&
      (areNear(sentence, range, word, "comma") || (range.from <= word.from && range.to >= word.to));
    const sizes = reading.claims.filter(isOfIt);
    reading.withdraw(sizes);
    for (const { range } of sizes) sentence.leave(range);
  }
}

const NOT_BUT = pattern("not number unit? (comma|neutral){0,2} number");

/** «не 12, а 15» */
function notButAnother(reading: Reading): void {
  const { sentence } = reading;
  for (const range of sentence.matchesAnywhere(NOT_BUT)) {
    const [denied, meant] = sentence.numbers(range);
    const wrong = reading.claims.find(({ value }) => value === denied);
    if (!wrong) continue;
    reading.withdraw([wrong]);
    reading.doubt("alternatives", wrong.parameter, range, [
      { [wrong.parameter]: meant! },
      { [wrong.parameter]: denied! },
    ]);
  }
}

const OR = pattern("or");

/** «на сваях или анкерах» */
function eitherOfTwo(reading: Reading): void {
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

/** «ворот не надо, окна по длинным сторонам» */
function placesOfNone(reading: Reading): void {
  if (!reading.claims.some(({ parameter, value }) => parameter === "gates" && value === 0)) return;
  const places = reading.doubts.filter(({ kind }) => kind === "place");
  reading.doubts = reading.doubts.filter((one) => !places.includes(one));
  for (const { range } of places) reading.sentence.leave(range!);
}

const isFlag = ({ value }: Claim): boolean => typeof value === "boolean";

/** Asks it instead of what was claimed, sizes aside; whether there was anything. */
function askWhether(reading: Reading, claims: readonly Claim[]): boolean {
  const asked = claims.filter((one) => choicesOf(one, reading).length > 0);
  reading.withdraw(asked);
  for (const one of asked) reading.doubt("whether", one.parameter, one.range, choicesOf(one, reading));
  return asked.length > 0;
}

const WORDED: Readonly<Record<string, readonly string[]>> = {
  filler: ["minvata", "penoplast"],
  truss: ["solid", "demountable"],
  rails: ["h500", "h1610", "none"],
};

function choicesOf({ parameter, value }: Claim, { priceList }: Reading): Values[] {
  if (typeof value === "boolean") return yesOrNo(parameter);
  if (parameter in priceList.limits) return [{ [parameter]: value }, { [parameter]: 0 }];
  const values = parameter === "roof" ? Object.keys(priceList.roofs) : (WORDED[parameter] ?? []);
  return values.map((one) => ({ [parameter]: one }));
}

/** How far words of doubt reach, tokens. */
const REACH = 4;

function areNear(sentence: Sentence, range: Range, { from, to }: Range, ...parting: Concept[]): boolean {
  const between = range.from >= to ? { from: to, to: range.from } : { from: range.to, to: from };
  const distance = between.to - between.from;
  return distance >= 0 && distance <= REACH && !sentence.has(between, "stop", ...parting);
}
