import type { Question, Understanding } from "../../understanding/response.ts";

export type Values = Understanding["parameters"];

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
  /** The number that stands in a field of the form, if it is one. */
  numberIn: (field: string) => number | undefined,
): Answered {
  const held: Answer[] = [];
  let given: Values = {};
  let understanding = read(text, given);
  for (;;) {
    const next = answers.find(
      (one) => !held.includes(one) && understanding.questions.some((asked) => fits(asked, one)),
    );
    const values = next && valuesOf(next, numberIn);
    if (!next || !values) return { understanding, answers: held };
    held.push(next);
    given = { ...given, ...values };
    understanding = read(text, given);
  }
}

function valuesOf(
  { parameter, parameters }: Answer,
  numberIn: (field: string) => number | undefined,
): Values | undefined {
  if (parameters) return parameters;
  const number = numberIn(parameter);
  return number === undefined ? undefined : { [parameter]: number };
}

function fits({ parameter, choices }: Question, answer: Answer): boolean {
  if (parameter !== answer.parameter) return false;
  const { parameters } = answer;
  return parameters ? choices.some((choice) => isSame(choice.parameters, parameters)) : choices.length === 0;
}

const isSame = (some: Values, others: Values): boolean =>
  Object.keys(some).length === Object.keys(others).length &&
  Object.entries(some).every(([name, value]) => others[name] === value);
