import { roubles } from "./format.ts";

/** A difference: `+120 000 ₽`, `−5 000 ₽`, `0 ₽`. */
export const signedRoubles = (difference: number): string =>
  difference > 0 ? `+${roubles(difference)}` : roubles(difference);
