import type { Roof } from "../../price-list/schema.ts";
import { OBLIQUE, OF_HEIGHT } from "../words/lexicon.ts";
import { measuresIn, type Measure } from "./measures.ts";
import { isAttached } from "./others.ts";
import { concepts, pattern } from "../words/pattern.ts";
import { sizesOf, type SizeName } from "../price-list-sizes.ts";
import type { Range, Reading } from "../reading.ts";

const LABEL = "(width|length|height|span)";
const FILLER = "(column|wall|hangar|frame|low|side|truss|in|to|less|more|IS|about|need|building|roof|attached){0,5}";
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
  `(${LABEL} (column|wall|hangar|in|IS){0,4})? (not (less|more)|less|more) SIZE|(not)? (bound_wide|bound_long|bound_short) SIZE|not already SIZE`,
);
const LOW = pattern(
  "(column|wall|low (truss|side|neutral|frame|column){0,2}) (IS|and|about|need|less|in){0,3} SIZE(?! (BY|pieces|OPENING))|SIZE (less|per|to) low (truss|side)?",
);

/** Metres: no column of a hangar is lower or higher. */
const [LOWEST, HIGHEST] = [2, 8];

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
      const isBetween = takesBounds(reading, name) && least < most && !reading.has(range, "or");
      if (isBetween) return reading.claim(range, { [`${name}_min`]: least, [`${name}_max`]: most });
      return reading.doubtBetween("alternatives", name, range, [least, most]);
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
      ? reading.doubtBetween("alternatives", "height", range, [metres, ...sizesOf("height", roofs)])
      : reading.claim(range, { height: metres });
  });
}

/** Of what is selected there are bounds. */
const takesBounds = (reading: Reading, name: SizeName): boolean =>
  reading.takesBounds || (reading.isClaimed("budget") && name !== "height");

/** «высота не менее 4,5»: the nearest size may be beyond it. */
function readBound(reading: Reading, roofs: readonly Roof[], range: Range): unknown {
  const [{ metres }] = measuresIn(reading, range) as [Measure];
  const isNarrow = reading.has(range, "already");
  const isNamed =
    isNarrow || reading.has(range, "width", "length", "height", "span", "bound_wide", "bound_long", "bound_short");
  const word = reading.tokens[reading.within(range, "less", "more")[0] ?? range.from]!.word;
  const isHeight = OF_HEIGHT.test(word);
  if (!isNamed && !isHeight) return false;
  const name =
    !isNamed || reading.has(range, "height")
      ? "height"
      : reading.has(range, "bound_wide", "width", "span") || isNarrow
        ? "width"
        : "length";
  const isNot = reading.has(range, "not");
  const isLeast = isNot === reading.has(range, "less", "bound_short", "already");
  const bound = { [`${name}_${isLeast ? "min" : "max"}`]: metres };
  const within =
    name === "length" ? [metres] : sizesOf(name, roofs).filter((size) => (isLeast ? size >= metres : size <= metres));
  if (takesBounds(reading, name) && within.length > 0) return reading.claim(range, bound);
  if (within.includes(metres) && isNot && name !== "length") return reading.claim(range, { [name]: metres });
  return reading.doubtBetween("alternatives", name, range, within);
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
    // «5 окон высотой», «высота стандартная, 2 ворот»
    if (!measure || (name === "height" && (measure.metres < LOWEST || measure.metres > 3 * HIGHEST))) return;
    const range = { from: Math.min(at, measure.range.from), to: Math.max(at + 1, measure.range.to) };
    // «на высоте 3 м», «общая высота»: of something else.
    const isOfOther =
      reading.is(at - 1, "onto", "machine", "existing") ||
      (reading.is(at - 1, "other") && (name !== "width" || OBLIQUE.test(reading.tokens[at]!.word)));
    if (isOfOther) return reading.setAside(range);
    // «пристройка 12х30 к цеху, цех высотой 6»
    const its = reading.past(range.from - 1, -1, "neutral", "in", "with", "us", "to");
    const isOfNeighbour =
      isAttached(reading) &&
      (reading.is(its, "wall")
        ? reading.is(its - 1, "to", "existing")
        : reading.is(its, "building", "hangar", "house", "existing")) &&
      (name === "height" || !reading.is(its - 1, "to", "own"));
    // «шириной наверно 12»
    if (isOfNeighbour || reading.has(range, "hedge"))
      reading.doubtBetween("alternatives", name, range, [measure.metres]);
    else reading.claim(range, { [name]: measure.metres });
    reading.done(range);
  });

  function measureBefore(at: number): Measure | undefined {
    const last = reading.past(at - 1, -1, "dash", "in", "with", "per");
    const from = reading.is(last, "unit") ? last - 1 : last;
    if (!reading.is(from, "number") || reading.isDone(from) || reading.is(from - 1, "or", "dash", "times", "onto"))
      return undefined;
    // «12 м 30 см шириной»
    const isOfTwo = reading.is(from - 1, "unit") && reading.is(from - 2, "number");
    return measuresIn(reading, { from: isOfTwo ? from - 2 : from, to: last + 1 }).at(-1);
  }

  function measureBehind(at: number): Measure | undefined {
    const from = reading.past(at + 1, 1, ...BETWEEN);
    if (!reading.is(from, "number") || reading.isDone(from) || from - at > 6) return undefined;
    // «высота, 12 на 30» leaves the pair alone.
    if (reading.has({ from: at, to: from }, "comma") && !reading.has({ from: at, to: from }, "unit")) return undefined;
    let to = reading.past(from + 1, 1, "unit");
    if (reading.is(to, "times", "onto")) return undefined;
    if (reading.is(to, "number") && reading.is(to + 1, "unit") && reading.tokens[to + 1]!.value! < 1) to += 2;
    return measuresIn(reading, { from, to })[0];
  }
}
const LABELS = pattern(LABEL);
const BETWEEN = concepts(
  "neutral equals dash column wall hangar frame low side truss in to less about building unit comma roof attached canopy per hedge",
);

function nameIn(reading: Reading, range: Range): SizeName {
  const { concept } = reading.tokens[reading.within(range, "width", "length", "height", "span")[0]!]!;
  return concept === "span" ? "width" : (concept as SizeName);
}
