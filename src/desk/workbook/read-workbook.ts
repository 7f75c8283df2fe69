import { strFromU8, unzipSync } from "fflate";
import sax from "sax";
import { DeskRefusal } from "../desk-refusal.ts";

/** What stands in a cell. */
export interface Cell {
  value: string | number | boolean | undefined;
  /** The value was worked out by a formula. */
  isFormula: boolean;
  /** The number is a day, counted from 1900: what spreadsheets make of `1.5` where a comma parts the fraction. */
  isDate: boolean;
  /** The day that such a cell or the number of a formula stands for, `2026-12-31`; nothing for a moment of a day. */
  date?: string | undefined;
  /** The value is the name of an error, such as `#REF!`. */
  isError: boolean;
}

/** Cells of every sheet by address, for example `C12`. */
export type Workbook = Map<string, Map<string, Cell>>;

/** Values of an XLSX file (ECMA-376, part 1, SpreadsheetML); throws `DeskRefusal` for what is none. */
export function readWorkbook(content: Uint8Array): Workbook {
  const files = unzipped(content);
  const targets = new Map<string, string>();
  parse(files, "xl/_rels/workbook.xml.rels", {
    open: (name, { Id, Target }) => name === "Relationship" && targets.set(Id ?? "", Target ?? ""),
  });
  const strings = files.has("xl/sharedStrings.xml") ? sharedStrings(files) : [];
  const dateStyles = files.has("xl/styles.xml") ? stylesOfDates(files) : new Set<string>();
  const workbook: Workbook = new Map();
  let isFrom1904 = false;
  parse(files, "xl/workbook.xml", {
    open(name, attributes) {
      if (name === "workbookPr") isFrom1904 = /^(1|true)$/.test(attributes["date1904"] ?? "");
      if (name !== "sheet") return;
      const target = targets.get(attributes["r:id"] ?? "") ?? "";
      const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
      workbook.set(attributes["name"] ?? "", cellsOf(files, path, strings, dateStyles, isFrom1904));
    },
  });
  return workbook;
}

type Files = Map<string, string>;

function unzipped(content: Uint8Array): Files {
  try {
    const entries = unzipSync(content, { filter: ({ name }) => /\.(xml|rels)$/.test(name) });
    return new Map(Object.entries(entries).map(([name, file]) => [name, strFromU8(file)]));
  } catch {
    throw noWorkbook();
  }
}

/** Of a table saved as something else, such as CSV, a sheet is lost: what was exported is to be saved again. */
export const SAVE_AS = "Правьте саму выгрузку и сохраняйте её: «Файл», «Сохранить как», «Книга Excel (.xlsx)»";

const noWorkbook = () => new DeskRefusal(`Это не файл Excel (.xlsx). ${SAVE_AS}.`);

/** Texts in runs of several looks are one text; readings above hieroglyphs are none. */
function sharedStrings(files: Files): string[] {
  const strings: string[] = [];
  let isReading = false;
  parse(files, "xl/sharedStrings.xml", {
    open(name) {
      if (name === "si") strings.push("");
      if (name === "rPh") isReading = true;
    },
    close: (name) => name === "rPh" && (isReading = false),
    text: (text, element) => element === "t" && !isReading && (strings[strings.length - 1] += text),
  });
  return strings;
}

/** Formats of dates and times that need no code of their own (ECMA-376, part 1, 18.8.30). */
const DATE_FORMATS = /^(1[4-9]|2[0-2]|2[7-9]|3[0-6]|4[5-7]|5[0-8])$/;

/** Whether a format's code shows a day or a time: what stands in quotation marks, brackets or after \ is mere text. */
const showsDate = (code: string): boolean => /[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ""));

/** Numbers of the cell styles that show dates. */
function stylesOfDates(files: Files): Set<string> {
  const codes = new Map<string, string>();
  const dates = new Set<string>();
  let isCellStyle = false;
  let at = 0;
  parse(files, "xl/styles.xml", {
    open(name, { numFmtId = "0", formatCode = "" }) {
      if (name === "numFmt") codes.set(numFmtId, formatCode);
      if (name === "cellXfs") isCellStyle = true;
      if (name !== "xf" || !isCellStyle) return;
      const code = codes.get(numFmtId);
      if (code === undefined ? DATE_FORMATS.test(numFmtId) : showsDate(code)) dates.add(String(at));
      at += 1;
    },
    close: (name) => name === "cellXfs" && (isCellStyle = false),
  });
  return dates;
}

/** How LibreOffice writes a plain true or false, whoever has put it there. */
const BOOLEAN_FORMULA = /^(TRUE|FALSE)\(\)$/;

function cellsOf(
  files: Files,
  path: string,
  strings: readonly string[],
  dateStyles: ReadonlySet<string>,
  isFrom1904: boolean,
): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  let address = "";
  let type = "n";
  let text = "";
  let formula: string | undefined;
  let isDate = false;
  parse(files, path, {
    open(name, { r = "", t = "n", s = "" }) {
      if (name === "c") {
        [address, type, text, formula] = [r, t, "", undefined];
        isDate = t === "d" || (t === "n" && dateStyles.has(s));
      }
      if (name === "f") formula = "";
    },
    text(part, element) {
      if (element === "v" || element === "t") text += part;
      if (element === "f") formula += part;
    },
    close(name) {
      if (name !== "c") return;
      const isFormula = formula !== undefined && !(type === "b" && BOOLEAN_FORMULA.test(formula));
      const value = valueOf(type, text, strings);
      // A formula in a cell of the format of texts keeps that format, whatever it comes to.
      const date = (isDate || isFormula) && value !== undefined ? dayShown(value, isFrom1904) : undefined;
      cells.set(address, { value, isFormula, isDate, date, isError: type === "e" });
    },
  });
  return cells;
}

function valueOf(type: string, text: string, strings: readonly string[]): Cell["value"] {
  if (type === "s") return strings[Number(text)];
  if (type === "inlineStr" || type === "str" || type === "e" || type === "d") return text;
  if (text === "") return undefined;
  return type === "b" ? text === "1" : Number(text);
}

const DAY_MS = 86_400_000;

/** Days are counted so that 61 is the first of March 1900; before that programs differ. */
function dayShown(value: string | number | boolean, isFrom1904: boolean): string | undefined {
  if (typeof value === "string") return /^\d{4}-\d\d-\d\d(?=$|T00:00)/.exec(value)?.[0];
  if (typeof value !== "number" || !Number.isInteger(value) || value < 61 || value > 2_958_465) return undefined;
  const first = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  return new Date(first + value * DAY_MS).toISOString().slice(0, 10);
}

interface Listener {
  open?: (name: string, attributes: Record<string, string>) => unknown;
  close?: (name: string) => unknown;
  text?: (text: string, element: string | undefined) => unknown;
}

/** Names of elements come without the prefix of their namespace. */
function parse(files: Files, path: string, { open, close, text }: Listener): void {
  const xml = files.get(path);
  if (xml === undefined) throw noWorkbook();
  const parser = sax.parser(true);
  const elements: string[] = [];
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.onopentag = ({ name, attributes }) => {
    elements.push(local(name));
    open?.(local(name), attributes as Record<string, string>);
  };
  parser.onclosetag = (name) => {
    elements.pop();
    close?.(local(name));
  };
  parser.ontext = (part) => text?.(part, elements.at(-1));
  parser.onerror = () => {
    throw noWorkbook();
  };
  parser.write(xml).close();
}
