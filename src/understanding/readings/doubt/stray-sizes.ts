import type { Roof } from "../../../price-list/schema.ts";
import type { Reading, Values } from "../../reading.ts";
import { rangeAt } from "../../sentence.ts";
import { isOffered, isSide } from "../size.ts";
import type { Concept } from "../../words/lexicon.ts";

/** What stands around a number that may be a side: «себе хочет — 12», «короче — 24», «может 12». */
const BEFORE: readonly Concept[] = ["need", "maybe", "dash", "rather", "or", "shorter", "longer", "wider"];
const BEHIND: readonly Concept[] = [
  "comma",
  "stop",
  "unit",
  "or",
  "and",
  "neutral",
  "dash",
  "bracket",
  "with",
  "without",
];
/** Shorter is no side, metres. */
const SHORTEST = 8;

/** A number that nothing has taken, where a side may be said anew. */
export function straySides(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence, priceList } = reading;
  const known = reading.claims.filter(({ parameter }) => isSide(parameter));
  sentence.tokens.forEach(({ value = 0 }, at) => {
    const isUnread = sentence.isFreeNumber(at);
    const isAlone = at + 1 === sentence.tokens.length || sentence.is(at + 1, ...BEHIND);
    // «12–18 мая», «температура -35»
    const isOfRow = sentence.is(at - 1, "dash") && (sentence.is(at - 2, "number") || sentence.tokens[at]!.isAttached);
    if (!isUnread || isOfRow || value < SHORTEST || !isAlone || !sentence.is(at - 1, ...BEFORE)) return;
    // «думали 12, берём 15» is a choice that was made.
    if (known.every(({ range }) => range.from > at) && !sentence.is(at - 1, "maybe", "or")) return;
    if (reading.doubts.some(({ choices }) => choices.some((choice) => Object.values(choice).includes(value)))) return;
    const doubted = known.filter(
      (one) => one.value !== value && isOffered(one.parameter as "width", value, roofs, priceList),
    );
    if (doubted.length === 0 || known.some((one) => one.value === value)) return;
    const choices = doubted.map(({ parameter }): Values => ({ [parameter]: value }));
    const asSaid = Object.fromEntries(doubted.map((one) => [one.parameter, one.value]));
    reading.withdraw(doubted);
    reading.doubt("stray", doubted[0]!.parameter, rangeAt(at), [
      asSaid,
      ...choices.map((one) => ({ ...asSaid, ...one })),
    ]);
  });
}
