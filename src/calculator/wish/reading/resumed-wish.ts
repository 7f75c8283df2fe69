import { parsed, type StoredText } from "../../ui/stored-text.ts";
import type { Answer, Value } from "./answers.ts";
import type { TakenBack, Texts } from "../following/follow.ts";
import { openedAddress } from "../kept-wish.ts";
import type { LeftOut } from "../left-out.ts";

/** A wish with what was decided since. */
export interface ResumedWish {
  /** As it stands in the field. */
  text: string;
  /** The words that the form follows, where others were typed since. */
  followed?: string | undefined;
  answers: readonly Answer[];
  /** The words that were confirmed to be read as they are meant. */
  confirmed?: string | undefined;
  /** The form before the wish; where there is none, the words have yet to fill the form. */
  before?: Texts | undefined;
  /** What is said beside a price of it, in sentences. */
  leftOut?: LeftOut["sentences"];
  /** The same for the line of the price. */
  leftOutInShort?: string;
  /** Where something of it is in no form: not understood, or not offered. */
  isPartly?: boolean | undefined;
  /** Where something of it is still asked: the hangar beside it is not yet that of the words. */
  isOpen?: boolean | undefined;
  /** Of the hangar that stands beside it. */
  calculationId?: string | undefined;
  /** When it was kept, milliseconds. */
  at?: number;
  /** Where the wish was taken back. */
  off?: TakenBack | undefined;
}

/** The form that a wish stands beside. */
interface Beside {
  form: Texts;
  valueIn: (field: string) => Value | undefined;
}

/** Keeps it beside the form as it stands; an empty one is none. */
export function keepWish(kept: StoredText, wish: ResumedWish, beside: Beside): void {
  kept.write(wish.text.trim() === "" ? null : JSON.stringify({ ...wish, at: Date.now(), beside: signOf(beside) }));
}

/** The wish that was kept, if it was typed beside this very form or came with its link: of another one it says nothing. */
export function resumedWish(kept: StoredText, beside: Beside): ResumedWish | undefined {
  const wish = parsed(kept.read()) as (ResumedWish & { beside?: string; to?: string }) | undefined;
  if (wish?.text === undefined) return undefined;
  const { text, answers, to } = wish;
  if (to !== undefined) {
    return to === openedAddress() ? { text, answers, before: to.includes("?") ? beside.form : undefined } : undefined;
  }
  return wish.beside === signOf(beside) ? wish : undefined;
}

/** What the form says, however its fields write it. */
const signOf = ({ form, valueIn }: Beside): string =>
  JSON.stringify(Object.keys(form).map((name) => [name, valueIn(name)]));
