import { pattern } from "../../pattern.ts";
import type { Roof } from "../../../price-list/schema.ts";
import { yesOrNo, type Claim, type Reading } from "../../reading.ts";
import { rangeAt, rangeOver, type Range } from "../../sentence.ts";
import { isSide, isSizeName } from "../size.ts";
import type { Token } from "../../words/token.ts";
import { askSides, askWhether, isCount, isFlag } from "./ask-whether.ts";
import { areNear, isBeside } from "./nearness.ts";
import { askInstead } from "./of-another.ts";

const isTheirs = ({ parameter, value }: Claim): boolean => value === true && parameter !== "wall_progony";

const THEIRS = pattern("have|own|self|already");

/** «анкера есть», «монтаж своими силами»: what they have or do themselves they may not want; sheets are always their own. */
export function theirs(reading: Reading): void {
  const { sentence } = reading;
  sentence.take(THEIRS, (word) => {
    // «двое ворот уже есть», «окна куплены»
    const isHad =
      sentence.is(word.to, "have") || /^(име|куп|заказ|сним|продад|остал|леж)/.test(sentence.tokens[word.from]!.word);
    const isCounted = ({ parameter }: Claim) =>
      isCount(reading, parameter) && isHad && sentence.is(word.from, "already");
    const isHadOrDone = (one: Claim) => isTheirs(one) || isCounted(one);
    // «бригада своя, монтаж»
    const isOfCrew = /^бригад/.test(sentence.tokens[word.from - 1]?.word ?? "");
    const isMeant = ({ parameter, range }: Claim) =>
      isOfCrew && parameter === "montazh"
        ? areNear(sentence, range, word)
        : areNear(sentence, range, word, "comma", "and");
    return askWhether(
      reading,
      reading.claims.filter((one) => isHadOrDone(one) && isMeant(one)),
    );
  });
}

const WHO_DOES = pattern("(dash|equals)? (other|neutral|self|doer|in|to|second){0,3} (client|doer)");
const SUPPLIER = /^(ваш|поставщик|исполнител|производител)/;

/** «нужны монтажники», «пришлите бригаду»: erection is wanted, as far as one can tell. */
export function doerWanted(reading: Reading): void {
  const { sentence } = reading;
  if (reading.isClaimed("montazh") || reading.doubts.some(({ parameter }) => parameter === "montazh")) return;
  const isWanted = (at: number) =>
    sentence.is(at, "doer") &&
    !sentence.isRead(at) &&
    [at - 1, at + 1].some((one) => sentence.is(one, "need") || /^пришл/.test(sentence.tokens[one]?.word ?? ""));
  const at = sentence.tokens.findIndex((_, place) => isWanted(place));
  if (at >= 0) reading.doubt("flag", "montazh", rangeAt(at), yesOrNo("montazh"));
}

/** «монтаж силами заказчика», «монтаж выполняет бригада», «панели клиент купит»: who says so, and of whom, nobody knows. */
export function ofOthers(reading: Reading): void {
  const { sentence } = reading;
  for (const range of sentence.matches(WHO_DOES)) {
    const words = sentence.within({ from: range.from, to: range.to + 1 }).map((at) => sentence.tokens[at]?.word ?? "");
    if (words.some((word) => SUPPLIER.test(word))) continue;
    // «монтаж и доставка силами заказчика»
    let end = range.from;
    while (sentence.is(end - 1, "delivery", "foundation", "and")) end--;
    askWhether(
      reading,
      reading.claims.filter((one) => isTheirs(one) && one.range.to === end),
    );
  }
}

const HEADING = pattern("client equals");

/** «Поставщик: каркас. Заказчик: сваи, анкера» */
export function ofClients(reading: Reading): void {
  const { sentence } = reading;
  for (const { from, to } of sentence.matchesAnywhere(HEADING)) {
    if (!/^(заказчик|клиент|покупатель|подрядчик)$/.test(sentence.tokens[from]!.word)) continue;
    const part = sentence.partAt(to - 1);
    askWhether(
      reading,
      reading.claims.filter((one) => isTheirs(one) && one.range.from >= to && sentence.partAt(one.range.from) === part),
    );
  }
}

