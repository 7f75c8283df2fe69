import { expect, test } from "vitest";
import { ceil, floor, inSteps, isLess, most, round } from "./runtime.ts";

test.each([
  [ceil, 3.0000000001, 3],
  [ceil, 3.00001, 4],
  [floor, 2.9999999999, 3],
  [floor, 2.99, 2],
  [round, 1398.4999999999998, 1399],
  [round, 1398.49, 1398],
])("%o of %d is %d", (rounding, value, expected) => {
  expect(rounding(value)).toBe(expected);
});

test.each([
  [round, 12534.9, 10, 12530],
  [round, 12535, 10, 12540],
  [ceil, 390.21, 0.1, 390.3],
  [ceil, 390.2, 0.1, 390.2],
  [round, 4.57392, 0.001, 4.574],
])("%o of %d in steps of %d is %d", (rounding, value, step, expected) => {
  expect(inSteps(rounding, value, step)).toBe(expected);
});

test("comparing has the same slack, and the greater of two is one of them", () => {
  expect(isLess(4.15 - 1e-10, 4.15)).toBe(false);
  expect(isLess(4.149, 4.15)).toBe(true);
  expect([most(0, -1), most(0, 2), most(3, 2)]).toEqual([0, 2, 3]);
});
