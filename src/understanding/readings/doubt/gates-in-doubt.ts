import type { Claim, Reading } from "../../reading.ts";
import { askWhether } from "./ask-whether.ts";
import { rangeAt, rangeOver } from "../../sentence.ts";
import { ANYWHERE } from "../opening-places.ts";

const ASIDE = /^(впереди|спереди|сзади|фасад.*|тыл.*|узк(ой|ая|ую)|напротив|тцах|оси|дороги|двора|улицы)$/;
const PLACE_REACH = 6;

/** «ворота одни спереди»: in an end or along a side. */
export function gatesAside(reading: Reading): void {
  const { sentence } = reading;
  const isKnown = reading.isClaimed("gates_pos") || reading.doubts.some(({ parameter }) => parameter === "gates_pos");
  const claimed = reading.claims.find(({ parameter, value }) => parameter === "gates" && Number(value) > 0);
  const gates = claimed ?? reading.doubts.find(({ parameter, kind }) => parameter === "gates" && kind === "count");
  if (isKnown || !gates?.range) return;
  const { to } = gates.range;
  const at = sentence
    .within({ from: to, to: to + PLACE_REACH })
    .find((one) => ASIDE.test(sentence.tokens[one]?.word ?? "") && !sentence.isRead(one));
  if (at !== undefined && !sentence.has({ from: to, to: at }, "comma", "stop", "door", "window"))
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

/** Of gates, as far as one can tell. */
const COLLECTIVE = /^(одни|одних|одними|двое|трое|четверо|двумя|тремя)$/;
const ONE = "одни";
const OTHERS = /^(другие|вторые)$/;
/** «трое ворот на фото, мне одни», «с задней стены одни» */
const INSTEAD = /^(тьфу|мне|нам|много|должн|хватит|задн|тыл|двор)/;
const INSTEAD_REACH = 3;

/** «ворота одни, давай двое», «одни в торце и двое сбоку»; «трое ворот: одни в торце и двое сбоку» says it itself. */
export function correctedGates(reading: Reading): void {
  const { sentence } = reading;
  const firstOne = sentence.tokens.findIndex(({ word }) => word === ONE);
  sentence.tokens.forEach(({ word, value = 1 }, at) => {
    // «одни с торца, другие сбоку»
    const areOthers = OTHERS.test(word) && sentence.is(at + 1, "with", "in", "by", "onto", "beside");
    if (!areOthers && (!COLLECTIVE.test(word) || sentence.isRead(at))) return;
    // «и ещё одни»
    const isAgain =
      areOthers || isSecondOne(at) || sentence.is(sentence.is(at - 1, "neutral") ? at - 2 : at - 1, "and");
    const gates = reading.claims.find((one) => one.parameter === "gates" && (one.value !== value || isAgain));
    const said = Number(gates?.value);
    const isPart = (place: number) => COLLECTIVE.test(sentence.tokens[place]!.word) && !sentence.isRead(place);
    const isFurther = isAgain && !sentence.within({ from: 0, to: at }).some(isPart);
    if (!gates || (value < said && !isFurther && !isInstead(at))) return;
    reading.withdraw([gates]);
    reading.doubt("alternatives", "gates", rangeAt(at), [{ gates: said }, { gates: value }, { gates: said + value }]);
  });

  /** «двое ворот. Передумали: одни» */
  function isInstead(at: number): boolean {
    const before = sentence.within({ from: Math.max(0, at - INSTEAD_REACH), to: at });
    const isCorrected = before.some((one) => INSTEAD.test(sentence.tokens[one]!.word));
    const isLeft = /^остав/.test(sentence.tokens[at + 1]?.word ?? "");
    const isLater =
      sentence.is(sentence.partAt(at).from - 1, "stop") && !sentence.has(sentence.partAt(at), "gate", "door", "window");
    return (
      isLater ||
      isCorrected ||
      isLeft ||
      sentence.is(at - 1, "or", "rather", "yes", "dropped") ||
      sentence.is(at - 2, "dropped")
    );
  }

  /** «ворота одни спереди одни сзади» */
  function isSecondOne(at: number): boolean {
    const isOne = sentence.tokens[at]!.word === ONE;
    return isOne && firstOne < at && reading.claims.some((one) => one.parameter === "gates" && one.value === 1);
  }
}

/** «двое ворот с утеплением», «ворота из сэндвич-панелей»: of the openings or of the hangar. */
export function warmOpenings(reading: Reading): void {
  const { sentence } = reading;
  const isOfOpening = ({ parameter, value, range: { from } }: Claim) => {
    const at = sentence.is(from, "with", "from")
      ? from - 1
      : sentence.is(from - 1, "with", "from")
        ? from - 2
        : from - 1;
    // «ворота 2 шт утепл.»
    const isShort = /^утепл$/.test(sentence.tokens[from]!.word);
    let noun = from - 1;
    while (isShort && sentence.is(noun, "number", "pieces", "bracket", "dash")) noun--;
    if (isShort && parameter === "panels" && sentence.is(noun, "gate", "door", "window")) return true;
    let opening = at;
    while (opening < from - 1 && sentence.is(opening, "number", "pieces", "other")) opening--;
    const isJoined = at < from - 1 || sentence.is(from, "with", "from") || sentence.is(at, "leaves");
    return (
      parameter === "panels" &&
      value === true &&
      isJoined &&
      sentence.is(opening, "gate", "door", "window", "leaves", "partition")
    );
  };
  askWhether(reading, reading.claims.filter(isOfOpening));
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

/** «ворота не надо, у нас свои, проёмы под них сделайте»: what is priced are the openings. */
export function openingsForOwn(reading: Reading): void {
  const none = reading.claims.find(({ parameter, value }) => parameter === "gates" && value === 0);
  if (!none) return;
  const { tokens, denied } = reading.sentence;
  const areMade = tokens.some(({ word }, at) => /^проем/.test(word) && at > none.range.to && !denied.has(at));
  if (!areMade) return;
  reading.withdraw([none]);
  reading.doubt("count", "gates", none.range, []);
}

/** «ворот не надо, окна по длинным сторонам» */
export function placesOfNone(reading: Reading): void {
  if (!reading.claims.some(({ parameter, value }) => parameter === "gates" && value === 0)) return;
  const places = reading.doubts.filter(({ kind }) => kind === "place");
  reading.doubts = reading.doubts.filter((one) => !places.includes(one));
  for (const { range } of places) reading.sentence.leave(range!);
}
