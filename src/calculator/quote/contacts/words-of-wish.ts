import { cutTo } from "../../../text/whole-words.ts";
import { leftOutOfOpened } from "../../saved/opened.ts";
import { parsed } from "../../ui/stored-text.ts";
import { keptWish, unreadIn } from "../../wish/kept-wish.ts";
import { together, type LeftOut } from "../../wish/left-out.ts";
import type { ResumedWish } from "../../wish/reading/resumed-wish.ts";
import { CONTACT_LIMITS } from "../../../applications/request/contacts.ts";

/** Said before the words of a hangar that the calculation is not yet. */
const OPEN = "Нужен такой ангар, в расчёте — похожий: ";

/** What somebody has written beside this calculation in this tab and it does not hold: the manufacturer is to read it. */
export function wordsOfWish(calculationId: string): string {
  const wish = wishBeside(calculationId);
  if (wish?.isOpen) return cutTo(OPEN + wish.text, CONTACT_LIMITS.comment);
  return wish?.isPartly ? cutTo(wish.text, CONTACT_LIMITS.comment) : "";
}

/** Whether something of it was still asked: then this hangar is not yet the one that was meant. */
export const isWishOpen = (calculationId: string): boolean => wishBeside(calculationId)?.isOpen === true;

/** What is said beside a price of it, and beside a saved calculation that was opened as this one. */
export function leftOutBeside(calculationId: string): LeftOut {
  const { leftOut: sentences = [], leftOutInShort: inShort = "" } = wishBeside(calculationId) ?? {};
  return together(leftOutOfOpened(calculationId), { isAsRead: false, inShort, sentences });
}

/** Of the pages that may have it beside this calculation, the one that was there last. */
function wishBeside(calculationId: string): Omit<ResumedWish, "answers"> | undefined {
  const words = unreadIn(keptWish("calculator"));
  if (words?.beside === calculationId) return { text: words.unread, isOpen: true };
  return (["calculator", "search"] as const)
    .flatMap((page) => (parsed(keptWish(page).read()) as ResumedWish | undefined) ?? [])
    .filter((wish) => wish.text && wish.off === undefined && wish.calculationId === calculationId)
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0))[0];
}

/**
 * A comment with the words as they are now. They take the place of those that it was `given` before, or follow what was
 * written there instead; what was taken out stays away until there are other words.
 */
export function withWords(comment: string, given: string, words: string): string {
  if (words === given) return comment;
  const at = given === "" ? -1 : comment.indexOf(given);
  if (at < 0 && (words === "" || comment.includes(words))) return comment;
  const own = comment.trim();
  const [before, after] = at < 0 ? [own && `${own}\n\n`, ""] : [comment.slice(0, at), comment.slice(at + given.length)];
  const room = CONTACT_LIMITS.comment - before.length - after.length;
  return room > 1 ? `${before}${cutTo(words, room)}${after}`.trim() : comment;
}
