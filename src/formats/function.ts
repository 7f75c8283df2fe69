/* `function/formats.js`: what writes answers in other formats than JSON, loaded with the first that is asked for. */
export { batchCsv, searchCsv } from "./csv/hangars-csv.ts";
export { drawPicture, loadWriters, writeCalculation } from "./write-calculation.ts";
