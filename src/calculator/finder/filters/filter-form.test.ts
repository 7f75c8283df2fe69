import { describe, expect, test } from "vitest";
import {
  ATTACHED_ROOFS,
  openFilters,
  FILTER_DEFAULTS,
  FREE_STANDING_ROOFS,
  filterPairs,
  withRoofs,
} from "./filter-form.ts";

describe("a link's filters in the form", () => {
  test.each([
    ["budget=5000000", "budget", "5\u00a0000\u00a0000"],
    ["budget=много", "budget", "много"],
    ["area_min=150.5", "area_min", "150,5"],
    ["area_max=150.5", "area_max", "150,5"],
    ["sort=price_per_m2", "sort", "price_per_m2"],
    ["attached=1", "roof", ATTACHED_ROOFS.join(",")],
    ["attached=0", "roof", FREE_STANDING_ROOFS.join(",")],
    [`attached=1&roof=dvuhskat,${ATTACHED_ROOFS[0]}`, "roof", ATTACHED_ROOFS[0]!],
    ["roof=DVUHSKAT,odnoskat-otdelno", "roof", "dvuhskat,odnoskat-otdelno"],
    ["truss=Сборный", "truss", "demountable"],
    ["rails=Н 1610", "rails", "h1610"],
    ["panels=да", "panels", "1"],
    ["gates_pos=2", "gates_pos", "2"],
    ["gates=x", "gates", "x"],
    ["sort=PRICE", "sort", "price"],
  ] as const)("%s", (query, name, text) => {
    const { form, strangers } = openFilters(query);
    expect(form).toEqual({ ...FILTER_DEFAULTS, budget: "", roof: "", [name]: text });
    expect(strangers).toEqual([]);
  });

  test("names that no search knows are told, marks of advertising are not", () => {
    expect(openFilters("montaz=1&utm_source=mail&width=12").strangers).toEqual(["montaz", "width"]);
    expect(openFilters("attached=1&roof=dvuhskat").strangers).toEqual(["attached"]);
    expect(openFilters("attached=maybe").strangers).toEqual(["attached"]);
  });
});

test("only what differs from the defaults is named, and of budget and order one always", () => {
  expect(filterPairs({ ...FILTER_DEFAULTS, roof: "" })).toEqual([["budget", "3000000"]]);
  const form = {
    ...FILTER_DEFAULTS,
    roof: "",
    budget: "4,5 млн",
    area_min: " 100 ",
    gates: "0",
    montazh: "1",
    sort: "price",
  };
  expect(filterPairs(form)).toEqual([
    ["budget", "4500000"],
    ["area_min", "100"],
    ["montazh", "1"],
    ["sort", "price"],
  ]);
  const unbound = filterPairs({ ...form, budget: " ", sort: "" });
  expect(unbound).toEqual([
    ["area_min", "100"],
    ["montazh", "1"],
    ["sort", "price"],
  ]);
  expect(filterPairs(openFilters(String(new URLSearchParams(unbound.map((pair) => [...pair])))).form)).toEqual(unbound);
});

describe("roofs", () => {
  const attached = "odnoskat-pristavnoy";
  const others = ["dvuhskat", "odnoskat-otdelno", "s-kolonnoy-po-centru"];

  test("an empty address is about those that need no building, one with filters about what it names", () => {
    expect(FREE_STANDING_ROOFS).toEqual(others);
    expect(filterPairs(openFilters("?utm_source=mail").form)).toEqual([
      ["budget", "3000000"],
      ["roof", others.join(",")],
    ]);
    expect(filterPairs(openFilters("budget=3000000").form)).toEqual([["budget", "3000000"]]);
    expect(filterPairs(openFilters("budget=3000000&roof=dvuhskat").form)).toContainEqual(["roof", "dvuhskat"]);
  });

  test.each([
    [others.join(","), [attached], true, ""],
    ["", [attached], false, others.join(",")],
    ["odnoskat-otdelno", ["dvuhskat"], true, "dvuhskat,odnoskat-otdelno"],
    ["dvuhskat,odnoskat-otdelno", ["odnoskat-otdelno"], false, "dvuhskat"],
    ["dvuhskat", ["dvuhskat"], false, others.join(",")],
    [attached, [attached], false, others.join(",")],
  ])("of %j %j wanted: %s", (roof, changed, isWanted, expected) =>
    expect(withRoofs({ ...FILTER_DEFAULTS, roof }, changed, isWanted)).toBe(expected),
  );
});

test.each([
  ["width_min", "12000 мм", "12"],
  ["length_max", "60 м", "60"],
  ["area_min", "1 500 кв. м", "1500"],
  ["area_min", "360 м²", "360"],
  ["area_min", "большой ангар", "большойангар"],
] as const)("%s of %j is asked as %s", (name, typed, asked) =>
  expect(filterPairs({ ...FILTER_DEFAULTS, roof: "", [name]: typed })).toEqual([
    ["budget", "3000000"],
    [name, asked],
  ]),
);
