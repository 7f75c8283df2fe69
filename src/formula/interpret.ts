import { givenOf } from "./dependencies.ts";
import { print } from "./print.ts";
import type { Interpreted, Item, Layout, Quantities } from "./program.ts";
import type { Case, Definition, Row, Rules } from "./rules.ts";
import { ceil, floor, inSteps, isLess, most, round, rowFor } from "./runtime.ts";
import type { NameTree, OperationTree, Tree } from "./tree.ts";

/** What a formula is worked out over: the subject, its quantities by their places as far as they are known, values of parameters. */
interface Over {
  subject: unknown;
  known: unknown[];
  values: readonly unknown[];
}

type Run<Value = unknown> = (over: Over) => Value;
type Table = Readonly<Record<string, unknown>>;

const NONE: readonly unknown[] = [];

/** Checked rules as functions within each other, which a policy without `eval` lets pass: the same results as `compile`. */
export function interpret<Subject>({ definitions, rows }: Rules, layout: Layout): Interpreted<Subject> {
  const worked = Object.values(definitions).filter(
    ({ from, parameters }) => from === "quantities" && parameters.length === 0,
  );
  const made = new Map<Definition, Run>();

  function run(tree: Tree, parameters: readonly string[]): Run {
    if (tree.op === "number") {
      const { value } = tree;
      return () => value;
    }
    if (tree.op === "name") return name(tree, parameters);
    if (tree.op !== "call") return operation(tree, parameters);
    const of = tree.of.map((part) => run(part, parameters));
    const called = ofDefinition(definitions[tree.name]!);
    return (over) => called({ subject: over.subject, known: over.known, values: of.map((value) => value(over)) });
  }

  function name({ name, steps, means, bound }: NameTree, parameters: readonly string[]): Run {
    if (means !== undefined) return () => means;
    const parameter = parameters.indexOf(name);
    const head: Run = parameter >= 0 ? ({ values }) => values[parameter] : headOf(name);
    return steps.reduce<Run>((at, step, number) => {
      const way = print({ op: "name", name, steps: steps.slice(0, number), at: 0 });
      if (typeof step === "string") return (over) => field(at(over), step) ?? absent(`${way}.${step}`);
      const key = run(step, parameters);
      if (bound?.step === number) return (over) => rowFor(at(over) as Table[], key(over) as number, bound.field);
      return (over) => {
        const name = key(over) as string;
        return field(at(over), name) ?? absent(`${way}[${name}]`);
      };
    }, head);
  }

  function headOf(name: string): Run {
    const definition = definitions[name];
    if (!definition) return pathOf(layout.given[name]!);
    const place = worked.indexOf(definition);
    if (place < 0) return ofDefinition(definition);
    const work = ofDefinition(definition);
    return (over) => over.known[place] ?? (over.known[place] = work(over));
  }

  /** Made once; a formula may speak of one that is made after it. */
  function ofDefinition(definition: Definition): Run {
    let body = made.get(definition);
    if (body) return body;
    let ready: Run | undefined;
    body = (over) => (ready ??= ofCases(definition.cases, definition.parameters))(over);
    made.set(definition, body);
    return body;
  }

  function ofCases(cases: readonly Case[], parameters: readonly string[]): Run {
    return cases.reduceRight<Run>((rest, { when, is }) => {
      const value = run(is, parameters);
      const holds = when && run(when, parameters);
      return holds ? (over) => (holds(over) ? value(over) : rest(over)) : value;
    }, NOTHING);
  }

  function operation({ op, of }: OperationTree, parameters: readonly string[]): Run {
    const runs = of.map((part) => run(part, parameters));
    const [a, b, c] = runs as [Run<number>, Run<number>, Run<number>];
    switch (op) {
      case "+":
        return (over) => a(over) + b(over);
      case "−":
        return (over) => a(over) - b(over);
      case "×":
        return (over) => a(over) * b(over);
      case "÷":
        return (over) => a(over) / b(over);
      case "=":
        return (over) => a(over) === b(over);
      case "<":
        return (over) => isLess(a(over), b(over));
      case ">":
        return (over) => isLess(b(over), a(over));
      case "and":
        return (over) => a(over) && b(over);
      case "or":
        return (over) => a(over) || b(over);
      case "not":
        return (over) => !a(over);
      case "if":
        return (over) => (a(over) ? b(over) : c(over));
      case "max":
        return (over) => most(a(over), b(over));
      case "root":
        return (over) => Math.sqrt(a(over));
      default: {
        const rounding = ROUNDINGS[op];
        return runs.length === 1 ? (over) => rounding(a(over)) : (over) => inSteps(rounding, a(over), b(over));
      }
    }
  }

  const given = givenOf(
    Object.values(definitions).filter(({ from }) => from === "quantities"),
    layout,
  ).map(pathOf);
  const works = worked.map(({ name }) => headOf(name));
  const quantitiesOf = pathOf(layout.quantities);
  /** Quantities by their places, of the objects that they were handed out in. */
  const handedOut = new WeakMap<object, unknown[]>();
  const overOf = (subject: Subject): Over => {
    const quantities = quantitiesOf({ subject, known: [], values: NONE }) as Quantities;
    return { subject, known: handedOut.get(quantities) ?? worked.map(({ name }) => quantities[name]), values: NONE };
  };

  const ready = rows.map((row, place) => ({ ...runsOf(row), row: place, group: layout.groupOf(row.num) }));
  function runsOf({ when, qty, price, estimate }: Row) {
    return {
      when: when && run(when, []),
      qty: run(qty, []) as Run<number>,
      price: run(price, []) as Run<number>,
      estimate: estimate === true ? () => true : estimate && (run(estimate, []) as Run<boolean>),
    };
  }

  /** Each row of a group that comes out above zero. */
  function eachOf(group: string, over: Over, take: (row: (typeof ready)[number], qty_tenths: number) => void): void {
    for (const row of ready) {
      if (row.group !== group || (row.when && !row.when(over))) continue;
      const qty_tenths = Math.round(row.qty(over) * 10);
      if (qty_tenths > 0) take(row, qty_tenths);
    }
  }

  return {
    quantities(subject) {
      const over: Over = { subject, known: worked.map(() => undefined), values: NONE };
      const quantities: Record<string, unknown> = {};
      worked.forEach(({ name }, place) => (quantities[name] = works[place]!(over)));
      handedOut.set(quantities, over.known);
      return quantities as Quantities;
    },
    areAlike(one, other) {
      const ofOther: Over = { subject: other, known: NONE as unknown[], values: NONE };
      return given.every((path) => path({ ...ofOther, subject: one }) === path(ofOther));
    },
    items(group, subject) {
      const over = overOf(subject);
      const items: Item[] = [];
      eachOf(group, over, ({ row, price, estimate }, qty_tenths) => {
        items.push({ row, price: price(over), qty_tenths, isEstimate: estimate !== undefined && estimate(over) });
      });
      return items;
    },
    sum(group, subject) {
      const over = overOf(subject);
      let total = 0;
      eachOf(group, over, ({ price }, qty_tenths) => (total += (price(over) / 10) * qty_tenths));
      return total;
    },
    rowQuantities(subject) {
      const over = overOf(subject);
      return ready.map(({ when, qty }) => (when && !when(over) ? undefined : qty(over)));
    },
    call: (name, subject, ...values) => ofDefinition(definitions[name]!)({ ...overOf(subject), values }) as number,
  };
}

/** What is behind the last case. */
const NOTHING: Run = () => undefined;

/** What the subject has at a path of one name or more. */
function pathOf(path: string): Run {
  const [first = "", second, ...rest] = path.split(".");
  if (second === undefined) return ({ subject }) => (subject as Table)[first];
  if (rest.length > 0) throw new Error(`${path} is too long a way`);
  return ({ subject }) => ((subject as Table)[first] as Table)[second];
}

const ROUNDINGS = { up: ceil, down: floor, nearest: round } as const;

const field = (table: unknown, name: string): unknown => (table as Table | undefined)?.[name];

/** What is billed without a figure that a list lacks would be for nothing. */
function absent(way: string): never {
  throw new Error(`нет ${way}`);
}
