import { expect, test } from "vitest";
import { shortRoubles } from "./short-roubles.ts";

test.each([
  [1_137_960, "1,14 млн"],
  [2_000_000, "2 млн"],
  [41_400, "41 тыс."],
  [999_499, "999 тыс."],
  [999_500, "1 млн"],
  [900, "900 ₽"],
])("%i is %s", (whole, text) => {
  expect(shortRoubles(whole).replaceAll("\u00a0", " ")).toBe(text);
});
