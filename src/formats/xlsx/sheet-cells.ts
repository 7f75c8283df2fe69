import type { CellObject, Row } from "write-excel-file/browser";

/** Formats of whole roubles, pieces and shares of a unit; the reader's own settings put the blanks and commas. */
const ROUBLES = "#,##0\\ [$₽-419]";
const WHOLE = "#,##0";
const TENTHS = "#,##0.0";
const PERCENT = '0"%"';

/** The columns of the bill with their widths, in characters. */
export const COLUMNS = [
  ["num", 6],
  ["name", 46],
  ["unit", 8],
  ["price", 14],
  ["quantity", 10],
  ["sum", 17],
  ["status", 17],
] as const;

/** Characters that a line across all columns holds, and the height of such a line in points. */
const LINE_CHARACTERS = 108;
const LINE_HEIGHT = 15;

const MUTED = "#53616F";
const THIN_LINE = { bottomBorderColor: "#D8DFE5", bottomBorderStyle: "thin" } as const;

export const text = (value: string, style: CellObject = {}): CellObject => ({ type: String, value, ...style });

export const roubles = (value: number): CellObject => ({ type: Number, value, format: ROUBLES });

export const quantity = (value: number): CellObject => ({
  type: Number,
  value,
  format: Number.isInteger(value) ? WHOLE : TENTHS,
});

/** Whole percent as a number of its own: 22 shown as 22%. */
export const percent = (value: number): CellObject => ({ type: Number, value, format: PERCENT });

export const formula = (value: string): CellObject => ({ type: "Formula", value, format: ROUBLES });

/** A text across all columns; spreadsheets do not fit the height of such a row themselves. */
export function wideText(value: string, style: CellObject = {}): Row {
  const height = Math.ceil(value.length / LINE_CHARACTERS) * LINE_HEIGHT;
  return across(text(value, { wrap: true, alignVertical: "top", height, ...style }));
}

/** A heading over a part of the sheet; size in points. */
export const heading = (value: string, fontSize: number): Row =>
  across(text(value, { fontWeight: "bold", fontSize, height: fontSize * 1.7 }));

/** A fact of the header: its name over two columns, its value in the third. */
export const fact = (name: string, value: CellObject): Row => [
  text(name, { columnSpan: 2, textColor: MUTED }),
  null,
  { ...value, align: "left", columnSpan: COLUMNS.length - 2 },
  ...Array<null>(COLUMNS.length - 3).fill(null),
];

/** A row of the bill with a thin line under it. */
export const lined = (cells: readonly CellObject[], style: CellObject = {}): Row =>
  cells.map((cell) => ({ ...THIN_LINE, alignVertical: "top", ...style, ...cell }));

function across(cell: CellObject): Row {
  return [{ ...cell, columnSpan: COLUMNS.length }, ...Array<null>(COLUMNS.length - 1).fill(null)];
}
