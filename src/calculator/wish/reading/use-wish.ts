import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Question, Understanding } from "../../../understanding/response.ts";
import {
  isOfOneField,
  readWithAnswers,
  withAnswer,
  type Answer,
  type Answered,
  type Read,
  type Value,
} from "./answers.ts";
import { changedByHand } from "../following/by-hand.ts";
import { follow, isSameForm, type Followed, type Texts } from "../following/follow.ts";
import type { ResumedWish } from "./resumed-wish.ts";

/** The form that a wish fills. */
export interface WishForm<Form extends Texts> {
  form: Form;
  put: (form: Form) => void;
  /** The fields that the wish sets in a form that stood as `before` it. */
  textsOf: (understanding: Understanding, before: Form) => Texts;
  /** Whether what is asked matters here. */
  asks: (question: Question) => boolean;
  /** What stands in a field as the parser names it, if there is such a field and it can be read. */
  valueIn: (field: string) => Value | undefined;
}

export interface Wish extends Partial<Answered> {
  answer: (answer: Answer) => void;
  retract: (answer: Answer) => void;
  /** The form before the wish, or as it is where none is followed. */
  before: () => Texts;
  /** Whether the form is not what it was before the wish. */
  isFollowed: boolean;
  /** Whether the person took the wish back: the form then follows its next change. */
  isOff: boolean;
  takeBack: () => void;
  again: () => void;
}

/** A wish and the form that follows it; without `read`, not yet. `resumed` came back with the page. */
export function useWish<Form extends Texts>(
  target: WishForm<Form>,
  text: string,
  read: Read | undefined,
  resumed: ResumedWish | undefined,
): Wish {
  const { form, put, textsOf, asks, valueIn } = target;
  const [answers, setAnswers] = useState<readonly Answer[]>(resumed?.answers ?? []);
  const [isOff, setOff] = useState(false);
  /** `last` is the form as the wish left it; a wish is over when its text was cleared. */
  const wish = useRef<Followed & { last: Texts; isOver: boolean }>(
    resumed && { before: resumed.before, set: {}, last: form, isOver: false },
  );
  const isToResume = useRef(resumed !== undefined);

  useLayoutEffect(() => setOff(false), [text]);

  const inFields = answers.map(({ parameter, parameters }) => !parameters && valueIn(parameter)).join();
  const answered = useMemo(() => {
    if (!read || text.trim() === "") return undefined;
    const asked: Read = (...of) => {
      const understanding = read(...of);
      return { ...understanding, questions: understanding.questions.filter(asks) };
    };
    return readWithAnswers(asked, text, answers, valueIn);
  }, [read, text, answers, inFields]);

  useLayoutEffect(() => {
    if (!answered) {
      if (wish.current && read) wish.current.isOver = true;
      return;
    }
    if (isOff) return;
    if (!wish.current || wish.current.isOver) wish.current = { before: form, set: {}, last: form, isOver: false };
    // What a field itself answers stands there as it was typed.
    const inField = (name: string) =>
      answered.answers.some(({ parameter, parameters }) => !parameters && parameter === name);
    const named = textsOf(answered.understanding, wish.current.before as Form);
    const says = Object.fromEntries(Object.entries(named).filter(([name]) => !inField(name)));
    // What came back with the page stands in the form already, or was changed there by hand.
    if (isToResume.current) wish.current.set = says;
    isToResume.current = false;
    const next = follow(form, wish.current, says);
    wish.current = { ...wish.current, set: says, last: next };
    if (!isSameForm(next, form)) put(next);
  }, [answered, isOff]);

  const formBefore = useRef<Texts>(form);
  useEffect(() => {
    const name = changedByHand(formBefore.current, form);
    formBefore.current = form;
    if (isOff || !name || (wish.current && isSameForm(form, wish.current.last))) return;
    const isAnswer = answered?.understanding.questions.some((one) => one.parameter === name && isOfOneField(one));
    if (isAnswer && valueIn(name) !== undefined) setAnswers((all) => withAnswer(all, { parameter: name, text: "" }));
  }, [form, answered]);

  return {
    ...answered,
    before: () => wish.current?.before ?? form,
    isOff,
    isFollowed: !isOff && wish.current !== undefined && !isSameForm(form, wish.current.before),
    answer: (answer) => setAnswers((all) => withAnswer(all, answer)),
    retract: (answer) => setAnswers((all) => all.filter((one) => one !== answer)),
    takeBack: () => {
      setOff(true);
      put(wish.current!.before as Form);
      wish.current = undefined;
    },
    again: () => setOff(false),
  };
}
