/** Slack before rounding and comparing, so that a float's last bits never buy one more purlin. */
export const SLACK = 1e-9;

export const ceil = (value: number): number => Math.ceil(value - SLACK);
export const floor = (value: number): number => Math.floor(value + SLACK);
export const round = (value: number): number => Math.floor(value + 0.5 + SLACK);
export const isLess = (a: number, b: number): boolean => a < b - SLACK;

/** The greater; of equals, and of zeros, the second. */
export const most = (a: number, b: number): number => (b < a ? a : b);

/** To whole steps. A step below one goes into one without a rest, and such steps are counted: 0.1 is no exact number. */
export function inSteps(rounded: (value: number) => number, value: number, step: number): number {
  if (step >= 1) return step === 1 ? rounded(value) : rounded(value / step) * step;
  const perOne = Math.round(1 / step);
  return rounded(value * perOne) / perOne;
}

/** The first row that reaches up to a value, or the last. */
export function rowFor<Row>(rows: readonly Row[], value: number, bound: string): Row | undefined {
  return rows.find((row) => {
    const most = (row as Readonly<Record<string, number | undefined>>)[bound];
    return most === undefined || value <= most;
  });
}
