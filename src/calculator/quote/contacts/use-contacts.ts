import { useState } from "preact/hooks";
import { afterPress } from "./after-press.ts";
import {
  contactProblems,
  NO_CONTACTS,
  type ContactName,
  type ContactProblems,
  type TypedContacts,
} from "../../../applications/request/contacts.ts";
import { readDraft, saveDraft, wordsInDraft } from "./draft.ts";
import { withWords, wordsOfWish } from "./words-of-wish.ts";

/** What a person has asked for: to post the quote request, which wants all required fields, or to take its text elsewhere. */
export type Attempt = "post" | "take";

const REQUIRED: Readonly<Record<Attempt, readonly ContactName[]>> = { post: ["name", "phone"], take: [] };

export interface ContactFields {
  typed: TypedContacts;
  /** Problems to be shown: of fields that were left, and after an attempt of all. */
  problems: ContactProblems;
  /** Whether an attempt was stopped by problems that are still there. */
  isStopped: boolean;
  set(name: ContactName, text: string): void;
  leave(name: ContactName): void;
  /** Whether nothing stands against this attempt; from then on what does is shown. */
  attempt(attempt: Attempt): boolean;
}

/** The contact fields: what is typed is kept with every keystroke. `before` is what an unsent quote request holds. */
export function useContacts(before: Partial<TypedContacts> | undefined, calculationId: string): ContactFields {
  const [words] = useState(() => wordsOfWish(calculationId));
  const [typed, setTyped] = useState<TypedContacts>(() => {
    const draft = readDraft();
    if (!draft && before) return { ...NO_CONTACTS, ...before };
    const { comment } = draft ?? NO_CONTACTS;
    return { ...(draft ?? NO_CONTACTS), comment: withWords(comment, wordsInDraft(), words) };
  });
  const [left, setLeft] = useState<readonly ContactName[]>([]);
  const [attempted, setAttempted] = useState<Attempt>();

  const all = contactProblems(typed, attempted ? REQUIRED[attempted] : []);
  const isShown = ([name]: [string, string]) => attempted !== undefined || left.includes(name as ContactName);
  const problems: ContactProblems = Object.fromEntries(Object.entries(all).filter(isShown));

  return {
    typed,
    problems,
    isStopped: attempted !== undefined && Object.keys(all).length > 0,
    set(name, text) {
      const changed = { ...typed, [name]: text };
      setTyped(changed);
      saveDraft(changed, words);
    },
    leave: (name) => afterPress(() => setLeft((names) => [...names, name])),
    attempt(attempt) {
      setAttempted(attempt);
      return Object.keys(contactProblems(typed, REQUIRED[attempt])).length === 0;
    },
  };
}
