/** An exact fraction, so that a check of sums and products needs no tolerance. */
export interface Fraction {
  n: bigint;
  /** Above 0. */
  d: bigint;
}

/** `"3.15"`, `"3,15"` or `"3 400"` → the fraction that its digits say. */
export function fractionOf(text: string): Fraction {
  const [whole = "", decimals = ""] = text.replace(/\s/g, "").split(/[.,]/);
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

export const add = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
export const negative = ({ n, d }: Fraction): Fraction => ({ n: -n, d });
export const multiply = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
export const divide = (a: Fraction, b: Fraction): Fraction => multiply(a, { n: b.d, d: b.n });
export const isEqual = (a: Fraction, b: Fraction): boolean => a.n * b.d === b.n * a.d;
export const isBelow = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;

/** Digits of a root that is no fraction: far past those that a calculation can see. */
const ROOT_DIGITS = 10n ** 30n;

export function root({ n, d }: Fraction): Fraction {
  const radicand = (n * ROOT_DIGITS * ROOT_DIGITS) / d;
  let guess = ROOT_DIGITS * (n / d + 1n);
  for (let better = guess - 1n; better < guess; better = (guess + radicand / guess) / 2n) guess = better;
  return { n: guess, d: ROOT_DIGITS };
}

/** Whether a root is in it: other fractions here are short. */
export const isOfRoot = ({ d }: Fraction): boolean => d % ROOT_DIGITS === 0n;

/** Calculation rules, "Geometry": what lies this near to a whole number counts as that number. */
const SLACK = fractionOf("0.000000001");

/** Down to a multiple of `step`. */
export function floorTo(value: Fraction, step: Fraction): Fraction {
  const { n, d } = divide(add(value, SLACK), step);
  const whole = n < 0n && n % d !== 0n ? n / d - 1n : n / d;
  return multiply({ n: whole, d: 1n }, step);
}

export function ceilTo(value: Fraction, step: Fraction): Fraction {
  return negative(floorTo(negative(value), step));
}

/** To the nearest multiple of `step`, halves up. */
export function roundTo(value: Fraction, step: Fraction): Fraction {
  return floorTo(add(value, divide(step, { n: 2n, d: 1n })), step);
}
