import { dequal } from "dequal";
import type { Rules } from "../formula/rules.ts";
import { partsOf, type Tree } from "../formula/tree.ts";
import type { PriceList } from "./schema.ts";

/** Rows of a list that the one before it has not, or counts or prices by other formulas. */
export function changedRows(last: PriceList, list: PriceList): string[] {
  const [before, after] = [last, list].map(({ formulas }) => meaningsOf(formulas!)) as [Meanings, Meanings];
  return [...after].filter(([key, meaning]) => !dequal(before.get(key), meaning)).map(([key]) => key);
}

type Meanings = ReadonlyMap<string, unknown>;

/** Of each row its formulas, with those of all that they speak of. */
function meaningsOf({ definitions, rows }: Rules): Meanings {
  const opened = (tree: Tree, into: Map<string, unknown>): Map<string, unknown> => {
    for (const part of partsOf(tree)) {
      const definition = part.op === "name" || part.op === "call" ? definitions[part.name] : undefined;
      if (!definition || into.has(definition.name)) continue;
      into.set(definition.name, [definition.parameters, definition.cases]);
      for (const { when, is } of definition.cases) [when, is].forEach((one) => one && opened(one, into));
    }
    return into;
  };
  return new Map(
    rows.map(({ key, when, qty, price, estimate }) => {
      const trees = [when, qty, price, estimate === true ? undefined : estimate];
      const spokenOf = new Map<string, unknown>();
      for (const tree of trees) if (tree) opened(tree, spokenOf);
      return [key, { when, qty, price, estimate, spokenOf: Object.fromEntries(spokenOf) }];
    }),
  );
}
