import type { Hangar } from "../../../src/engine/geometry/hangar.ts";
import { OPTIONS, type OptionRow } from "../../../src/options/options.ts";
import { LAYOUT } from "../../../src/engine/rules/layout.ts";
import { rowFor } from "../../../src/formula/runtime.ts";
import type { NameTree } from "../../../src/formula/tree.ts";

/** The place of a value among those of an option. */
export const numberOf = (row: OptionRow, value: unknown): number =>
  "values" in row ? Object.values<unknown>(row.values).indexOf(value) : Number(value);

/** What a hangar has at a path of a formula, as a number; a price that its size does not have is none. */
export function figureOf(path: NameTree, hangar: Hangar): number {
  const found = foundAt(path, hangar);
  const option = (OPTIONS as Readonly<Record<string, OptionRow>>)[path.name];
  if (option?.kind === "choice") return numberOf(option, found);
  return Number(found ?? 0);
}

function foundAt({ name, steps, bound }: NameTree, hangar: Hangar): unknown {
  const field = (of: unknown, key: string): unknown => (of as Readonly<Record<string, unknown>> | undefined)?.[key];
  const start = LAYOUT.given[name]!.split(".").reduce<unknown>(field, hangar);
  return steps.reduce<unknown>((found, step, place) => {
    if (typeof step === "string") return field(found, step);
    const key = foundAt(step as NameTree, hangar);
    return bound?.step === place ? rowFor(found as object[], key as number, bound.field) : field(found, String(key));
  }, start);
}
