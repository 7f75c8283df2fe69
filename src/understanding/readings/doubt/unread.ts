import type { Claim, Doubt, Reading } from "../../reading.ts";
import type { Range, Sentence } from "../../sentence.ts";
import { isOfOtherThings } from "../of-other-things.ts";

/** A number is asked for with its opening so far around it, tokens. */
const ASKED_REACH = 6;
/** A share of a count stands so far behind it, tokens. */
const SHARE_REACH = 10;
/** What has sides that are none of a hangar. */
const OF_OTHERS = ["site", "machine", "existing", "wall", "gate", "panel"] as const;
/** With so many words a number is quoted, before and behind it. */
const QUOTED = { before: 3, behind: 3 };

/** The questions of how many openings there are and where. */
const countsAsked = ({ doubts, priceList }: Reading): Doubt[] =>
  doubts.filter(({ parameter }) => parameter in priceList.limits || parameter === "gates_pos");

/** The numbers that nothing has read and that are of nothing else: they may say another hangar than the rest does. */
export function readUnread(reading: Reading): void {
  const { sentence, doubts, notOffered, notes } = reading;
  const told = tokensOf([...doubts, ...notOffered, ...notes]);
  const counts = countsAsked(reading);
  // «ворота, трое» where their number is asked.
  const besideCounts = tokensOf(
    counts.flatMap(({ range }) => (range ? { range: within(sentence.partAt(range.from), range) } : [])),
  );
  const isAskedCount = (at: number) => !sentence.is(at + 1, "unit") && besideCounts.has(at);
  const isUnread = (at: number) => sentence.isFreeNumber(at) && !sentence.isAside(at);
  const unread = sentence.tokens
    .map((_, at) => at)
    .filter(
      (at) =>
        isUnread(at) && !told.has(at) && !isAskedCount(at) && !isShare(reading, at) && !isOfOtherThings(sentence, at),
    );
  reading.unread = joined(
    [...unread, ...unreadSides(reading), ...weighty(reading)]
      .sort((a, b) => a - b)
      .map((at) => withWordsAround(sentence, at)),
  );
}

/** «… полсотенки в длину»: a side named where nobody has read what is said of it, beside one that came from elsewhere. */
function unreadSides({ sentence, claims }: Reading): number[] {
  return sentence.tokens.flatMap(({ concept, word }, at) => {
    const isSide = (concept === "width" || concept === "length") && word.length > 4;
    if (!isSide || sentence.isDone(at) || sentence.isAside(at) || sentence.is(at + 1, ...OF_OTHERS)) return [];
    const { from, to } = sentence.clauseAt(at);
    const its = claims.filter(({ parameter }) => parameter === concept);
    const isElsewhere = ({ range }: Claim) => range.to < from - 1 || range.from > to;
    return its.length > 0 && its.every(isElsewhere) ? [at] : [];
  });
}

/** Another hangar than the usual, a part of one, a place or a member of it: what is priced otherwise, and not known how. */
const WEIGHTY =
  /^((двух|трех|много)?пролетн|спаренн|сдвоенн|впритык|бу$|перенос|переезд|перевез|реконструкц|(все)?опци[ий]$|предв$|сквозн|фронтон|тцах|ригел|обреш|нащельн|доборн)/;
/** What is said of one of several, or of all that was said: «одна лишняя», «вторую не надо», «половину убрать», «справа так же». */
const OF_SAID = /^(втор(ая|ую|ое|ой|ые|ых)$|половин|последн(ее|юю|ие)$|лишн|симметричн|зеркальн|пополам)/;
const ONE_OF_THEM = /^одн(а|и|ой|ими|у)$/;
const OTHERWISE = /^(просьб|вопрос|проблем|мысл|детал)/;
/** «двоеворот», «бездверей» */
const RUN_TOGETHER = /^(двое|трое|одни|одна|одно|две|два|три|без)(ворот|двер|окон|окн)/;
const OF_PLACE = /^(сквозн|фронтон|тцах)/;
const ALONE = ["truss", "column", "project", "pile", "anchor", "erection", "panel"] as const;

