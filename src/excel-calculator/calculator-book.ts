import type { OptionName } from "../options/options.ts";
import { toCells } from "../formula/to-cells.ts";
import type { NameTree, Tree } from "../formula/tree.ts";
import { billSheet } from "./bill-sheet.ts";
import { Book, quoted } from "./book.ts";
import { calculatorSheet, type Typed } from "./calculator-sheet.ts";
import { checksSheet } from "./checks-sheet.ts";
import { listSheet } from "./list-sheet.ts";
import { positionsSheet } from "./positions-sheet.ts";
import { quantitiesSheet } from "./quantities-sheet.ts";
import { sourceIn, type WorkbookSource } from "./source.ts";

/** What of the quantities is asked for besides the positions: whether openings fit, and what is said of low walls. */
const ASKED = ["gates_that_fit", "outer_walls_m", "wall_at_gates_m", "height_m", "area_m2", "frames", "gate_too_tall"];

/** Lines of totals, the manager's own among them. */
const TOTALS = 8;

/**
 * The price list as a workbook that counts: formulas of the very trees that bills are counted by, figures in cells of their
 * own. `typed` is what stands in the cells of its first sheet.
 */
export function calculatorBook(made: WorkbookSource, typed: Typed): Book {
  const source = sourceIn(made);
  const { priceList } = source;
  const rules = priceList.formulas!;
  const book = new Book();
  calculatorSheet(book, source, typed);
  const sections = new Set(rules.rows.map(({ num }) => num.charAt(0)));
  billSheet(book, source, rules.rows.length + sections.size + TOTALS);
  const before = book.sheets.length;
  const list = listSheet(book, source);
  const given = (path: NameTree): string =>
    ["roof", "prices", "rules"].includes(path.name) ? list.figure(path, key) : path.name;
  // A table is chosen by what is given.
  const key = (tree: Tree): string => given(tree as NameTree);
  const choice = (option: string, value: string): string => quoted(source.choiceWord(option as OptionName, value));
  const cells = toCells(rules, { given, choice }, ASKED);
  positionsSheet(book, source, cells);
  quantitiesSheet(book, source, cells);
  checksSheet(book, source);
  // The list was needed before those that read it.
  const [listed] = book.sheets.splice(before, 1);
  book.sheets.splice(-1, 0, listed!);
  return book;
}
