import { claim, isClaimed, type Reading } from "../reading.ts";
import type { PriceList, Roof } from "../../price-list/schema.ts";
import type { Measure, SizeName } from "./sizes.ts";

const NAMES: readonly SizeName[] = ["width", "length", "height"];

/** Whether a size may be had, metres: of one of these roofs, or at all. */
export function isOffered(
  name: SizeName,
  metres: number,
  roofs: readonly Roof[],
  { length, rounding: { beyond_m } }: Pick<PriceList, "length" | "rounding">,
): boolean {
  if (name === "length") return metres >= length.min_m && metres <= length.max_m;
  return roofs.some(({ widths, heights }) => {
    const sizes_m = (name === "width" ? Object.keys(widths).map(Number) : heights).map((mm) => mm / 1000);
    return metres >= Math.min(...sizes_m) - beyond_m && metres <= Math.max(...sizes_m) + beyond_m;
  });
}

const OPENINGS: Readonly<Record<string, string>> = { gate: "gates", door: "doors", window: "windows" };

type Assignment = Partial<Record<SizeName, Measure>>;

/** Which number is which size: by what is offered, and where several may be, that is asked. */
export function readLooseSizes(
  reading: Reading,
  { groups, single, order }: { groups: Measure[][]; single: Measure[]; order: SizeName[] | undefined },
  roofs: readonly Roof[],
): void {
  const { priceList, doubts, sentence } = reading;
  const open = NAMES.filter((name) => !isClaimed(reading, name));
  const [group = [], ...others] = groups;
  if (others.length > 0 && others.some((other) => !isSame(other, group))) {
    const all = groups.flatMap((one) => readings(one, open, roofs, priceList).slice(0, 1)).map(valuesOf);
    const range = { from: group[0]!.range.from, to: groups.at(-1)!.at(-1)!.range.to };
    doubts.push({ parameter: "width", kind: "several", range, choices: all });
    return;
  }
  if (order && group.length <= order.length && !order.some((name) => isClaimed(reading, name))) {
    group.forEach(({ metres, range }, nth) => claim(reading, range, { [order[nth]!]: metres }));
    leaveSingles(single);
    return;
  }
  const joined = group.length + single.length <= open.length ? [...group, ...single] : group;
  const found = joined.length > 0 ? readings(joined, open, roofs, priceList) : [];
  if (found.length > 0) {
    settle(joined, found);
    if (joined === group) leaveSingles(single);
    return;
  }
  const ofGroup = group.length > 0 && joined !== group ? readings(group, open, roofs, priceList) : [];
  if (ofGroup.length > 0) settle(group, ofGroup);
  else if (group.length > 0) settleNotOffered(group);
  leaveSingles(single);

  function settle(measures: readonly Measure[], all: readonly Assignment[]): void {
    const [only] = all;
    if (all.length === 1) {
      for (const [name, measure] of Object.entries(only!)) {
        claim(reading, measure.range, { [name]: measure.metres });
        doubtTail(name as SizeName, measure);
      }
      return;
    }
    const range = { from: measures[0]!.range.from, to: measures.at(-1)!.range.to };
    const differing = NAMES.find((name) => new Set(all.map((one) => one[name]?.metres)).size > 1)!;
    doubts.push({ parameter: differing, kind: "which", range, choices: all.map(valuesOf) });
  }

  /** «на тридцать две двери», «на 30 на 5 ворот»: the last number, or its end, may count what follows. */
  function doubtTail(name: SizeName, { range, metres }: Measure): void {
    const { parts } = sentence.tokens[range.from]!;
    const counted = OPENINGS[sentence.concept(range.to) ?? ""];
    if (counted === undefined || isClaimed(reading, counted) || range.to - range.from > 1) return;
    if (sentence.isNegated({ from: range.to, to: range.to + 1 })) return;
    if (parts) {
      const [first, last] = parts as [number, number];
      const choices = [{ [name]: first, [counted]: last }, { [name]: metres }];
      doubts.push({ parameter: name, kind: "tail", range: { from: range.from, to: range.to + 1 }, choices });
    } else if (name === "height" && Number.isInteger(metres)) {
      const choices = [{ [name]: metres }, { [counted]: metres }];
      doubts.push({ parameter: name, kind: "tail", range: { from: range.from, to: range.to + 1 }, choices });
    }
  }

  /** The widest is as narrow as can be: so the smaller of two sides is the width, and what is not offered is said. */
  function settleNotOffered(measures: readonly Measure[]): void {
    const sides = open.filter((name) => name !== "height");
    const isLastHeight = measures.length === 3 || sides.length < 2;
    const height = isLastHeight && open.includes("height") ? measures.at(-1) : undefined;
    const rest = measures.filter((measure) => measure !== height).sort((a, b) => a.metres - b.metres);
    rest
      .slice(0, sides.length)
      .forEach((measure, nth) => claim(reading, measure.range, { [sides[nth]!]: measure.metres }));
    if (height) claim(reading, height.range, { height: height.metres });
  }

  /** A number that might be a size beside those that are known leaves a doubt. */
  function leaveSingles(measures: readonly Measure[]): void {
    for (const { metres, range } of measures) {
      const { word } = sentence.tokens[range.from]!;
      // «один ангар»
      if (/^(од[инаеногму]+|одних)$/.test(word)) continue;
      sentence.leave(range);
      for (const name of NAMES) {
        const known = reading.claims.find(({ parameter }) => parameter === name);
        const isPossible = isOffered(name, metres, roofs, priceList);
        if (!known || known.value === metres || !isPossible || name === "height") continue;
        doubts.push({ parameter: name, kind: "stray", range, choices: [{ [name]: known.value }, { [name]: metres }] });
        break;
      }
    }
  }
}

const isSame = (one: readonly Measure[], other: readonly Measure[]): boolean =>
  one.length === other.length && one.every(({ metres }, at) => metres === other[at]!.metres);

const valuesOf = (assignment: Assignment): Record<string, number> =>
  Object.fromEntries(Object.entries(assignment).map(([name, { metres }]) => [name, metres]));

/** Every way in which all of the numbers are sizes that may be had; equal ones are one way. */
function readings(
  measures: readonly Measure[],
  open: readonly SizeName[],
  roofs: readonly Roof[],
  priceList: PriceList,
): Assignment[] {
  const [first, ...rest] = measures;
  if (!first) return [{}];
  const all = open
    .filter((name) => isOffered(name, first.metres, roofs, priceList))
    .flatMap((name) => {
      const others = open.filter((one) => one !== name);
      return readings(rest, others, roofs, priceList).map((one): Assignment => ({ ...one, [name]: first }));
    });
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = NAMES.map((name) => one[name]?.metres).join();
    return !seen.has(key) && seen.add(key);
  });
}
