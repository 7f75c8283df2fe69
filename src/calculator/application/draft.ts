import { CONTACT_NAMES, NO_CONTACTS, type TypedContacts } from "./contacts.ts";

const KEY = "hangar.application-draft";

/** What was typed in this tab and not sent yet; it goes with the tab. */
export function readDraft(): TypedContacts | undefined {
  try {
    return parseDraft(sessionStorage.getItem(KEY));
  } catch {
    // The browser forbids storage: what is typed lives as long as the page.
    return undefined;
  }
}

export function saveDraft(typed: TypedContacts): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // As above.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** Fields that are missing or no text are empty; nothing for a draft without any text. */
export function parseDraft(text: string | null): TypedContacts | undefined {
  const stored: unknown = JSON.parse(text ?? "null");
  if (typeof stored !== "object" || stored === null) return undefined;
  const values = stored as Record<string, unknown>;
  const typed = Object.fromEntries(
    CONTACT_NAMES.map((name) => [name, typeof values[name] === "string" ? values[name] : ""]),
  ) as unknown as TypedContacts;
  return CONTACT_NAMES.some((name) => typed[name] !== NO_CONTACTS[name]) ? typed : undefined;
}
