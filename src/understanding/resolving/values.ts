import type { Claim, Value, Values } from "../reading.ts";

/** Of one parameter the last that is said. */
export const valuesOf = (claims: readonly Claim[]): Record<string, Value> =>
  Object.fromEntries(claims.map(({ parameter, value }) => [parameter, value]));

const ORDER = ["roof", "width", "length", "height"];

/** What stands for the hangar comes first. */
export function ordered(values: Values): Record<string, Value> {
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => rank(a) - rank(b)));
}
