/** A number that moved further than this in one step was most likely typed wrongly, percent. */
export const ODD_JUMP = 30;

/** Whether a value moved further than that, to the last rouble. */
export function isOdd(before: unknown, after: unknown): boolean {
  if (typeof before !== "number" || typeof after !== "number" || before === 0) return false;
  return Math.abs(after - before) * 100 > Math.abs(before) * ODD_JUMP;
}
