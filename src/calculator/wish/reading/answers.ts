import type { Question, Understanding } from "../../../understanding/response.ts";

export type Values = Understanding["parameters"];
export type Value = Values[string];

/** The parser: `given` is what was decided besides the text. */
export type Read = (text: string, given: Values) => Understanding;

/** What was answered to a question; without `parameters` the form's own field answers it, whatever stands there. */
export interface Answer {
  /** Of the question. */
  parameter: string;
  /** In words, for who wants to take it back. */
  text: string;
  parameters?: Values;
}

export interface Answered {
  understanding: Understanding;
  /** Those of the answers whose question the text still raises. */
  answers: readonly Answer[];
}

/**
 * A text as it is understood with the answers given so far. An answer holds as long as its very question is asked: where
 * the text now says something else itself, the text is right. An answer may raise the next question.
 */
export function readWithAnswers(
  read: Read,
  text: string,
  answers: readonly Answer[],
  /** What stands in a field of the form as the parser names it, if there is such a field and it can be read. */
  valueIn: (field: string) => Value | undefined,
): Answered {
  const held: Answer[] = [];
  let given: Values = {};
  let understanding = read(text, given);
  for (;;) {
    const next = answers.find(
      (one) =>
        !held.includes(one) &&
        valuesOf(one, valueIn) !== undefined &&
        understanding.questions.some((asked) => fits(asked, one)),
    );
    if (!next) return { understanding, answers: held };
    held.push(next);
    given = { ...given, ...valuesOf(next, valueIn) };
    understanding = read(text, given);
  }
}

/** With one more answer: it takes the place of an equal one, and of what the field answered to the same question. */
export const withAnswer = (answers: readonly Answer[], answer: Answer): readonly Answer[] => [
  ...answers.filter(
    ({ parameter, parameters }) =>
      parameter !== answer.parameter || (parameters && !(answer.parameters && isSame(parameters, answer.parameters))),
  ),
  answer,
];

/** A roof has widths and heights of its own: until it is chosen, most of their buttons would lead nowhere. */
export const askedFirst = (questions: readonly Question[]): readonly Question[] =>
  questions.some(({ parameter }) => parameter === "roof")
    ? questions.filter(({ parameter }) => parameter !== "width" && parameter !== "height")
    : questions;

/** Whether one field of the form says all that is asked. */
export const isOfOneField = ({ parameter, choices }: Question): boolean =>
  choices.every(({ parameters }) => Object.keys(parameters).join() === parameter);

function valuesOf(
  { parameter, parameters }: Answer,
  valueIn: (field: string) => Value | undefined,
): Values | undefined {
  if (parameters) return parameters;
  const value = valueIn(parameter);
  return value === undefined ? undefined : { [parameter]: value };
}

function fits(question: Question, { parameter, parameters }: Answer): boolean {
  if (question.parameter !== parameter) return false;
  if (!parameters) return isOfOneField(question);
  return question.choices.some((choice) => isSame(choice.parameters, parameters));
}

const isSame = (some: Values, others: Values): boolean =>
  Object.keys(some).length === Object.keys(others).length &&
  Object.entries(some).every(([name, value]) => others[name] === value);
