import type { CellObject, Row } from "write-excel-file/browser";
import { formula } from "./sheet-cells.ts";

/** A sheet as it is written, row after row. */
export class SheetWriter {
  readonly rows: Row[] = [];
  /** What each formula comes to, by its address: for programs that show a file without explanation. */
  readonly results = new Map<string, number>();

  /** Number of the row that comes next, as formulas count them. */
  get next(): number {
    return this.rows.length + 1;
  }

  add(...rows: Row[]): void {
    this.rows.push(...rows);
  }

  /** A formula in the row that comes next. */
  formula(column: string, expression: string, result: number): CellObject {
    this.results.set(column + this.next, result);
    return formula(expression);
  }
}
