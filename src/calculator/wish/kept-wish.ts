import { parsed, storedInTab, type StoredText } from "../ui/stored-text.ts";

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
  /** What it stood beside when its page was left. */
  stood?: string;
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

/** Notes what a wish that was read stands beside as the page is left. */
export function noteWhatStands(kept: StoredText, beside: string | undefined): void {
  const wish = (parsed(kept.read()) ?? {}) as ReadWish;
  if (wish.text !== undefined && wish.to === undefined) kept.write(JSON.stringify({ ...wish, stood: beside }));
}

/** The address that this page was opened by; since then it may follow the form. */
export function openedAddress(): string {
  const { pathname, search } = new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href);
  return pathname + search;
}
