import { SHORT_OPENINGS, SINGULAR } from "../words/lexicon.ts";
import { measuresIn, type Measure } from "./measures.ts";
import { concepts, pattern } from "../words/pattern.ts";
import type { Range, Reading } from "../reading.ts";

/** What may stand between an opening and its count. */
const BETWEEN = concepts("neutral equals dash opening leaves in insulated size per bracket question");
const PARAMETERS: Readonly<Record<string, string>> = { gate: "gates", door: "doors", window: "windows" };
/** No opening is larger, metres. */
const LARGEST = 6.5;

const SIZES = [
  "OPENING (opening|size|leaves|wicket|IS|in|with|comma|insulated|bracket){0,4} (number pieces? (IS|per|comma){0,4})? MEASURE BY MEASURE",
  "(opening|in)? MEASURE BY MEASURE (opening|neutral|under)? OPENING",
  "OPENING (IS|in|with|opening|end_one|end_all|long|side){0,4} (width|height|tall) IS? MEASURE ((and|comma|BY|in){0,4} (height|width) IS? MEASURE)?",
].map(pattern);

/** «ворота 5 на 5» are a gate that is not made, and no count; «4х4» is the gate that is. */
export function readOpeningSizes(reading: Reading): void {
  const { gate } = reading.priceList.rules;
  const made = [gate.width_m, gate.height_m];
  for (const rule of SIZES) {
    for (const range of reading.matches(rule)) {
      const [at] = reading.within(range, "gate", "door", "window") as [number];
      const measures = measuresIn(reading, range).slice(-2);
      if (reading.isDone(at) || measures.some(({ metres }) => metres > LARGEST)) continue;
      // A count stays for whoever counts, and so does the opening.
      const [from = Infinity] = reading.within(range, "width", "height", "tall");
      const sizes = { from: Math.min(from, measures[0]!.range.from), to: measures.at(-1)!.range.to };
      reading.done(sizes);
      const isGate = reading.is(at, "gate");
      reading.sizesOfOpenings.push(sizes);
      if (isGate && measures.every((one: Measure) => made.includes(one.metres))) continue;
      reading.refuse(
        { from: Math.min(at, sizes.from), to: Math.max(at + 1, sizes.to) },
        isGate ? "gate_size" : "opening_size",
      );
      if (isGate) reading.ownGates.add(at);
    }
  }
}

const FROM = "((in|per)? central)? (in|with|per|onto|from|along|to)?";
const PLACES: readonly (readonly [place: number | undefined, says: string])[] = [
  [
    2,
    `${FROM} (both|each) (neutral|short)? (end_one|end_all)|(in|with|per|onto|from) number (short)? (end_one|end_all)`,
  ],
  [2, `${FROM} (both|each) short side|(in|with|per|onto) number? short side|(in|with|per|onto) end_one side`],
  [2, `${FROM} end_all (wall|side)?|${FROM} end_one bracket (in|with|per|onto)? both bracket`],
  [1, `${FROM} (short (side|wall)|end_one wall?)`],
  [0, `${FROM} ((neutral|number|both|each)? (long|length) (side|wall)|beside|long(?! number))`],
  [undefined, `${FROM} (both|each) side|(in|with|per|onto) number side`],
];
const RULES = PLACES.map(([place, says]) => [place, pattern(says)] as const);

/** Where gates stand; of other openings it makes no difference. */
export function readPlaces(reading: Reading): void {
  for (const [place, rule] of RULES) {
    reading.take(rule, (range) => {
      const [count] = reading.numbers(range);
      const at = openingOf(reading, range);
      if (at === undefined) return false;
      const isEach = reading.has(range, "each", "both") || count === 2;
      reading.places.push({ at, range, isEach, isEnds: place === 2 });
      if (place === undefined && isEach) reading.eachSide.add(at);
      if (!reading.is(at, "gate") || reading.denied.has(at)) return;
      const value = count === 1 && place === 2 ? 1 : place;
      if (value === undefined) return reading.doubtBetween("wanted", "gates_pos", range, [2, 0]);
      return reading.claim(range, { gates_pos: value });
    });
  }
}

