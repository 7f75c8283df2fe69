import type { Roof } from "../../price-list/schema.ts";
import type { Claim, Reading, Values } from "../reading.ts";
import { rangeOver, type Range } from "../sentence.ts";
import { looseMeasures } from "./loose-measures.ts";
import type { Measure } from "./measures.ts";
import { isOffered, isSide, isSizeName, SIZE_NAMES, sizesOf, UNLIKELY_LENGTH, type SizeName } from "./size.ts";
import { OPENING_PARAMETERS } from "./opening-counts.ts";

const SIDE_NAMES: readonly SizeName[] = ["width", "length"];
/** What has sizes of its own: «12х30, труба 100х100х4». */
const PARTS =
  /^(антресол|мезонин|договор|счет|исх|предоплат|смен|график|доск|поле|пруд|котлован|огород|участ|труб|швеллер|уголок|уголк|балк|профил|двутавр|комнат|кабинет|ям|бассейн|стол|полк|плит|лист)/;

/** Numbers beside a pair of sizes that are asked about; a text that has more of them is about something else. */
const MOST_STRAY = 20;

/** Which number is which size; a key is a size. */
type Assignment = Partial<Record<SizeName, Measure>>;

/** Sizes between × and «на», and single numbers: which is which by what is offered, and where several may be, that is asked. */
export function readLooseSizes(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence, priceList } = reading;
  // What was answered besides does not change which number is which.
  const isNamed = (name: SizeName) => reading.claims.some(({ parameter }) => parameter === name);
  const [leastWidth = 0] = sizesOf("width", roofs);
  const open = SIZE_NAMES.filter((name) => !isNamed(name));
  const sides = open.filter((name) => name !== "height");
  const { groups, single, stray, order } = looseMeasures(reading, roofs);
  const [first = [], ...others] = ofHangar(groups);
  const isSame = (other: readonly Measure[]) => other.every(({ metres }, at) => metres === first[at]?.metres);
  if (!others.every(isSame)) {
    const choices = [first, ...others].flatMap((group) => assignments(group, open).slice(0, 1)).map(valuesOf);
    if (choices.length > 0) return reading.doubt("several", "width", wholeOf([first, ...others].flat()), choices);
  }
  // «12х30, пролёт 12» says one width twice.
  const known = reading.claims.filter(({ parameter }) => isSizeName(parameter));
  const group = first.filter(({ metres }) => !known.some(({ value }) => value === metres));
  if (order && group.length <= order.length && known.length === 0) {
    return group.forEach(({ metres, range }, nth) => reading.claim(range, { [order[nth]!]: metres }));
  }
  settleAll([...group, ...single]);
  stray.slice(0, MOST_STRAY).forEach(doubtStray);

  /** «денники 3 на 4», «фундамент старого коровника 18 на 62»: beside a hangar's sides such are of something else. */
  function ofHangar(found: readonly Measure[][]): readonly Measure[][] {
    const isOfPart = (group: readonly Measure[]) => {
      const before = group[0]!.range.from - 1;
      // «доски обрезные 50х150»
      const places = sentence.is(before, "other") ? [before, before - 1] : [before];
      return sentence.is(before, "partition") || places.some((at) => PARTS.test(sentence.wordAt(at)));
    };
    for (const group of found.filter(isOfPart)) sentence.leave(wholeOf(group));
    const all = found.filter((group) => !isOfPart(group));
    // «рядом старый ангар 10х20»
    const isOfExisting = (group: readonly Measure[]) => {
      const before = group[0]!.range.from - 1;
      return sentence.is(before, "existing") || sentence.is(before - 1, "existing");
    };
    const isIts = (group: readonly Measure[]) =>
      !isOfExisting(group) && group.some(({ metres }) => metres >= priceList.length.min_m);
    // «хотели 20×60, согласны на 23,7×60: шириной 23,7»
    const sides = reading.claims.filter(({ parameter }) => isSide(parameter));
    const hasNamed = (group: readonly Measure[]) =>
      sides.length > 0 && sides.every(({ value }) => group.some(({ metres }) => metres === value));
    const its = all.some(hasNamed) ? all.filter(hasNamed) : all.filter(isIts);
    if (its.length === 0) return all;
    for (const other of all.filter((group) => !its.includes(group)))
      if (isOfExisting(other)) sentence.setAside(wholeOf(other));
      else sentence.leave(wholeOf(other));
    return its;
  }

  function settleAll(together: readonly Measure[]): void {
    if (together.length > 0 && settle(assignments(together, namesFor(together)), together)) return;
    if (group.length > 0 && !settle(assignments(group, namesFor(group)), group)) {
      // «18х36, пролёт 16» names one side twice.
      const ofGroup = assignments(group, SIZE_NAMES).find((one) => one.width && one.length);
      const named = known.filter(({ parameter }) => ofGroup && parameter in ofGroup);
      if (ofGroup && named.length > 0) {
        reading.withdraw(named);
        const said = named.filter(({ parameter, value }) =>
          isOffered(parameter as SizeName, Number(value), roofs, priceList),
        );
        for (const { parameter, value, range } of named.filter((one) => !said.includes(one)))
          if (parameter !== "length") reading.refuse(range, parameter, Number(value));
        const asNamed = Object.fromEntries(said.map(({ parameter, value }) => [parameter, value]));
        const choices = [valuesOf(ofGroup), ...(said.length > 0 ? [{ ...valuesOf(ofGroup), ...asNamed }] : [])];
        reading.doubt("several", "width", wholeOf(group), choices);
      } else if (!askOther(group)) claimUnoffered(group);
    }
    for (const measure of single) doubtStray(measure);
  }

  /** «12х30 … ширина 15, длина 30»: of a pair that names one side as it is known, the other number is of the other. */
  function askOther([odd, ...more]: readonly Measure[]): boolean {
    const name = SIDE_NAMES.find((one) => known.some(({ parameter, value }) => parameter === one && !isInFirst(value)));
    if (!odd || more.length > 0 || first.length < 2 || !name || !isOffered(name, odd.metres, roofs, priceList))
      return false;
    const said = known.filter(({ parameter }) => parameter === name);
    reading.withdraw(said);
    reading.doubt("alternatives", name, odd.range, [
      ...said.map(({ value }) => ({ [name]: value })),
      { [name]: odd.metres },
    ]);
    return true;
  }

  function isInFirst(value: Claim["value"]): boolean {
    return first.some(({ metres }) => metres === value);
  }

  /** Two sides are those of the ground: a height without a name stands behind them. */
  function namesFor({ length }: readonly Measure[]): readonly SizeName[] {
    return length > sides.length ? open : sides;
  }

  function settle(found: readonly Assignment[], measures: readonly Measure[]): boolean {
    const [{ width, length, height } = {}] = found;
    // «15 м ширина, 6 м»: of a hangar so short the number is rather its height.
    const isRatherHeight =
      measures.length === 1 &&
      length &&
      length.metres < UNLIKELY_LENGTH &&
      open.includes("height") &&
      isOffered("height", length.metres, roofs, priceList);
    const isTurned = width && length && width.metres > length.metres && width.range.from > length.range.from;
    if (found.length === 1 && isRatherHeight) {
      const choices = (["height", "length"] as const).map((name) => ({ [name]: length.metres }));
      reading.doubt("which", "length", length.range, choices);
    } else if (found.length === 1 && isTurned && measures.length === (height ? 3 : 2)) {
      // «9 на 18»: no hangar is 9 m wide, and few are wider than long.
      reading.refuse(length.range, "width", length.metres);
      if (height) reading.claim(height.range, { height: height.metres });
      const turned = { width: width.metres, length: length.metres };
      reading.doubt("which", "width", wholeOf([length, width]), [turned, { length: width.metres }]);
    } else if (found.length === 1) {
      for (const [name, measure] of Object.entries(found[0]!)) {
        reading.claim(measure.range, { [name]: measure.metres });
        doubtTail(name as SizeName, measure);
      }
    } else if (found.length > 1) {
      const differing = SIZE_NAMES.find((name) => new Set(found.map((one) => one[name]?.metres)).size > 1)!;
      reading.doubt("which", differing, wholeOf(measures), found.map(valuesOf));
    }
    return found.length > 0;
  }

  /** Every way in which all of the numbers are sizes that may be had; equal ones are one way. */
  function assignments(measures: readonly Measure[], names: readonly SizeName[]): Assignment[] {
    const [measure, ...rest] = measures;
    if (!measure) return [{}];
    const found = names
      .filter((name) => isOffered(name, measure.metres, roofs, priceList))
      .flatMap((name) =>
        assignments(
          rest,
          names.filter((one) => one !== name),
        ).map((one): Assignment => ({ ...one, [name]: measure })),
      );
    return [...new Map(found.map((one) => [SIZE_NAMES.map((name) => one[name]?.metres).join(), one])).values()];
  }

  /** «на тридцать две двери», «на 30 на 5 ворот»: the last number, or its end, may count what follows. */
  function doubtTail(name: SizeName, { range: { from, to }, metres }: Measure): void {
    const counted = OPENING_PARAMETERS[sentence.tokens[to]?.concept ?? "other"];
    if (counted === undefined || to - from > 1 || reading.claims.some(({ parameter }) => parameter === counted)) return;
    const { parts } = sentence.tokens[from]!;
    const choices = parts
      ? [{ [name]: parts[0]!, [counted]: parts[1]! }, { [name]: metres }]
      : [{ [name]: metres }, { [counted]: metres }];
    if (!parts && (name !== "height" || !Number.isInteger(metres))) return;
    // It is not asked twice.
    reading.doubts = reading.doubts.filter((one) => one.parameter !== counted || one.choices.length > 0);
    reading.doubt("tail", name, { from, to: to + 1 }, choices);
  }

  /** What no hangar has: the smaller of two sides is the width, so that what is said of it helps. */
  function claimUnoffered(measures: readonly Measure[]): void {
    // «шириной 12 и длиной 30, пристройка 4х6», «в теплице 8х20 … шириной 10»
    if (sides.length < 2 && measures.length > 1) return sentence.leave(wholeOf(measures));
    const height = measures.length > sides.length ? measures.at(-1) : undefined;
    // «10 12 24»: no hangar is as high.
    if (height && height.metres >= UNLIKELY_LENGTH && measures.length === 3) return doubtPairs(measures);
    const rest = measures.filter((measure) => measure !== height).sort((a, b) => a.metres - b.metres);
    const [small, large] = rest;
    const namesOf = (one: Measure) => sides.filter((name) => isOffered(name, one.metres, roofs, priceList));
    // «12 на 3»: where one is no side at all, the other may be either.
    if (small && large && namesOf(small).length === 0 && namesOf(large).length > 1) {
      reading.refuse(small.range, "width", small.metres);
      reading.doubt(
        "which",
        "width",
        large.range,
        namesOf(large).map((name) => ({ [name]: large.metres })),
      );
    } else if (small && large && large.metres < leastWidth && namesOf(large).length > 0) {
      // «клетки 3 на 6» are no hangar: which length there is to be is asked.
      reading.refuse(small.range, "width", small.metres);
      reading.doubt("alternatives", "length", large.range, [{ length: large.metres }]);
    } else rest.forEach(({ metres, range }, nth) => sides[nth] && reading.claim(range, { [sides[nth]]: metres }));
    if (height) reading.claim(height.range, { height: height.metres });
  }

  /** Two of three numbers are the sides. */
  function doubtPairs([a, b, c]: readonly Measure[]): void {
    const pairs = [
      [a, c],
      [b, c],
      [a, b],
    ] as [Measure, Measure][];
    const choices = pairs.flatMap((pair) => assignments(pair, sides).slice(0, 1)).map(valuesOf);
    reading.doubt("several", "width", wholeOf([a!, b!, c!]), choices);
  }

  /** A number that might be a size beside one that is known. */
  function doubtStray({ metres, range }: Measure): void {
    // «18х30, 5 м» is rather a height.
    const isLow =
      metres < UNLIKELY_LENGTH && !reading.isClaimed("height") && isOffered("height", metres, roofs, priceList);
    const possible = (["width", "length"] as const).filter(
      (name) => !isLow && isOffered(name, metres, roofs, priceList),
    );
    const likely = reading.claims.filter(
      ({ parameter, value }) => possible.some((name) => name === parameter) && value !== metres,
    );
    // «12 или 15 на 30» doubts the size beside it.
    const told = likely.find((one) => one.range.from === range.to + 1 || one.range.to === range.from - 1) ?? likely[0];
    if (told) {
      reading.doubt("stray", told.parameter, range, [{ [told.parameter]: told.value }, { [told.parameter]: metres }]);
    } else if (!reading.isClaimed("height") && isOffered("height", metres, roofs, priceList)) {
      const byDefault = roofs[0]!.default_height_mm / 1000;
      if (metres === byDefault) return reading.claim(range, { height: metres });
      reading.doubt("stray", "height", range, [{ height: metres }, { height: byDefault }]);
    }
    sentence.leave(range);
  }
}

const valuesOf = (assignment: Assignment): Values =>
  Object.fromEntries(Object.entries(assignment).map(([name, { metres }]) => [name, metres]));

const wholeOf = (measures: readonly Measure[]): Range => rangeOver(measures.map(({ range }) => range));
