import type { Lang } from "../text/lang.ts";
import type { Cell, Content, Sheet, Style } from "./book.ts";

/** The fill of what is to be typed in: by it the writer finds the cells that are not protected. */
export const TO_TYPE = "#FFF4CC";
const MUTED = "#53616F";
const LINE = "#D8DFE5";

export const BOLD: Style = { fontWeight: "bold" };
export const FADED: Style = { textColor: MUTED };
export const SHADED: Style = { fontWeight: "bold", backgroundColor: "#E9EDF0" };
export const LINED: Style = { bottomBorderColor: LINE, bottomBorderStyle: "thin" };
export const WRAPPED: Style = { wrap: true, alignVertical: "top" };
export const TYPED: Style = {
  backgroundColor: TO_TYPE,
  borderColor: "#C9B458",
  borderStyle: "thin",
  align: "right",
  alignVertical: "center",
};

/** Nothing where it is zero. */
export const ROUBLES = "#,##0\\ [$₽-419];-#,##0\\ [$₽-419];";
export const QUANTITY = "General;-General;";
export const YES_NO: Readonly<Record<Lang, string>> = { ru: '"да";;"нет"', en: '"yes";;"no"' };

export const cell = (content: Content, style: Style = {}, name?: string): Cell => ({
  content,
  style,
  ...(name !== undefined && { name }),
});

export const formula = (text: string, style: Style = {}, name?: string): Cell => cell({ formula: text }, style, name);

/** The first of so many columns that are one. */
export const across = (first: Cell, columns: number): (Cell | undefined)[] => [
  { ...first, style: { ...first.style, columnSpan: columns } },
  ...Array<undefined>(columns - 1).fill(undefined),
];

/** A row of headings; those over figures stand where their figures do. */
export const heads = (sheet: Sheet, titles: readonly string[], overFigures: readonly number[] = []): number =>
  sheet.add(...titles.map((title, at) => cell(title, { ...SHADED, alignVertical: "top", ...headOf(at, overFigures) })));

/** Beside figures there is a little room. */
function headOf(at: number, overFigures: readonly number[]): Style {
  if (overFigures.includes(at)) return { align: "right" };
  return overFigures.includes(at - 1) ? { align: "left", indent: 1 } : {};
}
