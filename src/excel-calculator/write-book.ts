import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import writeExcelFile, { type CellObject, type Sheet as WrittenSheet } from "write-excel-file/universal";
import { FONT } from "../formats/xlsx/sheet-cells.ts";
import { ZIPPED_AT } from "../formats/xlsx/undated.ts";
import type { Book, Cell, Look, Sheet, Validation } from "./book.ts";
import { TO_TYPE } from "./styles.ts";

/** What a formula comes to, by its sheet and address: for programs that show a file and work nothing out. */
export type Results = (sheet: string, address: string) => string | number | boolean | undefined;

/** The bytes of a book; the same book is the same bytes. */
export async function writeBook(book: Book, results?: Results): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = book.sheets.map(({ name, rows, looks, setup }): WrittenSheet<Blob> => ({
    sheet: name,
    data: rows.map((cells) => cells.map((cell) => (cell ? written(cell) : null))),
    columns: setup.widths.map((width) => ({ width })),
    showGridLines: false,
    ...(setup.frozen && { stickyRowsCount: setup.frozen }),
    ...(looks.length > 0 && { conditionalFormatting: looks.map(conditional) }),
  }));
  const file = await writeExcelFile(sheets, FONT).toBlob();
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const change = (name: string, edit: (xml: string) => string): void => {
    files[name] = strToU8(edit(strFromU8(files[name]!)));
  };
  book.sheets.forEach((sheet, at) => {
    change(`xl/worksheets/sheet${at + 1}.xml`, (xml) => finished(xml, sheet, book, results));
  });
  change("xl/styles.xml", withoutProtection);
  change("xl/workbook.xml", (xml) =>
    xml
      .replace("<definedNames/>", () => definedNames(book))
      // Whatever stands beside the formulas, a spreadsheet works them out anew.
      .replace("<calcPr/>", '<calcPr calcId="0" fullCalcOnLoad="1"/>'),
  );
  return zipSync(files, { mtime: ZIPPED_AT });
}

function written({ content = "", style }: Cell): CellObject {
  if (typeof content === "object") return { ...style, type: "Formula", value: content.formula };
  if (typeof content === "number") return { ...style, type: Number, value: content };
  const { format: _, ...text } = style ?? {};
  // An empty cell keeps the format of what is to be typed there.
  if (content === "") return style?.format ? { ...style, type: Number } : { ...text };
  return { ...text, type: String, value: content };
}

const placeOf = (address: string): { row: number; column: number } => {
  const [, column, row] = /^([A-Z])(\d+)$/.exec(address)!;
  return { row: Number(row), column: column!.charCodeAt(0) - 64 };
};

const conditional = ({ range: [from, to], when, style }: Look) => ({
  cellRange: { from: placeOf(from), to: placeOf(to) },
  condition: { formula: when },
  style,
});

/** The format prescribes where among its siblings each element stands. */
function finished(xml: string, sheet: Sheet, book: Book, results: Results | undefined): string {
  const { landscape, pages = 0, hidden } = sheet.setup;
  const page =
    '<printOptions horizontalCentered="1"/>' +
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>' +
    `<pageSetup paperSize="9" orientation="${landscape ? "landscape" : "portrait"}" fitToWidth="1" fitToHeight="${pages}"/>` +
    `<headerFooter><oddFooter>&amp;L${escaped(sheet.name)}&amp;R&amp;P / &amp;N</oddFooter></headerFooter>`;
  return withResults(xml, sheet.name, results)
    .replace(`<col min="${hidden}"`, '$& hidden="1"')
    .replace("<sheetViews>", '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    .replace("</sheetData>", `</sheetData>${PROTECTION}`)
    .replace("</worksheet>", () => `${validations(sheet.validations, book)}${page}</worksheet>`);
}

/** In SpreadsheetML a 0 here allows: wider columns and other colours. There is no password. */
const PROTECTION =
  '<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0" formatColumns="0" formatRows="0"/>';

function withResults(xml: string, sheet: string, results: Results | undefined): string {
  if (!results) return xml;
  return xml.replace(
    /<c r="(\w+)"([^>]*)>(<f>[^<]*<\/f>)<\/c>/g,
    (_, address: string, attributes: string, formula: string) => {
      const result = results(sheet, address);
      if (result === undefined) throw new Error(`${sheet} ${address} comes to nothing`);
      const type = typeof result === "string" ? ' t="str"' : typeof result === "boolean" ? ' t="b"' : "";
      return `<c r="${address}"${attributes}${type}>${formula}<v>${escaped(String(Number(result === true) || result))}</v></c>`;
    },
  );
}

function validations(all: readonly Validation[], book: Book): string {
  if (all.length === 0) return "";
  const rules = all.map(({ cell, list, whole, decimal, refusal, prompt }) => {
    const bounds = whole ?? decimal;
    const type = list !== undefined ? "list" : whole ? "whole" : "decimal";
    const formulas = list !== undefined ? [book.names.get(list)!] : bounds!.map(String);
    const told =
      (refusal === undefined ? "" : ` showErrorMessage="1" error="${attribute(refusal)}"`) +
      (prompt === undefined ? "" : ` showInputMessage="1" prompt="${attribute(prompt)}"`);
    const inside = formulas.map((one, at) => `<formula${at + 1}>${escaped(one)}</formula${at + 1}>`).join("");
    return `<dataValidation type="${type}" allowBlank="1"${told} sqref="${cell}">${inside}</dataValidation>`;
  });
  return `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>`;
}

/** Only what is filled as to be typed in is not protected. */
function withoutProtection(xml: string): string {
  const fills = [...xml.slice(0, xml.indexOf("</fills>")).matchAll(/<fill>.*?<\/fill>/gs)].map(([fill]) => fill);
  const open = fills.findIndex((fill) => fill.includes(TO_TYPE.slice(1)));
  if (open < 0) throw new Error("nothing is to be typed in");
  return xml.replace(
    new RegExp(`<xf ([^>]*fillId="${open}"[^>]*)>(.*?)</xf>`, "g"),
    '<xf $1 applyProtection="1">$2<protection locked="0"/></xf>',
  );
}

function definedNames({ names, sheets }: Book): string {
  const own = [...names].map(([name, address]) => `<definedName name="${name}">${escaped(address)}</definedName>`);
  const printed = sheets.flatMap(({ name, rows, setup }, at) => {
    const titled = setup.repeated && `'${name}'!$${setup.repeated[0]}:$${setup.repeated[1]}`;
    const area = setup.lastPrinted && `'${name}'!$A$1:$${setup.lastPrinted}$${rows.length}`;
    return Object.entries({ Print_Area: area, Print_Titles: titled }).map(([kind, range]) =>
      range === undefined
        ? ""
        : `<definedName name="_xlnm.${kind}" localSheetId="${at}">${escaped(range)}</definedName>`,
    );
  });
  return `<definedNames>${[...printed, ...own].join("")}</definedNames>`;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const attribute = (text: string): string => escaped(text).replaceAll('"', "&quot;");
