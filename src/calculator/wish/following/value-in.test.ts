import { priceList } from "hangar-engine";
import { expect, test } from "vitest";
import { defaultHangar } from "../../form/default-hangar.ts";
import { valueIn } from "./value-in.ts";

const FORM = { ...defaultHangar(priceList), roof: "dvuhskat" };

test.each([
  ["roof", "dvuhskat", "dvuhskat"],
  ["width", "15000 мм", 15],
  ["width", "14", 15],
  ["width", "", undefined],
  ["length", "42,35", 42.35],
  ["length", "много", undefined],
  ["gates", "0", 0],
  ["gates", "", undefined],
  ["gates", "2,5", undefined],
  ["montazh", "1", true],
  ["montazh", "0", false],
  ["gates_pos", "2", 2],
  ["filler", "penoplast", "penoplast"],
] as const)("%s of «%s» is %j", (name, text, value) => expect(valueIn({ ...FORM, [name]: text }, name)).toBe(value));

test("what is no field has no value", () => expect(valueIn(FORM, "budget")).toBeUndefined());
