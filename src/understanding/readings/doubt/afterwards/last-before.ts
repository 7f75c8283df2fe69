import type { Claim, Reading } from "../../../reading.ts";

/** So far behind a claim what is said of it later stands, tokens. */
export const REACH = 10;

/** The nearest claim before a token, within reach. */
export function lastBefore(reading: Reading, at: number, isMeant: (one: Claim) => boolean): Claim | undefined {
  const before = reading.claims.filter((one) => one.range.to <= at && one.range.to > at - REACH && isMeant(one));
  return before.sort((a, b) => a.range.to - b.range.to).at(-1);
}
