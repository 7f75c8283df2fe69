import type { Question } from "../../understanding/response.ts";
import type { Answer, Value } from "./reading/answers.ts";
import { goToField, type FieldLink } from "./field-link.ts";
import { said } from "./wish-words.ts";

interface QuestionsProps {
  questions: readonly Question[];
  valueIn: (field: string) => Value | undefined;
  fieldOf: (question: Question) => FieldLink | undefined;
  onAnswer: (answer: Answer) => void;
}

/** What the text leaves open: as long as it is, no price is that of the wish. */
export function Questions({ questions, valueIn, fieldOf, onAnswer }: QuestionsProps) {
  const shown = askedFirst(questions);
  return (
    <section class="wish-questions" aria-label="Вопросы к пожеланию">
      <p class="wish-first">Это ещё не ваша цена: сначала ответьте на {shown.length === 1 ? "вопрос" : "вопросы"}.</p>
      {shown.map((question) => {
        const { parameter, text, choices } = question;
        const stands = choices.length === 0 ? valueIn(parameter) : undefined;
        const link = fieldOf(question);
        return (
          <div key={text} class="wish-question" role="group" aria-label={text}>
            <p>{text}</p>
            {choices.map((choice) => (
              <button
                key={choice.text}
                type="button"
                class="button small"
                onClick={() => onAnswer({ parameter, text: choice.text, parameters: choice.parameters })}
              >
                {choice.text}
              </button>
            ))}
            {stands !== undefined && (
              <button
                type="button"
                class="button small"
                onClick={() => onAnswer({ parameter, text: said(parameter, stands) })}
              >
                {`Как в форме: ${said(parameter, stands)}`}
              </button>
            )}
            {link && (
              <a
                class="button small"
                href={link.href}
                onClick={(event) => {
                  if (goToField(link.href)) event.preventDefault();
                }}
              >
                {link.label}
              </a>
            )}
          </div>
        );
      })}
    </section>
  );
}

/** A roof has widths and heights of its own: until it is chosen, most of their buttons would lead nowhere. */
const askedFirst = (questions: readonly Question[]): readonly Question[] =>
  questions.some(({ parameter }) => parameter === "roof")
    ? questions.filter(({ parameter }) => parameter !== "width" && parameter !== "height")
    : questions;
