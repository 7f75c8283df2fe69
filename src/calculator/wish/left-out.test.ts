import { expect, test } from "vitest";
import { leftOutOf } from "./left-out.ts";
import { read } from "./reading/parser.ts";

const leftOut = (text: string, agreed: readonly string[] = []) => leftOutOf(agreed, read(text, {}));

test("what is not priced has a short name for the line of the price, and its own words in a sentence", () => {
  expect(leftOut("двускатный 12х30, с доставкой до Сургута, снег 5 район, кран 5 т, с фундаментом")).toEqual({
    inShort: "без доставки; снег V — отдельный проект; без крана; без фундамента",
    sentences: ["Без учёта: «доставкой до Сургута», «снег 5 район», «кран 5 т» и «фундаментом»."],
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
