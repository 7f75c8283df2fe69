import { pattern } from "../../../pattern.ts";
import type { Claim, Reading } from "../../../reading.ts";
import { type Range, rangeAt, rangeOver } from "../../../sentence.ts";
import { isCount } from "../asking.ts";
import { SIDES } from "../sides.ts";

const IN_THE_OTHER = pattern("number (in|with|by|onto) second (?!OPENING)");
/** So far a side stands from its count, tokens. */
const REACH = 2;
const MOST_BY_SIDE = 60;

/** «окна 4 слева 4 справа», «2 окна спереди и 2 окна сзади», «ворота, ещё одни ворота сзади»: one count, or all together. */
export function bySides(reading: Reading): void {
  const { sentence } = reading;
  const counts = reading.claims.filter(({ parameter, value }) => isCount(reading, parameter) && Number(value) > 0);
  const others = sentence.matchesAnywhere(IN_THE_OTHER);
  for (const one of counts) {
    const { parameter, range } = one;
    const [bySide, again] = [countsBySide(one), [...countsAgain(one), ...oneMore(one), ...inTheOther(one)]];
    const further = [...bySide, ...again];
    const [said, more] = [Number(one.value), further.reduce((sum, { count }) => sum + count, 0)];
    // «дверка сбоку одна» says it once.
    const isItsOwn = !sentence.has(range, "number") && again.length === 0 && more === said && !isAgain(range.from - 1);
    // «ворота 4: 2 спереди, 2 сзади», «ворота 2, торцы 1+1»
    const areParts =
      inTheOther(one).length === 0 &&
      more <= said &&
      !isAgain(range.from - 1) &&
      (!hasSide(range) || (further.length > 1 && further.some((part) => sentence.isPlus(part.range.from - 1))));
    if (more === 0 || isItsOwn || areParts) continue;
    // «ворота 3 и ещё одни ворота»
    const before = counts.find(
      (other) => other.parameter === parameter && other.range.to <= range.from && isAgain(range.from - 1),
    );
    reading.withdraw(reading.claims.filter((other) => other.parameter === parameter));
    const sums = before ? [Number(before.value) + said, Number(before.value)] : [said + more, said, more];
    const all = [...new Set(sums)].map((count) => ({ [parameter]: count }));
    return reading.doubt("alternatives", parameter, rangeOver([range, ...further.map((each) => each.range)]), all);
  }

  /** Numbers that nothing has taken, with their sides. */
  function countsBySide({ range }: Claim): { count: number; range: Range }[] {
    const found: { count: number; range: Range }[] = [];
    for (let at = range.to; at < sentence.tokens.length && !sentence.is(at, "stop", "gate", "door", "window"); at++) {
      const { value: count = 0 } = sentence.tokens[at]!;
      const isFree = sentence.isFreeNumber(at) && !sentence.is(at + 1, "unit");
      const isPossible = Number.isInteger(count) && count > 0 && count <= MOST_BY_SIDE;
      // «торцы 1+1»
      const isOnSide = hasSide(rangeAt(at)) || (sentence.isPlus(at - 1) && found.at(-1)?.range.from === at - 2);
      if (isFree && isPossible && isOnSide) found.push({ count, range: rangeAt(at) });
    }
    return found;
  }

  /** The same once more, on another side. */
  function countsAgain({ parameter, range }: Claim): { count: number; range: Range }[] {
    if (!hasSide(range)) return [];
    return counts
      .filter((other) => other.parameter === parameter && other.range.from >= range.to && hasSide(other.range))
      .map((other) => ({ count: Number(other.value), range: other.range }));
  }

  /** «2 ворот в одном торце и 1 в другом» */
  function inTheOther({ range }: Claim): { count: number; range: Range }[] {
    return others
      .filter(({ from }) => from >= range.to && sentence.partAt(from) === sentence.partAt(range.from))
      .filter((other) => !sentence.has({ from: range.to, to: other.from }, "gate", "door", "window"))
      .slice(0, 1)
      .map(({ from }) => ({ count: sentence.tokens[from]!.value!, range: rangeAt(from) }));
  }

  function oneMore({ range: { from } }: Claim): { count: number; range: Range }[] {
    if (!isAgain(from - 1)) return [];
    const [noun] = sentence.within({ from, to: sentence.tokens.length }, "gate", "door", "window");
    const before = sentence.within({ from: 0, to: from }, sentence.tokens[noun ?? from]!.concept);
    return before.length > 0 ? [{ count: 1, range: rangeAt(before.at(-1)!) }] : [];
  }

  /** «дверь и ещё дверь», «дверь + дверь» */
  function isAgain(at: number): boolean {
    return sentence.tokens[at]?.word === "еще" || (sentence.isPlus(at) && !sentence.is(at + 1, "number"));
  }

  /** Whether a side is named right behind it, or right before it. */
  function hasSide({ from, to }: Range): boolean {
    // «1 шт в боковой»
    const start = sentence
      .within({ from: to, to: to + 2 })
      .filter((at) => sentence.is(at, "pieces", "in", "by", "with"));
    const behind = sentence.within({ from: to, to: to + REACH + start.length });
    const end = behind.find((at) => sentence.is(at, "bracket", "equals", "comma")) ?? to + REACH;
    // «по левой стене 6 окон, по правой тоже 6»
    const before = sentence.is(from - 1, "wall", "side", "neutral") ? [from - 1, from - 2] : [from - 1];
    return [...before, ...sentence.within({ from, to }), ...behind].some(
      (at) => at < end && SIDES.test(sentence.wordAt(at)),
    );
  }
}
