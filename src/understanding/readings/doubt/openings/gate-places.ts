import type { Reading } from "../../../reading.ts";
import { rangeAt, rangeOver } from "../../../sentence.ts";
import { ANYWHERE } from "../../opening-places.ts";

const ASIDE = /^(впереди|спереди|сзади|фасад.*|тыл.*|узк(ой|ая|ую)|напротив|тцах|оси|дороги|двора|улицы)$/;
const PLACE_REACH = 6;

/** «ворота одни спереди»: in an end or along a side. */
export function gatesAside(reading: Reading): void {
  const { sentence } = reading;
  const isKnown = reading.isTold("gates_pos");
  const claimed = reading.claims.find(({ parameter, value }) => parameter === "gates" && Number(value) > 0);
  const gates = claimed ?? reading.doubts.find(({ parameter, kind }) => parameter === "gates" && kind === "count");
  if (isKnown || !gates?.range) return;
  const { to } = gates.range;
  const at = sentence
    .within({ from: to, to: to + PLACE_REACH })
    .find((one) => ASIDE.test(sentence.wordAt(one)) && !sentence.isRead(one));
  if (at === undefined) return;
  // «ворота двое, по узкой стороне»
  const isRightBehind = sentence
    .within({ from: to, to: at })
    .every((one) => sentence.is(one, "comma", "by", "with", "onto", "in", "neutral"));
  if (isRightBehind || !sentence.has({ from: to, to: at }, "comma", "stop", "door", "window"))
    reading.doubt("place", "gates_pos", rangeAt(at), ANYWHERE);
}

const PLACES = ["end_one", "end_all", "end", "beside", "long", "short", "tip"] as const;
const OF_OTHERS = ["door", "window", "wicket", "crane", "floors", "partition", "canopy"] as const;

/** «ворота в торце. Ой, сбоку», «… Или сбоку»: a place in a sentence of its own, where no other opening is named. */
export function placeAgain(reading: Reading): void {
  const { sentence } = reading;
  const said = reading.claims.find(({ parameter }) => parameter === "gates_pos");
  if (!said) return;
  const part = sentence.partAt(said.range.from);
  const isAgain = (at: number) =>
    at > said.range.to &&
    !sentence.isRead(at) &&
    (sentence.is(at, ...PLACES) ? sentence.partAt(at) !== part : said.value === 1 && sentence.is(at, "both", "each")) &&
    !sentence.has(sentence.partAt(at), ...OF_OTHERS);
  const at = sentence.tokens.findIndex((_, place) => isAgain(place));
  if (at < 0) return;
  reading.withdraw(reading.claims.filter(({ parameter }) => parameter === "gates_pos"));
  reading.doubt("place", "gates_pos", rangeOver([said.range, rangeAt(at)]), ANYWHERE);
}

/** «на каждом торце двое ворот»: two of them or four. */
export function inEachEnd(reading: Reading): void {
  const { sentence } = reading;
  const [gates, place] = ["gates", "gates_pos"].map((name) =>
    reading.claims.find(({ parameter }) => parameter === name),
  );
  if (!gates || !place || Number(gates.value) < 2 || !sentence.has(place.range, "each")) return;
  if (
    gates.range.from < place.range.to ||
    gates.range.from > place.range.to + 1 ||
    sentence.is(place.range.to, "comma")
  )
    return;
  reading.withdraw([gates]);
  const counts = [2 * Number(gates.value), Number(gates.value)];
  reading.doubt(
    "per_place",
    "gates",
    rangeOver([place.range, gates.range]),
    counts.map((count) => ({ gates: count })),
  );
}

/** «двое ворот торцы»: one in each. */
export function gatesInEnds(reading: Reading): void {
  const { sentence } = reading;
  const place = reading.doubts.find(({ parameter, kind }) => parameter === "gates_pos" && kind === "place")?.range;
  const areTwo = reading.claims.some(({ parameter, value }) => parameter === "gates" && value === 2);
  if (!place || !areTwo || sentence.tokens[place.to - 1]!.word !== "торцы") return;
  reading.doubts = reading.doubts.filter(({ parameter }) => parameter !== "gates_pos");
  reading.claim(place, { gates_pos: 2 });
}

/** «одни ворота в обоих торцах» */
export function oneInBothEnds(reading: Reading): void {
  const claimOf = (name: string, said: number) =>
    reading.claims.find(({ parameter, value }) => parameter === name && value === said);
  const [one, ends] = [claimOf("gates", 1), claimOf("gates_pos", 2)];
  if (!one || !ends) return;
  reading.withdraw([one, ends]);
  const range = rangeOver([one.range, ends.range]);
  reading.doubt(
    "alternatives",
    "gates",
    range,
    [1, 2].map((count) => ({ gates: count, gates_pos: count })),
  );
}

/** «ворота 3 шт., 2 в торцах», «двое ворот, из них одни в торце» */
export function someOfGates(reading: Reading): void {
  const { sentence } = reading;
  const gates = reading.claims.find(({ parameter }) => parameter === "gates")?.value ?? 0;
  const [place, ...others] = reading.claims.filter(({ parameter }) => parameter === "gates_pos");
  if (!place || others.length > 0) return;
  const at = sentence.is(place.range.from, "number") ? place.range.from : place.range.from - 1;
  const { value: some = 0 } = sentence.tokens[at] ?? {};
  const isUnread = at === place.range.from || !sentence.isRead(at);
  const isSome = isUnread && some > 1 && some < Number(gates);
  const areOfThem =
    Number(gates) > 1 && sentence.tokens.some(({ word }, nth) => word === "них" && sentence.is(nth - 1, "from"));
  if (!isSome && !areOfThem) return;
  reading.withdraw([place]);
  reading.doubt("place", "gates_pos", place.range, ANYWHERE);
}

/** «ворот не надо, окна по длинным сторонам» */
export function placesOfNone(reading: Reading): void {
  if (!reading.claims.some(({ parameter, value }) => parameter === "gates" && value === 0)) return;
  const places = reading.doubts.filter(({ kind }) => kind === "place");
  reading.doubts = reading.doubts.filter((one) => !places.includes(one));
  for (const { range } of places) reading.sentence.leave(range!);
}
