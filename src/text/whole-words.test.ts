import { expect, test } from "vitest";
import { wholeWords } from "./whole-words.ts";

test.each([
  ["ангар 12 на 30", 20, "ангар 12 на 30"],
  ["ангар 12 на 30", 14, "ангар 12 на 30"],
  ["ангар 12 на 30", 13, "ангар 12 на "],
  ["ангар 12 на 30", 8, "ангар 12"],
  ["ангар 12 на 30", 7, "ангар "],
  ["ангар", 3, "анг"],
])("«%s» within %i", (text, most, beginning) => expect(wholeWords(text, most)).toBe(beginning));
