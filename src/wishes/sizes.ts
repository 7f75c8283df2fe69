import type { Roof } from "../price-list/schema.ts";
import { IN_ORDER, NARROWER, NOT_PRICED, OF_HEIGHT, ORDER, type Concept } from "./lexicon.ts";
import { measuresIn, type Measure } from "./measures.ts";
import { pattern } from "./pattern.ts";
import { isOffered, SIZE_NAMES, sizesOf, type SizeName } from "./price-list-sizes.ts";
import type { Range, Reading, Values } from "./reading.ts";

const LABEL = "(width|length|height|span)";
const FILLER = "(column|wall|hangar|frame|low|side|truss|in|to|less|IS|about|need|building|roof){0,5}";
const RIDGE = [
  "(height|tall) (building|per|in|to|less|IS){0,3} ridge (IS|need|less){0,4} (SIZE)?",
  "(per|in|to|less|not|more){0,2} ridge (not|more|less|need|IS){0,3} SIZE",
  "SIZE (in|less|per|to) ridge",
].map(pattern);
const BAYS = pattern("number (span|step) per SIZE");
const SEVERAL = [`${LABEL} ${FILLER} SIZE (or|dash|less) SIZE`, `SIZE (or|dash) SIZE (in|per|neutral)? ${LABEL}`].map(
  pattern,
);
const BOUND = pattern(
  `(${LABEL} (column|wall|hangar|in|IS){0,4})? (not (less|more)|less|more) SIZE|(not)? (bound_wide|bound_long|bound_short) SIZE`,
);
const LOW = pattern(
  "(column|wall|low (truss|side|neutral|frame|column){0,2}) (IS|and|about|need|less|in){0,3} SIZE(?! (BY|pieces|OPENING))|SIZE (less|per|to) low (truss|side)?",
);

/** Metres: no column of a hangar is lower or higher, few hangars are shorter. */
const [LOWEST, HIGHEST, SHORTEST] = [2, 8, 10];

/** Sizes that words name, before or behind the number. */
export function readNamedSizes(reading: Reading, roofs: readonly Roof[]): void {
  for (const rule of RIDGE) reading.take(rule, (range) => reading.refuse(range, "ridge", reading.numbers(range)[0]));
  reading.take(BAYS, (range) => {
    const [count, bay] = measuresIn(reading, range);
    if (!count || !bay || bay.metres >= sizesOf("width", roofs)[0]!) return false;
    return reading.claim(range, { length: count.metres * bay.metres });
  });
  for (const rule of SEVERAL) {
    reading.take(rule, (range) => {
      const name = nameIn(reading, range);
      const [least, most] = measuresIn(reading, range).map(({ metres }) => metres) as [number, number];
      const isBetween = reading.takesBounds && least < most && !reading.has(range, "or");
      if (isBetween) return reading.claim(range, { [`${name}_min`]: least, [`${name}_max`]: most });
      return reading.doubt("alternatives", name, range, [{ [name]: least }, { [name]: most }]);
    });
  }
  reading.take(BOUND, (range) => readBound(reading, roofs, range));
  readLabels(reading);
  reading.take(LOW, (range) => {
    const [measure] = measuresIn(reading, range) as [Measure];
    const { metres } = measure;
    if (metres < LOWEST || metres > HIGHEST || reading.isClaimed("height")) return false;
    if (!Number.isInteger(metres) || reading.has(range, "low")) return reading.claim(range, { height: metres });
    if (!measure.hasUnit) return false;
    // «колонны 6 метров»
    return reading.has(range, "column")
      ? reading.doubt(
          "alternatives",
          "height",
          range,
          [metres, ...sizesOf("height", roofs)].map((height) => ({ height })),
        )
      : reading.claim(range, { height: metres });
  });
}

