import { dependenciesOf } from "../formula/dependencies.ts";
import { partsOf, type Tree } from "../formula/tree.ts";
import type { Counting } from "./counting.ts";
import { formulaWords } from "./formula-words.ts";

/** How a position is counted, in words. */
export interface CountedRow {
  key: string;
  code: string;
  num: string;
  name: string;
  /** In which hangars; in all of them where it is empty. */
  when: string;
  formula: string;
}

export function countedRows(counting: Counting): CountedRow[] {
  const words = formulaWords(counting);
  return counting.rules.rows.map(({ key, code, num, name, when, qty }) => ({
    key,
    code,
    num,
    name: name[counting.engine.language.lang]!,
    when: when ? words.condition(when) : "",
    formula: words.quantity(qty),
  }));
}

/** The quantities that those formulas speak of, and those that they speak of themselves, in the order of the rules. */
export function countedQuantities(counting: Counting): { title: string; formula: string }[] {
  const { definitions, rows } = counting.rules;
  const { lang } = counting.engine.language;
  const spokenOf = new Set(
    dependenciesOf(
      rows.map(({ qty }) => qty),
      definitions,
    ),
  );
  const words = formulaWords(counting);
  return Object.values(definitions)
    .filter((one) => one.title && spokenOf.has(one) && !isSize(one.cases[0]!.is))
    .map(({ title, cases, parameters }) => ({
      title:
        parameters.length > 0
          ? `${title![lang]} (${parameters.map((name) => words.name(name)).join(", ")})`
          : title![lang]!,
      formula: words.formula(cases[0]!.is),
    }));
}

/** A size in metres: whoever reads knows it as it was chosen. */
const isSize = (tree: Tree): boolean =>
  [...partsOf(tree)].some((part) => part.op === "name" && /^(width|height|length)_[cm]m$/.test(part.name));
