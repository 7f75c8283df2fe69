/**
 * Characters of a link, of which a Cyrillic letter takes six. Windows opens none that is longer than 2046, and some mail
 * programs lose the end.
 */
export const MAIL_LINK_LIMIT = 2000;

export interface MailLink {
  href: string;
  /** Whether the letter has the text: one that the link has no room for is not in it at all, never in part. */
  hasText: boolean;
}

/** The visitor's own mail with a letter to `email`. */
export function mailLink(email: string, subject: string, text: string): MailLink {
  const to = encodeURIComponent(email).replace("%40", "@");
  const empty = `mailto:${to}?subject=${encodeURIComponent(subject)}`;
  // RFC 6068 wants line breaks of mail.
  const whole = `${empty}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  return whole.length <= MAIL_LINK_LIMIT ? { href: whole, hasText: true } : { href: empty, hasText: false };
}
