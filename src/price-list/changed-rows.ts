import { dequal } from "dequal";
import { dependenciesOf } from "../formula/dependencies.ts";
import type { Rules } from "../formula/rules.ts";
import type { PriceList } from "./schema.ts";

/** Rows of a list that the one before it has not, or counts or prices by other formulas. */
export function changedRows(last: PriceList, list: PriceList): string[] {
  const [before, after] = [last, list].map(({ formulas }) => meaningsOf(formulas!)) as [Meanings, Meanings];
  return [...after].filter(([key, meaning]) => !dequal(before.get(key), meaning)).map(([key]) => key);
}

type Meanings = ReadonlyMap<string, unknown>;

/** Of each row its formulas, with those of all that they speak of. */
function meaningsOf({ definitions, rows }: Rules): Meanings {
  return new Map(
    rows.map(({ key, when, qty, price, estimate }) => {
      const trees = [when, qty, price, estimate === true ? undefined : estimate].filter((tree) => tree !== undefined);
      const spokenOf = dependenciesOf(trees, definitions).map(
        (one) => [one.name, [one.parameters, one.cases]] as const,
      );
      return [key, { when, qty, price, estimate, spokenOf: Object.fromEntries(spokenOf) }];
    }),
  );
}
