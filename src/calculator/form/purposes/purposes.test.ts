import { purposes } from "virtual:hangar-data";
import { calculate, priceList } from "hangar-engine";
import { expect, it, test } from "vitest";
import { defaultHangar } from "../default-hangar.ts";
import { formParameters } from "../form-state.ts";
import { presetOf, PRESETS } from "./purposes.ts";

it.each(PRESETS)("$name stands in the form as its file says", ({ name, form }) => {
  const { hangar } = purposes.find((purpose) => purpose.name === name)!;
  const answer = calculate(formParameters(form));
  expect(answer).toEqual(calculate(hangar));
  expect(answer.status).toBe(200);
  expect(presetOf(form)?.name).toBe(name);
  expect(presetOf({ ...form, doors: "7" })).toBeUndefined();
});

test("the hangar that the page opens with is nobody's preset", () => {
  expect(PRESETS.map(({ name }) => name)).toEqual(["Склад", "Автосервис", "Навес"]);
  expect(presetOf(defaultHangar(priceList))).toBeUndefined();
});
