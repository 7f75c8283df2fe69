import { expect, test } from "vitest";
import { momentInWords } from "./moment-in-words.ts";

test.each([
  ["UTC", "24\u00a0ноября\u00a02026, 21:51 (UTC)"],
  ["Europe/Moscow", "25\u00a0ноября\u00a02026, 00:51 (UTC+3)"],
  ["Asia/Kolkata", "25\u00a0ноября\u00a02026, 03:21 (UTC+5:30)"],
  ["America/St_Johns", "24\u00a0ноября\u00a02026, 18:21 (UTC−3:30)"],
])("a moment in %s is %s", (zone, words) => {
  expect(momentInWords(new Date("2026-11-24T21:51:00Z"), zone)).toBe(words);
});