/** «высота не менее 4,5»: the nearest size may be beyond it. */
function readBound(reading: Reading, roofs: readonly Roof[], range: Range): unknown {
  const [{ metres }] = measuresIn(reading, range) as [Measure];
  const isNamed = reading.has(range, "width", "length", "height", "span", "bound_wide", "bound_long", "bound_short");
  const word = reading.tokens[reading.within(range, "less", "more")[0] ?? range.from]!.word;
  const isHeight = OF_HEIGHT.test(word);
  if (!isNamed && !isHeight) return false;
  const isShorter = reading.has(range, "bound_short");
  const isNarrow = isShorter && NARROWER === reading.tokens[reading.within(range, "bound_short")[0]!]!.word;
  const name =
    !isNamed || reading.has(range, "height")
      ? "height"
      : reading.has(range, "bound_wide", "width", "span") || isNarrow
        ? "width"
        : "length";
  const isNot = reading.has(range, "not");
  const isLeast = isNot === reading.has(range, "less", "bound_short");
  const bound = { [`${name}_${isLeast ? "min" : "max"}`]: metres };
  if (reading.takesBounds || (reading.isClaimed("budget") && name !== "height")) return reading.claim(range, bound);
  const within =
    name === "length" ? [metres] : sizesOf(name, roofs).filter((size) => (isLeast ? size >= metres : size <= metres));
  if (within.includes(metres) && isNot && name !== "length") return reading.claim(range, { [name]: metres });
  return reading.doubt(
    "alternatives",
    name,
    range,
    within.map((size) => ({ [name]: size })),
  );
}

/** «ширина 12, длина 30» and «12 ширина, 30 длина»: the first label that has a number on one side alone tells where they stand. */
function readLabels(reading: Reading): void {
  const labels = reading.matches(LABELS).map(({ from }) => from);
  const numbers = labels.map((at) => ({ before: measureBefore(at), behind: measureBehind(at) }));
  const telling = numbers.find(({ before, behind }) => !before !== !behind);
  const isBefore = telling ? telling.before !== undefined : numbers[0]?.before !== undefined;
  labels.forEach((at, nth) => {
    const { before, behind } = numbers[nth]!;
    const measure = [isBefore ? before : behind, isBefore ? behind : before].find(
      (one) => one && !reading.isDone(one.range.from),
    );
    const name = nameIn(reading, { from: at, to: at + 1 });
    // «на высоте 3 м», «общая высота»: of something else.
    const isOfOther =
      reading.is(at - 1, "onto", "machine", "existing") || (reading.is(at - 1, "other") && name !== "width");
    if (isOfOther && measure)
      return reading.setAside({ from: Math.min(at, measure.range.from), to: Math.max(at + 1, measure.range.to) });
    if (measure && !isOfOther) {
      const its = Math.min(at, measure.range.from);
      const before = reading.past(its - 1, -1, "neutral", "in", "with", "us", "to");
      const range = { from: its, to: Math.max(at + 1, measure.range.to) };
      // «комбайн у меня 3.9 высотой»
      if (reading.is(before, "machine") && !reading.is(before - 1, "under", "purpose")) return reading.setAside(range);
      // «пристройка 12х30 к цеху, цех высотой 6»
      const isOfNeighbour =
        (reading.is(before, "building", "hangar", "house", "existing") ||
          (reading.is(before, "wall") && reading.is(before - 1, "to", "existing"))) &&
        reading.has({ from: 0, to: reading.tokens.length }, "attached");
      if (isOfNeighbour) {
        reading.done(range);
        return reading.doubt("alternatives", name, range, [{ [name]: measure.metres }]);
      }
    }
    // «5 окон высотой», «высота стандартная, 2 ворот»
    if (!measure || (name === "height" && (measure.metres < LOWEST || measure.metres > 3 * HIGHEST))) return;
    const range = { from: Math.min(at, measure.range.from), to: Math.max(at + 1, measure.range.to) };
    // «шириной наверно 12»
    if (reading.has(range, "hedge")) reading.doubt("alternatives", name, range, [{ [name]: measure.metres }]);
    else reading.claim(range, { [name]: measure.metres });
    reading.done(range);
  });

  function measureBefore(at: number): Measure | undefined {
    const last = reading.past(at - 1, -1, "neutral", "dash", "in", "with", "per");
    const from = reading.is(last, "unit") ? last - 1 : last;
    if (!reading.is(from, "number") || reading.isDone(from) || reading.is(from - 1, "or", "dash", "times", "onto"))
      return undefined;
    const all = measuresIn(reading, {
      from:
        reading.is(from - 1, "unit") && reading.is(from - 2, "number") && reading.tokens[last]!.value! < 1
          ? from - 2
          : from,
      to: last + 1,
    });
    return all.at(-1);
  }

  function measureBehind(at: number): Measure | undefined {
    const from = reading.past(
      at + 1,
      1,
      "neutral",
      "equals",
      "dash",
      "column",
      "wall",
      "hangar",
      "frame",
      "low",
      "side",
      "truss",
      "in",
      "to",
      "less",
      "about",
      "building",
      "unit",
      "comma",
      "roof",
      "per",
      "hedge",
    );
    if (!reading.is(from, "number") || reading.isDone(from) || from - at > 6) return undefined;
    // «высота, 12 на 30» leaves the pair alone.
    if (reading.has({ from: at, to: from }, "comma") && !reading.has({ from: at, to: from }, "unit")) return undefined;
    if (
      reading.is(from + 1, "times", "onto") ||
      (reading.is(from + 1, "unit") && reading.is(from + 2, "times", "onto"))
    )
      return undefined;
    let to = from + 1;
    if (reading.is(to, "unit")) to++;
    if (reading.is(to, "number") && reading.is(to + 1, "unit") && reading.tokens[to + 1]!.value! < 1) to += 2;
    return measuresIn(reading, { from, to })[0];
  }
}
const LABELS = pattern(LABEL);

