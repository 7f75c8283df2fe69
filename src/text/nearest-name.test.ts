import { expect, test } from "vitest";
import { nearestName } from "./nearest-name.ts";

const NAMES = ["roof", "width", "length", "height", "gates", "gates_pos", "montazh", "panels", "windows", "vat_rate"];

test.each([
  // Two letters that changed places are one edit
  ["heigth", "height"],
  ["widht", "width"],
  ["lenght", "length"],
  ["gatse", "gates"],
  // One letter too many, too few, another
  ["hight", "height"],
  ["widths", "width"],
  ["pamels", "panels"],
  // The beginning of a name
  ["vat", "vat_rate"],
  // Too far from all
  ["mounting", undefined],
  ["xy", undefined],
  ["", undefined],
  // As HTML writes it
  ["amp;width", "width"],
  ["amp;amp;heigth", "height"],
])("%s: %s", (typed, meant) => {
  expect(nearestName(typed, NAMES)).toBe(meant);
});

test("of two names the one that is nearer, in whatever order they stand", () => {
  expect(nearestName("heigth", ["length", "height"])).toBe("height");
  expect(nearestName("heigth", ["height", "length"])).toBe("height");
});
