import writeExcelFile, { type CellObject, type Sheet } from "write-excel-file/universal";
import type { PriceList } from "../../price-list/schema.ts";
import { formatPath } from "../../price-list/finding.ts";
import { dated } from "../../text/format.ts";
import { VAT } from "../edit/shown-value.ts";
import type { Field } from "./fields.ts";
import { finished } from "./finished.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { ABOUT, HEAD, sheetRows, valuesOfText } from "./sheets.ts";

/** The cells to be edited: the one filled kind, by which their styles are found again. */
const TO_EDIT = "#FFF8E1";
const FADED = "#666666";

/** In characters, and a line in points: not every program makes a row as high as its text needs. */
const VALUE_WIDTH = 24;
const LINE = 15;
const linesOf = ({ value }: Field): number => Math.ceil(String(value).length / (VALUE_WIDTH - 3));

/**
 * The price list of a text as a workbook to be edited and read back by `importWorkbook`. Its former values are those of
 * `base`, which the text is a draft of: the edits of the draft come along as edits, wherever the workbook is brought.
 */
export async function exportWorkbook(text: string, list: PriceList, base = text): Promise<Uint8Array<ArrayBuffer>> {
  const [before, after] = [valuesOfText(base), valuesOfText(text)];
  const gone = sheetRows(base, list).map(({ rows }) => rows.filter(({ key }) => !after.has(key)));
  const sheets = sheetRows(text, list).map(({ name, rows }, at) => ({ name, rows: [...rows, ...gone[at]!] }));
  const tables: Sheet<Blob>[] = sheets.map(({ name, rows }) => ({
    sheet: name,
    data: [
      HEAD.map((value): CellObject => ({ value, type: String, fontWeight: "bold" })),
      ...rows.map(({ key, what, field }) => [
        { value: key, type: String, textColor: FADED, alignVertical: "top" } as CellObject,
        { value: what, type: String, alignVertical: "top" } as CellObject,
        { ...valueCell({ ...field, value: before.get(key) ?? "" }), textColor: FADED },
        {
          ...valueCell({ ...field, value: after.get(key) ?? "" }),
          backgroundColor: TO_EDIT,
          height: LINE * linesOf(field),
        },
      ]),
    ],
    columns: [{ width: 40 }, { width: 60 }, { width: VALUE_WIDTH }, { width: VALUE_WIDTH }],
    stickyRowsCount: 1,
  }));
  const fields = sheets.flatMap(({ rows }) =>
    rows.map(({ key, field }) => ({ ...field, key, value: after.get(key) ?? "" })),
  );
  const edits = fields.filter(({ key, value }) => value !== (before.get(key) ?? ""));
  const file = writeExcelFile([...tables, aboutSheet(list, fingerprintOf(before), edits)]);
  return finished(new Uint8Array(await (await file.toBlob()).arrayBuffer()));
}

/** A text stays a text, whatever it looks like: a version is no date to a spreadsheet. */
function valueCell({ path, value }: Field): CellObject {
  if (typeof value === "number") {
    const whole = Number.isInteger(value) ? "#,##0" : "General";
    return { value, type: Number, format: formatPath(path) === VAT ? "0%" : whole };
  }
  if (typeof value === "boolean") return { value, type: Boolean };
  return { value, type: String, format: "@", wrap: true, alignVertical: "top" };
}

function aboutSheet(
  { meta }: PriceList,
  fingerprint: string,
  edits: readonly (Field & { key: string })[],
): Sheet<Blob> {
  const text = (value: string): CellObject => ({ value, type: String, format: "@", wrap: true });
  return {
    sheet: ABOUT.name,
    data: [
      [
        text("Как править"),
        text("Вписывайте новые значения в столбец «Стало»; остальное защищено от случайных правок."),
      ],
      [
        text("Прайс-лист"),
        text(`${dated(meta.version)}${edits.length > 0 ? "; в «Стало» уже вписаны правки черновика" : ""}`),
      ],
      [text("Отпечаток"), { ...text(fingerprint), textColor: FADED }],
      [text("Зачем он"), text("По нему сайт узнаёт, из какого прайс-листа таблица, и не затирает чужих правок.")],
      [
        text("Найти строку"),
        text("Стрелка фильтра — у каждого заголовка. Свои столбцы добавляйте справа от «Стало», с заголовком."),
      ],
      [
        text("Сортировать"),
        text(
          "Excel не сортирует защищённые строки: снимите защиту листа («Рецензирование», пароля нет) и сортируйте строки целиком.",
        ),
      ],
      ...(edits.length > 0
        ? [[], [text(ABOUT.edits), text("С ними таблицу скачали: по ним видно, что вы исправили потом.")]]
        : []),
      ...edits.map((field) => [
        { ...text(field.key), textColor: FADED },
        { ...valueCell(field), textColor: FADED },
      ]),
    ],
    columns: [{ width: 16 }, { width: 70 }],
  };
}
