import type { Question } from "../../understanding/response.ts";
import type { Answer } from "./answers.ts";
import { said } from "./wish-words.ts";

/** Where a question without choices is answered. */
export interface FieldLink {
  href: string;
  label: string;
}

interface QuestionsProps {
  questions: readonly Question[];
  numberIn: (field: string) => number | undefined;
  fieldOf: (parameter: string) => FieldLink | undefined;
  onAnswer: (answer: Answer) => void;
}

/** What the text leaves open: as long as it is, no price is that of the wish. */
export function Questions({ questions, numberIn, fieldOf, onAnswer }: QuestionsProps) {
  const shown = askedFirst(questions);
  return (
    <section class="wish-questions" aria-label="Вопросы к пожеланию">
      <p class="wish-first">Это ещё не ваша цена: сначала ответьте на {shown.length === 1 ? "вопрос" : "вопросы"}.</p>
      {shown.map((question) => {
        const { parameter, text, choices } = question;
        const stands = choices.length === 0 ? numberIn(parameter) : undefined;
        const link = choices.length === 0 ? fieldOf(parameter) : undefined;
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
                  const field = link.href.startsWith("#") && document.getElementById(link.href.slice(1));
                  if (!field) return;
                  event.preventDefault();
                  field.focus();
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
