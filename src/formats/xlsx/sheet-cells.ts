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

/** Characters that a line holds across all columns, in that of names, and in those of a fact. */
const WIDE = 108;
const NAME = 42;
const FACT = 62;
/** Height of a line, in points. */
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

/** A text of as many lines as it needs; not all spreadsheets fit the height of a row themselves. */
function lines(value: string, characters: number, style: CellObject = {}): CellObject {
  const height = Math.ceil(value.length / characters) * LINE_HEIGHT;
  return text(value, { wrap: true, alignVertical: "top", height, ...style });
}

/** A text across all columns. */
export const wideText = (value: string, style: CellObject = {}): Row => across(lines(value, WIDE, style));

export const nameText = (value: string): CellObject => lines(value, NAME);

export const factText = (value: string): CellObject => lines(value, FACT);

/** A heading over a part of the sheet; size in points. */
export const heading = (value: string, fontSize: number): Row =>
  across(text(value, { fontWeight: "bold", fontSize, height: fontSize * 1.7 }));

/** A fact of the header: its name over two columns, its value in the third. */
export const fact = (name: string, value: CellObject): Row => [
  text(name, { columnSpan: 2, textColor: MUTED, alignVertical: "top" }),
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
