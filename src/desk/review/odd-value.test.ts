import { expect, test } from "vitest";
import { oddValue } from "./odd-value.ts";

const price = ["prices", "gate_frame"];

test.each([
  [price, 32500, 325_000, "+900\u00a0% — не лишний ли ноль?"],
  [price, 32500, 3250, "\u221290\u00a0% — не потерян ли ноль?"],
  [price, 32500, 42260, "+30\u00a0% — не опечатка ли?"],
  [price, 32500, 42250, undefined],
  [["meta", "production_days"], 14, 140, "+900\u00a0% — не лишний ли ноль?"],
  [["meta", "production_days"], 14, 28, undefined],
  [["meta", "production_days"], 28, 14, undefined],
  [["meta", "production_days"], 14, 29, "+107,1\u00a0% — не опечатка ли?"],
  [["delivery", "text"], "нет", "да", undefined],
])("%j from %j to %j", (path, was, value, told) => {
  expect(oddValue({ path, value }, { value: was })).toBe(told);
});

test("a new field is no odd one", () => {
  expect(oddValue({ path: price, value: 10 }, undefined)).toBeUndefined();
});
