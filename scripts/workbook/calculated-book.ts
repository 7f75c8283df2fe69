import { HyperFormula, type CellValue, type RawCellContent } from "hyperformula";
import type { Book, Cell, Content } from "../../src/excel-calculator/book.ts";

/** A book in a spreadsheet engine. */
export interface CalculatedBook {
  /** What a cell comes to; an empty one to an empty text. */
  at(sheet: string, address: string): string | number | boolean;
  /** Of a cell with a name. */
  named(name: string): string | number | boolean;
  /** Values of a part of a column with a name. */
  column(name: string): (string | number | boolean)[];
  /** Types into cells with names; they are worked out at the next question. */
  type(contents: Readonly<Record<string, string | number>>): void;
}

export function calculatedBook(book: Book): CalculatedBook {
  const sheets = Object.fromEntries(
    book.sheets.map(({ name, rows }) => [name, rows.map((cells) => cells.map((cell) => rawOf(cell)))]),
  );
  const names = [...book.names].map(([name, address]) => ({ name, expression: `=${address}` }));
  const engine = HyperFormula.buildFromSheets(
    sheets,
    { licenseKey: "gpl-v3", smartRounding: false, undoLimit: 0 },
    names,
  );
  const rangeOf = (name: string) => {
    const address = book.names.get(name)!.replaceAll("$", "");
    const [sheet, cells] = address.split("!") as [string, string];
    const id = engine.getSheetId(sheet.slice(1, -1))!;
    const [from, to = from] = cells.split(":") as [string, string?];
    return { sheet: id, from, to };
  };
  const valueOf = (value: CellValue): string | number | boolean => {
    if (value === null) return "";
    if (typeof value === "object") throw new Error(`${value.value}: ${value.message}`);
    return value;
  };
  const valueAt = (sheet: number, cell: string) =>
    valueOf(engine.getCellValue(engine.simpleCellAddressFromString(cell, sheet)!));
  return {
    at: (sheet, address) => valueAt(engine.getSheetId(sheet)!, address),
    named(name) {
      const { sheet, from } = rangeOf(name);
      return valueAt(sheet, from);
    },
    column(name) {
      const { sheet, from, to } = rangeOf(name);
      const [start, end] = [from, to].map((cell) => engine.simpleCellAddressFromString(cell, sheet)!);
      return engine.getRangeValues({ start: start!, end: end! }).map(([value]) => valueOf(value!));
    },
    type(contents) {
      engine.batch(() => {
        for (const [name, content] of Object.entries(contents)) {
          const { sheet, from } = rangeOf(name);
          engine.setCellContents(engine.simpleCellAddressFromString(from, sheet)!, raw(content));
        }
      });
    },
  };
}

/** What formulas come to, to be kept beside them. */
export const bookResults = (book: Book): CalculatedBook["at"] => calculatedBook(book).at;

const rawOf = (cell: Cell | undefined): RawCellContent => raw(cell?.content ?? "");

/** An apostrophe keeps a text a text, whatever it looks like. */
function raw(content: Content): RawCellContent {
  if (typeof content === "object") return `=${content.formula}`;
  if (typeof content === "number") return content;
  return content === "" ? null : `'${content}`;
}
