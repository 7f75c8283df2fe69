import { explainer } from "../formula/explain.ts";
import type { Row, Spoken } from "../formula/rules.ts";
import type { PriceList } from "../price-list/schema.ts";
import type { Bill } from "./bill.ts";
import type { Hangar } from "./geometry/hangar.ts";
import type { Explanation, Line } from "./response.ts";
import { LAYOUT } from "./rules/layout.ts";
import { wordsOf } from "./rules/words.ts";
import type { Language } from "../messages/language.ts";

/**
 * How the quantity of a position comes about, as one would say it on the telephone; empty where nobody says it. `spoken` is
 * what rows tell that do not tell it themselves: the engine's own file holds none of it.
 */
export function quantityInWords(code: string, hangar: Hangar, language: Language, spoken?: Spoken): string {
  const { formulas } = hangar.priceList;
  const row = rowsByCode(hangar.priceList).get(code);
  const buyer = row?.buyer ?? spoken?.buyers[row?.key ?? ""];
  if (!buyer) return "";
  const rules = row!.buyer ? formulas! : { ...formulas!, sentences: spoken!.sentences };
  return explainer(rules, LAYOUT, wordsOf(language), hangar).said(buyer);
}

/** Rows of a list by the codes of their positions. */
const rowsByCode = ({ formulas, positions }: PriceList): ReadonlyMap<string | undefined, Row> =>
  new Map(formulas!.rows.map((row) => [positions[row.key]?.code, row]));

/** The bill with the explanation of every position, told by the very rules that it was counted by. */
export function withExplanations(bill: Bill, hangar: Hangar, language: Language): Bill {
  const { formulas } = hangar.priceList;
  const { inUnits, estimate: preliminary } = language.explanation;
  const rows = rowsByCode(hangar.priceList);
  const tell = explainer(formulas!, LAYOUT, wordsOf(language), hangar);

  function explanationOf({ code, unit, status }: Extract<Line, { group: false }>): Explanation {
    const { estimate, ...told } = tell.row(rows.get(code)!, (value) => inUnits(value, unit), status === "estimate");
    if (estimate === undefined) return told;
    return { ...told, estimate: [estimate, preliminary].filter((text) => text !== "").join(" ") };
  }

  const told = (lines: readonly Line[]): Line[] =>
    lines.map((line) => (line.group ? line : { ...line, explanation: explanationOf(line) }));
  return { ...bill, materials: told(bill.materials), works: told(bill.works) };
}
