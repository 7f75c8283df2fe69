import fc from "fast-check";
import { expect, test } from "vitest";
import { decimal, parts } from "./format.ts";

test.each([
  [4350, 1000, "4,35"],
  [4000, 1000, "4"],
  [4005, 1000, "4,005"],
  [50, 1000, "0,05"],
  [3004, 100, "30,04"],
  [20732, 10, "2073,2"],
] as const)("%d parts of %d are %s", (count, per, text) => expect(parts(count, per)).toBe(text));

test("parts are written as the fraction that they make", () =>
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.constantFrom(10, 100, 1000), (count, per) => {
      expect(parts(count, per)).toBe(decimal(count / per));
    }),
  ));