const OURS = pattern("ours|(with|onto|neutral)? neutral");
const OURSELVES = /^(наши|нас|мной|нами|мне)$/;

/** «монтаж наш», «монтаж с нас» may be of who asks and of who makes it. */
export function ours(reading: Reading): void {
  const { sentence } = reading;
  for (const { from, to } of sentence.matches(OURS)) {
    const { concept, word } = sentence.tokens[to - 1]!;
    if (concept === "neutral" && !(OURSELVES.test(word) && (word === "наши" || to - from > 1))) continue;
    // «монтаж с вас или с нас»
    const start = sentence.is(from - 1, "or") && sentence.is(from - 3, "with", "onto") ? from - 3 : from;
    const place = sentence.is(start - 1, "dash") ? start - 1 : start;
    const asked = reading.claims.filter((one) => isFlag(one) && isBeside(sentence, one.range, place));
    if (askWhether(reading, asked)) sentence.done({ from, to });
  }
}

/** Who builds, and what is built, each with what must stand beside it to be of this hangar. */
const WHO_BUILDS: readonly (readonly [word: RegExp, beside: RegExp])[] = [
  [/^(строить|строите|построите|возводить)$/, /^(вы|вам)$/],
  [/^(монтажник|бригад)/, /^ваш/],
  [/^(поднять|поднимет|поднимут|подъем$)/, /^(каркас|ангар)/],
];

/** «строить будете вы», «с вашей бригадой», «каркас поднять»: perhaps the erection, where nothing else is said of it. */
export function erectionPerhaps(reading: Reading): void {
  const { sentence } = reading;
  if (reading.isClaimed("montazh") || reading.doubts.some(({ parameter }) => parameter === "montazh")) return;
  const isBuilt = ({ word }: Token, at: number) =>
    WHO_BUILDS.some(
      ([builds, beside]) =>
        builds.test(word) &&
        [at - 2, at - 1, at + 1, at + 2].some((place) => beside.test(sentence.tokens[place]?.word ?? "")),
    );
  const at = sentence.tokens.findIndex((token, place) => isBuilt(token, place) && !sentence.denied.has(place));
  if (at >= 0) reading.doubt("flag", "montazh", rangeAt(at), yesOrNo("montazh"));
}

const BY_YOU = pattern("PANELS+ (other|neutral){1,2}");

/** «каркас монтируем мы, панели вы», «панели пусть ваши вешают» */
export function panelsByYou(reading: Reading): void {
  const { sentence } = reading;
  for (const range of sentence.matchesAnywhere(BY_YOU)) {
    const isYou = sentence.within(range).some((at) => /^(вы|ваши)$/.test(sentence.tokens[at]!.word));
    const isAsked =
      reading.doubts.some(({ parameter }) => parameter === "panels_montazh") ||
      reading.claims.some(({ parameter, value }) => parameter === "panels_montazh" && value === true);
    if (!isYou || isAsked || "panels_montazh" in reading.given) continue;
    reading.withdraw(reading.claims.filter(({ parameter }) => parameter === "panels_montazh"));
    reading.doubt("flag", "panels_montazh", range, yesOrNo("panels_montazh"));
  }
}

const READY = /^(готов|существующ|имеющ|стар|прежн)/;
const ELSEWHERE =
  /^\s*[-–—:]?\s*(б\/?у(?![а-яё])|в наличии|на стороне|у друг(их|ого)|не у вас|другим|закажем|закупим|купим|возьм[её]м (на|в) |найд[её]м|достанем|по согласованию|обсудим|в (другой|следующий) раз|не сейчас|пока не |через (год|полгода|месяц|пару|\d+ (лет|месяц))|наполовину|делаете|сделает|сделают|поставит |соберет|соберёт|выполнит)/i;

