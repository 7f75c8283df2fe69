import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { divideRounded, parseMillionths } from "./decimals.ts";

describe("parseMillionths", () => {
  test.each([
    ["12", 12_000_000],
    ["12.5", 12_500_000],
    ["12,5", 12_500_000],
    ["0.000001", 1],
    ["4.35", 4_350_000],
    ["12.50000000", 12_500_000],
  ])("%o is %d millionths", (text, millionths) => {
    expect(parseMillionths(text)).toBe(millionths);
  });

  test.each([
    "",
    " 12",
    "12 ",
    "-1",
    "+1",
    "1e3",
    ".5",
    "12.",
    "1.2.3",
    "1 000",
    "NaN",
    "Infinity",
    "٣",
    "12,5,5",
    "0x10",
    "200.0000001",
  ])("%o is no number", (text) => {
    expect(parseMillionths(text)).toBeUndefined();
  });

  test("every digit counts, with a point or a comma, however many zeros follow", () =>
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.stringMatching(/^\d{1,6}$/),
        fc.constantFrom(".", ","),
        fc.nat(9),
        (whole, part, mark, zeros) => {
          const text = `${whole}${mark}${part}${"0".repeat(zeros)}`;
          expect(parseMillionths(text)).toBe(Number(`${whole}${part.padEnd(6, "0")}`));
          expect(parseMillionths(String(whole))).toBe(Number(`${whole}000000`));
        },
      ),
    ));
});

describe("rounding", () => {
  test("divideRounded agrees with exact arithmetic", () =>
    fc.assert(
      fc.property(fc.nat(1e12), fc.integer({ min: 1, max: 1e6 }), (a, b) => {
        expect(divideRounded(a, b)).toBe(Number((2n * BigInt(a) + BigInt(b)) / (2n * BigInt(b))));
      }),
    ));
});
