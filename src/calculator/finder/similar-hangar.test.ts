import { expect, test } from "vitest";
import { FILTER_DEFAULTS, type FilterForm } from "./filters/filter-form.ts";
import { similarHangar } from "./similar-hangar.ts";

const similar = (filters: Partial<FilterForm>) => {
  const { calculator_link } = similarHangar({ ...FILTER_DEFAULTS, ...filters })!;
  return Object.fromEntries(new URL(calculator_link).searchParams);
};

test.each([
  ["sizes and wishes", { length_min: "60", length_max: "60", gates: "2" }, { length: "60", gates: "2" }],
  ["a width that is not made", { width_min: "25" }, { width: "18000" }],
  ["the least and the most", { length_max: "42", height_max: "5 м" }, { length: "42", height: "5550" }],
  ["the roof", { roof: "s-kolonnoy-po-centru" }, { roof: "s-kolonnoy-po-centru" }],
  ["no roof that there is", { roof: "kupol" }, { roof: "dvuhskat" }],
  ["more gates than fit", { length_min: "12", gates: "20" }, { length: "12" }],
] as const)("the hangar nearest to %s", (_what, filters, parameters) =>
  expect(similar(filters)).toMatchObject(parameters),
);

test("there is none beside a length that is not made", () =>
  expect(similarHangar({ ...FILTER_DEFAULTS, length_min: "300" })).toBeUndefined());
