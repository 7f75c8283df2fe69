import { expect, test } from "vitest";
import { priceList } from "../../../tests/support/example-engine.ts";
import { roofOf } from "../form/sizes/sizes.ts";
import { snapped } from "./snap.ts";

test.each([
  ["length", 31.9, "dvuhskat", "30"],
  ["length", 32.6, "dvuhskat", "35"],
  ["length", -4, "dvuhskat", "5"],
  ["length", 999, "dvuhskat", "200"],
  ["length", 32.6, "s-kolonnoy-po-centru", "30"],
  ["width", 13.4, "dvuhskat", "12"],
  ["width", 99, "dvuhskat", "18"],
  ["width", 4, "s-kolonnoy-po-centru", "23,7"],
  ["height", 5, "dvuhskat", "5,55"],
  ["height", 0, "dvuhskat", "3,15"],
  ["length", Infinity, "dvuhskat", "200"],
  ["width", Infinity, "dvuhskat", "18"],
  ["height", Infinity, "dvuhskat", "6,75"],
] as const)("a %s dragged to %s m is, with roof %s, %s", (name, size_m, roof, text) => {
  expect(snapped(name, size_m, roofOf(priceList, roof), priceList)).toBe(text);
});

test("bays of a fraction of a metre add up to no longer fraction", () => {
  const roof = { ...roofOf(priceList, "dvuhskat"), pitch_m: 4.2 };
  expect(snapped("length", 25, roof, priceList)).toBe("25,2");
  expect(snapped("length", 999, roof, priceList)).toBe("197,4");
});
