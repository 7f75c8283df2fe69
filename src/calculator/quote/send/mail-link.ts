import {
  quoteRequestSubject,
  quoteRequestText,
  briefQuoteRequestText,
  type AppliedFor,
} from "../quote-request-text.ts";
import type { Contacts } from "../contacts/contacts.ts";

/**
 * Characters of a link, of which a Cyrillic letter takes six. Windows opens none that is longer than 2046, and some mail
 * programs lose the end.
 */
export const MAIL_LINK_LIMIT = 2000;

export interface MailLink {
  href: string;
  /** Whether the text ends before its end, which is the end of the comment. */
  isCut: boolean;
}

/** The visitor's own mail with a letter to `email`: the whole text where the link has room for it, else the brief one. */
export function mailLink(email: string, body: AppliedFor, contacts: Contacts): MailLink {
  const to = encodeURIComponent(email).replace("%40", "@");
  const start = `mailto:${to}?subject=${encodeURIComponent(quoteRequestSubject(body))}&body=`;
  const room = MAIL_LINK_LIMIT - start.length;
  for (const text of [quoteRequestText(body, contacts), briefQuoteRequestText(body, contacts)]) {
    const encoded = encodeLines(text);
    if (encoded.length <= room) return { href: start + encoded, isCut: false };
  }
  return { href: start + cutToRoom(briefQuoteRequestText(body, contacts), room), isCut: true };
}

/** RFC 6068 wants line breaks of mail. */
function encodeLines(text: string): string {
  return encodeURIComponent(text.replaceAll("\n", "\r\n"));
}

function cutToRoom(text: string, room: number): string {
  const end = encodeURIComponent("…");
  let cut = "";
  for (const character of text) {
    const next = cut + encodeLines(character);
    if (next.length + end.length > room) break;
    cut = next;
  }
  return cut + end;
}
