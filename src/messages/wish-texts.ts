import type { ProblemText } from "./language.ts";

/** What is wrong with a call of /v1/understand, in one language. */
export interface WishTexts {
  /** Where there is no text. */
  missing: string;
  /** What a wish is, and how long it may be, characters. */
  aWish(most: number): string;
  /** Of a price list that is named. */
  alwaysToday: ProblemText;
  tooLong(length: number, most: number): ProblemText;
}
