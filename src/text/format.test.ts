import fc from "fast-check";
import { expect, test } from "vitest";
import { decimal, grouped, parts } from "./format.ts";

test.each([
  [4350, 1000, "4,35"],
  [4000, 1000, "4"],
  [4005, 1000, "4,005"],
  [50, 1000, "0,05"],
  [3004, 100, "30,04"],
  [20732, 10, "2073,2"],
] as const)("%d parts of %d are %s", (count, per, text) => expect(parts(count, per)).toBe(text));

test("whole numbers are grouped as Russian typography has them", () =>
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -2000, max: 2000 })), (whole) => {
      const expected = Math.abs(whole).toLocaleString("en").replaceAll(",", "\u00a0");
      expect(grouped(whole)).toBe(whole < 0 ? `\u2212${expected}` : expected);
    }),
    { numRuns: 1000, examples: [[0], [-1], [999], [1000], [1_000_007], [10 ** 15]] },
  ));

test("parts are written as the fraction that they make", () =>
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.constantFrom(10, 100, 1000), (count, per) => {
      expect(parts(count, per)).toBe(decimal(count / per));
    }),
  ));
