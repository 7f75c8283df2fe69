import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { LONGEST_TEXT } from "../../text/longest-wish.ts";
import { wholeWords } from "../../text/whole-words.ts";
import { PausedStatus } from "../ui/PausedStatus.tsx";
import type { StoredText } from "../ui/stored-text.ts";
import { useAfterPause } from "../ui/use-after-pause.ts";
import { askedFirst, standingAnswer, type Answer } from "./reading/answers.ts";
import { assumedIn, ToConfirm, type Assumed } from "./ToConfirm.tsx";
import type { Texts } from "./following/follow.ts";
import { useParser } from "./reading/use-parser.ts";
import { MarkedText } from "./marks/MarkedText.tsx";
import type { FieldLink } from "./field-link.ts";
import { inOwnWords, leftOutOf, NOTHING_LEFT_OUT } from "./left-out.ts";
import { Questions } from "./Questions.tsx";
import { Told } from "./Told.tsx";
import { resumedWish, type ResumedWish } from "./reading/resumed-wish.ts";
import { Unread, UNREAD } from "./Unread.tsx";
import { useCarriedWish } from "./use-carried-wish.ts";
import { useSeenQuestion } from "./use-seen-question.ts";
import { useTypedText } from "./use-typed-text.ts";
import { useKeptWish } from "./reading/use-kept-wish.ts";
import { useWish } from "./reading/use-wish.ts";
import type { WishForm } from "./reading/wish-form.ts";
import type { WishReaderProps } from "./reading/wish-reader.ts";
import { isBeyondMade, isNothingUnderstood, nothingInWords, said, toAnswer, toldInShort } from "./wish-words.ts";
import type { Question, Understanding } from "../../understanding/response.ts";

export interface WishProps<Form extends Texts> extends WishReaderProps {
  target: WishForm<Form>;
  /** Said before the questions: what stands on the page is not yet that of the words. */
  notYet: string;
  /** The field where a question is answered for which there are no choices, or too few. */
  fieldOf: (question: Question, understanding: Understanding) => FieldLink | undefined;
  /** Where the manufacturer is asked; the words go there with what is kept of the wish. */
  quoteHref?: string | undefined;
  /** What is said of a wish that leaves nothing open, and where to go with it. */
  outcome: (understanding: Understanding, reading: Reading) => ComponentChildren;
}

export interface Reading {
  /** Whether the words are still to be confirmed. */
  isAsRead: boolean;
  /** What is told to be assumed then. */
  assumed: readonly Assumed[];
}

