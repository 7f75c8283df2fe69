/** What a formula does with what is worked out before: signs, words between values, and functions. */
export type Operation =
  | ("+" | "−" | "×" | "÷")
  | ("=" | "<" | ">" | "and" | "or" | "not")
  | ("if" | "max" | "root" | "up" | "down" | "nearest");

/** A formula as a tree. `at` is the offset in its text; of no part of its meaning. */
export type Tree = NumberTree | NameTree | CallTree | OperationTree;

/** `2`, or `2 columns`: so many of a unit. */
export interface NumberTree {
  op: "number";
  value: number;
  unit?: string;
  at: number;
}

/** A quantity, a parameter or something given, and the way into it: `bays`, `rules.gate.width_m`, `prices.strut[roof.pitch_m]`. */
export interface NameTree {
  op: "name";
  name: string;
  steps: readonly (string | Tree)[];
  /** What it is measured in, where it is a figure: the checker writes it here. */
  unit?: string;
  /** The value that it stands for, where it is one of a choice: likewise. */
  means?: string;
  /** The step that takes the first row that reaches up to a value, and the field that says how far a row does: likewise. */
  bound?: { step: number; field: string };
  at: number;
}

/** A quantity with parameters: `rows(slope_length)`. */
export interface CallTree {
  op: "call";
  name: string;
  of: readonly Tree[];
  at: number;
}

export interface OperationTree {
  op: Operation;
  of: readonly Tree[];
  at: number;
}

/** How many values a function takes, from and to. */
export const FUNCTIONS: Readonly<Partial<Record<string, readonly [least: number, most: number]>>> = {
  if: [3, 3],
  max: [2, 2],
  root: [1, 1],
  up: [1, 2],
  down: [1, 1],
  nearest: [2, 2],
} satisfies Partial<Record<Operation, readonly [number, number]>>;

/** How tightly what an operation makes holds together; functions, names and numbers are whole. */
export const LEVELS = { or: 1, and: 2, not: 3, "=": 4, "<": 4, ">": 4, "+": 5, "−": 5, "×": 6, "÷": 6 } as const;
export const WHOLE = 7;

export function isOperation(tree: Tree): tree is OperationTree {
  return tree.op !== "number" && tree.op !== "name" && tree.op !== "call";
}

/** Every part of a tree, the outermost first. */
export function* partsOf(tree: Tree): Generator<Tree> {
  yield tree;
  const parts = tree.op === "number" ? [] : tree.op === "name" ? tree.steps : tree.of;
  for (const part of parts) if (typeof part !== "string") yield* partsOf(part);
}
