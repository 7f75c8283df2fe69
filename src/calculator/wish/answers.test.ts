import { expect, test } from "vitest";
import { readWithAnswers, type Answer } from "./answers.ts";
import { read } from "./parser.ts";

const NO_FIELD = () => undefined;
const asked = (text: string, answers: readonly Answer[], numberIn: (name: string) => number | undefined = NO_FIELD) =>
  readWithAnswers(read, text, answers, numberIn);

/** The answer that the first question's choice `at` is. */
function choose(text: string, at: number, answers: readonly Answer[] = []): Answer {
  const [question] = asked(text, answers).understanding.questions;
  const { text: words, parameters } = question!.choices[at]!;
  return { parameter: question!.parameter, text: words, parameters };
}

test("an answer is added to what the text says, and its question is gone", () => {
  const text = "12 на 30";
  const answer = choose(text, 0);
  const { understanding, answers } = asked(text, [answer]);
  expect(answers).toEqual([answer]);
  expect(understanding.parameters).toMatchObject({ width: 12, length: 30, ...answer.parameters });
  expect(understanding.questions).not.toContainEqual(expect.objectContaining({ parameter: answer.parameter }));
});

test("where the text itself now says it, the text is right", () => {
  const answer = choose("12 на 30", 0);
  const { understanding, answers } = asked("с колонной посередине 18 на 30", [answer]);
  expect(answers).toEqual([]);
  expect(understanding.parameters).not.toMatchObject(answer.parameters!);
});

test("a question without choices is answered by its field, as long as a number stands there", () => {
  const answer = { parameter: "length", text: "" };
  const text = "двускатный шириной 12";
  expect(asked(text, [answer], () => 45).understanding).toMatchObject({ parameters: { length: 45 }, questions: [] });
  expect(asked(text, [answer]).understanding.questions).toMatchObject([{ parameter: "length" }]);
});
