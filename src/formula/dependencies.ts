import type { Layout } from "./program.ts";
import type { Definition, Rules } from "./rules.ts";
import { partsOf, type Tree } from "./tree.ts";

/** Quantities that formulas speak of, directly or through each other, each behind those that it speaks of itself. */
export function dependenciesOf(trees: readonly Tree[], definitions: Rules["definitions"]): Definition[] {
  const found = new Set<Definition>();
  const visit = (tree: Tree): void => {
    for (const part of partsOf(tree)) {
      const named = part.op === "name" || part.op === "call" ? definitions[part.name] : undefined;
      if (!named || found.has(named)) continue;
      treesOf(named).forEach(visit);
      found.add(named);
    }
  };
  trees.forEach(visit);
  return [...found];
}

/** Those of `from` in an order in which each is behind whatever it speaks of. */
export function inOrder(from: readonly Definition[], definitions: Rules["definitions"]): Definition[] {
  const ordered = new Set(from.flatMap((one) => [...dependenciesOf(treesOf(one), definitions), one]));
  return [...ordered].filter((one) => from.includes(one));
}

/** What these quantities speak of and do not work out themselves: paths in what they are about. */
export function givenOf(quantities: readonly Definition[], { given }: Layout): string[] {
  const parts = quantities.flatMap(treesOf).flatMap((tree) => [...partsOf(tree)]);
  return [...new Set(parts.flatMap((part) => (part.op === "name" ? (given[part.name] ?? []) : [])))];
}

const treesOf = ({ cases }: Definition): Tree[] => cases.flatMap(({ when, is }) => (when ? [when, is] : [is]));
