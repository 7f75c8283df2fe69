import { stringify } from "csv-stringify/browser/esm/sync";
import type { Dialect } from "../format.ts";

/** A row by the names of its columns; what a row does not have stays empty. */
export type CsvRow = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * A table as CSV (RFC 4180) in UTF-8 with a byte order mark, by which Excel knows it. A text that a spreadsheet would take
 * for a formula gets an apostrophe before it.
 */
export function csvText(columns: readonly string[], rows: readonly CsvRow[], dialect: Dialect): string {
  const isRussian = dialect === "ru";
  const table = stringify([...rows], {
    header: true,
    columns: [...columns],
    delimiter: isRussian ? ";" : ",",
    record_delimiter: "windows",
    escape_formulas: true,
    cast: {
      number: (value) => (isRussian ? String(value).replace(".", ",") : String(value)),
      boolean: String,
    },
  });
  // The writer makes its own mark of a Buffer, and Deno's becomes "239,187,191".
  return `\ufeff${table}`;
}
