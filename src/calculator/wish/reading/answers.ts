import type { Question, Understanding } from "../../../understanding/response.ts";

export type Values = Understanding["parameters"];
export type Value = Values[string];

/** The parser: `given` is what was decided besides the text, and a selection takes bounds. */
export type Read = (text: string, given: Values, takesBounds?: boolean) => Understanding;

/** What was answered to a question; without `parameters` the form's own field answers it, whatever stands there. */
export interface Answer {
  /** Of the question. */
  parameter: string;
  /** In words, for who wants to take it back. */
  text: string;
  parameters?: Values;
}

/** Whether a form has a say on a question by a parameter that the parser has no one value for, as bounds are. */
export type Settles = (question: Question, parameter: string) => boolean;

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

/** What pressing a choice answers. */
export const answerOf = ({ parameter }: Question, { text, parameters }: Question["choices"][number]): Answer => ({
  parameter,
  text,
  parameters,
});

/** What stands in a form and may be the answer; `isOwn`: whether somebody has chosen the form's roof. */
export function standingAnswer(
  question: Question,
  isOwn: boolean,
  valueIn: (field: string) => Value | undefined,
): Value | undefined {
  const { parameter, choices } = question;
  const isOfForm = choices.length === 0 || (parameter === "roof" && isOwn);
  return isOfForm && isOfOneField(question) ? valueIn(parameter) : undefined;
}

/** What a form where a field was just set by hand answers to one of the questions. */
export function answerInForm(
  parameter: string,
  questions: readonly Question[],
  valueIn: (field: string) => Value | undefined,
  settles: Settles,
): Answer | undefined {
  const ofField = { parameter, text: "" };
  if (valueIn(parameter) !== undefined && questions.some((one) => fits(one, ofField))) return ofField;
  if (questions.some((one) => isAbout(one, parameter) && settles(one, parameter))) return ofField;
  // Of choices that decide several fields the one that stands there now, the fullest of these.
  const standing = questions
    .flatMap((one) => one.choices.map(({ text, parameters }) => ({ parameter: one.parameter, text, parameters })))
    .filter(({ parameters }) => parameter in parameters)
    .filter(({ parameters }) => Object.entries(parameters).every(([name, value]) => valueIn(name) === value));
  return standing.sort((one, other) => sizeOf(other) - sizeOf(one))[0];
}

/** Without the questions that a form settled in a way of its own; what settled them is among the answers. */
export function withoutSettled(answered: Answered, all: readonly Answer[], settles: Settles): Answered {
  const { understanding, answers } = answered;
  const { questions } = understanding;
  const isSettled = (asked: Question, { parameter }: Answer) => isAbout(asked, parameter) && settles(asked, parameter);
  const settling = all.filter(
    (one) => !one.parameters && !answers.includes(one) && questions.some((asked) => isSettled(asked, one)),
  );
  if (settling.length === 0) return answered;
  const open = questions.filter((asked) => !settling.some((one) => isSettled(asked, one)));
  return { understanding: { ...understanding, questions: open }, answers: [...answers, ...settling] };
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
const isOfOneField = ({ parameter, choices }: Question): boolean =>
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

const isAbout = (question: Question, parameter: string): boolean =>
  question.parameter === parameter || question.choices.some(({ parameters }) => parameter in parameters);

const sizeOf = ({ parameters }: { parameters: Values }): number => Object.keys(parameters).length;

const isSame = (some: Values, others: Values): boolean =>
  Object.keys(some).length === Object.keys(others).length &&
  Object.entries(some).every(([name, value]) => others[name] === value);
