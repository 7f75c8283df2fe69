import type { Roof } from "../../price-list/schema.ts";
import { IN_ORDER, NOT_PRICED, ORDER, type Concept } from "../words/lexicon.ts";
import { measuresIn, type Measure } from "./measures.ts";
import { concepts, pattern } from "../words/pattern.ts";
import { isOffered, SIZE_NAMES, sizesOf, type SizeName } from "../price-list-sizes.ts";
import type { Range, Reading, Values } from "../reading.ts";

/** Metres: few hangars are shorter. */
const SHORTEST = 10;

const GROUP = pattern("MEASURE (BY MEASURE){1,3}(?! pieces)");
const ROW = pattern("number unit? ((comma)? number unit?){1,2}(?! (pieces|OPENING|square|BY))");
const EITHER = pattern("(?<!BY )more? SIZE (or|dash|less) SIZE BY SIZE|SIZE BY SIZE (or|dash) SIZE(?! BY)");
const SINGLE = pattern("(?<!(or|dash|other) )SIZE");

const UNKNOWN = concepts("other existing machine site canopy pile purlin");

/** Which number is which size. */
type Assignment = Partial<Record<SizeName, Measure>>;

/** Sizes between × and «на», and single numbers: which is which by what is made, and where several may be, that is asked. */
export function readLooseSizes(reading: Reading, roofs: readonly Roof[]): void {
  const { priceList } = reading;
  reading.take(EITHER, (range) => {
    const [one, other, last] = measuresIn(reading, range) as [Measure, Measure, Measure];
    const isFirst = reading.is(one.range.to, "or", "dash", "less");
    const pairs = isFirst
      ? [
          [one, last],
          [other, last],
        ]
      : [
          [one, other],
          [one, last],
        ];
    const choices = pairs.flatMap((pair) => assignments(pair, ["width", "length"]).slice(0, 1)).map(valuesOf);
    return choices.length > 0 && reading.doubt("several", "width", range, choices);
  });
  const groups = reading.matches(GROUP).map((range) => {
    reading.done(range);
    return measuresIn(reading, range);
  });
  if (groups.length === 0 && !reading.isClaimed("width") && !reading.isClaimed("length"))
    for (const range of reading.matches(ROW).slice(0, 1)) {
      const measures = measuresIn(reading, range);
      if (isBesideUnread(range) || assignments(measures, SIZE_NAMES).length === 0) continue;
      groups.push(measures);
      reading.done(range);
    }
  const made = groups.filter(isOfHangar);
  const here = made.filter(([first]) => !reading.elsewhere.has(first!.range.from));
  const its = here.length > 0 ? here : made;
  for (const other of groups.filter((group) => !its.includes(group))) reading.setAside(wholeOf(other));
  const different = its.filter((group, at) => its.findIndex((one) => isSame(one, group)) === at);
  if (different.length > 1) {
    const choices = different.flatMap((group) => assignments(group.slice(0, 3), SIZE_NAMES).slice(0, 1)).map(valuesOf);
    if (choices.length > 0) return reading.doubt("several", "width", wholeOf(different.flat()), choices);
  }
  const [group] = different;
  if (group) readGroup(group);
  readSingles(group !== undefined);

  function readGroup(group: readonly Measure[]): void {
    const order = orderBefore(group[0]!.range.from);
    if (order && group.length <= order.length)
      return group.forEach(({ range, metres }, nth) => reading.claim(range, { [order[nth]!]: metres }));
    for (const extra of group.slice(3)) reading.setAside(extra.range);
    const three = group.slice(0, 3);
    const isPair = reading.has(wholeOf(group), "times", "onto");
    const all = assignments(three, isPair && group.length === 2 ? ["width", "length"] : SIZE_NAMES);
    // «12х30, пролёт 12» names one width twice; what else disagrees rule 3 asks.
    const agreeing = all.filter((one) =>
      SIZE_NAMES.every((name) => !one[name] || !reading.isClaimed(name) || reading.valueOf(name) === one[name].metres),
    );
    const found = agreeing.length > 0 ? agreeing : all.slice(0, 1);
    const [{ width, length } = {}] = found;
    // «9 на 18»: no hangar is 9 m wide, and few are wider than long.
    const isTurned = width && length && width.metres > length.metres && width.range.from > length.range.from;
    if (found.length === 1 && !isTurned) return claimAll(found[0]!);
    if (found.length > 1) return askWhich(three, found);
    if (reading.isClaimed("width") || reading.isClaimed("length")) return reading.setAside(wholeOf(group));
    // What no hangar has: the smaller of two sides is the width, so that what is said of it helps.
    const [height] = three.slice(2);
    const sides = three.slice(0, 2).sort((a, b) => a.metres - b.metres);
    sides.forEach(({ range, metres }, nth) => reading.claim(range, { [SIZE_NAMES[nth]!]: metres }));
    if (height) reading.claim(height.range, { height: height.metres });
  }

  /** «двускатный 30 м», «12х30, 5 м»: of numbers that stand alone. */
  function readSingles(hasGroup: boolean): void {
    const open = () => SIZE_NAMES.filter((name) => !reading.isClaimed(name) && reading.given[name] === undefined);
    const singles = reading
      .matches(SINGLE)
      .map((range) => measuresIn(reading, range)[0]!)
      .filter(
        (one) =>
          !isBesideUnread(one.range) &&
          (reading.isClaimed("height") ||
            !reading.within(reading.partAt(one.range.from), "hedge").some((at) => !reading.isDone(at))) &&
          !reading.is(one.range.to, "pieces", "square", "weight", "time", "times", "onto", "dash", "or"),
      );
    if (singles.length === 0 || singles.length > 3) return;
    const hasSides = hasGroup || (reading.isClaimed("width") && reading.isClaimed("length"));
    // Beside two sides a number is a height, where it says so.
    const all = hasSides
      ? singles.filter(
          ({ metres, hasUnit, range }) =>
            (sizesOf("height", roofs).includes(metres) && !reading.is(range.from - 1, "not")) ||
            (!reading.isClaimed("height") && (hasUnit || !Number.isInteger(metres))),
        )
      : singles;
    const found = all.length === 0 ? [] : assignments(all, hasSides ? ["height"] : open());
    for (const { range } of found.length > 0 ? all : []) reading.done(range);
    if (found.length === 1) claimAll(found[0]!);
    else if (found.length > 1) askWhich(all, found);
  }

  function claimAll(found: Assignment): void {
    const { width, length } = found;
    // «15 м ширина, 6 м»: so short a hangar is rather as high.
    if (
      length &&
      !width &&
      length.metres < SHORTEST &&
      !reading.isClaimed("height") &&
      isOffered("height", length.metres, roofs, priceList)
    )
      return reading.doubt("which", "length", length.range, [{ height: length.metres }, { length: length.metres }]);
    for (const [name, { range, metres }] of Object.entries(found)) reading.claim(range, { [name]: metres });
  }

  function askWhich(measures: readonly Measure[], found: readonly Assignment[]): void {
    const differing = SIZE_NAMES.find((name) => new Set(found.map((one) => one[name]?.metres)).size > 1)!;
    reading.doubt("which", differing, wholeOf(measures), found.map(valuesOf));
  }

  /** Every way in which all of the numbers are sizes that may be had; equal ones are one way. */
  function assignments([measure, ...rest]: readonly Measure[], names: readonly SizeName[]): Assignment[] {
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

  /** «доска 50х150», «денники 3 на 4», of several groups: such are of something else. */
  function isOfHangar(group: readonly Measure[]): boolean {
    if (groups.length === 1)
      return (
        group.some(({ metres }) => metres >= priceList.length.min_m) || !reading.is(group[0]!.range.from - 1, "other")
      );
    const { from } = group[0]!.range;
    const before = reading.past(from - 1, -1, "neutral", "size", "in", "equals", "dash");
    const isOfOther = reading.is(before, "partition", "site", "machine", "existing", "ground", "foundation");
    return !isOfOther && assignments(group.slice(0, 3), SIZE_NAMES).length > 0;
  }

  /** A word that nobody knows, or that has sizes of its own, stands right beside it. */
  function isBesideUnread({ from, to }: Range): boolean {
    const before = reading.past(from - 1, -1, "neutral", "in", "onto", "with", "per", "about");
    const behind = reading.past(to, 1, "neutral", "less");
    return (
      reading.is(before, "step", "opening", "panel", ...(Object.keys(NOT_PRICED) as Concept[])) ||
      [before, behind].some((at) => reading.is(at, ...UNKNOWN) && !reading.isDone(at))
    );
  }

  function orderBefore(from: number): SizeName[] | undefined {
    for (let at = from - 1; at >= Math.max(0, from - 3); at--) {
      const { word } = reading.tokens[at]!;
      if (!ORDER.test(word)) continue;
      reading.done({ from: at, to: at + 1 });
      return [...word].flatMap((letter) => IN_ORDER[letter] ?? []);
    }
    return undefined;
  }
}

const isSame = (one: readonly Measure[], other: readonly Measure[]): boolean =>
  other.every(({ metres }, at) => metres === one[at]?.metres);
const valuesOf = (assignment: Assignment): Values =>
  Object.fromEntries(Object.entries(assignment).map(([name, { metres }]) => [name, metres]));
const wholeOf = (measures: readonly Measure[]): Range => ({
  from: Math.min(...measures.map(({ range }) => range.from)),
  to: Math.max(...measures.map(({ range }) => range.to)),
});
