import type { Choices } from "../engine/choices.ts";
import { lowWallText, openingsText, termText } from "../engine/warnings.ts";
import { quoted, type Sheet } from "./book.ts";
import type { Source } from "./source.ts";
import { BOLD, cell, formula, heads, LINED } from "./styles.ts";

const NONE: Choices = {
  gates: false,
  rails: false,
  doors: false,
  windows: false,
  montazh: false,
  panels: false,
  panels_montazh: false,
  piles: false,
};
type Choice = keyof Choices;

/** What the two sentences hang on that are put together. */
const OF_OPENINGS = ["gates", "doors", "windows", "rails"] as const satisfies Choice[];
const OF_TERM = ["montazh", "panels", "panels_montazh"] as const satisfies Choice[];

/** The answers' own statements of what is not in the price, and when each is to be said. */
export function addStatements(sheet: Sheet, source: Source): void {
  const { words, language, priceList } = source;
  const { statements } = language;
  const { gate } = priceList.rules;
  const noRails = quoted(source.choiceWord("rails", "Нет"));
  const holds: Readonly<Record<Choice, string>> = {
    gates: "gates>0",
    rails: `rails<>${noRails}`,
    doors: "doors>0",
    windows: "windows>0",
    montazh: "montazh=1",
    panels: "panels=1",
    panels_montazh: "panels_montazh=1",
    piles: "piles=1",
  };
  const openings = combinations(OF_OPENINGS, (choices) => openingsText(choices, priceList, language));
  const terms = combinations(OF_TERM, (choices) => termText(choices, priceList, language));
  const place = (of: readonly Choice[]): string =>
    `1+${of.map((choice, at) => `IF(${holds[choice]},${2 ** at},0)`).join("+")}`;
  const all: [when: string, text: string | { formula: string }][] = [
    ["1=1", priceList.foundation.text],
    ["1=1", priceList.delivery.text],
    ["1=1", statements.preliminary],
    ["has_estimates=1", statements.estimateForBuyers],
    ["montazh=0", statements.erection.text],
    ["panels=0", statements.cladding.text],
    ["gates=0", statements.gates.text],
    ["AND(panels=1,panels_montazh=0)", statements.panelErection.text],
    ["gates+doors+windows>0", { formula: `INDEX(statements_of_openings,${place(OF_OPENINGS)})` }],
    ["piles=1", statements.pileDriving],
    ["montazh+panels>0", { formula: `INDEX(statements_of_term,${place(OF_TERM)})` }],
    ["gate_too_tall=1", { formula: "INDEX(statements_of_walls,MATCH(MIN(heights_for_gates),heights_of_walls,0))" }],
    ["AND(gates=1,gates_pos=2)", statements.singleGate],
  ];
  sheet.add();
  sheet.add(cell(words.checks.statements, BOLD));
  const head = heads(sheet, words.checks.statementHeads);
  for (const [when, text] of all) {
    const before = sheet.next - 1;
    const number = `IF(AND(ok=1,${when}),MAX(B$${head}:B${before})+1,"")`;
    sheet.add(cell(source.words.checks.said, LINED), formula(number, LINED), cell(text, LINED));
  }
  sheet.call("statement_numbers", "B", head + 1, sheet.next - 1);
  sheet.call("statement_texts", "C", head + 1, sheet.next - 1);

  sheet.add();
  sheet.add(cell(words.checks.combinations, BOLD));
  for (const [name, texts] of Object.entries({ openings, term: terms })) {
    const from = sheet.next;
    texts.forEach((text, at) => sheet.add(cell(at + 1, LINED), undefined, cell(text, LINED)));
    sheet.call(`statements_of_${name}`, "C", from, sheet.next - 1);
    sheet.add();
  }
  sheet.add(cell(words.checks.gateHeights, BOLD));
  const heights = [...new Set(Object.values(priceList.roofs).flatMap((roof) => roof.heights))].sort((a, b) => a - b);
  const from = sheet.next;
  for (const mm of [undefined, ...heights]) {
    const text = lowWallText(gate.height_m, mm === undefined ? undefined : mm / 1000, statements);
    sheet.add(cell(mm ?? 0, LINED), undefined, cell(text, LINED));
  }
  sheet.call("heights_of_walls", "A", from, sheet.next - 1);
  sheet.call("statements_of_walls", "C", from, sheet.next - 1);
}

/** A text for each combination of these choices, the first of them changing first. */
function combinations(of: readonly Choice[], text: (choices: Choices) => string): string[] {
  return Array.from({ length: 2 ** of.length }, (_, number) =>
    text({ ...NONE, ...Object.fromEntries(of.map((choice, at) => [choice, (number & (2 ** at)) > 0])) }),
  );
}

export const MOST_STATEMENTS = 12;
