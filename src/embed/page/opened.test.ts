import { expect, test } from "vitest";
import { priceList } from "hangar-engine";
import { opened } from "./opened.ts";

const open = (query: string) => opened(new URLSearchParams(query));

test("every parameter of a link counts, those that only speak of the answer do not", () => {
  const { state, told } = open(
    "roof=dvuhskat&width=15000&length=42.5&height=5550&gates=2&gates_pos=1&panels=1&lang=en&utm_source=a",
  );
  expect(told).toEqual([]);
  expect(state.formAnswer.body?.request).toMatchObject({ width_mm: 15000, length_m: 42.5, height_mm: 5550, gates: 2 });
  expect(state.formAnswer.body?.request.panels).toBe(true);
});

test("an id opens its hangar", () => {
  const { calculation_id, request } = open("roof=dvuhskat&width=18&length=60&piles=1").state.formAnswer.body!;
  expect(open(`calculation_id=${calculation_id}`).state.formAnswer.body?.request).toEqual(request);
});

test("what was rounded, is not offered or is of another price list is told", () => {
  expect(open("roof=dvuhskat&width=11.8&length=30").told).toHaveLength(1);
  const refused = open("roof=dvuhskat&width=30&length=45");
  expect(refused.told).toHaveLength(2);
  expect(refused.state.form).toMatchObject({ width: "30", length: "45" });
  expect(open("roof=dvuhskat&width=12&length=30&foo=1").told.at(-1)).toContain("foo");
  expect(open(`prices_version=2020-01-01`).told).toHaveLength(1);
  expect(open(`prices_version=${priceList.meta.version}`).told).toEqual([]);
});
