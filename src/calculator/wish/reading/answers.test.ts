import { expect, test } from "vitest";
import { answerInForm, readWithAnswers, withAnswer, withoutSettled, type Answer, type Value } from "./answers.ts";
import { read } from "./parser.ts";

const NO_FIELD = () => undefined;
const never = () => false;
const asked = (text: string, answers: readonly Answer[], valueIn: (name: string) => Value | undefined = NO_FIELD) =>
  readWithAnswers(read, text, answers, valueIn);

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

test("a field that has lost its number leaves its own question open, and the later answers as they are", () => {
  const text = "двускатный шириной 12, с воротами";
  const answers = [
    { parameter: "length", text: "" },
    { parameter: "gates", text: "2 ворот", parameters: { gates: 2 } },
  ];
  const { understanding, answers: held } = asked(text, answers);
  expect(understanding.questions).toMatchObject([{ parameter: "length" }]);
  expect(understanding.parameters).toMatchObject({ gates: 2 });
  expect(held).toEqual(answers.slice(1));
});

test("a field answers a question whose choices are values of that field alone", () => {
  const gates = { parameter: "gates", text: "" };
  const { understanding } = asked("двускатный 12 на 30, с воротами", [gates], () => 7);
  expect(understanding).toMatchObject({ parameters: { gates: 7 }, questions: [] });
  const cladding = { parameter: "panels", text: "" };
  const open = asked("двускатный 12 на 30, обшить", [cladding], () => true);
  expect(open.understanding.questions).toMatchObject([{ parameter: "panels" }]);
});

test("an answer that decides another parameter than the one asked about closes the question", () => {
  const text = "двускатный 12";
  const question = asked(text, []).understanding.questions.find(({ choices }) =>
    choices.some(({ parameters }) => "length" in parameters),
  )!;
  const { text: words, parameters } = question.choices.find((choice) => "length" in choice.parameters)!;
  const answer = { parameter: question.parameter, text: words, parameters };
  const { understanding } = asked(text, [answer]);
  expect(understanding.parameters).toMatchObject(parameters);
  expect(understanding.questions.map((one) => one.text)).not.toContain(question.text);
});

test("an answer takes the place of an equal one and of the field's, and of no other", () => {
  const length = { parameter: "width", text: "длина 12 м", parameters: { length: 12 } };
  const width = { parameter: "width", text: "15 м", parameters: { width: 15 } };
  const field = { parameter: "width", text: "" };
  expect(withAnswer([length, field], { ...width })).toEqual([length, width]);
  expect(withAnswer([length, width], { ...length })).toEqual([width, length]);
});

test("of choices that decide several fields the form answers the fullest that stands there", () => {
  const text = "двускатный 12 на 30, обшить";
  const { questions } = asked(text, []).understanding;
  const by = (changed: string, form: Record<string, Value>) =>
    answerInForm(changed, questions, (name) => form[name], never)?.parameters;
  expect(by("panels", { panels: true, wall_progony: false })).toEqual({ panels: true });
  expect(by("wall_progony", { panels: false, wall_progony: true })).toEqual({ panels: false, wall_progony: true });
  expect(by("wall_progony", { panels: true, wall_progony: true })).toBeUndefined();
  expect(by("montazh", { panels: true, montazh: true })).toBeUndefined();
});

test("what a form settles in its own way is asked no more, as long as it stands there", () => {
  const answered = asked("двускатный 12 метров до 5 млн", []);
  const { questions } = answered.understanding;
  expect(questions).toHaveLength(1);
  const isLength = (_asked: unknown, parameter: string) => parameter === "length";
  const answer = answerInForm("length", questions, NO_FIELD, isLength)!;
  expect(answer).toEqual({ parameter: "length", text: "" });
  expect(answerInForm("height", questions, NO_FIELD, () => true)).toBeUndefined();
  expect(withoutSettled(answered, [answer], isLength)).toMatchObject({
    understanding: { questions: [] },
    answers: [answer],
  });
  expect(withoutSettled(answered, [answer], never)).toBe(answered);
});
