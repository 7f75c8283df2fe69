import { expect, test } from "vitest";
import { parseFormula } from "../../scripts/bench/formula.ts";

test("operations bind as in a spreadsheet, those alike from left to right", () => {
  expect(parseFormula("={a}-{b}-2*({c}+1)")).toEqual({
    operation: "-",
    of: [
      { operation: "-", of: [{ cell: "a" }, { cell: "b" }] },
      { operation: "*", of: [2, { operation: "+", of: [{ cell: "c" }, 1] }] },
    ],
  });
});

test("a comparison is looser than a sum, and a function takes formulas", () => {
  expect(parseFormula("IF({prices.H 500}<=0.5+1,MAX(0,{a}),INT({b}))")).toEqual({
    operation: "IF",
    of: [
      { operation: "<=", of: [{ cell: "prices.H 500" }, { operation: "+", of: [0.5, 1] }] },
      { operation: "MAX", of: [0, { cell: "a" }] },
      { operation: "INT", of: [{ cell: "b" }] },
    ],
  });
});

test.each(["={a}+", "=({a}", "={a} {b}", "=NA()", "=A1", "={a}^2", "=MAX 1"])("%s is refused", (text) => {
  expect(() => parseFormula(text)).toThrow(text.replace("=", ""));
});
