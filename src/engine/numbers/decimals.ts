/** `dividend / divisor` to the nearest whole number, halves up; exact for non-negative integers. */
export function divideRounded(dividend: number, divisor: number): number {
  const doubled = 2 * dividend + divisor;
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor);
}

const DECIMAL = /^\d{1,15}(?:[.,]\d{1,6}0*)?$/;
const MILLION = 1_000_000;
const ZERO = 0x30;

/**
 * `"12,5"` → 12500000 millionths, exactly; `undefined` when the text is no plain decimal.
 * A finer decimal is refused rather than cut: cut, it could slip past a bound or be rounded without a word.
 */
export function parseMillionths(text: string): number | undefined {
  if (!DECIMAL.test(text)) return undefined;
  let whole = 0;
  let at = 0;
  for (; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0) break;
    whole = 10 * whole + digit;
  }
  let millionths = MILLION * whole;
  // Past the point or comma; the seventh digit and those after it are zeros.
  for (let unit = MILLION / 10; ++at < text.length; unit /= 10) millionths += unit * (text.charCodeAt(at) - ZERO);
  return millionths;
}
