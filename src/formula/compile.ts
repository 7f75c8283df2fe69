import { givenOf, inOrder } from "./dependencies.ts";
import type { Layout } from "./program.ts";
import type { Case, Definition, Rules } from "./rules.ts";
import type { NameTree, NumberTree, OperationTree, Tree } from "./tree.ts";

/** What stands for a name in the code: of a parameter, the code of its value. */
type Values = ReadonlyMap<string, string>;
const NONE: Values = new Map();

/**
 * Checked rules as the text of plain code: a function that is given `runtime.ts` and makes a `Program`. Quantities with parameters are written out wherever they are asked for, so that a bill calls nothing.
 */
export function compile({ definitions, rows }: Rules, layout: Layout): string {
  /** Names of the quantities that are worked out beforehand, by what stands for them. */
  let worked: ReadonlyMap<string, string> = new Map();
  /** What is taken out of the subject at the beginning of a function. */
  let hoisted = new Map<string, string>();
  /** Statements that the next formula needs before it. */
  let before: string[] = [];
  let made = 0;

  function code(tree: Tree, values: Values): string {
    if (tree.op === "number") return String(tree.value);
    if (tree.op === "name") return name(tree, values);
    if (tree.op !== "call") return operation(tree, values);
    const definition = definitions[tree.name]!;
    return writtenOut(
      definition,
      tree.of.map((part) => code(part, values)),
    );
  }

  function name({ name, steps, means, bound }: NameTree, values: Values): string {
    if (means !== undefined) return JSON.stringify(means);
    const definition = definitions[name];
    const of = () => (definition ? writtenOut(definition, []) : given(name, steps.length > 0));
    return steps.reduce<string>(
      (at, step, place) => {
        if (typeof step === "string") return `${at}.${step}`;
        const key = code(step, values);
        return bound?.step === place ? `rowFor(${at}, ${key}, "${bound.field}")` : `${at}[${key}]`;
      },
      values.get(name) ?? worked.get(name) ?? of(),
    );
  }

  /** A given value; a table, or the object that a number is in, is taken out of the subject once. */
  function given(name: string, isTable: boolean): string {
    const path = layout.given[name]!.split(".");
    const isWhole = isTable || path.length === 1;
    const taken = isWhole ? path : path.slice(0, -1);
    const variable = `$${taken.join("_")}`;
    hoisted.set(variable, `subject.${taken.join(".")}`);
    return isWhole ? variable : `${variable}.${path.at(-1)}`;
  }

  function operation({ op, of }: OperationTree, values: Values): string {
    const [a = "", b = "", c = ""] = of.map((part) => code(part, values));
    switch (op) {
      case "+":
      case "×":
      case "÷":
      case "−":
        return `(${a} ${SIGNS[op]} ${b})`;
      case "=":
        return `${a} === ${b}`;
      case "<":
        return `isLess(${a}, ${b})`;
      case ">":
        return `isLess(${b}, ${a})`;
      case "and":
        return `(${a} && ${b})`;
      case "or":
        return `(${a} || ${b})`;
      case "not":
        return `!(${a})`;
      case "if":
        return `(${a} ? ${b} : ${c})`;
      case "max":
        return `most(${a}, ${b})`;
      case "root":
        return `Math.sqrt(${a})`;
      default:
        return inSteps(ROUNDINGS[op], a, (of[1] as NumberTree | undefined)?.value ?? 1);
    }
  }

  function casesCode(cases: readonly Case[], values: Values): string {
    return cases.reduceRight((rest, { when, is }) => {
      const value = code(is, values);
      return when ? `(${code(when, values)} ? ${value} : ${rest})` : value;
    }, "");
  }

  /** Values that are more than a name or a number are worked out once, before. */
  function writtenOut({ parameters, cases }: Definition, of: readonly string[]): string {
    const values = new Map(
      parameters.map((parameter, place) => {
        const value = of[place]!;
        if (/^[\w.$]+$/.test(value)) return [parameter, value];
        const variable = `v${made++}`;
        before.push(`const ${variable} = ${value};`);
        return [parameter, variable];
      }),
    );
    return casesCode(cases, values);
  }

  /** The lines of a function, behind what it takes out of the subject. */
  function body(lines: () => readonly string[]): string {
    [hoisted, made] = [new Map(), 0];
    const all = lines();
    const taken = [...hoisted].map(([variable, of]) => `const ${variable} = ${of};`);
    return [...taken, ...all].join("\n");
  }

  /** A statement with what it needs before it. */
  function statement(make: () => string): string[] {
    before = [];
    const text = make();
    return [...before, text];
  }

  const program = Object.values(definitions).filter(({ from }) => from === "quantities");
  const plain = inOrder(
    program.filter(({ parameters }) => parameters.length === 0),
    definitions,
  );
  const ofSubject = new Map(plain.map(({ name }) => [name, `q.${name}`]));

  function quantities(): string {
    const known = new Map<string, string>();
    worked = known;
    return body(() => {
      const lines = plain.flatMap(({ name, cases }) => {
        const written = statement(() => `const q_${name} = ${casesCode(cases, NONE)};`);
        known.set(name, `q_${name}`);
        return written;
      });
      return [...lines, `return { ${plain.map(({ name }) => `${name}: q_${name}`).join(", ")} };`];
    });
  }

  /** Hands over each row of a group that comes out above zero. */
  const handOver = (group: string): string =>
    body(() => [
      `const q = subject.${layout.quantities};`,
      "let tenths;",
      ...rows.flatMap((row, place) => {
        if (layout.groupOf(row.num) !== group) return [];
        const { when, qty, price, estimate } = row;
        const counted = statement(() => `tenths = Math.round(${code(qty, NONE)} * 10);`);
        const taken = statement(() => {
          const isEstimate = estimate === true ? "true" : estimate ? code(estimate, NONE) : "false";
          return `take(${place}, ${code(price, NONE)}, tenths, ${isEstimate});`;
        });
        const lines = `{ ${counted.join(" ")} if (tenths > 0) { ${taken.join(" ")} } }`;
        return when ? statement(() => `if (${code(when, NONE)}) ${lines}`) : [lines];
      }),
    ]);

  const functions = program.filter(({ parameters }) => parameters.length > 0);
  const call = ({ parameters, cases }: Definition): string =>
    body(() => [
      `const q = subject.${layout.quantities};`,
      ...statement(() => `return ${casesCode(cases, new Map(parameters.map((name) => [name, `p_${name}`])))};`),
    ]);

  const first = quantities();
  worked = ofSubject;
  const groups = layout.groups.map((group) => `${group}: (subject, take) => {\n${handOver(group)}\n}`);
  const called = functions.map((one) => {
    const parameters = ["subject", ...one.parameters.map((name) => `p_${name}`)];
    return `${one.name}: (${parameters.join(", ")}) => {\n${call(one)}\n}`;
  });
  const alike = givenOf(program, layout).map((path) => `one.${path} === other.${path}`);
  return `({ ceil, floor, round, isLess, most, rowFor }) => {
const groups = {\n${groups.join(",\n")}\n};
const functions = {\n${called.join(",\n")}\n};
return {
quantities: (subject) => {\n${first}\n},
areAlike: (one, other) => ${alike.join(" && ") || "true"},
items: (group, subject) => {
  const items = [];
  groups[group](subject, (row, price, qty_tenths, isEstimate) => items.push({ row, price, qty_tenths, isEstimate }));
  return items;
},
sum: (group, subject) => {
  let total = 0;
  groups[group](subject, (_, price, tenths) => { total += (price / 10) * tenths; });
  return total;
},
call: (name, subject, ...values) => functions[name](subject, ...values),
};
}`;
}

const SIGNS = { "+": "+", "−": "-", "×": "*", "÷": "/" } as const;
/** As `inSteps` of `runtime.ts`. */
function inSteps(rounding: string, value: string, step: number): string {
  if (step === 1) return `${rounding}(${value})`;
  if (step > 1) return `(${rounding}(${value} / ${step}) * ${step})`;
  const perOne = Math.round(1 / step);
  return `(${rounding}(${value} * ${perOne}) / ${perOne})`;
}

const ROUNDINGS = { up: "ceil", down: "floor", nearest: "round" } as const;
