import { plain, type Arithmetic } from "./arithmetic.ts";
import { isLess } from "./decimals.ts";
import type { Language } from "../texts/language.ts";
import type { Explained, Unit } from "./units.ts";

/** A number that remembers how it came about, in words. */
export interface ExplainedNumber {
  /** In units, or in parts of one: `per` are in a unit. */
  value: number;
  per: number;
  /** As a part of a longer formula. */
  text: string;
  /** How tightly `text` holds together: `SUM`, `PRODUCT` or `WHOLE`. */
  level: number;
  /** The formula with the sign that leads to its result: `7 рам × 2 колонны =`, `52,4 м ÷ 5 м ↑`. */
  leading: string;
  /** Lines that tell how the parts came about. */
  parts: readonly string[];
}

const SUM = 1;
const PRODUCT = 2;
const WHOLE = 3;

/** Lines of a calculation, from the result in this unit down to what was given. */
export function tellingLines(
  { value, per, leading, parts }: ExplainedNumber,
  result: (value: number) => string,
): string[] {
  const told = result(value / per);
  const isGiven = leading === `${told} =`;
  return [...new Set(isGiven ? parts : [`${leading} ${told}`, ...parts])];
}

function explained(
  value: number,
  text: string,
  level: number,
  parts: readonly string[],
  per = 1,
  leading = `${text} =`,
): ExplainedNumber {
  return { value, per, text, level, leading, parts };
}

function within({ text, level }: ExplainedNumber, least: number): string {
  return level < least ? `(${text})` : text;
}

/** The arithmetic of `plain`, told as it goes in a language. */
export function explainingArithmetic({ explanation }: Language): Arithmetic<ExplainedNumber> {
  const { units, inUnits } = explanation;
  const inUnit = (value: number, unit?: Unit): string => inUnits(value, unit && units[unit]);
  const given = (value: number, unit?: Unit): ExplainedNumber => explained(value, inUnit(value, unit), WHOLE, []);
  const lifted = (a: ExplainedNumber | number): ExplainedNumber => (typeof a === "number" ? given(a) : a);

  /** `right` is the least level that needs no brackets at the right of the sign. */
  function operation(sign: string, level: number, right: number, work: (a: number, b: number) => number) {
    return (a: ExplainedNumber | number, b: ExplainedNumber | number): ExplainedNumber => {
      const [first, second] = [lifted(a), lifted(b)];
      const text = `${within(first, level)} ${sign} ${within(second, right)}`;
      return explained(work(first.value, second.value), text, level, [...first.parts, ...second.parts], first.per);
    };
  }

  /** A rounding that changes nothing is not told. `per` is what the work counts to a unit. */
  function rounding(sign: string, work: (a: number) => number, per = 1) {
    return (a: ExplainedNumber): ExplainedNumber => {
      const value = work(a.value);
      const result = value / per;
      if (!isLess(result, a.value) && !isLess(a.value, result)) return { ...a, value, per };
      const text = `${within(a, PRODUCT)} ${sign} ${inUnit(result)}`;
      return explained(value, text, PRODUCT, a.parts, per, `${a.text} ${sign}`);
    };
  }

  return {
    given,
    listed(price: number, what?: Explained, size_m?: number) {
      const text = inUnit(price, "roubles");
      const size = size_m === undefined ? undefined : inUnit(size_m, "metres");
      const reason = what && explanation.foundBy[what] + (size === undefined ? "" : ` ${size}`);
      return explained(price, text, WHOLE, [explanation.listed(text, reason)]);
    },
    named({ value, per, leading, parts }, unit) {
      const text = inUnit(value / per, unit);
      return explained(value, text, WHOLE, [`${leading} ${text}`, ...parts], per);
    },
    plus: operation("+", SUM, SUM, plain.plus),
    minus: operation("−", SUM, PRODUCT, plain.minus),
    times: operation("×", PRODUCT, WHOLE, plain.times),
    over: operation("÷", PRODUCT, WHOLE, plain.over),
    root: ({ value, text, parts }) => explained(plain.root(value), `√(${text})`, WHOLE, parts),
    up: rounding("↑", plain.up),
    down: rounding("↓", plain.down),
    toTens: rounding("≈", plain.toTens),
    toThousandths: rounding("≈", plain.toThousandths),
    tenths: rounding("=", plain.tenths, 10),
    tenthsUp: rounding("↑", plain.tenthsUp, 10),
    tenthsNearest: rounding("≈", plain.tenthsNearest, 10),
    value: ({ value }) => value,
  };
}
