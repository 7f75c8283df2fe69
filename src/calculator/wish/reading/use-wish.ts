import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import {
  answerInForm,
  readWithAnswers,
  withoutSettled,
  withAnswer,
  type Answer,
  type Answered,
  type Read,
} from "./answers.ts";
import { changedByHand, OF_ROOF } from "../following/by-hand.ts";
import { changedSince, follow, isSameForm, type Followed, type Texts } from "../following/follow.ts";
import type { ResumedWish } from "./resumed-wish.ts";
import type { Wish, WishForm } from "./wish-form.ts";

/** The words in the field, as they were read last. */
export interface WordsInField {
  text: string;
  /** Reads at once what was typed since, and is that. */
  readNow: () => string;
}

/**
 * A wish and the form that follows it; without `read`, not yet. `resumed` came back with the page, `earlyForm` stood there
 * when the first words were typed.
 */
export function useWish<Form extends Texts>(
  target: WishForm<Form>,
  { text, readNow }: WordsInField,
  read: Read | undefined,
  resumed: ResumedWish | undefined,
  earlyForm: Texts | undefined,
): Wish<Form> {
  const {
    form,
    put,
    replaced,
    takesBounds,
    textsOf,
    asks,
    isOfWords,
    valueIn,
    parameterOf = (field) => field,
    settles = () => false,
  } = target;
  const [answers, setAnswers] = useState<readonly Answer[]>(resumed?.answers ?? []);
  const [off, setOff] = useState(resumed?.off);
  const [confirmed, setConfirmed] = useState(resumed?.confirmed);
  const isOff = off?.text === text;
  const [, render] = useState({});
  /** `last` is the form as the wish left it; a wish is over when its text was cleared, until there are words again. */
  const wish = useRef<Followed & { last: Texts; isOver: boolean }>(
    resumed?.before && !resumed.off ? { before: resumed.before, set: {}, last: form, isOver: false } : undefined,
  );
  /** The form before words that could not be read at once, and of the fields set by hand since, beside which words. */
  const early = useRef<{ before: Texts; byHand: Record<string, string> } | undefined>(
    earlyForm && {
      before: earlyForm,
      byHand: Object.fromEntries(Object.keys(changedSince(earlyForm, form)).map((name) => [name, text])),
    },
  );
  const isToResume = useRef(wish.current !== undefined);

  // Other words are followed afresh: what the form answered to those before was taken out of it.
  useLayoutEffect(() => {
    if (!off || isOff) return;
    setOff(undefined);
    setAnswers((all) => all.filter(({ parameters }) => parameters));
  }, [text]);

  const inFields = answers.map(({ parameter, parameters }) => !parameters && valueIn(parameter)).join();
  const answered = useMemo(() => {
    if (!read || text.trim() === "") return undefined;
    const asked: Read = (of, given) => {
      const understanding = read(of, given, takesBounds);
      return { ...understanding, questions: understanding.questions.filter(asks) };
    };
    return readWithAnswers(asked, text, answers, valueIn);
  }, [read, text, answers, inFields]);

  const formBefore = useRef<Texts>(form);
  /** Whether another form has just taken the place of the one that follows these words. */
  const isReplaced =
    answered !== undefined &&
    Object.keys(wish.current?.set ?? {}).length > 0 &&
    replaced !== undefined &&
    !isSameForm(formBefore.current, form) &&
    isSameForm(formBefore.current, replaced);

  useLayoutEffect(() => {
    if (read) return;
    early.current = text.trim() === "" ? undefined : (early.current ?? { before: form, byHand: {} });
  }, [text, read]);

  useLayoutEffect(() => {
    if (!answered) {
      if (wish.current && read) wish.current.isOver = true;
      // What was answered was of the words that are gone.
      if (read && answers.length > 0) setAnswers([]);
      return;
    }
    if (isOff || isReplaced) return;
    wish.current ??= { ...begun(answered), last: form, isOver: false };
    // Words in a cleared field are those of the same wish, and all of them are said anew.
    const stood = wish.current.isOver ? follow(form, wish.current, {}) : form;
    if (wish.current.isOver) wish.current.set = {};
    // What a field itself answers stands there as it was typed.
    const inField = (name: string) =>
      answered.answers.some(({ parameter, parameters }) => !parameters && parameter === name);
    const named = textsOf(answered.understanding, wish.current.before as Form);
    const says = Object.fromEntries(Object.entries(named).filter(([name]) => !inField(name)));
    // What came back with the page stands in the form already, or was changed there by hand.
    if (isToResume.current) wish.current.set = stoodFor(says);
    isToResume.current = false;
    const next = follow(stood, wish.current, says);
    wish.current = { before: wish.current.before, set: says, last: next, isOver: false };
    if (!isSameForm(next, form)) put(next);
  }, [answered, isOff]);

  // At once: of two fields changed one soon after the other, neither is lost.
  useLayoutEffect(() => {
    const isChanged = !isSameForm(formBefore.current, form);
    const name = changedByHand(formBefore.current, form);
    const stood = formBefore.current;
    formBefore.current = form;
    if (isReplaced) {
      const { before, set } = wish.current!;
      const ofWish = Object.entries(stood).filter(([field, is]) => field in set || before[field] !== is);
      setOff({ text: readNow(), changed: Object.fromEntries(ofWish), set, before });
      wish.current = undefined;
      return;
    }
    if (isOff && off.before && isSameForm(form, { ...off.before, ...off.changed })) {
      wish.current = { before: off.before, set: off.set, last: form, isOver: false };
      setOff(undefined);
      return;
    }
    if (isChanged && early.current) {
      if (!name) early.current = { before: form, byHand: {} };
      for (const field of name === "roof" ? OF_ROOF : name ? [name] : []) early.current.byHand[field] = text;
    }
    // Another form without words is a beginning of its own.
    const isOfWish = wish.current && isSameForm(form, wish.current.last);
    if (isChanged && !name && wish.current?.isOver && !isOfWish) {
      wish.current = undefined;
      render({});
    }
    if (isOff || !name || isOfWish) return;
    const answer = answered && answerInForm(parameterOf(name), answered.understanding.questions, valueIn, settles);
    if (answer) setAnswers((all) => withAnswer(all, answer));
  }, [form, answered]);

  /** What the words that came back with the page have set there; others may have been typed since. */
  function stoodFor(says: Texts): Texts {
    const words = resumed?.followed ?? resumed?.text ?? text;
    return words === text ? says : textsOf(read!(words, {}, takesBounds), wish.current!.before as Form);
  }

  /** What was set by hand beside the words stays until they say something else of it, as if they had been read then. */
  function begun({ understanding }: Answered): Followed {
    const { before, byHand } = early.current ?? { before: form, byHand: {} };
    early.current = undefined;
    const said = Object.entries(byHand).map(([name, words]) => [
      name,
      textsOf(read!(words, {}, takesBounds), before as Form)[name],
    ]);
    for (const name of Object.keys(byHand)) {
      const answer = answerInForm(parameterOf(name), understanding.questions, valueIn, settles);
      if (answer) setAnswers((all) => withAnswer(all, answer));
    }
    return { before, set: Object.fromEntries(said) as Texts };
  }

  const settled = answered && withoutSettled(answered, answers, settles);
  // Another answer makes another hangar of the same words.
  const words = [text, ...answers.map((one) => `${one.parameter} ${one.text}`)].join("\n");
  const isReading =
    settled !== undefined && !isOff && settled.understanding.questions.length === 0 && isOfWords(settled.understanding);
  return {
    ...settled,
    reading: !isReading ? undefined : confirmed === words ? "confirmed" : "as read",
    confirm: () => setConfirmed(words),
    confirmed,
    isAsLeft: (field) => {
      const { before, set }: Followed = wish.current ?? { before: form, set: {} };
      return form[field] === (set[field] ?? before[field]);
    },
    before: () => (wish.current?.before ?? form) as Form,
    isOff,
    off,
    isFollowed: !isOff && wish.current !== undefined && !isSameForm(form, wish.current.before),
    isChanged: wish.current !== undefined && !isSameForm(form, wish.current.last),
    answer: (answer) => setAnswers((all) => withAnswer(all, answer)),
    retract: (answer) => setAnswers((all) => all.filter((one) => one !== answer)),
    takeBack: () => {
      const { before, set } = wish.current!;
      // The last key may have come just before: its word is taken back with the rest.
      setOff({ text: readNow(), changed: changedSince(before, form), set });
      put(before as Form);
      wish.current = undefined;
    },
    again: () => {
      const { changed, set } = off!;
      const next = { ...form, ...changed };
      wish.current = { before: form, set, last: next, isOver: false };
      setOff(undefined);
      put(next);
    },
  };
}
