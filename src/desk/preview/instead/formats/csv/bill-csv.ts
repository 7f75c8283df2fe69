import type { CalcResponse } from "hangar-engine";
import { billCsv as csvOf } from "../../../../../formats/csv/bill-csv.ts";
import { csvText } from "../../../../../formats/csv/csv-text.ts";
import type { Dialect } from "../../../../../formats/format.ts";
import { MARK } from "../../../mark.ts";

/** The mark is the first line of the table: whoever reads it by columns is stopped by it. */
export const billCsv = (body: CalcResponse, dialect: Dialect): string =>
  csvText([MARK], [], dialect) + csvOf(body, dialect).replace("\ufeff", "");
