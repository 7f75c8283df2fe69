import type { Layout } from "./program.ts";
import type { Definition, Rules } from "./rules.ts";
import { partsOf, type Tree } from "./tree.ts";

const partsOfCases = ({ cases }: Definition): Tree[] =>
  cases.flatMap(({ when, is }) => (when ? [when, is] : [is])).flatMap((tree) => [...partsOf(tree)]);

/** What these quantities speak of and do not work out themselves: paths in what they are about. */
export function givenOf(quantities: readonly Definition[], { given }: Layout): string[] {
  const paths = quantities
    .flatMap(partsOfCases)
    .flatMap((part) => (part.op === "name" ? (given[part.name] ?? []) : []));
  return [...new Set(paths)];
}

/** Those of `from` in an order in which each is behind whatever it speaks of. */
export function inOrder(from: readonly Definition[], definitions: Rules["definitions"]): Definition[] {
  const ordered = new Set<Definition>();
  const visit = (one: Definition): void => {
    for (const part of partsOfCases(one)) {
      const named = part.op === "name" || part.op === "call" ? definitions[part.name] : undefined;
      if (named && !ordered.has(named)) visit(named);
    }
    if (from.includes(one)) ordered.add(one);
  };
  from.forEach(visit);
  return [...ordered];
}