function nameIn(reading: Reading, range: Range): SizeName {
  const { concept } = reading.tokens[reading.within(range, "width", "length", "height", "span")[0]!]!;
  return concept === "span" ? "width" : (concept as SizeName);
}

const GROUP = pattern("MEASURE (BY MEASURE){1,3}(?! pieces)");
const ROW = pattern("number unit? ((comma)? number unit?){1,2}(?! (pieces|OPENING|square|BY))");
const EITHER = pattern("SIZE (or|dash) SIZE BY SIZE|SIZE BY SIZE (or|dash) SIZE");
const SINGLE = pattern("(?<!(or|dash|other) )SIZE");

/** Which number is which size. */
type Assignment = Partial<Record<SizeName, Measure>>;

/** Sizes between × and «на», and single numbers: which is which by what is made, and where several may be, that is asked. */
export function readLooseSizes(reading: Reading, roofs: readonly Roof[]): void {
  const { priceList } = reading;
  reading.take(EITHER, (range) => {
    const measures = measuresIn(reading, range);
    const isFirst = reading.is(measures[0]!.range.to, "or", "dash");
    const [one, other, same] = (
      isFirst ? [measures[0], measures[1], measures[2]] : [measures[1], measures[2], measures[0]]
    ) as [Measure, Measure, Measure];
    const choices = [one, other]
      .flatMap((each) => assignments([each, same], ["width", "length"]).slice(0, 1))
      .map(valuesOf);
    return choices.length > 0 && reading.doubt("several", "width", range, choices);
  });
  const groups = reading.matches(GROUP).flatMap((range) => {
    const measures = measuresIn(reading, range);
    reading.done(range);
    return [measures];
  });
  if (groups.length === 0 && !reading.isClaimed("width") && !reading.isClaimed("length"))
    for (const range of reading.matches(ROW).slice(0, 1)) {
      const measures = measuresIn(reading, range);
      if (isBesideUnread(range) || assignments(measures, SIZE_NAMES).length === 0) continue;
      groups.push(measures);
      reading.done(range);
    }
  const its = groups.filter(isOfHangar);
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
    const known = reading.claims.filter(
      ({ parameter, value }) =>
        (SIZE_NAMES as readonly string[]).includes(parameter) && group.some(({ metres }) => metres === value),
    );
    const order = orderBefore(group[0]!.range.from);
    if (order && group.length <= order.length)
      return group.forEach(({ range, metres }, nth) => reading.claim(range, { [order[nth]!]: metres }));
    // «12х30, пролёт 12» names one width twice.
    const rest = group.slice(0, 3).filter(({ metres }) => !known.some(({ value }) => value === metres));
    for (const extra of group.slice(3)) reading.setAside(extra.range);
    const open = SIZE_NAMES.filter((name) => !reading.isClaimed(name));
    const isPair = reading.has(wholeOf(group), "times", "onto");
    const names = isPair && group.length === 2 ? open.filter((name) => name !== "height") : open;
    if (names.length < rest.length && rest.length < 3) return reading.setAside(wholeOf(group));
    const found = assignments(rest, names);
    const [{ width, length } = {}] = found;
    // «9 на 18»: no hangar is 9 m wide, and few are wider than long.
    const isTurned = width && length && width.metres > length.metres && width.range.from > length.range.from;
    if (found.length === 1 && !isTurned) return claimAll(found[0]!);
    if (found.length > 1) return askWhich(rest, found);
    if (open.length < rest.length)
      return reading.doubt(
        "several",
        "width",
        wholeOf(group),
        assignments(group.slice(0, 3), SIZE_NAMES).slice(0, 1).map(valuesOf),
      );
    // What no hangar has: the smaller of two sides is the width, so that what is said of it helps.
    const height = rest.length > 2 ? rest.at(-1) : undefined;
    const sides = rest.filter((one) => one !== height).sort((a, b) => a.metres - b.metres);
    const sideNames = open.filter((name) => name !== "height");
    sides.forEach(({ range, metres }, nth) => sideNames[nth] && reading.claim(range, { [sideNames[nth]]: metres }));
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
          !reading.has(reading.partAt(one.range.from), "hedge") &&
          !reading.is(one.range.to, "pieces", "square", "weight", "time", "times", "onto", "dash", "or"),
      );
    if (singles.length === 0 || singles.length > 3) return;
    const hasSides = hasGroup || (reading.isClaimed("width") && reading.isClaimed("length"));
    // Beside two sides a number is a height, where it says so.
    const all = hasSides
      ? singles.filter(
          ({ metres, hasUnit }) => hasUnit || sizesOf("height", roofs).includes(metres) || !Number.isInteger(metres),
        )
      : singles;
    if (all.length === 0 || all.length > open().length) return;
    const found = assignments(all, hasSides ? open().filter((name) => name === "height") : open());
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
      return reading.doubt(
        "which",
        "length",
        length.range,
        (["height", "length"] as const).map((name) => ({ [name]: length.metres })),
      );
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
    const isOfOther = reading.is(before, "other", "partition", "site", "machine", "existing", "ground", "foundation");
    return !isOfOther && group.some(({ metres }) => metres >= priceList.length.min_m);
  }

  /** A word that nobody knows stands right beside it. */
  function isBesideUnread({ from, to }: Range): boolean {
    const [before, behind] = [
      reading.past(from - 1, -1, "neutral", "in", "onto", "with", "per", "about"),
      reading.past(to, 1, "neutral", "less"),
    ];
    return (
      reading.is(before, "step", "opening") ||
      reading.is(before, "panel", ...(Object.keys(NOT_PRICED) as Concept[])) ||
      [before, behind].some(
        (at) =>
          reading.is(at, "other", "existing", "machine", "site", "canopy", "pile", "purlin") && !reading.isDone(at),
      )
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
