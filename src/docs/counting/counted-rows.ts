import { priceList } from "hangar-engine";
import { formulaWords } from "../../engine/rules/formula-words.ts";
import type { Rules } from "../../formula/rules.ts";
import { partsOf, type Tree } from "../../formula/tree.ts";
import type { Lang } from "../../text/lang.ts";
import { engineIn } from "../facts/lang.ts";
import { FIELDS } from "./fields.ts";

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

const wordsIn = (rules: Rules, lang: Lang) => formulaWords(rules, priceList, engineIn(lang).language, FIELDS[lang]);

export function countedRows(rules: Rules, lang: Lang): CountedRow[] {
  const words = wordsIn(rules, lang);
  return rules.rows.map(({ key, code, num, name, when, qty }) => ({
    key,
    code,
    num,
    name: name[lang]!,
    when: when ? words.condition(when) : "",
    formula: words.quantity(qty),
  }));
}

/** The quantities that those formulas speak of, and those that they speak of themselves, in the order of the rules. */
export function countedQuantities(rules: Rules, lang: Lang): { title: string; formula: string }[] {
  const { definitions, rows } = rules;
  const spokenOf = new Set<string>();
  const visit = (tree: Tree): void => {
    for (const part of partsOf(tree)) {
      if ((part.op !== "name" && part.op !== "call") || spokenOf.has(part.name)) continue;
      const definition = definitions[part.name];
      if (!definition) continue;
      spokenOf.add(part.name);
      definition.cases.forEach(({ is }) => visit(is));
    }
  };
  rows.forEach(({ qty }) => visit(qty));
  const words = wordsIn(rules, lang);
  return Object.values(definitions)
    .filter(({ name, title, cases }) => title && spokenOf.has(name) && !isSize(cases[0]!.is))
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
