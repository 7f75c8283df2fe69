import { parsed, type StoredText } from "../../ui/stored-text.ts";
import type { Answer, Value } from "./answers.ts";
import type { TakenBack, Texts } from "../following/follow.ts";

/** A wish with what was decided since. */
export interface ResumedWish {
  /** As it stands in the field. */
  text: string;
  answers: readonly Answer[];
  /** The form before the wish. */
  before: Texts;
  /** Where something of it is in no form: not understood, or not offered. */
  isPartly?: boolean | undefined;
  /** Where something of it is still asked: the hangar beside it is not yet that of the words. */
  isOpen?: boolean | undefined;
  /** Of the hangar that stands beside it. */
  calculationId?: string | undefined;
  /** Where the wish was taken back. */
  off?: TakenBack | undefined;
}

/** The form that a wish stands beside. */
interface Beside {
  form: Texts;
  valueIn: (field: string) => Value | undefined;
}

/** Words that nobody has read yet: they come back as if they had just been typed. */
export const keepUnread = (kept: StoredText, unread: string, beside: Beside): void =>
  void kept.write(JSON.stringify({ unread, beside: signOf(beside) }));

/** Keeps it beside the form as it stands; an empty one is none. */
export function keepWish(kept: StoredText, wish: ResumedWish, beside: Beside): void {
  kept.write(wish.text.trim() === "" ? null : JSON.stringify({ ...wish, beside: signOf(beside) }));
}

/** The words that were kept unread, by the same rule. */
export function unreadWords(kept: StoredText, beside: Beside): string | undefined {
  const { unread, beside: sign } = (parsed(kept.read()) ?? {}) as { unread?: unknown; beside?: unknown };
  return typeof unread === "string" && sign === signOf(beside) ? unread : undefined;
}

/** The wish that was kept, if it was typed beside this very form: of another one, as a link brings it, it says nothing. */
export function resumedWish(kept: StoredText, beside: Beside): ResumedWish | undefined {
  const wish = parsed(kept.read()) as (ResumedWish & { beside: string }) | undefined;
  return wish?.beside === signOf(beside) && wish.text !== undefined ? wish : undefined;
}

/** What the form says, however its fields write it. */
const signOf = ({ form, valueIn }: Beside): string =>
  JSON.stringify(Object.keys(form).map((name) => [name, valueIn(name)]));
