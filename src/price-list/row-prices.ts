import { print } from "../formula/print.ts";
import type { Rules } from "../formula/rules.ts";
import { partsOf, type NameTree, type Tree } from "../formula/tree.ts";

/** A figure of a list that rows take: the names on the way to it, and what it is chosen by where one is chosen. */
export type Way = readonly (string | { by: string })[];

type NamedRules = Pick<Rules, "definitions" | "sentences" | "rows">;

/** What rules take of `prices`, wherever they do: by its first name, and by what a table is chosen from. */
export function pricesUsed(rules: NamedRules): ReadonlyMap<string, { by?: string }> {
  const used = new Map<string, { by?: string }>();
  const find = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { op, name, steps } = value as Partial<NameTree>;
    if (op === "name" && name === "prices" && typeof steps?.[0] === "string") {
      const by = steps[1];
      used.set(steps[0], typeof by === "object" ? { by: print(by) } : {});
    }
    Object.values(value).forEach(find);
  };
  [rules.definitions, rules.sentences, rules.rows].forEach(find);
  return used;
}

/** The figures that the price of each row comes of, by the keys of rows in their order. */
export function priceWays({ definitions, rows }: NamedRules): ReadonlyMap<string, readonly Way[]> {
  /** Names in a formula and in what it speaks of; what chooses, a condition or a key, is no part of a price. */
  function* named(tree: Tree): Generator<NameTree> {
    if (tree.op === "number") return;
    if (tree.op === "name") yield tree;
    else for (const part of tree.of) yield* named(part);
    if (tree.op !== "name" && tree.op !== "call") return;
    for (const { is } of definitions[tree.name]?.cases ?? []) yield* named(is);
  }
  return new Map(
    rows.map(({ key, when, price }) => {
      const chosen = when ? choices(when) : new Map<string, string>();
      return [key, [...named(price)].flatMap((tree) => wayOf(tree, chosen) ?? [])];
    }),
  );
}

/** Options that a condition holds at one value: by that a row takes its one price of a table. */
function choices(when: Tree): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of partsOf(when)) {
    if (part.op !== "=") continue;
    const [option, value] = part.of;
    if (option?.op === "name" && value?.op === "name" && value.means !== undefined) found.set(option.name, value.means);
  }
  return found;
}

function wayOf({ name, steps }: NameTree, chosen: ReadonlyMap<string, string>): [Way] | undefined {
  if (name !== "prices" && name !== "roof") return undefined;
  const way = steps.map((step) => (typeof step === "string" ? step : (chosen.get(print(step)) ?? { by: print(step) })));
  return [name === "roof" ? ["roofs", { by: "roof" }, ...way] : [name, ...way]];
}
