import { parsed, storedInTab } from "../../ui/stored-text.ts";
import { CONTACT_NAMES, NO_CONTACTS, type TypedContacts } from "../../../applications/request/contacts.ts";

const draft = storedInTab("hangar.quote-draft");

/** What was typed in this tab and not sent yet; it goes with the tab. */
export const readDraft = (): TypedContacts | undefined => parseDraft(draft.read());

/** The words of a wish that its comment was given; nothing where nothing was typed here. */
export function wordsInDraft(): string {
  const { words } = fieldsOf(draft.read());
  return typeof words === "string" ? words : "";
}

/** Fields that only another build has stay beside them. */
export const saveDraft = (typed: TypedContacts, words: string): void =>
  void draft.write(JSON.stringify({ ...fieldsOf(draft.read()), ...typed, words }));

export const clearDraft = (): void => void draft.write(null);

/** Fields that are missing or no text are empty; nothing for a draft without any text. */
export function parseDraft(text: string | null): TypedContacts | undefined {
  const values = fieldsOf(text);
  const typed = Object.fromEntries(
    CONTACT_NAMES.map((name) => [name, typeof values[name] === "string" ? values[name] : ""]),
  ) as unknown as TypedContacts;
  return CONTACT_NAMES.some((name) => typed[name] !== NO_CONTACTS[name]) ? typed : undefined;
}

function fieldsOf(text: string | null): Record<string, unknown> {
  const stored = parsed(text);
  return typeof stored === "object" ? { ...stored } : {};
}
