import { expect, test } from "vitest";
import { read } from "../../wish/reading/parser.ts";
import { filtersOfWish } from "./filters-of-wish.ts";

test.each([
  ["до 5 млн, от 300 квадратов", { budget: "5\u00a0000\u00a0000", area_min: "300" }],
  ["до 5 млн, ширина от 12", { budget: "5\u00a0000\u00a0000", width_min: "12" }],
  [
    "двускатный 12 на 30, двое ворот",
    { roof: "dvuhskat", width_min: "12", width_max: "12", length_min: "30", length_max: "30", gates: "2" },
  ],
  ["двускатный до 5 млн с монтажом", { budget: "5\u00a0000\u00a0000", roof: "dvuhskat", montazh: "1" }],
] as const)("«%s» as the filters hold it", (text, filters) =>
  expect(filtersOfWish(read(text, {}))).toMatchObject(filters),
);

test("a wish that says nothing sets nothing", () => expect(filtersOfWish(read("здравствуйте", {}))).toEqual({}));

test.each([
  ["не уже 13", { width_min: "13" }],
  ["не шире 15", { width_max: "15" }],
  ["длина от 30 до 40", { length_min: "30", length_max: "40" }],
  ["ширина 12–15 м", { width_min: "12", width_max: "15" }],
  ["высота не ниже 5 и не выше 6", { height_min: "5", height_max: "6" }],
  ["двускатный от 300 м2 до 5 млн, высота не менее 4,35", { area_min: "300", height_min: "4,35" }],
  ["двускатный 12 на 30, высота не ниже 5", { width_min: "12", width_max: "12", height_min: "5" }],
] as const)("«%s» is bounds of the selection, and no question", (text, filters) => {
  const understanding = read(text, {}, true);
  expect(understanding.questions).toEqual([]);
  expect(filtersOfWish(understanding)).toMatchObject(filters);
});

test.each([
  ["двускатный 2500000", 2_500_000],
  ["2 500 000, двое ворот", 2_500_000],
  ["двускатный 900 000", 900_000],
] as const)("«%s» is the budget of a selection, whatever it is called", (text, budget) => {
  const understanding = read(text, {}, true);
  expect(understanding.not_used).toEqual([]);
  expect(understanding.search?.parameters).toMatchObject({ budget });
  expect(read(text, {}).search).toBeUndefined();
});

test.each([
  "двускатный 900000",
  "двускатный 12 000 на 120 000",
  "площадь 1200000",
  "заказ 1234567, двускатный",
  "КПП 770101001, двускатный",
  "двускатный 2500000 или 3500000",
  "двускатный 89161234567",
  "двускатный 12х30, сосед заплатил 3 млн",
])("«%s» names no budget", (text) => expect(read(text, {}, true).search?.parameters["budget"]).toBeUndefined());

test.each(["2000000-3000000, двускатный", "двускатный 12 000 на 120 000"])("of «%s» the sum is asked about", (text) =>
  expect(read(text, {}, true).questions).toMatchObject([{ parameter: "budget" }]),
);

test("a plain sum with «от» is asked about", () =>
  expect(read("двускатный от 2500000", {}, true).questions).toMatchObject([
    { parameter: "budget", choices: [{ value: 2_500_000 }] },
  ]));

test.each(["ширина 12 или 15", "не уже 25"])("«%s» is asked all the same", (text) =>
  expect(read(text, {}, true).questions.map(({ parameter }) => parameter)).toContain("width"),
);
