import type { Problem } from "hangar-engine";
import { expect, it } from "vitest";
import { sortProblems } from "./field-errors.ts";

const tooMany: Problem = {
  code: "invalid_parameter",
  about: [{ parameter: "gates" }],
  came: "пришло «99»",
  accepted: "принимается целое число от 0 до 30",
};

const cases: [title: string, problem: Problem, byField: object, others?: string[]][] = [
  [
    "a size that is no number is told as a person says it",
    {
      code: "invalid_parameter",
      about: [{ parameter: "width" }],
      came: "пришло «abc»",
      accepted: "принимается число без пробелов и знака, например 12, 12.5 или 12,5",
    },
    { width: "Нужно число больше нуля, например 12,5" },
  ],
  ["what came stands in the field already", tooMany, { gates: "Принимается целое число от 0 до 30" }],
  [
    "a problem of two fields is told at both",
    {
      code: "does_not_fit",
      about: [{ parameter: "gates" }, { parameter: "doors" }],
      accepted: "проёмам нужно 40 м стены",
    },
    { gates: "Проёмам нужно 40 м стены", doors: "Проёмам нужно 40 м стены" },
  ],
  [
    "a problem of two sizes is told as it is: both are numbers",
    {
      code: "invalid_parameter",
      about: [{ parameter: "width" }, { parameter: "length" }],
      accepted: "одно не может быть больше другого",
    },
    { width: "Одно не может быть больше другого", length: "Одно не может быть больше другого" },
  ],
  [
    "a problem of no field is told whole",
    {
      code: "unknown_parameter",
      about: [{ parameter: "montaz" }],
      came: "такого параметра нет",
      accepted: "есть montazh",
    },
    {},
    ["montaz: такого параметра нет; есть montazh"],
  ],
];

it.each(cases)("%s", (_, problem, byField, others = []) => {
  expect(sortProblems([problem])).toEqual({ byField, others });
});

it("the first problem of a field is the one that stands at it", () => {
  const sorted = sortProblems([tooMany, { ...tooMany, accepted: "вторая" }]);
  expect(sorted.byField).toEqual({ gates: "Принимается целое число от 0 до 30" });
});
