import { expect, test } from "vitest";
import { besideTotal } from "./beside-total.ts";

test.each([
  ["", undefined, ""],
  ["без доставки", undefined, "без доставки"],
  ["", "2026-11-20", "без связи — цены на 20 ноября 2026"],
  ["без доставки", "2026-11-20", "без доставки, без связи — цены на 20 ноября 2026"],
])("a total without “%s”, of unchecked prices of %s: “%s”", (leftOut, unchecked, told) => {
  expect(besideTotal(leftOut, unchecked).replaceAll("\u00a0", " ")).toBe(told);
});
