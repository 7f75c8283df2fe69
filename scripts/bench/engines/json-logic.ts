import { LogicEngine } from "json-logic-engine";
import { parseFormula, type Formula, type Operation } from "./formula.ts";
import type { OtherEngine, Sheet } from "./sheet.ts";

type Rule = number | string | { [operation: string]: Rule | readonly Rule[] };

const NAMES: Readonly<Record<Operation, string>> = {
  "+": "+",
  "-": "-",
  "*": "*",
  "/": "/",
  "=": "===",
  "<": "<",
  "<=": "<=",
  ">": ">",
  IF: "if",
  AND: "and",
  OR: "or",
  NOT: "!",
  MAX: "max",
  INT: "floor",
  ROUNDUP: "ceil",
  SQRT: "sqrt",
};

/**
 * The sheet as rules of JSON Logic, a rule a formula, each compiled once by `build` with the numbers of the price list
 * in it. JSON Logic has no names for what has been worked out: a rule's result joins the data of those after it. The data
 * are a list, which compiled rules read faster than an object of so many fields.
 */
export function jsonLogic({ inputs, prices, formulas, results }: Sheet): OtherEngine {
  const engine = new LogicEngine();
  for (const name of ["floor", "ceil", "sqrt"] as const) {
    engine.addMethod(name, Math[name], { deterministic: true, optimizeUnary: true });
  }
  const places = new Map([inputs, formulas].flatMap(Object.keys).map((name, place) => [name, place]));
  const rule = (formula: Formula): Rule => {
    if (typeof formula === "number") return formula;
    if ("cell" in formula) return prices[formula.cell] ?? { val: places.get(formula.cell)! };
    // A spreadsheet is told how many digits are left.
    const of = formula.operation === "ROUNDUP" ? formula.of.slice(0, 1) : formula.of;
    return { [NAMES[formula.operation]]: of.map(rule) };
  };
  const steps = Object.values(formulas).map((formula) => {
    return engine.build(rule(parseFormula(formula))) as (data: readonly unknown[]) => unknown;
  });
  const asked = results.map((name) => places.get(name)!);
  return {
    calculate(values) {
      const data: unknown[] = Object.values(values);
      for (const step of steps) data.push(step(data));
      return asked.map((place) => data[place]);
    },
  };
}
