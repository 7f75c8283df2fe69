import { HyperFormula, type RawCellContent } from "hyperformula";
import type { OtherEngine, Sheet } from "./sheet.ts";

/** The sheet in a spreadsheet engine: one cell under the other in column A, a hangar's inputs set in one batch. */
export function hyperFormula({ inputs, prices, formulas, results }: Sheet): OtherEngine {
  const rows = new Map([inputs, prices, formulas].flatMap(Object.keys).map((name, row) => [name, row]));
  const rowOf = (name: string): number => {
    const row = rows.get(name);
    if (row === undefined) throw new Error(`no cell is named ${name}`);
    return row;
  };
  const withAddresses = (formula: string) =>
    formula.replace(/\{([^}]+)\}/g, (_, name: string) => `A${rowOf(name) + 1}`);
  const column: RawCellContent[][] = [inputs, prices, formulas]
    .flatMap((cells) => Object.values<number | string>(cells))
    .map((content) => [typeof content === "string" ? withAddresses(content) : content]);

  // No slack of its own and no undo: exact sums, and less work for the other side.
  const engine = HyperFormula.buildFromArray(column, { licenseKey: "gpl-v3", smartRounding: false, undoLimit: 0 });
  const address = (row: number) => ({ sheet: 0, col: 0, row });
  const addresses = results.map((name) => address(rowOf(name)));
  return {
    calculate(values) {
      const cells = Object.values(values).map((value) => [value]);
      engine.batch(() => engine.setCellContents(address(0), cells));
      return addresses.map((cell) => engine.getCellValue(cell));
    },
  };
}
