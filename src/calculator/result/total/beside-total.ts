import { dateInWords } from "../../../text/date-in-words.ts";
import { cutTo } from "../../../text/whole-words.ts";

/** Of what two lines of a phone's bar hold, characters. */
const MOST_IN_BAR = 48;

/**
 * Why a total is not firm, for its line: the day of prices that nobody could check, and as much of what it goes without as
 * there is room for, with how many more there are.
 */
export function besideTotal(inShort: string, unchecked: string | undefined): { told: string; more: number } {
  const { told, more } = beginningOf(inShort);
  const day = unchecked && `без связи — цены на ${dateInWords(unchecked)}`;
  return { told: [day, told].filter(Boolean).join(", "), more };
}

/** What is quoted in it is one. */
function beginningOf(inShort: string): { told: string; more: number } {
  const [first = "", ...others] = inShort.split(/; (?![^«]*»)/);
  let [told, count] = [cutTo(first, MOST_IN_BAR), 0];
  for (const other of others) {
    if (`${told}; ${other}`.length > MOST_IN_BAR) break;
    told += `; ${other}`;
    count += 1;
  }
  return { told, more: others.length - count };
}
