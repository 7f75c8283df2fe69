import { cutTo } from "../../../text/whole-words.ts";

/** Of what two lines of a phone's bar hold, characters. */
const MOST_IN_BAR = 48;

/** As much of `inShort` as the bar has room for, and how many more there are; what is quoted in it is one. */
export function beginningOf(inShort: string): { told: string; more: number } {
  const [first = "", ...others] = inShort.split(/; (?![^«]*»)/);
  let [told, count] = [cutTo(first, MOST_IN_BAR), 0];
  for (const other of others) {
    if (`${told}; ${other}`.length > MOST_IN_BAR) break;
    told += `; ${other}`;
    count += 1;
  }
  return { told, more: others.length - count };
}
