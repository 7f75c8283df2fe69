import { HyperFormula } from "hyperformula";
import { readZip } from "./read-zip.ts";

/** The one sheet of a workbook: what stands in its cells, and what a spreadsheet makes of it. */
export interface ReadSheet {
  xml: string;
  /** Texts and numbers by address; a formula as the result that the file keeps beside it. */
  kept: Map<string, string | number>;
  /** Formulas by address, without the equals sign. */
  formulas: Map<string, string>;
  /** What a cell comes to when the formulas are worked out anew. */
  evaluated: (address: string) => unknown;
}

const CELL = /<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(?:<f>(.*?)<\/f>)?(?:<v>(.*?)<\/v>)?<\/c>)/g;

export function readWorkbook(file: Buffer): ReadSheet {
  const files = readZip(file);
  const xml = files.get("xl/worksheets/sheet1.xml")!;
  const strings = [...files.get("xl/sharedStrings.xml")!.matchAll(/<si>(.*?)<\/si>/gs)].map(([, string]) =>
    unescaped(string!.replace(/<[^>]*>/g, "")),
  );
  const kept: ReadSheet["kept"] = new Map();
  const formulas: ReadSheet["formulas"] = new Map();
  for (const [, address, attributes, formula, value] of xml.matchAll(CELL)) {
    if (formula !== undefined) formulas.set(address!, unescaped(formula));
    if (value !== undefined)
      kept.set(address!, attributes!.includes('t="s"') ? strings[Number(value)]! : Number(value));
  }
  const spreadsheet = HyperFormula.buildEmpty({ licenseKey: "gpl-v3" });
  const sheet = spreadsheet.getSheetId(spreadsheet.addSheet("Смета"))!;
  const placeOf = (address: string) => spreadsheet.simpleCellAddressFromString(address, sheet)!;
  for (const [address, value] of kept) {
    const formula = formulas.get(address);
    // An apostrophe keeps a text a text, whatever it looks like.
    const content = formula !== undefined ? `=${formula}` : typeof value === "string" ? `'${value}` : value;
    spreadsheet.setCellContents(placeOf(address), content);
  }
  return { xml, kept, formulas, evaluated: (address) => spreadsheet.getCellValue(placeOf(address)) };
}

function unescaped(text: string): string {
  const characters: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => characters[name]!);
}