/** «на готовые сваи», «монтаж на стороне», «монтаж сделает кум» */
export function notOfUs(reading: Reading): void {
  const { sentence } = reading;
  const isReady = ({ from, to }: Range) =>
    sentence.within({ from: from - 1, to }).some((at) => READY.test(sentence.tokens[at]?.word ?? ""));
  const isElsewhere = ({ to }: Range) => {
    const { end } = sentence.tokens[to - 1]!;
    return ELSEWHERE.test(sentence.text.slice(end, end + 40));
  };
  const isMeant = (one: Claim) =>
    (isTheirs(one) && (isReady(one.range) || isElsewhere(one.range))) ||
    (isCount(reading, one.parameter) && Number(one.value) > 0 && isReady(one.range));
  askWhether(reading, reading.claims.filter(isMeant));
}

/** «старый цех», «магазин у нас 15 на 25» */
const EXISTING = pattern("existing|to neutral (?=done)|already have");
const OWNERS = /^(нас|меня)$/;
const THEIR_BUILDINGS = /^(магазин|дом|цех|склад|гараж|здани|сара|коровник)/;

/** «высота стены у старого 6 метров» is of another building. */
export function ofExisting(reading: Reading): void {
  const { sentence } = reading;
  for (const word of sentence.matches(EXISTING)) {
    const { to } = word;
    const [building, owner] = [sentence.tokens[word.from - 1]?.word ?? "", sentence.tokens[to - 1]!.word];
    if (sentence.is(word.from, "to") && !(OWNERS.test(owner) && THEIR_BUILDINGS.test(building))) continue;
    const isOfIt = ({ parameter, range }: Claim) =>
      isSizeName(parameter) &&
      // «12х30 вместо старого»
      !(sentence.is(word.from - 1, "instead") && range.to < word.from) &&
      (areNear(sentence, range, word, "comma", "equals") || (range.from <= word.from && range.to >= word.to));
    const sizes = reading.claims.filter(isOfIt);
    reading.withdraw(sizes);
    for (const { range } of sizes) sentence.leave(range);
    // «пристройка к существующему цеху 12 на 40»: of which of the two, where no other sizes are said.
    const sides = sizes.filter(({ parameter }) => parameter !== "height" && !reading.isClaimed(parameter));
    if (sides.length < 2) continue;
    askSides(reading, "existing", sides);
  }
}

/** «у меня есть ангар», «продам ангар», «каркас уже куплен» */
const HAD =
  /(?<!\p{L})((купили|(?<!то )есть|имеется) (свой |уже )?(каркас|ангар|склад|двускат|односкат)|к (ангару|складу) [^.,]{0,30}(нужн|надо|добав)|построен(?!\p{L})|рухнул|обвалил|был[аои]? у (меня|нас)|у (меня|нас) (был|стоял)|(ангар|склад|здание|гараж) [^.,!?\d]{0,20}\d[^.,!?]{0,20} уже (стоит|построен|собран)(?!\p{L})|уже (стоит|построен) (ангар|склад|здание|гараж) [^.,!?\d]{0,20}\d|снегом (задавил|раздавил|сложил)|сгорел)|(?<!\p{L})у (меня|нас) (уже )?есть (\p{L}+ )?(ангар|склад|каркас|здание|гараж)(?!\p{L})|(?<!\p{L})(ангар|склад|здание|гараж) у (меня|нас) (уже )?(есть|имеется|стоит)(?!\p{L})|(?<!\p{L})(каркас|металлоконструкции)( \p{L}+)?( уже)? (есть|имеется|стоит|куплен[аоы]?|лежит|лежат|привез\p{L}+|собран)(?!\p{L})|^\P{L}*(прода[мюж]|сда[мю])/iu;
const FOUNDATION = /^(фундамент|ростверк|лент[аеуы]$|плит[аеуы]$)/;
const LAID = /^(есть|имеется|залит(?!ь)|готов|отлит|сделан)/;
/** So far its sizes stand from the foundation, tokens. */
const FOUNDATION_REACH = 6;