/** The opening whose place it is: the last before it in its sentence, or the next. */
function openingOf(reading: Reading, range: Range): number | undefined {
  const [part, sentence] = [reading.partAt(range.from), reading.sentenceAt(range.from)];
  const isOpening = (at: number) => reading.is(at, "gate", "door", "window") && !reading.isAside(at);
  const before = reading.within({ from: sentence.from, to: range.from }, "gate", "door", "window").findLast(isOpening);
  const behind = reading.within({ from: range.to, to: sentence.to }, "gate", "door", "window").find(isOpening);
  // «ворота одни, сбоку дверь», «двое ворот, навес сбоку»
  if (before !== undefined && before < part.from) {
    if (behind !== undefined && behind < part.to) return behind;
    if (reading.has({ from: part.from, to: range.from }, "canopy")) return undefined;
  }
  return before ?? behind;
}

/** How many of each: «2 ворот», «ворота - две штуки», «дверь»; where nobody says, it is asked. */
export function countOpenings(reading: Reading): void {
  const { tokens, priceList } = reading;
  let areBehind = false;
  for (let at = 0; at < tokens.length; at++) {
    const parameter = PARAMETERS[tokens[at]!.concept];
    if (parameter === undefined || reading.isDone(at)) continue;
    const [left, right] = [countBefore(at), countBehind(at)];
    // «ок, посчитайте»
    if (left === undefined && right === undefined && SHORT_OPENINGS.has(tokens[at]!.word)) continue;
    if (right !== undefined && left === undefined) areBehind = true;
    const isNext = right !== undefined && countsNext(right) && reading.denied.has(at);
    // «В-4 Вор-2»
    const isTold = right === at + 2 && reading.is(at + 1, "dash", "equals") && !countsNext(right);
    const isLeft = left !== undefined && !isTold && (right === undefined || !areBehind || countsNext(right));
    const counted = isLeft ? left : isNext ? undefined : right;
    const range = { from: Math.min(at, counted ?? at), to: Math.max(at, counted ?? at) + 1 };
    if (counted !== undefined && reading.is(range.to, "pieces")) range.to++;
    const its = counted === undefined ? { from: at, to: at + 1 } : range;
    if (counted === undefined && reading.denied.has(at)) {
      reading.claimOrDeny(its, { [parameter]: 1 }, { [parameter]: 0 });
    } else if (reading.denied.has(at) && tokens[counted!]!.value !== 0) {
      reading.doubtBetween("wanted", parameter, its, [tokens[counted!]!.value!, 0]);
    } else if (counted !== undefined) claimCount(at, parameter, counted, its);
    else if (reading.ownGates.has(at)) askCount(at, parameter, its);
    else if (SINGULAR.has(tokens[at]!.word) && !reading.places.some((one) => one.at === at && one.isEach))
      reading.claim(its, { [parameter]: 1 });
    else if (!reading.isClaimed(parameter)) askCount(at, parameter, its);
    for (const leaf of reading.within(its, "leaves")) reading.refuse({ from: leaf, to: leaf + 1 }, "leaves");
    reading.done(its);
    const opening = reading.past(at + 1, 1, "opening");
    reading.done({ from: at + 1, to: opening });
    if (reading.is(at - 1, "opening")) reading.done({ from: at - 1, to: at });
  }
  shares();
  // A count that is said settles a mention without one.
  const counted = new Set(reading.claims.map((one) => one.parameter));
  reading.doubts = reading.doubts.filter(({ kind, parameter }) => kind !== "count" || !counted.has(parameter));

  /** «4 ворот, по двое с каждого торца»: a share agrees with the whole, or tells it. */
  function shares(): void {
    for (const place of reading.places) {
      const { at, range } = place;
      const number = shareOf(place);
      const parameter = PARAMETERS[tokens[at]!.concept]!;
      if (number === undefined) continue;
      const total = tokens[number]!.value! * 2;
      const whole = { from: Math.min(range.from, number - 1), to: Math.max(range.to, number + 1) };
      reading.done({ from: number - 1, to: number + 1 });
      if (!reading.claims.some((one) => one.parameter === parameter && one.value === total))
        reading.claim(whole, { [parameter]: total });
    }
  }

  /** The number in «по двое с каждого торца». */
  function shareOf({ range, isEach, isEnds }: Reading["places"][number]): number | undefined {
    const before = reading.past(range.from - 1, -1, "neutral", "pieces");
    const behind = reading.past(range.to, 1, "neutral", "comma", "bracket");
    return isEach || isEnds
      ? [before, behind + 1].find((one) => isCount(one) && reading.is(one - 1, "per"))
      : undefined;
  }

  function claimCount(at: number, parameter: string, counted: number, range: Range): void {
    const value = tokens[counted]!.value!;
    const place = reading.places.find((one) => one.at === at);
    const isPer = reading.is(counted - 1, "per");
    if (isPer) reading.done({ from: counted - 1, to: counted });
    const share = isPer || !place ? undefined : shareOf(place);
    const isWhole = share !== undefined && tokens[share]!.value! * 2 === value;
    const total = isPer && place?.isEach ? value * 2 : value;
    const isEachOrAll = place?.isEach && (value === 1 || reading.has(place.range, "each"));
    if (reading.ownGates.has(at)) return askCount(at, parameter, range, total);
    if (reading.eachSide.has(at) || (isPer ? !place?.isEach : isEachOrAll && !isWhole))
      return reading.doubtBetween(
        "per_place",
        parameter,
        range,
        isPer && !reading.eachSide.has(at) ? [value, value * 2] : [value * 2, value],
      );
    // «две-три двери»
    const least = reading.is(counted - 1, "dash", "less") && isCount(counted - 2) ? counted - 2 : undefined;
    if (least === undefined) return reading.claim(range, { [parameter]: total });
    reading.done({ from: least, to: counted });
    return reading.doubtBetween("wanted", parameter, { from: least, to: range.to }, [tokens[least]!.value!, value]);
  }

  function askCount(at: number, parameter: string, range: Range, own?: number): void {
    const most = (priceList.limits as Record<string, number>)[parameter]!;
    const isBothEnds =
      reading.places.some((one) => one.at === at) &&
      reading.claims.some((one) => one.parameter === "gates_pos" && one.value === 2);
    const counts =
      own !== undefined
        ? [own, 0]
        : isBothEnds && parameter === "gates"
          ? [2, 4]
          : parameter === "windows"
            ? [1, 2, 3, 4, 6, 8, 0]
            : [1, 2, 3, 4, 0];
    const kind = own === undefined && !reading.ownGates.has(at) ? "count" : "own_gates";
    reading.doubtBetween(
      kind,
      parameter,
      range,
      counts.filter((count) => count <= most),
    );
  }

  /** A number that counts what stands behind it. */
  function countBefore(at: number): number | undefined {
    const number = reading.past(at - 1, -1, "neutral", "opening", "leaves", "pieces", "big", "insulated", "with");
    const before = reading.past(number - 1, -1, "neutral", "equals");
    const isOfOther = reading.is(number - 1, "times", "rails") || reading.is(before, "width", "length", "height");
    return isCount(number) && !isOfOther && !isBehindSize(number) && at - number <= 4 ? number : undefined;
  }

  function countBehind(at: number): number | undefined {
    const isBetween = (step: number) =>
      reading.is(step, ...BETWEEN) || isPlace(step) || (reading.is(step, "pieces") && reading.is(step + 1, "equals"));
    let number = at + 1;
    while (number < at + 12 && isBetween(number)) number++;
    if (!reading.is(number, "comma"))
      return isCount(number) && !reading.is(number - 1, "in") && !isSizeBehind(number) ? number : undefined;
    // «ворота, две штуки», «ворота, по 2»
    const next = reading.past(number + 1, 1, "per");
    const isOfThis = next > number + 1 || reading.is(next + 1, "pieces") || tokens[next]?.word !== "";
    return isCount(next) && isOfThis && !countsNext(next) ? next : undefined;
  }

  function isPlace(at: number): boolean {
    return [...reading.places.map(({ range }) => range), ...reading.sizesOfOpenings].some(
      ({ from, to }) => at >= from && at < to,
    );
  }

  /** «ворота 2 двери»: it may count what follows. */
  function countsNext(number: number): boolean {
    const next = reading.past(number + 1, 1, "neutral", "leaves");
    return reading.is(next, "gate", "door", "window");
  }

  /** «12 на 30 ворот» */
  function isBehindSize(number: number): boolean {
    return reading.is(number - 1, "onto") && reading.is(reading.past(number - 2, -1, "unit"), "number");
  }

  function isSizeBehind(number: number): boolean {
    return (
      reading.is(number + 1, "unit", "square") ||
      (reading.is(number + 1, "times", "onto") && reading.is(number + 2, "number"))
    );
  }

  function isCount(at: number): boolean {
    const { value, concept } = tokens[at] ?? {};
    return concept === "number" && !reading.isDone(at) && Number.isInteger(value) && value! <= 200;
  }
}
