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