/** «У меня есть ангар 12х30, хочу утеплить», «фундамент залит 10 на 24»: whether a new one is of that size is asked. */
export function ofHad(reading: Reading): void {
  const { sentence } = reading;
  const sides = reading.claims.filter(({ parameter }) => isSide(parameter));
  const { from } = sides.length < 2 ? { from: 0 } : rangeOver(sides.map(({ range }) => range));
  const wordAt = (at: number) => sentence.tokens[at]?.word ?? "";
  const isLaid = (at: number) =>
    FOUNDATION.test(wordAt(at)) && [at - 3, at - 2, at - 1, at + 1, at + 2].some((place) => LAID.test(wordAt(place)));
  const before = sentence.within({ from: Math.max(0, from - FOUNDATION_REACH), to: from });
  const isOnLaid = before.some(isLaid) && !before.some((at) => sentence.is(at, "stop", "double_pitch", "single_pitch"));
  if (sides.length < 2 || !(isOnLaid || HAD.test(sentence.text.replaceAll("ё", "е")))) return;
  askSides(reading, "existing", sides);
}

/** What became of a building. */
const FATE =
  /^(сгорел|развали|рухнул|обвали|снес|сломал|разобрал|раньше|брал[аи]?$|покупал|заказывал|строили?$|арендован)/;
const ANY_BUILDING = /^(ангар|здани|цех|склад|коровник|гараж|сара|дом|корпус|помещени)/;
/** Whose, or who has seen it. */
const OF_OTHERS = /^(сосед(и|ка|ки|а|ей|ом)?$|хвал(ит|ят|ил))/;
const FOR_OTHERS = /^(ему|ей|им|сосед.{1,2}|друг.{1,2}|брату?)$/;
/** So far its story goes, tokens. */
const STORY = 10;

/** «в старом ангаре двое ворот», «у соседа с монтажом», «старый цех был с панелями», «сгорел 18х40 с сэндвичем» */
export function inAnother(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const isOneClause = (from: number, to: number) => !sentence.has({ from, to }, "comma", "stop", "equals");
  sentence.tokens.forEach(({ concept, word }, at) => {
    const isAnother = concept === "existing" || /^(сосед|конкурент|авито|знаком|друз)/.test(word);
    const before = sentence.tokens[at - 1]?.word ?? "";
    const isIn = /^(в|во|у|на)$/.test(before);
    const isBuilding =
      concept === "existing" && !/^ко?$/.test(before) && ANY_BUILDING.test(sentence.tokens[at + 1]?.word ?? "");
    // «у Петровича на базе стоит 18х60»
    const isTheirs =
      word === "у" && sentence.is(at + 1, "other") && /\p{Lu}/u.test(sentence.text[sentence.tokens[at + 1]!.start]!);
    const isGone = FATE.test(word) || /^(сосед[иья]?$|хвал(ит|ят|ил))/.test(word);
    // «вы ему весной ставили 15 на 30»
    const isMade =
      /^(ставили|делали|строили|собирали)$/.test(word) &&
      [at - 3, at - 2, at - 1, at + 1].some((place) => FOR_OTHERS.test(sentence.tokens[place]?.word ?? ""));
    if (!isGone && !isTheirs && !isMade && !(isAnother && (isIn || isBuilding))) return;
    const isThere = ({ parameter, value, range }: Claim) =>
      (value === true || isCount(reading, parameter)) &&
      range.from > at &&
      range.from <= at + STORY &&
      isOneClause(at, range.from);
    // «Ворот трое. У соседа с двумя воротами»: what is said of one's own is known.
    const there = reading.claims.filter(isThere);
    const isSaidElsewhere = ({ parameter }: Claim) =>
      reading.claims.some((other) => other.parameter === parameter && !there.includes(other));
    const said = there.filter(isSaidElsewhere);
    reading.withdraw(said);
    for (const { range } of said) sentence.leave(range);
    askWhether(
      reading,
      there.filter((one) => !said.includes(one)),
    );
    // «Сосед себе поставил 15 на 45. А у вас почём?»
    const sides = reading.claims.filter(
      ({ parameter, range }) =>
        isSide(parameter) && range.from > at && range.from <= at + STORY && isOneClause(at, range.from),
    );
    if ((isTheirs || isMade || OF_OTHERS.test(word)) && sides.length > 1) askSides(reading, "existing", sides);
    const isItsHeight = ({ parameter, range }: Claim) =>
      isGone && parameter === "height" && range.from > at && range.from <= at + STORY;
    for (const height of reading.claims.filter(isItsHeight)) askInstead(reading, height, roofs);
  });
}
