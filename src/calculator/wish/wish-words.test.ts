import { expect, test } from "vitest";
import { read } from "./reading/parser.ts";
import { askedFirst } from "./reading/answers.ts";
import { isBeyondMade, isNothingUnderstood, nothingInWords, toAnswer, toldInShort } from "./wish-words.ts";

test.each([
  [1, "Сначала ответьте на\u00a0вопрос"],
  [4, "Сначала ответьте на\u00a04\u00a0вопроса"],
  [5, "Сначала ответьте на\u00a05\u00a0вопросов"],
])("%i open: «%s»", (open, told) => expect(toAnswer(open)).toBe(told));

test("widths are not counted before their roof is chosen, and the first question is read out", () => {
  const understanding = read("нужен ангар длиной 40, с воротами", {});
  const questions = askedFirst(understanding.questions);
  expect(questions.map(({ parameter }) => parameter)).toEqual(["gates", "roof"]);
  expect(toldInShort(understanding, questions, false)).toContain(
    `Сначала ответьте на\u00a02\u00a0вопроса: ${questions[0]!.text}`,
  );
});

test("what words were taken for is read out too, by its first sentence", () =>
  expect(toldInShort(read("двускатный 12 на 30 под ключ", {}), [], false)).toMatch(
    /«Под ключ» — это монтаж каркаса, сэндвич-панели и их монтаж\.$/,
  ));

test("and what is to be confirmed", () => {
  const told = (assumed: string[]) => toldInShort(read("двускатный 12 на 30", {}), [], false, assumed);
  expect(told(["высота 4,35\u00a0м", "без ворот"])).toMatch(
    /длина\. Не сказано, принято: высота 4,35\sм и без ворот\. Проверьте и подтвердите, что всё верно\.$/,
  );
  expect(told([])).toMatch(/длина\. Проверьте и подтвердите, что всё верно\.$/);
});

test.each([
  ["двускатный 12 на 30, зелёненький", "Понято: крыша, ширина, длина. Не понято: «зелёненький»."],
  ["двускатный 12 на 30, без монтажа", "Понято: крыша, ширина, длина, монтаж каркаса: нет, монтаж панелей: нет."],
  ["двускатный 12 на 30, кран", "Понято: крыша, ширина, длина. Не предлагаем: «кран»."],
  ["фывап олдж", "Пока ничего не понято. Не понято: «фывап олдж»."],
])("of «%s» is read out: %s", (text, told) => expect(toldInShort(read(text, {}), [], false)).toBe(told));

test("that no question is left is read out where there were some", () => {
  expect(toldInShort(read("двускатный 12 на 30", {}), [], true)).toMatch(/ Вопросов больше нет\.$/);
});

test.each([
  [true, /^Не разобрали ваши слова\. Ответьте на вопросы или напишите, например: «двускатный/],
  [false, /^Не разобрали ваши слова\. Напишите, например: «двускатный/],
])("where nothing is understood the page says so, with questions open: %s", (isAsked, told) =>
  expect(nothingInWords(isAsked)).toMatch(told),
);

test.each([
  ["двускатный 25 на 60", ["width"]],
  ["двускатный 12 на 300", ["length"]],
  ["двускатный 12 на 30 высотой 9", ["height"]],
  ["двускатный 12 на 30, 40 ворот", ["gates"]],
  ["двускатный длиной 60, шириной не менее 25", ["width"]],
  ["двускатный длиной 60, с воротами", []],
  ["двускатный шириной 12, высотой от 4 до 6", []],
])("of the questions to «%s» some are of what is not made: %j", (text, names) => {
  const understanding = read(text, {});
  const beyond = understanding.questions.filter((question) => isBeyondMade(question, understanding));
  expect(beyond.map(({ parameter }) => parameter)).toEqual(names);
});

test.each([
  ["фывап олдж", true],
  ["здравствуйте", false],
  ["двускатный фывап", false],
  ["кран фывап", false],
  ["фывап, ворота", false],
])("of «%s» nothing at all is understood: %s", (text, isNothing) =>
  expect(isNothingUnderstood(read(text, {}))).toBe(isNothing),
);
