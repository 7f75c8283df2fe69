import { expect, test } from "vitest";
import { refusedSize } from "./refused-size.ts";

test.each([
  ["width", "33", "33"],
  ["width", "33.4", "33"],
  ["height", "9,6", "10"],
  ["width", "33000", "33"],
  ["length", "3000", ">250"],
  ["width", "1e300", ">250"],
  ["width", "-5", "other"],
  ["width", "Иван", "other"],
])("%s %s is %s", (parameter, came, metres) => {
  expect(refusedSize(parameter, came)).toBe(metres);
});
