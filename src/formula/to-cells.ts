import type { Case, Definition, Row, Rules } from "./rules.ts";
import type { NameTree, NumberTree, OperationTree, Tree } from "./tree.ts";

/** How a spreadsheet calls what rules are given. */
export interface CellNames {
  /** A size, an option or a figure, wherever the sheet has it: an expression. */
  given(path: NameTree): string;
  /** A value of an option, as it is compared with. */
  choice(option: string, value: string): string;
}

/** Rules as formulas of cells. A formula names another cell in braces: `{bays}+1`. */
export interface Cells {
  /** Quantities by name, each behind those that it speaks of. */
  quantities: ReadonlyMap<string, string>;
  rows: readonly RowCells[];
}

export interface RowCells {
  row: Row;
  /** Tenths of the row's unit, 0 where a hangar does not have it. */
  tenths: string;
  price: string;
  /** A condition; absent where the price is never preliminary. */
  estimate?: string;
}

/** What stands for a parameter, and in which scope that is worked out. */
interface Bound {
  tree: Tree;
  values: Values;
}
type Values = ReadonlyMap<string, Bound>;
const NONE: Values = new Map();

/**
 * Checked rules for a spreadsheet, which has functions of its own names and no slack: the sheet must have it in a cell of
 * that name. Quantities with parameters are written out wherever they are asked for. `asked` are quantities that no row
 * speaks of.
 */
export function toCells({ definitions, rows }: Rules, names: CellNames, asked: readonly string[] = []): Cells {
  const quantities = new Map<string, string>();

  function code(tree: Tree, values: Values): string {
    if (tree.op === "number") return String(tree.value);
    if (tree.op === "name") return name(tree, values);
    if (tree.op !== "call") return operation(tree, values);
    const { parameters, cases } = definitions[tree.name]!;
    const of = parameters.map((parameter, place) => [parameter, { tree: tree.of[place]!, values }] as const);
    return casesCode(cases, new Map(of));
  }

  function name(tree: NameTree, values: Values): string {
    const { steps } = tree;
    const bound = values.get(tree.name);
    if (bound) return code(further(bound.tree, steps), bound.values);
    const definition = definitions[tree.name];
    if (!definition) return names.given(tree);
    if (steps.length === 0) return cell(definition);
    // Of figures that are chosen by cases each gives its own.
    return casesCode(
      definition.cases.map((one) => ({ ...one, is: further(one.is, steps) })),
      NONE,
    );
  }

  function cell({ name, cases }: Definition): string {
    if (!quantities.has(name)) quantities.set(name, casesCode(cases, NONE));
    return `{${name}}`;
  }

  const casesCode = (cases: readonly Case[], values: Values): string =>
    cases.reduceRight((rest, { when, is }) => {
      const value = code(is, values);
      return when ? `IF(${code(when, values)},${value},${rest})` : value;
    }, "");

  function operation({ op, of }: OperationTree, values: Values): string {
    const [left, right] = of as [Tree, Tree];
    if (op === "=" && right.op === "name" && right.means !== undefined) {
      return `${code(left, values)}=${names.choice((left as NameTree).name, right.means)}`;
    }
    const [a = "", b = "", c = ""] = of.map((part) => code(part, values));
    switch (op) {
      case "+":
      case "×":
      case "÷":
      case "−":
        return `(${a}${SIGNS[op]}${b})`;
      case "=":
        return `${a}=${b}`;
      case "<":
        return `${a}<${b}-{slack}`;
      case ">":
        return `${b}<${a}-{slack}`;
      case "if":
        return `IF(${a},${b},${c})`;
      case "and":
      case "or":
      case "not":
      case "max":
        return `${op.toUpperCase()}(${of.length === 1 ? a : `${a},${b}`})`;
      case "root":
        return `SQRT(${a})`;
      default:
        return inSteps(op, a, (right as NumberTree | undefined)?.value ?? 1);
    }
  }

  const rowCells = (row: Row): RowCells => {
    const tenths = `INT(${code(row.qty, NONE)}*10+0.5)`;
    const { when, price, estimate } = row;
    return {
      row,
      tenths: when ? `IF(${code(when, NONE)},${tenths},0)` : tenths,
      price: code(price, NONE),
      ...(estimate && { estimate: estimate === true ? "1=1" : code(estimate, NONE) }),
    };
  };
  const cells = rows.map(rowCells);
  for (const name of asked) cell(definitions[name]!);
  return { rows: cells, quantities };
}

function further(tree: Tree, steps: NameTree["steps"]): Tree {
  if (steps.length === 0) return tree;
  return { ...(tree as NameTree), steps: [...(tree as NameTree).steps, ...steps] };
}

const SIGNS = { "+": "+", "−": "-", "×": "*", "÷": "/" } as const;

/** As `inSteps` of `runtime.ts`. A spreadsheet rounds −1e-9 up to −1: what is rounded up is never below zero. */
const ROUNDED = {
  up: (value: string) => `MAX(0,ROUNDUP(${value}-{slack},0))`,
  down: (value: string) => `INT(${value}+{slack})`,
  nearest: (value: string) => `INT(${value}+0.5+{slack})`,
};

function inSteps(op: keyof typeof ROUNDED, value: string, step: number): string {
  if (step === 1) return ROUNDED[op](value);
  if (step > 1) return `(${ROUNDED[op](`${value}/${step}`)}*${step})`;
  const perOne = Math.round(1 / step);
  return `(${ROUNDED[op](`${value}*${perOne}`)}/${perOne})`;
}
