import { strFromU8, unzipSync } from "fflate";
import sax from "sax";
import { PlainError } from "../plain-error.ts";

/** What stands in a cell. */
export interface Cell {
  value: string | number | boolean | undefined;
  /** The value was worked out by a formula. */
  isFormula: boolean;
}

/** Cells of every sheet by address, for example `C12`. */
export type Workbook = Map<string, Map<string, Cell>>;

/** Values of an XLSX file (ECMA-376, part 1, SpreadsheetML); throws `PlainError` for what is none. */
export function readWorkbook(content: Uint8Array): Workbook {
  const files = unzipped(content);
  const targets = new Map<string, string>();
  parse(files, "xl/_rels/workbook.xml.rels", {
    open: (name, { Id, Target }) => name === "Relationship" && targets.set(Id ?? "", Target ?? ""),
  });
  const strings = files.has("xl/sharedStrings.xml") ? sharedStrings(files) : [];
  const workbook: Workbook = new Map();
  parse(files, "xl/workbook.xml", {
    open(name, attributes) {
      if (name !== "sheet") return;
      const target = targets.get(attributes["r:id"] ?? "") ?? "";
      const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
      workbook.set(attributes["name"] ?? "", cellsOf(files, path, strings));
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

const noWorkbook = () => new PlainError("Это не файл Excel (.xlsx). Сохраните таблицу как «Книга Excel (.xlsx)».");

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

function cellsOf(files: Files, path: string, strings: readonly string[]): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  let address = "";
  let type = "n";
  let text = "";
  let isFormula = false;
  parse(files, path, {
    open(name, { r = "", t = "n" }) {
      if (name === "c") [address, type, text, isFormula] = [r, t, "", false];
      if (name === "f") isFormula = true;
    },
    text: (part, element) => (element === "v" || element === "t") && (text += part),
    close: (name) => name === "c" && cells.set(address, { value: valueOf(type, text, strings), isFormula }),
  });
  return cells;
}

function valueOf(type: string, text: string, strings: readonly string[]): Cell["value"] {
  if (type === "s") return strings[Number(text)];
  if (type === "inlineStr" || type === "str" || type === "e") return text;
  if (text === "") return undefined;
  return type === "b" ? text === "1" : Number(text);
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
