import { pattern } from "../../../pattern.ts";
import { type Claim, type Reading, yesOrNo } from "../../../reading.ts";
import type { Range } from "../../../sentence.ts";
import { askWhether, isCount, isFlag } from "../asking.ts";
import { areNear, isBeside } from "../nearness.ts";

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
    const isOfCrew = /^бригад/.test(sentence.wordAt(word.from - 1));
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

/** «монтаж силами заказчика», «монтаж выполняет бригада», «панели клиент купит»: who says so, and of whom, nobody knows. */
export function ofOthers(reading: Reading): void {
  const { sentence } = reading;
  for (const range of sentence.matches(WHO_DOES)) {
    const words = sentence.within({ from: range.from, to: range.to + 1 }).map((at) => sentence.wordAt(at));
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
  /^\s*[-–—:]?\s*(б\/?у(?![а-яё])|в наличии|на стороне|у друг(их|ого)|не у вас|другим|закажем|закупим|купим|возьм[её]м (на|в) |найд[её]м|достанем|по согласованию|обсудим|в (другой|следующий) раз|не сейчас|пока не |через (год|полгода|месяц|пару|\d+ (лет|месяц))|наполовину|делаете|сделает|сделают|поставит |соберет|соберёт|выполнит)|^\s*,\s*(закажем|купим|найд[её]м|возьм[её]м|привез[её]м) (сами|там|отдельно|в|на|у (?!вас))(?![а-яё])|^\s*,\s*(привезут|поставят|сделают|смонтируют|выполнят) (другие|местные|соседи|сами)(?![а-яё])|^\s*,? но не сейчас(?![а-яё])/i;

/** «на готовые сваи», «монтаж на стороне», «монтаж сделает кум» */
export function notOfUs(reading: Reading): void {
  const { sentence } = reading;
  const isReady = ({ from, to }: Range) =>
    sentence.within({ from: from - 1, to }).some((at) => READY.test(sentence.wordAt(at)));
  const isElsewhere = ({ to }: Range) => {
    const { end } = sentence.tokens[to - 1]!;
    return ELSEWHERE.test(sentence.text.slice(end, end + 40));
  };
  const isMeant = (one: Claim) =>
    (isTheirs(one) && (isReady(one.range) || isElsewhere(one.range))) ||
    (isCount(reading, one.parameter) && Number(one.value) > 0 && isReady(one.range));
  askWhether(reading, reading.claims.filter(isMeant));
}

/** «утеплим пеной»: what they do themselves. */
export function insulatedByThem(reading: Reading): void {
  const isTheirs = ({ parameter, value, range }: Claim) =>
    parameter === "panels" &&
    value === true &&
    reading.sentence.within(range).some((at) => /^(утеплим|утеплю)$/.test(reading.sentence.tokens[at]!.word));
  askWhether(reading, reading.claims.filter(isTheirs));
}
