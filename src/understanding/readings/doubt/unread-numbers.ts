import type { Reading } from "../../reading.ts";
import type { Range, Sentence } from "../../sentence.ts";
import { isOfOtherThings } from "../of-other-things.ts";

/** A number is asked for with its opening so far around it, tokens. */
const ASKED_REACH = 6;
/** A share of a count stands so far behind it, tokens. */
const SHARE_REACH = 10;
/** With so many words a number is quoted, before and behind it. */
const QUOTED = { before: 3, behind: 3 };

/** The first number that nothing has read and that is of nothing else: it may say another hangar than the rest does. */
export function readUnread(reading: Reading): void {
  const { sentence, priceList, doubts, notOffered, notes } = reading;
  const isIn = (at: number, { from, to }: Range, reach = 0) => from - reach <= at && at < to + reach;
  const told = [...doubts, ...notOffered, ...notes].flatMap(({ range }) => range ?? []);
  const counts = doubts
    .filter(({ parameter }) => parameter in priceList.limits || parameter === "gates_pos")
    .flatMap(({ range }) => range ?? []);
  const isTold = (at: number) => told.some((range) => isIn(at, range));
  // «ворота, трое» where their number is asked.
  const isAskedCount = (at: number) =>
    !sentence.is(at + 1, "unit") &&
    counts.some((range) => isIn(at, range, ASKED_REACH) && sentence.partAt(range.from) === sentence.partAt(at));
  const isUnread = (at: number) => sentence.isFreeNumber(at) && !sentence.isAside(at);
  const at = sentence.tokens.findIndex(
    (_, one) =>
      isUnread(one) && !isTold(one) && !isAskedCount(one) && !isShare(reading, one) && !isOfOtherThings(sentence, one),
  );
  if (at >= 0) reading.unread = withWordsAround(sentence, at);
}

/** «ворота 4 шт. (по 2 с каждого торца)» */
function isShare({ claims, sentence, priceList }: Reading, at: number): boolean {
  const { value = 1 } = sentence.tokens[at]!;
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
  while (sentence.is(from, "comma", "dash", "equals", "bracket")) from++;
  while (sentence.is(to - 1, "comma", "dash", "equals", "bracket")) to--;
  return { from, to };
}
