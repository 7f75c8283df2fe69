/** `function/formats.js`: what writes answers in other formats than JSON, loaded with the first that is asked for. */
export { billCsv } from "./csv/bill-csv.ts";
export { batchCsv, searchCsv } from "./csv/hangars-csv.ts";
