import type { CalcResponse } from "hangar-engine";
import { billSheet as sheetOf } from "../../../../../formats/xlsx/bill-sheet.ts";
import type { SheetWriter } from "../../../../../formats/xlsx/sheet-writer.ts";
import { MARK } from "../../../mark.ts";

/** The mark stands in the head of the sheet, and once more over its conditions. */
export function billSheet(body: CalcResponse, leftOut: readonly string[]): SheetWriter {
  const { provider, warnings } = body;
  return sheetOf({ ...body, provider: { ...provider, brand: MARK }, warnings: [MARK, ...warnings] }, leftOut);
}
