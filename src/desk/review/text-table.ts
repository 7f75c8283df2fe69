/** A table of texts; columns of numbers are set to the right. */
export interface TextTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Numbers of the columns that are set to the right, from 0. */
  right: readonly number[];
}

export type Layout = "markdown" | "console";

export function textTable({ head, rows: given, right }: TextTable, layout: Layout): string {
  // A text of several lines would end its row.
  const rows = given.map((row) => row.map((cell) => cell.replace(/\s*\n\s*/g, " ")));
  if (layout === "markdown") {
    const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
    return [line(head), line(head.map((_, at) => (right.includes(at) ? "---:" : "---"))), ...rows.map(line)].join("\n");
  }
  const widths = head.map((name, at) => Math.max(...[name, ...rows.map((row) => row[at] ?? "")].map(width)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => {
        const blanks = " ".repeat((widths[at] ?? 0) - width(cell));
        return right.includes(at) ? blanks + cell : cell + blanks;
      })
      .join("  ")
      .trimEnd();
  return [line(head), widths.map((size) => "─".repeat(size)).join("  "), ...rows.map(line)].join("\n");
}

const width = (text: string): number => [...text].length;
