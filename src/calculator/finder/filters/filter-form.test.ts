import { describe, expect, test } from "vitest";
import { openFilters, toggleRoof, FILTER_DEFAULTS, filterPairs } from "./filter-form.ts";

describe("a link's filters in the form", () => {
  test.each([
    ["budget=5000000", "budget", "5\u00a0000\u00a0000"],
    ["budget=много", "budget", "много"],
    ["area_min=150.5", "area_min", "150,5"],
    ["roof=DVUHSKAT,odnoskat-otdelno", "roof", "dvuhskat,odnoskat-otdelno"],
    ["truss=Сборный", "truss", "demountable"],
    ["rails=Н 1610", "rails", "h1610"],
    ["panels=да", "panels", "1"],
    ["gates_pos=2", "gates_pos", "2"],
    ["gates=x", "gates", "x"],
    ["sort=PRICE", "sort", "price"],
  ] as const)("%s", (query, name, text) => {
    const { form, strangers } = openFilters(query);
    expect(form).toEqual({ ...FILTER_DEFAULTS, [name]: text });
    expect(strangers).toEqual([]);
  });

  test("names that no search knows are told, marks of advertising are not", () => {
    expect(openFilters("montaz=1&utm_source=mail&width=12").strangers).toEqual(["montaz", "width"]);
  });
});

test("only what differs from the defaults is named, and the budget always", () => {
  expect(filterPairs(FILTER_DEFAULTS)).toEqual([["budget", "3000000"]]);
  const form = { ...FILTER_DEFAULTS, budget: " 4 500 000", area_min: " 100 ", gates: "0", montazh: "1", sort: "price" };
  expect(filterPairs(form)).toEqual([
    ["budget", "4500000"],
    ["area_min", "100"],
    ["montazh", "1"],
    ["sort", "price"],
  ]);
});

test("roofs are added and taken out in the order of the price list", () => {
  const all = ["a", "b", "c"];
  const form = { ...FILTER_DEFAULTS, roof: "c" };
  expect(toggleRoof(form, "a", all)).toBe("a,c");
  expect(toggleRoof({ ...form, roof: "a,c" }, "c", all)).toBe("a");
  expect(toggleRoof({ ...form, roof: "a" }, "a", all)).toBe("");
});
