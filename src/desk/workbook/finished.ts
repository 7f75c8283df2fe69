import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { SHEETS, VALUE_COLUMN } from "./sheets.ts";

/**
 * The exported workbook with what its writer has no words for: sheets that are protected without a password, all but the
 * filled cells and the columns behind them, that are filtered at their headings and printed on the width of a page.
 */
export function finished(workbook: Uint8Array): Uint8Array<ArrayBuffer> {
  const files = unzipSync(workbook);
  const change = (name: string, edit: (xml: string) => string): void => {
    files[name] = strToU8(edit(strFromU8(files[name]!)));
  };
  const open = styleCount(strFromU8(files[STYLES]!));
  const tables = SHEETS.map(({ name }, at) => {
    const file = sheetFile(at);
    const range = `A1:${VALUE_COLUMN}${lastRow(strFromU8(files[file]!))}`;
    change(file, (xml) => asTable(xml, range, open));
    return { name, range };
  });
  change(sheetFile(SHEETS.length), (xml) => behindData(xml, PROTECTION));
  change(STYLES, (xml) =>
    xml
      .replace(/<xf ([^>]*fillId="[2-9]"[^>]*)>(.*?)<\/xf>/g, `<xf $1 applyProtection="1">$2${UNLOCKED}</xf>`)
      .replace(/<cellXfs count="\d+">/, `<cellXfs count="${open + 1}">`)
      .replace("</cellXfs>", `<xf applyProtection="1">${UNLOCKED}</xf></cellXfs>`),
  );
  change("xl/workbook.xml", (xml) => xml.replace("<definedNames/>", definedNames(tables)));
  return zipSync(files);
}

const STYLES = "xl/styles.xml";
const UNLOCKED = '<protection locked="0"/>';
/** In SpreadsheetML a 0 here allows: filters, columns of one's own and wider ones. Locked rows Excel does not sort. */
const PROTECTION =
  '<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0" formatColumns="0" formatRows="0" ' +
  'insertColumns="0" sort="0" autoFilter="0"/>';
const PAGE =
  '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>' +
  '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';

const sheetFile = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`;

const styleCount = (styles: string): number => Number(/<cellXfs count="(\d+)"/.exec(styles)?.[1]);

const lastRow = (xml: string): string => [...xml.matchAll(/<row r="(\d+)"/g)].at(-1)?.[1] ?? "1";

const behindData = (xml: string, more: string): string => xml.replace("</sheetData>", `</sheetData>${more}`);

function asTable(xml: string, range: string, open: number): string {
  const own = `<col min="${VALUE_COLUMN.charCodeAt(0) - 63}" max="16384" width="16" customWidth="1" style="${open}"/>`;
  return behindData(xml, `${PROTECTION}<autoFilter ref="${range}"/>${PAGE}`)
    .replace("</cols>", `${own}</cols>`)
    .replace("<sheetViews>", '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>');
}

/** A filter has a name of its own; the headings stand on every printed page. */
function definedNames(tables: readonly { name: string; range: string }[]): string {
  const names = tables.map(({ name, range }, at) => {
    const cells = range.replace(/([A-Z]+)(\d+)/g, "$$$1$$$2");
    return (
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">'${name}'!${cells}</definedName>` +
      `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${name}'!$1:$1</definedName>`
    );
  });
  return `<definedNames>${names.join("")}</definedNames>`;
}
