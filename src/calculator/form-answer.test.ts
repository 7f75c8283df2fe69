import { priceList } from "hangar-engine";
import { expect, it } from "vitest";
import { answerForm } from "./form-answer.ts";
import { defaultHangar } from "./form/default-hangar.ts";
import type { FormState } from "./form/form-state.ts";

type Told = [title: string, change: Partial<FormState>, wrong: string[], noted: string[]];

const cases: Told[] = [
  ["a width is rounded though the length is wrong", { width: "12,3", length: "999" }, ["length"], ["width"]],
  ["a height is rounded though the width is wrong", { width: "99", height: "4,4" }, ["width"], ["height"]],
  ["a width is rounded though openings are too many", { width: "12,3", doors: "99" }, ["doors"], ["width"]],
  ["every wrong field is told", { width: "99", length: "abc", gates: "99" }, ["gates", "length", "width"], []],
  ["gates that no width has room for", { width: "99", gates: "20" }, ["gates", "width"], []],
  ["gates that another length has room for are not told", { length: "999", gates: "20" }, ["length"], []],
  ["nothing is said of what stands in for a wrong field", { width: "99", length: "30" }, ["width"], []],
];

it.each(cases)("%s", (_, change, wrong, noted) => {
  const { body, problems, notes } = answerForm({ ...defaultHangar(priceList), ...change });
  expect(body).toBeUndefined();
  expect(problems.others).toEqual([]);
  expect(Object.keys(problems.byField).sort()).toEqual(wrong);
  expect(Object.keys(notes)).toEqual(noted);
});
