/** From here on a number that is given for a width or a height is millimetres; below, metres: contract, "width". */
export const MILLIMETRES_FROM = 1000;

/** What is given for a width or a height as millimetres, exact to a thousandth: `given` holds at most six decimals. */
export function millimetres(given: number): number {
  return given >= MILLIMETRES_FROM ? given : Math.round(given * 1_000_000) / 1000;
}
