import writeExcelFile, { type CellObject, type Sheet } from "write-excel-file/universal";
import type { PriceList } from "../../price-list/schema.ts";
import type { FieldValue } from "../../price-list/list-changes.ts";
import { HEAD, sheetRows } from "./sheets.ts";

/** The price list of a text as a workbook to be edited and read back by `importWorkbook`. */
export async function exportWorkbook(text: string, list: PriceList): Promise<Uint8Array<ArrayBuffer>> {
  const sheets: Sheet<Blob>[] = sheetRows(text, list).map(({ name, rows }) => ({
    sheet: name,
    data: [
      HEAD.map((value): CellObject => ({ value, type: String, fontWeight: "bold" })),
      ...rows.map(({ key, what, field }) => [
        { value: key, type: String, textColor: "#666666" } as CellObject,
        { value: what, type: String } as CellObject,
        valueCell(field.value),
      ]),
    ],
    columns: [{ width: 48 }, { width: 60 }, { width: 40 }],
    stickyRowsCount: 1,
  }));
  return new Uint8Array(await (await writeExcelFile(sheets).toBlob()).arrayBuffer());
}

/** A text stays a text, whatever it looks like: a version is no date to a spreadsheet. */
function valueCell(value: FieldValue): CellObject {
  if (typeof value === "number") return { value, type: Number, format: Number.isInteger(value) ? "#,##0" : "General" };
  if (typeof value === "boolean") return { value, type: Boolean };
  return { value, type: String, format: "@" };
}
