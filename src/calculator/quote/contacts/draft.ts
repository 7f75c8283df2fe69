import { parsed, storedInTab } from "../../ui/stored-text.ts";
import { CONTACT_NAMES, NO_CONTACTS, type TypedContacts } from "./contacts.ts";

const draft = storedInTab("hangar.quote-draft");

/** What was typed in this tab and not sent yet; it goes with the tab. */
export const readDraft = (): TypedContacts | undefined => parseDraft(draft.read());

/** The words of a wish that its comment was given; nothing where nothing was typed here. */
export function wordsInDraft(): string {
  const { words } = (parsed(draft.read()) ?? {}) as { words?: unknown };
  return typeof words === "string" ? words : "";
}

export const saveDraft = (typed: TypedContacts, words: string): void =>
  void draft.write(JSON.stringify({ ...typed, words }));

export const clearDraft = (): void => void draft.write(null);

/** Fields that are missing or no text are empty; nothing for a draft without any text. */
export function parseDraft(text: string | null): TypedContacts | undefined {
  const stored = parsed(text);
  if (typeof stored !== "object") return undefined;
  const values = stored as Record<string, unknown>;
  const typed = Object.fromEntries(
    CONTACT_NAMES.map((name) => [name, typeof values[name] === "string" ? values[name] : ""]),
  ) as unknown as TypedContacts;
  return CONTACT_NAMES.some((name) => typed[name] !== NO_CONTACTS[name]) ? typed : undefined;
}
