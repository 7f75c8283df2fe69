import { expect, test } from "vitest";
import { besideTotal } from "./beside-total.ts";

const MANY = "без доставки; снег V — отдельный проект; без крана; без учёта: «покраска; окна»; без этажей";

test.each([
  ["", undefined, "", 0],
  ["без доставки", undefined, "без доставки", 0],
  ["", "2026-11-20", "без связи — цены на 20 ноября 2026", 0],
  ["без доставки", "2026-11-20", "без связи — цены на 20 ноября 2026, без доставки", 0],
  [MANY, undefined, "без доставки; снег V — отдельный проект", 3],
])("a total without “%s”, of unchecked prices of %s: “%s”", (inShort, unchecked, told, more) => {
  const beside = besideTotal(inShort, unchecked);
  expect({ ...beside, told: beside.told.replaceAll("\u00a0", " ") }).toEqual({ told, more });
});
