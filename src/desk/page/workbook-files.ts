/* What writes and reads workbooks and archives: half of the page's weight, which nobody needs to see the prices. */
export { zipSync, strToU8 } from "fflate";
export { exportWorkbook } from "../workbook/export.ts";
export { importWorkbook } from "../workbook/import.ts";
export { fingerprintOfText } from "../workbook/sheets.ts";
