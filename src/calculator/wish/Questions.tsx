import { uncapitalized } from "../../text/format.ts";
import type { Question } from "../../understanding/response.ts";
import { answerOf, type Answer, type Value } from "./reading/answers.ts";
import { goToField, type FieldLink } from "./field-link.ts";
import { roofInWords, said, toAnswer } from "./wish-words.ts";

interface QuestionsProps {
  /** What the page does not show yet while they are open. */
  notYet: string;
  questions: readonly Question[];
  /** What stands in the form and may be the answer. */
  standing: (question: Question) => Value | undefined;
  fieldOf: (question: Question) => FieldLink | undefined;
  /** Where the manufacturer is asked for what is not made, if that is what the question is about. */
  quoteOf: (question: Question) => string | undefined;
  /** `at` is the question's place. */
  onAnswer: (answer: Answer, at: number) => void;
}

/** What the text leaves open: as long as it is, no price is that of the wish. */
export function Questions({ notYet, questions, standing, fieldOf, quoteOf, onAnswer }: QuestionsProps) {
  return (
    <section class="wish-questions" id="wish-questions" tabIndex={-1} aria-label="Вопросы к пожеланию">
      <p class="wish-first">
        {notYet}: {uncapitalized(toAnswer(questions.length))}.
      </p>
      {questions.map((question, at) => {
        const { parameter, text, choices } = question;
        const stands = standing(question);
        const link = fieldOf(question);
        const quote = quoteOf(question);
        return (
          <div key={`${parameter} ${text}`} class="wish-question" role="group" aria-label={text}>
            <p>{text}</p>
            {choices.map((choice) => (
              <button
                key={choice.text}
                type="button"
                class="button small"
                onClick={() => onAnswer(answerOf(question, choice), at)}
              >
                {choice.text}
              </button>
            ))}
            {stands !== undefined && (
              <button
                type="button"
                class="button small"
                onClick={() => onAnswer({ parameter, text: said(parameter, stands) }, at)}
              >
                {`Как в форме: ${parameter === "roof" ? roofInWords(stands) : said(parameter, stands)}`}
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
            {quote && (
              <a class="button small" href={quote}>
                Спросить у производителя
              </a>
            )}
          </div>
        );
      })}
    </section>
  );
}
