import type { CalcResponse } from "hangar-engine";
import { fileName } from "../../formats/file-name.ts";
import { typeOf } from "../../formats/format.ts";
import { saveFile } from "./save-file.ts";
import { FileButton } from "./FileButton.tsx";

/** The bill as a spreadsheet, its sums by formulas. */
export function ExcelButton({ body, label }: { body: CalcResponse; label: string }) {
  return <FileButton body={body} format="xlsx" label={label} make={() => saveWorkbook(body)} />;
}

async function saveWorkbook(body: CalcResponse): Promise<void> {
  const { workbook } = await import("../../formats/xlsx/workbook.ts");
  saveFile(fileName(body, "xlsx"), new Blob([await workbook(body)], { type: typeOf("xlsx") }));
}
