import { expect, test } from "vitest";
import { coursePath, roundTop } from "./course-path.ts";

test("the scale ends with a round number", () => {
  expect([0, 1, 1.2, 3, 5, 6, 11, 21, 99, 101, 4_999].map(roundTop)).toEqual([
    1, 1, 2, 5, 5, 10, 20, 50, 100, 200, 5_000,
  ]);
});

test("a line goes from left to right, and breaks where nothing is known", () => {
  expect(coursePath([undefined, 0, 10, 5, undefined, 10], 10, 100, 50)).toBe("M20 50h0L40 0L60 25M100 0h0");
  expect(coursePath([7], 10, 100, 50)).toBe("M0 15h0");
  expect(coursePath([], 10, 100, 50)).toBe("");
});
