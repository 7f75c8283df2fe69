import { expect, test } from "vitest";
import { dateInWords } from "./date-in-words.ts";
import { dated } from "./format.ts";

test.each([
  ["2026-11-20", "20\u00a0ноября\u00a02026", "20\u00a0November\u00a02026", "20.11.2026"],
  ["2026-05-03.2", "3\u00a0мая\u00a02026\u00a0(2)", "3\u00a0May\u00a02026\u00a0(2)", "03.05.2026\u00a0(2)"],
])("a version %s is told as a day, and which of that day", (version, russian, english, short) => {
  expect([dateInWords(version), dateInWords(version, "en"), dated(version)]).toEqual([russian, english, short]);
});
