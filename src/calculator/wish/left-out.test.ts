import { expect, test } from "vitest";
import { inOwnWords, leftOutOf } from "./left-out.ts";
import { read } from "./reading/parser.ts";

const leftOut = (text: string, agreed: readonly string[] = []) => leftOutOf(agreed, inOwnWords(text, read(text, {})));

test("what is not priced has a short name for the line of the price, and its own words in a sentence", () => {
  expect(leftOut("двускатный 12х30, с доставкой до Сургута, снег 5 район, кран 5 т, с фундаментом")).toEqual({
    inShort: "без доставки; снег\u00a0V\u00a0— отдельный проект; без крана; без фундамента",
    sentences: ["Без учёта: «с доставкой до Сургута», «снег 5 район», «кран 5 т» и «с фундаментом»."],
  });
});

test("each is named once; what has no short name is told by its words, and that words were not understood", () => {
  expect(leftOut("двускатный 12х30, доставка, доставка, покраска, зелёненький", ["в свету 4,5"])).toEqual({
    inShort: "без доставки; без учёта: «в свету 4,5» и «покраска»; поняты не все слова",
    sentences: ["Без учёта: «в свету 4,5», «доставка» и «покраска».", "Не понято и не учтено: «зелёненький»."],
  });
});

test("words that are all in the price leave nothing out", () => {
  expect(leftOut("двускатный 12х30, ворота 1")).toEqual({ inShort: "", sentences: [] });
});

test("what a wide word is taken for says what the price of it goes without", () => {
  expect(leftOut("двускатный 12х30 под ключ")).toEqual({
    inShort: "под ключ\u00a0— без фундамента, доставки и полотен",
    sentences: [
      "«Под ключ» — это монтаж каркаса, сэндвич-панели и их монтаж. Не входят фундамент, доставка, полотна ворот, двери и остекление, полы и сети.",
    ],
  });
});

test.each([
  ["с доставкой", "с доставкой"],
  ["под кран 5 т", "под кран 5 т"],
  ["нужна доставка", "доставка"],
  ["ангарс доставкой", "доставкой"],
])("words are quoted as they stand: %s", (said, quote) => {
  const [one] = inOwnWords(said, read(said, {})).not_offered;
  expect(one?.text).toBe(quote);
});
