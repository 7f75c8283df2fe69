import { priceList } from "hangar-engine";
import { describe, expect, it } from "vitest";
import { heightChoices, widthChoices } from "../calculator/form/sizes/sizes.ts";
import { narrowed, type Limits } from "./limits.ts";

const widths = (limits: Limits, roof = "dvuhskat") =>
  widthChoices(narrowed(limits)!.roofs[roof]!).map(({ text }) => text);

describe("limits", () => {
  it("that are none leave the price list as it is", () => {
    expect(narrowed({})).toEqual(priceList);
  });

  it("of width take in both ends, in metres or in millimetres", () => {
    expect(widths({ width_min: 12, width_max: 15 })).toEqual(["12", "15"]);
    expect(widths({ width_min: 12_000, width_max: 15_000 })).toEqual(["12", "15"]);
  });

  it("of width go by the name of a size as well as by the size", () => {
    for (const width_max of [23.7, 23_732]) expect(widths({ width_max }, "s-kolonnoy-po-centru")).toEqual(["23,7"]);
    expect(narrowed({ width_max: 23.6 })!.roofs).not.toHaveProperty("s-kolonnoy-po-centru");
  });

  it("of height leave a default that is offered", () => {
    const { dvuhskat } = narrowed({ height_min: 5 })!.roofs;
    expect(heightChoices(dvuhskat!).map(({ text }) => text)).toEqual(["5,55", "6,75"]);
    expect(dvuhskat!.default_height_mm).toBe(5550);
  });

  it("take away roofs that have no size left", () => {
    expect(Object.keys(narrowed({ roofs: ["odnoskat-otdelno", "dvuhskat"] })!.roofs)).toEqual([
      "dvuhskat",
      "odnoskat-otdelno",
    ]);
    expect(Object.keys(narrowed({ width_min: 20 })!.roofs)).toEqual(["s-kolonnoy-po-centru"]);
  });

  it("only ever narrow", () => {
    const { length, limits } = narrowed({ length_min: 1, length_max: 999, gates_max: 999, doors_max: 0 })!;
    expect(length).toEqual(priceList.length);
    expect(limits).toEqual({ ...priceList.limits, doors: 0 });
  });

  it("that leave no hangar are refused", () => {
    expect(narrowed({ width_min: 50 })).toBeUndefined();
    expect(narrowed({ length_min: 60, length_max: 50 })).toBeUndefined();
    expect(narrowed({ roofs: [] })).toBeUndefined();
  });
});
