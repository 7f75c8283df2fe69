import { expect, it } from "vitest";
import { sortProblems } from "./field-errors.ts";

const cases: [detail: string, byField: object, others?: string[]][] = [
  ["gates: пришло «99»; принимается целое число от 0 до 30", { gates: "Принимается целое число от 0 до 30" }],
  ["unsupported_size: length: пришло «3»; принимается от 5 до 200 м", { length: "Принимается от 5 до 200 м" }],
  [
    "does_not_fit: gates, doors: проёмам нужно 40 м стены",
    { gates: "Проёмам нужно 40 м стены", doors: "Проёмам нужно 40 м стены" },
  ],
  ["montaz: такого параметра нет", {}, ["montaz: такого параметра нет"]],
];

it.each(cases)("%s", (detail, byField, others = []) => {
  expect(sortProblems([detail])).toEqual({ byField, others });
});

it("the first problem of a field is the one that stands at it", () => {
  expect(sortProblems(["gates: первая", "gates: вторая"]).byField).toEqual({ gates: "Первая" });
});
