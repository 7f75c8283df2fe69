import { explainer } from "../formula/explain.ts";
import type { Position } from "../price-list/positions.ts";
import type { Bill } from "./bill.ts";
import type { Hangar } from "./geometry/hangar.ts";
import type { Explanation, Line } from "./response.ts";
import { LAYOUT } from "./rules/layout.ts";
import { wordsOf } from "./rules/words.ts";
import type { Language } from "./texts/language.ts";

/** The bill with the explanation of every position, told by the very rules that it was counted by. */
export function withExplanations(bill: Bill, hangar: Hangar, language: Language): Bill {
  const { formulas, positions } = hangar.priceList;
  const { inUnits, estimate: preliminary } = language.explanation;
  const rows = new Map(
    formulas!.rows.map((row) => [(positions as Readonly<Partial<Record<string, Position>>>)[row.key]?.code, row]),
  );
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