function weighty(reading: Reading): number[] {
  const { sentence, claims, priceList } = reading;
  const areAsked = countsAsked(reading).length > 0;
  return sentence.tokens.flatMap(({ word }, at) => {
    if (sentence.isRead(at) || sentence.isAside(at)) return [];
    if (OF_PLACE.test(word) && claims.some(({ parameter }) => parameter === "gates_pos")) return [];
    // «дверка сбоку одна» says it once, «по одной» and «одни с торца» say a part.
    const isPart = sentence.is(at - 1, "by") || sentence.is(at + 1, "with", "in", "by", "onto", "beside");
    const isOneOfThem = !areAsked && ONE_OF_THEM.test(word) && !isPart && !OTHERWISE.test(sentence.wordAt(at + 1));
    const least = sentence.is(at - 1, "and") ? 1 : 2;
    const isOfSaid = claims.some(
      ({ value, range, parameter }) =>
        range.to <= at &&
        ((parameter in priceList.limits &&
          Number(value) >= (isOneOfThem ? least : 1) &&
          (isOneOfThem || OF_SAID.test(word))) ||
          (value === true && OF_SAID.test(word))),
    );
    const isTooDear = word === "денег" && sentence.tokens[at - 1]?.word === "но" && sentence.is(at + 1, "absent");
    const isAlone = sentence.is(at, "only") && sentence.is(at + 1, ...ALONE);
    const isTheirs =
      sentence.is(at, "truss", "purlin", "column") &&
      [at + 1, at + 2, at + 3].some((one) => sentence.is(one, "own", "self"));
    const isAsBefore = /^прошл/.test(word) && [at - 1, at - 2].some((one) => sentence.tokens[one]?.word === "как");
    const isOpenSide =
      /^открыт(ая|ой|ую|ые)$/.test(word) &&
      claims.some(({ parameter, value }) => parameter === "panels" && value === true);
    return isAsBefore ||
      isOfSaid ||
      isTooDear ||
      RUN_TOGETHER.test(word) ||
      isOpenSide ||
      isAlone ||
      isTheirs ||
      (sentence.is(at, "other", "span", "maybe") && WEIGHTY.test(word))
      ? [at]
      : [];
  });
}

/** Those that meet are one. */
function joined(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const range of ranges) {
    const last = all.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else all.push({ ...range });
  }
  return all;
}

/** The tokens of all ranges. */
const tokensOf = (all: readonly { range?: Range | undefined }[]): Set<number> =>
  new Set(
    all.flatMap(({ range }) =>
      range ? Array.from({ length: range.to - range.from }, (_, nth) => range.from + nth) : [],
    ),
  );

/** What is asked for with an opening, as far as its sentence goes. */
const within = (part: Range, { from, to }: Range): Range => ({
  from: Math.max(part.from, from - ASKED_REACH),
  to: Math.min(part.to, to + ASKED_REACH),
});

/** «ворота 4 шт. (по 2 с каждого торца)» */
function isShare({ claims, sentence, priceList }: Reading, at: number): boolean {
  const { value = 1 } = sentence.tokens[at]!;
  // «ворота 2, торцы 1+1»
  const [plus, other] = sentence.isPlus(at + 1) ? [at + 1, at + 2] : [at - 1, at - 2];
  const sum =
    sentence.isPlus(plus) && sentence.is(other, "number") ? value + sentence.tokens[other]!.value! : undefined;
  if (sum !== undefined && claims.some(({ parameter, value: count }) => parameter in priceList.limits && count === sum))
    return true;
  return (
    sentence.is(at - 1, "by") &&
    claims.some(
      ({ parameter, value: count, range: { to } }) =>
        parameter in priceList.limits && to <= at && to > at - SHARE_REACH && Number(count) % value === 0,
    )
  );
}

/** With the words that nothing read beside it. */
function withWordsAround(sentence: Sentence, at: number): Range {
  let [from, to] = [at, at + 1];
  const isUnread = (one: number) => one in sentence.tokens && !sentence.isRead(one) && !sentence.is(one, "stop");
  while (at - from < QUOTED.before && isUnread(from - 1)) from--;
  while (to - at <= QUOTED.behind && isUnread(to)) to++;
  while (from < at && (sentence.is(from, "comma", "dash", "equals", "bracket") || sentence.wordAt(from) === "")) from++;
  while (sentence.is(to - 1, "comma", "dash", "equals", "bracket")) to--;
  return { from, to };
}
