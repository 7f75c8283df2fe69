import { isOperation, LEVELS, WHOLE, type Tree } from "./tree.ts";

/** The text of a tree, with no more brackets than keep it the tree that it is. */
export function print(tree: Tree): string {
  if (tree.op === "number") return tree.unit === undefined ? String(tree.value) : `${tree.value} ${tree.unit}`;
  if (tree.op === "name") {
    return tree.name + tree.steps.map((step) => (typeof step === "string" ? `.${step}` : `[${print(step)}]`)).join("");
  }
  if (!isOperation(tree)) return `${tree.name}(${tree.of.map(print).join(", ")})`;
  const level = levelOf(tree);
  if (level === WHOLE) return `${tree.op}(${tree.of.map(print).join(", ")})`;
  if (tree.op === "not") return `not ${within(tree.of[0]!, level)}`;
  const [left, right] = tree.of as [Tree, Tree];
  // Comparisons do not follow each other, on neither side.
  return `${within(left, level === LEVELS["="] ? level + 1 : level)} ${tree.op} ${within(right, level + 1)}`;
}

export const levelOf = (tree: Tree): number => (LEVELS as Readonly<Record<string, number>>)[tree.op] ?? WHOLE;

const within = (tree: Tree, least: number): string => (levelOf(tree) < least ? `(${print(tree)})` : print(tree));
