import type { RawCellContent } from "hyperformula";

/** A spreadsheet being written: one cell under the other in column A, each named for the formulas that use it. */
export class Sheet {
  readonly cells: RawCellContent[][] = [];
  readonly #rows = new Map<string, number>();

  /** Adds a number, or a formula that names earlier cells in braces: `={width_mm}/1000`. */
  add(name: string, content: number | string): void {
    if (this.#rows.has(name)) throw new Error(`two cells are named ${name}`);
    this.#rows.set(name, this.cells.length);
    this.cells.push([typeof content === "number" ? content : this.#withAddresses(content)]);
  }

  /** Row of a cell, counted from 0. */
  row(name: string): number {
    const row = this.#rows.get(name);
    if (row === undefined) throw new Error(`no cell is named ${name} yet`);
    return row;
  }

  #withAddresses(formula: string): string {
    return formula.replace(/\{([^}]+)\}/g, (_, name: string) => `A${this.row(name) + 1}`);
  }
}
