import type { CalcResponse } from "hangar-engine";
import writeExcelFile, { type Feature, type Image } from "write-excel-file/universal";
import { spokenBy } from "../spoken.ts";
import { billSheet } from "./bill-sheet.ts";
import { COLUMNS } from "./sheet-cells.ts";

type SheetFeature = Feature<Image["content"]>;

const SHEET = "xl/worksheets/sheet{id}.xml";

/** Margins in inches; paper 9 is A4; the width of the sheet fits the page, its height takes as many pages as it needs. */
const MARGINS = '<pageMargins left="0.5" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>';
const PAGE = `${MARGINS}<pageSetup paperSize="9" orientation="portrait" fitToWidth="1" fitToHeight="0"/>`;
const FIT_TO_PAGE = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';

/** A calculation as an .xlsx file; `leftOut`: what of somebody's words its total goes without, in sentences. */
export async function workbook(
  body: CalcResponse,
  leftOut: readonly string[] = [],
  spoken = spokenBy(),
): Promise<Uint8Array<ArrayBuffer>> {
  const { rows, results } = billSheet(body, leftOut, spoken);
  const options = {
    sheet: spoken.texts.workbook.sheet,
    columns: COLUMNS.map(([, width]) => ({ width })),
    showGridLines: false,
  };
  const file = await writeExcelFile(rows, options, { features: [withResults(results), onOnePageWidth] }).toBlob();
  return new Uint8Array(await file.arrayBuffer());
}

/** Beside every formula what it comes to: mail programs, phones and Excel's protected view do not work it out. */
function withResults(results: ReadonlyMap<string, number>): SheetFeature {
  const transform = (xml: string): string =>
    xml.replace(
      /<c r="(\w+)"([^>]*)><f>[^<]*<\/f>/g,
      (cell, address: string) => `${cell}<v>${results.get(address)}</v>`,
    );
  return { files: { transform: { [SHEET]: { transform } } } };
}

const onOnePageWidth: SheetFeature = {
  files: {
    transform: {
      [SHEET]: {
        // The format prescribes where among its siblings each element stands.
        transform: (xml) =>
          xml.replace("<sheetViews>", `${FIT_TO_PAGE}<sheetViews>`).replace("<drawing ", `${PAGE}<drawing `),
      },
    },
  },
};
