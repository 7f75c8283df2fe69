import { latin } from "../../text/latin.ts";

const DASHES = /[‐‑‒–—―−_]/g;
/** Blanks of every kind, and marks that take no room. */
const BLANKS = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/g;
/** The prefix as one types it who heard it. */
const SPOKEN_PREFIX = /^[АA][НH]Г(?=-?\d)/;
/** In the middle of a number there are digits only: a letter there is a digit that looks like it. */
const ID = /^([A-Z]{2,3})-?([\dOIL]{8})-?([A-Z\d]{5})$/;

/** A calculation_id as the service writes it, from what a person typed or copied; what is none stays, only tidied. */
export function tidyId(text: string): string {
  const tidy = latin(text.replace(BLANKS, "").replace(DASHES, "-").toUpperCase().replace(SPOKEN_PREFIX, "ANG"));
  const [, prefix, digits, letters] = ID.exec(tidy) ?? [];
  if (digits === undefined) return tidy;
  return `${prefix}-${digits.replaceAll("O", "0").replace(/[IL]/g, "1")}-${letters}`;
}

/** Whether a tidied text is as long and as made as a number is, right or wrong. */
export const isWholeId = (id: string): boolean => ID.test(id);
