import { useLayoutEffect } from "preact/hooks";
import type { StoredText } from "../../ui/stored-text.ts";
import { besidePrice, type LeftOut } from "../left-out.ts";
import { isBeyondMade } from "../wish-words.ts";
import { askedFirst } from "./answers.ts";
import type { Texts } from "../following/follow.ts";
import { keepWish } from "./resumed-wish.ts";
import type { Wish, WishForm } from "./wish-form.ts";

/** Keeps the words of `field` with what was decided, once they can be read; `leftOut`: what is said beside a price of them. */
export function useKeptWish<Form extends Texts>(
  kept: StoredText,
  field: { readonly value: string },
  wish: Wish<Form>,
  target: WishForm<Form>,
  leftOut: LeftOut,
  isRead: boolean,
): void {
  const { understanding, answers = [], off, confirmed } = wish;
  // Before anything else: who reloads does so at once.
  useLayoutEffect(() => {
    if (!isRead) return;
    const questions = askedFirst(understanding?.questions ?? []);
    const isAsked = understanding && questions.some((question) => isBeyondMade(question, understanding));
    const calculationId = target.isHangarOfRequest && !isAsked ? undefined : target.calculationId;
    const isPartly = understanding && understanding.not_used.length + understanding.not_offered.length > 0;
    const found = {
      text: field.value,
      answers,
      confirmed,
      leftOut: leftOut.sentences,
      leftOutInShort: besidePrice(leftOut),
      before: wish.before(),
      off,
      isPartly,
      isOpen: questions.length > 0,
      calculationId,
    };
    keepWish(kept, found, target);
  }, [understanding, target.form, off, confirmed]);
}
