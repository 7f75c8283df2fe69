import { expect, test } from "vitest";
import { besidePrice, inOwnWords, leftOutOf, NOTHING_LEFT_OUT } from "./left-out.ts";
import { read } from "./reading/parser.ts";

const leftOut = (text: string, isAsRead = false) => leftOutOf(inOwnWords(text, read(text, {})), isAsRead);

test("what is not priced has a short name for the line of the price, and its own words in a sentence", () => {
  expect(leftOut("двускатный 12х30, с доставкой до Сургута, снег 5 район, кран, с фундаментом")).toEqual({
    isAsRead: false,
    inShort: "без доставки; снег\u00a0V\u00a0— отдельный проект; без крана; без фундамента",
    sentences: ["Не учтено: «с доставкой до Сургута», «снег 5 район», «кран» и «с фундаментом»."],
  });
});

test("each is named once; what has no short name is told by its words, as what nobody understood", () => {
  expect(leftOut("двускатный 12х30, доставка, доставка, покраска, зелёненький")).toEqual({
    isAsRead: false,
    inShort: "без доставки; не учтено: «покраска» и «зелёненький»",
    sentences: ["Не учтено: «доставка», «покраска» и «зелёненький»."],
  });
});

test("of a letter is told that not all of its words were understood", () => {
  const letter = "двускатный 12х30, покраска, мы фермеры, растим овец, живём весело, скоро праздник, зовите гостей";
  expect(leftOut(letter)).toEqual({
    isAsRead: false,
    inShort: "не учтено: «покраска»; поняты не все слова",
    sentences: ["Не учтено: «покраска»; поняты не все слова."],
  });
});

test("until they are confirmed the price of words is what was read, in the same line", () => {
  const told = leftOut("двускатный 12х30, доставка, зелёненький", true);
  expect(told.sentences).toEqual(["Цена по прочитанному, ещё не подтверждена; не учтено: «доставка» и «зелёненький»."]);
  expect(besidePrice(told)).toBe("по прочитанному; без доставки; не учтено: «зелёненький»");
  const all = leftOut("двускатный 12х30, ворота 1", true);
  expect([besidePrice(all), all.sentences]).toEqual([
    "по прочитанному",
    ["Цена по прочитанному, ещё не подтверждена."],
  ]);
});

test("words that are all in the price leave nothing out", () => {
  expect(leftOut("двускатный 12х30, ворота 1")).toEqual(NOTHING_LEFT_OUT);
});

test("what a wide word is taken for says what the price of it goes without", () => {
  expect(leftOut("двускатный 12х30 под ключ")).toEqual({
    isAsRead: false,
    inShort: "под ключ\u00a0— без фундамента, доставки и полотен",
    sentences: [
      "«Под ключ» — это монтаж каркаса, сэндвич-панели и их монтаж. Не входят фундамент, доставка, полотна ворот, двери и остекление, полы и сети.",
    ],
  });
});

test.each([
  ["с доставкой", "с доставкой"],
  ["под кран", "под кран"],
  ["нужна доставка", "доставка"],
  ["ангарс доставкой", "доставкой"],
])("words are quoted as they stand: %s", (said, quote) => {
  const [one] = inOwnWords(said, read(said, {})).not_offered;
  expect(one?.text).toBe(quote);
});
