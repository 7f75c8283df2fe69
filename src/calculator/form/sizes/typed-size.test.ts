import { expect, it } from "vitest";
import { typedSize } from "./typed-size.ts";

it.each([
  ["30", "30"],
  [" 30 ", "30"],
  ["30 м", "30"],
  ["30м", "30"],
  ["30 метров", "30"],
  ["4.35", "4.35"],
  ["４,３５", "4,35"],
])("%j is %s m, and nothing need be said", (typed, text) => expect(typedSize(typed)).toEqual({ text }));

it.each([
  ["12000", "12", "12000\u00a0мм — это 12\u00a0м"],
  ["12 000", "12", "12000\u00a0мм — это 12\u00a0м"],
  ["12000 мм", "12", "12000\u00a0мм — это 12\u00a0м"],
  ["12000 м", "12", "12000\u00a0мм — это 12\u00a0м"],
  ["4350мм", "4,35", "4350\u00a0мм — это 4,35\u00a0м"],
  ["800 мм", "0,8", "800\u00a0мм — это 0,8\u00a0м"],
  ["435 см", "4,35", "435\u00a0см — это 4,35\u00a0м"],
])("%j is %s m, and says so", (typed, text, told) => expect(typedSize(typed)).toEqual({ text, told }));

it.each(["", "двенадцать", "12 кг", "12 на 30", "99999999", "1e3", "-5", "abc"])("%j is no size", (typed) =>
  expect(typedSize(typed)).toBeUndefined(),
);
