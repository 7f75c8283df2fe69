import type { CellObject } from "write-excel-file/universal";

export type Style = Omit<CellObject, "value" | "type">;

export type Content = string | number | { formula: string };

export interface Cell {
  content?: Content;
  style?: Style;
  /** By which formulas of any sheet speak of it. */
  name?: string;
}

/** What may be typed into a cell. */
export interface Validation {
  cell: string;
  /** A range to choose from, with its sheet. */
  list?: string;
  whole?: readonly [least: number, most: number];
  decimal?: readonly [least: number, most: number];
  /** Told when something else is typed, which then is not taken; without it anything is taken, and the sheet itself tells. */
  refusal?: string;
  /** Told as soon as the cell is chosen. */
  prompt?: string;
}

/** How a range looks while a formula holds; relative addresses are those of its first cell. */
export interface Look {
  range: readonly [from: string, to: string];
  when: string;
  style: Style;
}

interface Setup {
  widths: readonly number[];
  landscape?: true;
  /** Rows that stay in view. */
  frozen?: number;
  /** Columns beyond are not printed. */
  lastPrinted?: string;
  /** Its number; what it holds is for formulas alone. */
  hidden?: number;
  /** Rows at the head of every printed page. */
  repeated?: readonly [from: number, to: number];
  /** On so many pages downwards; without it on as many as there are. */
  pages?: number;
}

/** A sheet as it is put together, row after row. */
export class Sheet {
  readonly rows: (Cell | undefined)[][] = [];
  readonly validations: Validation[] = [];
  readonly looks: Look[] = [];
  private readonly book: Book;
  readonly name: string;
  readonly setup: Setup;

  constructor(book: Book, name: string, setup: Setup) {
    this.book = book;
    this.name = name;
    this.setup = setup;
  }

  /** Number of the row that comes next, as formulas count them. */
  get next(): number {
    return this.rows.length + 1;
  }

  /** Adds a row; its number. */
  add(...cells: (Cell | undefined)[]): number {
    const row = this.next;
    cells.forEach((cell, at) => cell?.name && this.book.call(cell.name, this, `${letter(at)}${row}`));
    this.rows.push(cells);
    return row;
  }

  /** Calls a part of a column, from one row to another. */
  call(name: string, column: string, from: number, to: number): void {
    this.book.call(name, this, `${column}${from}:${column}${to}`);
  }

  /** An address of this sheet for other ones. */
  at(address: string): string {
    return `'${this.name}'!${address.replace(/([A-Z]+)(\d+)/g, "$$$1$$$2")}`;
  }
}

/** Sheets whose formulas speak of each other's cells by names. */
export class Book {
  readonly sheets: Sheet[] = [];
  readonly names = new Map<string, string>();

  sheet(name: string, setup: Setup): Sheet {
    const sheet = new Sheet(this, name, setup);
    this.sheets.push(sheet);
    return sheet;
  }

  call(name: string, sheet: Sheet, address: string): void {
    // What looks like the address of a cell is no name in a spreadsheet.
    if (this.names.has(name) || !/^[a-z]\w*$/i.test(name) || /^([a-z]{1,3}\d+|r\d*c?\d*|c\d*)$/i.test(name)) {
      throw new Error(`no name for a cell: ${name}`);
    }
    this.names.set(name, sheet.at(address));
  }
}

export const letter = (at: number): string => String.fromCharCode(65 + at);

/** A text within a formula. */
export function quoted(text: string): string {
  // More Excel takes in no formula.
  if (text.length > 255) throw new Error(`too long for a formula: ${text}`);
  return `"${text.replaceAll('"', '""')}"`;
}
