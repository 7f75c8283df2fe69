import { parsed, storedInTab, type StoredText } from "../ui/stored-text.ts";
import type { Answer } from "./reading/answers.ts";

/** Where the wish of a page stays for a reload, and for who comes back in this tab: each page has its own. */
export const keptWish = (page: "calculator" | "search"): StoredText => storedInTab(`hangar-wish-${page}`);

/** Words that nobody has read yet, and what of the page they stand beside. */
export interface UnreadWords {
  unread: string;
  beside: string | undefined;
}

/** They come back as if they had just been typed; an empty field leaves nothing. */
export const keepUnread = (kept: StoredText, { unread, beside }: UnreadWords): void =>
  void kept.write(unread.trim() === "" ? null : JSON.stringify({ unread, beside }));

export function unreadIn(kept: StoredText): UnreadWords | undefined {
  const { unread, beside } = (parsed(kept.read()) ?? {}) as Partial<UnreadWords>;
  return typeof unread === "string" ? { unread, beside } : undefined;
}

interface ReadWish {
  text?: string;
  answers?: readonly Answer[];
  /** What it stood beside when its page was left. */
  stood?: string;
  /** The words that the form follows, where others have been typed since. */
  followed?: string;
  /** The address that it goes along to. */
  to?: string;
  off?: unknown;
}

/** Words of a wish that was read: they stand beside the same again, or came along with the link that opened this page. */
export function wordsToRead(kept: StoredText, beside: string | undefined): string | undefined {
  const { text, stood, to, off } = (parsed(kept.read()) ?? {}) as ReadWish;
  const isHere = to === undefined ? stood !== undefined && stood === beside : to === openedAddress();
  return isHere && !off ? text : undefined;
}

/** Whether words come back beside it. */
export const comesBack = (kept: StoredText, beside: string): boolean =>
  unreadIn(kept)?.beside === beside || wordsToRead(kept, beside) !== undefined;

/**
 * Notes what a wish stands beside as the page is left, and the last words in its field, which nobody may have read yet; of
 * an empty field there are none: what is kept is then another page's. `isHere`: whether it is a wish of this page as it stands.
 */
export function noteWhatStands(kept: StoredText, beside: string | undefined, words: string, isHere: boolean): void {
  const wish = (parsed(kept.read()) ?? {}) as ReadWish;
  if (words.trim() === "") return;
  if (!isHere || wish.text === undefined) return keepUnread(kept, { unread: words, beside });
  if (wish.to !== undefined) return;
  const last = words !== wish.text ? { text: words, followed: wish.followed ?? wish.text } : {};
  kept.write(JSON.stringify({ ...wish, ...last, stood: beside }));
}

/** As this page is left. Who comes back to it as it was finds what it had kept: another one of this tab may have kept its own since. */
export function whenLeft(kept: StoredText, leave: () => void): () => void {
  let own: string | null = null;
  const onHide = () => {
    leave();
    own = kept.read();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && kept.write(own));
  addEventListener("pagehide", onHide);
  addEventListener("pageshow", onShow);
  return () => {
    removeEventListener("pagehide", onHide);
    removeEventListener("pageshow", onShow);
  };
}

/** A wish that was taken out of its field, with what was decided. */
export interface TakenWish {
  words: string;
  kept: string | null;
}

/** The field's words go with the form that they stand beside, and come back with it. */
export interface HeldWish {
  takeOut: () => TakenWish | undefined;
  bringBack: (taken: TakenWish) => void;
}

/** Empties the field, where there is something in it. */
export function takeOut(kept: StoredText, field: { value: string }): TakenWish | undefined {
  const taken = { words: field.value, kept: kept.read() };
  if (taken.words.trim() === "") return undefined;
  field.value = "";
  kept.write(null);
  return taken;
}

/** Other words may have been typed since: they stay. */
export function bringBack(kept: StoredText, field: { value: string }, taken: TakenWish): void {
  if (field.value !== "") return;
  field.value = taken.words;
  kept.write(taken.kept);
}

/** Words that go along to the other page, with what was answered. */
export interface CarriedWish {
  text: string;
  answers: readonly Answer[];
}

/** The pages that read a wish. */
const PAGES: Readonly<Record<string, "calculator" | "search">> = { "/": "calculator", "/podbor/": "search" };
/** The hangar that a link opens was chosen: its roof and sides answer what the words leave open. */
const CHOSEN = ["roof", "width", "length"].map((parameter): Answer => ({ parameter, text: "" }));

/**
 * Words that go along with a link to the other page: they come back beside what its address opens. A link that names nothing
 * opens the usual form, which they fill; what a field of this page answers does not stand there.
 */
export function carryWish(link: HTMLAnchorElement, { text, answers }: CarriedWish): void {
  const page = PAGES[link.pathname];
  if (page === undefined || link.pathname === location.pathname || text.trim() === "") return;
  const along = link.search ? [...answers, ...CHOSEN] : answers.filter(({ parameters }) => parameters);
  keptWish(page).write(JSON.stringify({ text, answers: along, to: link.pathname + link.search }));
}

/** As they stand in the field; what was answered is that of the same words. */
export function wishInField(kept: StoredText, text: string): CarriedWish {
  const wish = (parsed(kept.read()) ?? {}) as ReadWish;
  return { text, answers: (wish.text === text && wish.answers) || [] };
}

/** The address that this page was opened by; since then it may follow the form. */
export function openedAddress(): string {
  const { pathname, search } = new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href);
  return pathname + search;
}
