/** Slack before `ceil`, `floor` and comparisons, so that a float's last bits never buy one more purlin. */
const SLACK = 1e-9;

export function ceil(value: number): number {
  return Math.ceil(value - SLACK);
}

export function floor(value: number): number {
  return Math.floor(value + SLACK);
}

export function round(value: number): number {
  return Math.floor(value + 0.5 + SLACK);
}

export function isLess(a: number, b: number): boolean {
  return a < b - SLACK;
}

/** `dividend / divisor` to the nearest whole number, halves up; exact for non-negative integers. */
export function divideRounded(dividend: number, divisor: number): number {
  const doubled = 2 * dividend + divisor;
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor);
}

const MICRO_DIGITS = 6;
const DECIMAL = /^(\d{1,15})(?:[.,](\d{1,6})0*)?$/;

/**
 * `"12,5"` → 12500000 millionths, exactly; `undefined` when the text is no plain decimal.
 * A finer decimal is refused rather than cut: cut, it could slip past a bound or be rounded without a word.
 */
export function parseMillionths(text: string): number | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, whole, fraction] = match;
  const millionths = Number(whole) * 1_000_000;
  return fraction === undefined ? millionths : millionths + Number(fraction.padEnd(MICRO_DIGITS, "0"));
}
