import { execFileSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseFormula, type Formula, type Operation } from "./formula.ts";
import type { OtherEngine, Sheet } from "./sheet.ts";

const PACKAGE = "publicodes@1.10.3";

/** What is used of the package. */
interface Publicodes {
  getRule(name: string): object;
  setSituation(values: Record<string, number | undefined>): void;
  evaluate(rule: object): { nodeValue?: unknown };
}
type Module = { default: new (rules: object, options: object) => Publicodes };

/** npx brings it here: nothing else of the project needs it. */
function bring(): Promise<Module> {
  const paths = execFileSync("npx", ["--yes", "--package", PACKAGE, "--call", 'echo "$PATH"'], { encoding: "utf8" });
  // Its folder of programs comes first.
  const modules = join(paths.split(delimiter)[0]!, "..");
  return import(pathToFileURL(join(modules, "publicodes/dist/index.js")).href) as Promise<Module>;
}

type Expression = number | string | { [mechanism: string]: Expression | Expression[] };

/** The engine rounds halves up, so this is the whole number below. */
const floor = (value: Expression): Expression => ({ valeur: { "-": [value, 0.5] }, arrondi: "oui" });
const negative = (value: Expression): Expression => ({ "-": [0, value] });

const MECHANISMS: Readonly<Record<Operation, (of: Expression[]) => Expression>> = {
  "+": (of) => ({ "+": of }),
  "-": (of) => ({ "-": of }),
  "*": (of) => ({ "*": of }),
  "/": (of) => ({ "/": of }),
  "=": (of) => ({ "=": of }),
  "<": (of) => ({ "<": of }),
  "<=": (of) => ({ "<=": of }),
  ">": (of) => ({ ">": of }),
  IF: ([si, alors, sinon]) => ({ condition: { si: si!, alors: alors!, sinon: sinon! } }),
  AND: (of) => ({ et: of }),
  OR: (of) => ({ ou: of }),
  MAX: (of) => ({ "le maximum de": of }),
  INT: ([value]) => floor(value!),
  ROUNDUP: ([value]) => negative(floor(negative(value!))),
  SQRT: ([value]) => ({ "**": [value!, 0.5] }),
};

/**
 * The sheet as rules of publicodes, a rule a cell, with the numbers of the price list in them. The rules are parsed once;
 * a hangar is one situation, and all rules asked for in it share what has been worked out. It is asked by parsed rules,
 * without warnings and without the look at parent rules, of which there are none: all that makes it faster.
 */
export async function publicodes(sheet: Sheet): Promise<OtherEngine> {
  const { default: Publicodes } = await bring();
  const { rules, ruleOf } = rulesOf(sheet);
  const engine = new Publicodes(rules, { warn: false, flag: { automaticNamespaceDisabling: false } });
  const asked = sheet.results.map((name) => engine.getRule(ruleOf(name)));
  return {
    calculate(inputs) {
      const situation = Object.entries(inputs).map(([name, value]) => [ruleOf(name), value]);
      engine.setSituation(Object.fromEntries(situation));
      return asked.map((rule) => engine.evaluate(rule).nodeValue);
    },
  };
}

function rulesOf({ inputs, prices, formulas }: Sheet) {
  const cells: Record<string, number | string> = { ...inputs, ...formulas };
  const names = new Map(Object.keys(cells).map((name, at) => [name, `c${at}`]));
  const ruleOf = (name: string): string => names.get(name)!;
  const rules: Record<string, { valeur: Expression }> = {};
  let maxima = 0;

  const expression = (formula: Formula): Expression => {
    if (typeof formula === "number") return formula;
    if ("cell" in formula) return prices[formula.cell] ?? ruleOf(formula.cell);
    const written = MECHANISMS[formula.operation](formula.of.map(expression));
    if (formula.operation !== "MAX") return written;
    // Of this mechanism a rule may hold only one.
    const name = `m${maxima++}`;
    rules[name] = { valeur: written };
    return name;
  };
  for (const [name, content] of Object.entries(cells)) {
    rules[ruleOf(name)] = { valeur: typeof content === "number" ? content : expression(parseFormula(content)) };
  }
  return { rules, ruleOf };
}