/** What becomes of a wish as it is typed: its words marked, what is asked back, what is not offered, and the way back. */
export function Wish<Form extends Texts>({
  field,
  kept,
  keep,
  onRead,
  early,
  target,
  notYet,
  fieldOf,
  quoteHref,
  outcome,
}: WishProps<Form>) {
  const [resumed] = useState(() => resume(field, kept, target));
  const { typed, readNow } = useTypedText(field);
  const text = wholeWords(typed, LONGEST_TEXT);
  const isCleared = text.trim() === "";
  const cut =
    text === typed
      ? undefined
      : `Прочитаны первые ${text.length} знаков: больше ${LONGEST_TEXT} сразу не читаем. Остальное осталось в поле.`;
  const { read, isLost, load } = useParser(onRead);
  const words = { text, readNow: () => wholeWords(readNow(), LONGEST_TEXT) };
  const wish = useWish(target, words, read, resumed, early);
  const { understanding, answers = [], isOff, isFollowed } = wish;
  const questions = askedFirst(understanding?.questions ?? []);
  const isOpen = questions.length > 0;
  // Half a word is not understood as a rule.
  const nothing = useAfterPause(
    understanding && isNothingUnderstood(understanding) ? nothingInWords(isOpen) : undefined,
  );
  const quotable =
    understanding && inOwnWords(text, cut ? withUnread(understanding, typed, text.length) : understanding);
  const isAsRead = wish.reading === "as read";
  const assumed = understanding && isAsRead ? assumedIn(understanding, target.valueIn, wish.isAsLeft) : [];
  const leftOut = leftOutOf(quotable, isAsRead);

  useKeptWish(kept, field, wish, target, leftOut, read !== undefined);
  useCarriedWish(() => (isOff ? undefined : { text: field.value, answers }));
  const isUnread = !read && !isCleared;
  // What came back as it was is kept as it was.
  const isNew = isUnread && field.value !== resumed?.text;
  useLayoutEffect(() => void (isNew && keep()), [text, isNew]);
  useLayoutEffect(() => target.reserve(isUnread ? UNREAD : isOpen && !isOff ? toAnswer(questions.length) : undefined));
  useLayoutEffect(() => target.leaveOut(isOff ? NOTHING_LEFT_OUT : leftOut));

  const place = useRef<HTMLDivElement>(null);
  useSeenQuestion(field, place, isOff ? undefined : questions[0]?.text);
  const pressedAt = useRef<number | undefined>(undefined);
  // The button that was pressed is gone: the question in its place, or what was read, has the focus.
  useEffect(() => {
    if (pressedAt.current === undefined) return;
    const asked = place.current!.querySelectorAll(".wish-question");
    const next =
      asked[Math.min(pressedAt.current, asked.length - 1)]?.querySelector<HTMLElement>("button,a") ??
      place.current!.querySelector<HTMLElement>(".wish-outcome,.wish-undo");
    pressedAt.current = undefined;
    (next ?? field).focus();
  }, [answers, isOff, target.form, wish.confirmed]);
  /** In the question `at` its place, or elsewhere. */
  const press = (act: () => void, at = 0) => {
    pressedAt.current = at;
    act();
  };
  const standing = (question: Question) => standingAnswer(question, target.isOwn(wish.before()), target.valueIn);

  const filled = `Форма заполнена по прежним словам${wish.isChanged ? " и изменена вручную" : ""}.`;
  const back = wish.off?.before
    ? "Форма теперь не по этим словам."
    : `Форма — как до ${isCleared ? "прежних" : "этих"} слов.`;

  /** What the form answers is what stands there now. */
  const inWords = ({ parameter, parameters, text }: Answer) =>
    parameters ? text : said(parameter, target.valueIn(parameter)!);

  return (
    <div class="wish-told" ref={place}>
      {isUnread && <Unread isLost={isLost} onRetry={load} />}
      {understanding && (
        <>
          <MarkedText text={text} understanding={understanding} />
          {cut && <p class="message error">{cut}</p>}
          {nothing && <p class="wish-nothing">{nothing}</p>}
          {isOff ? null : (
            <>
              {isOpen && (
                <Questions
                  notYet={notYet}
                  questions={questions}
                  standing={standing}
                  fieldOf={(question) => fieldOf(question, understanding)}
                  quoteOf={(question) => (isBeyondMade(question, understanding) ? quoteHref : undefined)}
                  onAnswer={(answer, at) => press(() => wish.answer(answer), at)}
                />
              )}
              {answers.length > 0 && (
                <p class="wish-answers">
                  {answers
                    .filter((answer) => answer.text !== "")
                    .map((answer) => (
                      <button
                        key={`${answer.parameter} ${answer.text}`}
                        type="button"
                        class="button small"
                        aria-label={`Изменить ответ: ${inWords(answer)}`}
                        onClick={() => press(() => wish.retract(answer))}
                      >
                        {inWords(answer)}
                        <span aria-hidden="true">×</span>
                      </button>
                    ))}
                </p>
              )}
              <Told understanding={quotable!} />
              {!isOpen && (
                <p class="wish-outcome" id={isAsRead ? "wish-questions" : undefined} tabIndex={-1}>
                  {outcome(quotable!, { isAsRead, assumed })}
                </p>
              )}
              {isAsRead && (
                <ToConfirm
                  assumed={assumed}
                  hrefOf={(parameter) => fieldOf({ parameter, text: "", choices: [] }, understanding)?.href}
                  onSet={(field, value) => press(() => target.set(field, value))}
                  onConfirm={() => press(wish.confirm)}
                />
              )}
            </>
          )}
        </>
      )}
      {/* What is taken back before the words can be read would not be kept for a reload. */}
      {isFollowed && (read || isLost) && (
        <p>
          {isCleared && `${filled} `}
          <button type="button" class="button small wish-undo" onClick={() => press(wish.takeBack)}>
            Отменить
          </button>
        </p>
      )}
      {isOff && (understanding || isCleared) && (
        <p>
          {back}{" "}
          <button type="button" class="button small wish-undo" onClick={() => press(wish.again)}>
            Применить снова
          </button>
        </p>
      )}
      <PausedStatus text={told()} isOn />
    </div>
  );

  /** What a screen reader is told. */
  function told(): string {
    if (isOff) return back;
    if (!understanding) return isCleared && isFollowed ? filled : "";
    const toConfirm = isAsRead ? assumed.map(({ text }) => text) : undefined;
    return [toldInShort(understanding, questions, answers.length > 0, toConfirm), cut].filter(Boolean).join(" ");
  }
}

/** What was not even read is not in the price. */
const withUnread = (understanding: Understanding, text: string, start: number): Understanding => ({
  ...understanding,
  not_used: [...understanding.not_used, { text: text.slice(start), start, end: text.length }],
});

/** The wish that was here before a reload, in a field where nothing was typed since. */
function resume<Form extends Texts>(
  field: HTMLTextAreaElement,
  kept: StoredText,
  target: WishForm<Form>,
): ResumedWish | undefined {
  const resumed = resumedWish(kept, target);
  if (resumed === undefined || (field.value !== "" && field.value !== resumed.text)) return undefined;
  field.value = resumed.text;
  return resumed;
}
