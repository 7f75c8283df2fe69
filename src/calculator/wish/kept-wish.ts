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
