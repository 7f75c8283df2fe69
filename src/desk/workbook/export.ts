import writeExcelFile, { type CellObject, type Feature, type Sheet } from "write-excel-file/universal";
import type { PriceList } from "../../price-list/schema.ts";
import type { FieldValue } from "../../price-list/list-changes.ts";
import { dated } from "../../text/format.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { ABOUT, HEAD, sheetRows } from "./sheets.ts";

/** The cells to be edited: the one filled kind, by which their styles are found again. */
const TO_EDIT = "#FFF8E1";
const FADED = "#666666";

/** The price list of a text as a workbook to be edited and read back by `importWorkbook`. */
export async function exportWorkbook(text: string, list: PriceList): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = sheetRows(text, list);
  const tables: Sheet<Blob>[] = sheets.map(({ name, rows }) => ({
    sheet: name,
    data: [
      HEAD.map((value): CellObject => ({ value, type: String, fontWeight: "bold" })),
      ...rows.map(({ key, what, field }) => [
        { value: key, type: String, textColor: FADED } as CellObject,
        { value: what, type: String } as CellObject,
        { ...valueCell(field.value), textColor: FADED },
        { ...valueCell(field.value), backgroundColor: TO_EDIT },
      ]),
    ],
    columns: [{ width: 40 }, { width: 60 }, { width: 24 }, { width: 24 }],
    stickyRowsCount: 1,
  }));
  const fingerprint = fingerprintOf(sheets.flatMap(({ rows }) => rows.map(({ key, field }) => [key, field.value])));
  const file = writeExcelFile([...tables, aboutSheet(list, fingerprint)], { features: [onlyValuesAreEdited] });
  return new Uint8Array(await (await file.toBlob()).arrayBuffer());
}

/** A text stays a text, whatever it looks like: a version is no date to a spreadsheet. */
function valueCell(value: FieldValue): CellObject {
  if (typeof value === "number") return { value, type: Number, format: Number.isInteger(value) ? "#,##0" : "General" };
  if (typeof value === "boolean") return { value, type: Boolean };
  return { value, type: String, format: "@" };
}

function aboutSheet({ meta }: PriceList, fingerprint: string): Sheet<Blob> {
  const text = (value: string): CellObject => ({ value, type: String, format: "@", wrap: true });
  return {
    sheet: ABOUT.name,
    data: [
      [
        text("Как править"),
        text("Вписывайте новые значения в столбец «Стало»; остальное защищено от случайных правок."),
      ],
      [text("Прайс-лист"), text(dated(meta.version))],
      [text("Отпечаток"), { ...text(fingerprint), textColor: FADED }],
      [text("Зачем он"), text("По нему сайт узнаёт, из какого прайс-листа таблица, и не затирает чужих правок.")],
    ],
    columns: [{ width: 16 }, { width: 70 }],
  };
}

/** The sheets are protected without a password, all but the filled cells: whoever means it takes the protection off. */
const onlyValuesAreEdited: Feature<Blob> = {
  files: {
    transform: {
      "xl/worksheets/sheet{id}.xml": {
        transform: (xml) => xml.replace("</sheetData>", `</sheetData>${PROTECTION}`),
      },
      "xl/styles.xml": {
        transform: (xml) =>
          xml.replace(/<xf ([^>]*fillId="[2-9]"[^>]*)>/g, '<xf $1 applyProtection="1"><protection locked="0"/>'),
      },
    },
  },
};

/** In SpreadsheetML a 0 here allows: columns may be made wider, rows sorted and filtered. */
const PROTECTION =
  '<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0" formatColumns="0" formatRows="0" sort="0" autoFilter="0"/>';
