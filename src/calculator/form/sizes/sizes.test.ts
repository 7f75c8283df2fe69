import { priceList } from "hangar-engine";
import { describe, expect, it } from "vitest";
import { chosenSize, lengthSlider, nearestSize, roofOf, typedMillimetres, widthChoices } from "./sizes.ts";

const widths = (roof: string) => widthChoices(roofOf(priceList, roof));

it.each([
  ["12", 12_000],
  ["12,3", 12_300],
  [" 7.75 ", 7750],
  ["12000", 12_000],
  ["", NaN],
  ["двенадцать", NaN],
])("typed %j is %d mm", (text, mm) => expect(typedMillimetres(text)).toBe(mm));

it("widths go by size, under the names that customers use", () => {
  expect(widths("odnoskat-otdelno").map(({ text }) => text)).toEqual(["7,75", "9,75", "11,75", "14,75"]);
  expect(widths("s-kolonnoy-po-centru")).toEqual([{ mm: 23_732, text: "23,7" }]);
});

describe("the button that a typed width lights up", () => {
  it.each([
    ["12", "12"],
    ["12,0", "12"],
    ["12000", "12"],
    ["12,3", undefined],
    ["", undefined],
  ])("%j", (text, lit) => expect(chosenSize(widths("dvuhskat"), text)?.text).toBe(lit));

  it("a width in millimetres under its customers' name", () =>
    expect(chosenSize(widths("s-kolonnoy-po-centru"), "23732")?.text).toBe("23,7"));
});

it.each([
  ["11", "12"],
  ["10,9", "10"],
  ["99", "18"],
  ["x", undefined],
])("nearest to %s is %s, a tie going to the larger", (text, nearest) =>
  expect(nearestSize(widths("dvuhskat"), text)?.text).toBe(nearest),
);

it("the length's slider runs over whole bays", () => {
  expect(lengthSlider(roofOf(priceList, "dvuhskat"), priceList.length)).toEqual({ min: 5, max: 200, step: 5 });
  expect(lengthSlider(roofOf(priceList, "s-kolonnoy-po-centru"), priceList.length)).toEqual({
    min: 6,
    max: 198,
    step: 6,
  });
});
