import type { Explained, Unit } from "./units.ts";
import { ceil, floor, round } from "./decimals.ts";

/**
 * What the calculation rules are written in. One and the same formula gives a number when it is worked out in `plain`,
 * and a number that remembers how it came about in `explained`: so an explanation cannot drift from what is billed.
 */
export interface Arithmetic<N> {
  /** A number of the configuration or the price list. */
  given(value: number, unit?: Unit): N;
  /** A price of the price list in roubles; `what` and a size in metres say how it was found there. */
  listed(price: number, what?: Explained, size_m?: number): N;
  /** A result that further formulas use under a name of its own, its unit. */
  named(result: N, unit: Unit): N;
  plus(a: N | number, b: N | number): N;
  minus(a: N | number, b: N | number): N;
  times(a: N | number, b: N | number): N;
  over(a: N | number, b: N | number): N;
  root(a: N): N;
  /** Rounding to whole units. */
  up(a: N): N;
  down(a: N): N;
  /** To the nearest ten, and the nearest thousandth. */
  toTens(a: N): N;
  toThousandths(a: N): N;
  /** How many tenths it is: of a number without finer decimals, rounded up, to the nearest. Bills hold whole tenths. */
  tenths(a: N): N;
  tenthsUp(a: N): N;
  tenthsNearest(a: N): N;
  /** To decide by; a billed number comes of the functions above alone. */
  value(a: N): number;
}

/** Numbers that are only numbers. */
export const plain: Arithmetic<number> = {
  given: (value) => value,
  listed: (price) => price,
  named: (result) => result,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  over: (a, b) => a / b,
  root: (a) => Math.sqrt(a),
  up: ceil,
  down: floor,
  toTens: (a) => round(a / 10) * 10,
  toThousandths: (a) => round(a * 1000) / 1000,
  tenths: (a) => a * 10,
  tenthsUp: (a) => ceil(a * 10),
  tenthsNearest: (a) => round(a * 10),
  value: (a) => a,
};

export function atLeastZero<N>(a: N, { value, given }: Arithmetic<N>): N {
  return value(a) < 0 ? given(0) : a;
}
