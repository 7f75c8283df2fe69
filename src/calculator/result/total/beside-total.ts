import { dateInWords } from "../../../text/date-in-words.ts";

/** Why a total is not firm, for its line: what of the words it goes without, and the day of prices that nobody could check. */
export const besideTotal = (leftOut: string, unchecked: string | undefined): string =>
  [leftOut, unchecked && `без связи — цены на ${dateInWords(unchecked)}`].filter(Boolean).join(", ");
