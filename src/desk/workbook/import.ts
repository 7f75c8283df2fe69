import { parsePriceList } from "../../price-proof/load.ts";
import { PriceListError } from "../../price-list/price-list-error.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { quoted } from "../../text/format.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import type { FieldValue } from "../../price-list/list-changes.ts";
import { withValues, type Field } from "./fields.ts";
import { readWorkbook, type Cell } from "./read-workbook.ts";
import { HEAD, SHEETS, sheetRows, VALUE_COLUMN } from "./sheets.ts";

/** A value that was edited in the workbook. */
export interface Edit {
  key: string;
  what: string;
  field: Field;
  value: FieldValue;
  /** Where it stands: `Цены!C12`. */
  address: string;
}

/**
 * The text of a price list with the values of its edited workbook; without edits the very same text. Throws
 * `DeskRefusal` with the address of every cell that cannot be taken: nothing of the workbook is dropped in silence.
 */
export function importWorkbook(text: string, list: PriceList, content: Uint8Array): { text: string; edits: Edit[] } {
  const workbook = readWorkbook(content);
  const problems: string[] = [];
  const edits: Edit[] = [];
  // Of a renamed sheet only that it is missed is told: the edits stand in it.
  if (SHEETS.every(({ name }) => workbook.has(name))) {
    const strange = [...workbook.keys()].filter((name) => !SHEETS.some((sheet) => sheet.name === name));
    problems.push(...strange.map((name) => `лист ${quoted(name)} не читается; удалите его`));
  }
  for (const { name, rows } of sheetRows(text, list)) {
    const cells = workbook.get(name);
    if (!cells) {
      problems.push(`нет листа «${name}»; верните его из новой выгрузки`);
      continue;
    }
    const known = new Map(rows.map((row) => [row.key, row]));
    const seen = new Map<string, string>();
    const tell = (address: string, told: string) => problems.push(`${name}!${address}: ${told}`);
    HEAD.forEach((head, at) => {
      const address = `${"ABC"[at]}1`;
      if (cells.get(address)?.value !== head) tell(address, `здесь должно стоять «${head}»; столбцы не переставляйте`);
    });
    for (const column of columnsBeyond(cells)) {
      tell(`${column}1`, `столбец ${column} не читается; значения — только в столбце ${VALUE_COLUMN}, лишний удалите`);
    }
    for (const at of rowNumbers(cells)) {
      const address = `${VALUE_COLUMN}${at}`;
      const key = String(cells.get(`A${at}`)?.value ?? "");
      const row = known.get(key);
      if (!row) {
        tell(
          `A${at}`,
          `${key === "" ? "пустое имя поля" : `поля ${quoted(key)} нет в price-list.yaml`}; строки не добавляйте`,
        );
        continue;
      }
      const earlier = seen.get(key);
      if (earlier !== undefined) {
        tell(`A${at}`, `поле ${key} уже стоит в ${earlier}; оставьте одну строку`);
        continue;
      }
      seen.set(key, `A${at}`);
      if (String(cells.get(`B${at}`)?.value ?? "") !== row.what) {
        tell(`B${at}`, `здесь стояло ${quoted(row.what)}; верните, а значение впишите в столбец ${VALUE_COLUMN}`);
      }
      const cell = cells.get(address);
      const problem = problemOf(cell, row.field.value);
      if (problem !== undefined) tell(address, `${key}: ${problem}`);
      else if (key === VERSION && cell!.value !== list.meta.version) tell(address, `${key}: ${otherVersion(list)}`);
      else if (cell!.value !== row.field.value)
        edits.push({ ...row, value: cell!.value!, address: `${name}!${address}` });
    }
    for (const key of known.keys()) if (!seen.has(key)) problems.push(`${name}: нет строки ${key}; строки не удаляйте`);
  }
  if (problems.length > 0) throw refusal(problems);
  const edited = withValues(text, edits);
  prove(edited, edits);
  return { text: edited, edits };
}

const refusal = (problems: readonly string[]): DeskRefusal =>
  new DeskRefusal([`Таблица не принята, исправьте (${problems.length}):`, ...problems].join("\n"));

const VERSION = "meta.version";

/** An older workbook would take back in silence whatever has changed in the list since. */
const otherVersion = ({ meta }: PriceList): string =>
  `таблица — не от нынешнего прайс-листа, ${meta.version}; выгрузите новую и перенесите правки, а дату ставит release`;

/** Throws what a build would say to the edited list, by the cells of the edits: the file itself has none of them yet. */
function prove(edited: string, edits: readonly Edit[]): void {
  try {
    parsePriceList(edited, "");
  } catch (error) {
    if (!(error instanceof PriceListError)) throw error;
    throw refusal(
      error.problems.map((problem) => {
        const told = problem.replace(/^:\d+:\d+ /, "");
        const edit = edits.find(({ key }) => told.startsWith(`${key}: `));
        return edit ? `${edit.address}: ${told}` : told;
      }),
    );
  }
}

/** Numbers of the rows under the head in which something stands. */
function rowNumbers(cells: ReadonlyMap<string, Cell>): number[] {
  const numbers = new Set<number>();
  for (const [address, { value, isFormula }] of cells) {
    const [, column, row] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    const isEmpty = (value === undefined || value === "") && !isFormula;
    if (!isEmpty && row !== "1" && column !== undefined && "ABC".includes(column)) numbers.add(Number(row));
  }
  return [...numbers].sort((a, b) => a - b);
}

/** Letters of the columns after those of the export in which something stands. */
function columnsBeyond(cells: ReadonlyMap<string, Cell>): string[] {
  const columns = new Set<string>();
  for (const [address, { value }] of cells) {
    const column = /^[A-Z]+/.exec(address)?.[0] ?? "";
    if (value !== undefined && value !== "" && !"ABC".includes(column)) columns.add(column);
  }
  return [...columns].sort();
}

const KINDS = { number: "число", string: "текст", boolean: "ИСТИНА или ЛОЖЬ" } as const;

/** Why a cell cannot stand for a field that now has a value of this kind. */
function problemOf(cell: Cell | undefined, present: FieldValue): string | undefined {
  const wanted = KINDS[typeof present as keyof typeof KINDS];
  if (cell?.isFormula) return `найдена формула; допускается: ${wanted} — впишите само значение`;
  const value = cell?.value;
  if (cell?.isError) return `найдена ошибка ${String(value)}; допускается: ${wanted} — впишите значение заново`;
  if (cell?.isDate) {
    const format = typeof present === "number" ? "Числовой" : "Текстовый";
    return `найдена дата; допускается: ${wanted} — верните ячейке формат «${format}» и впишите значение заново`;
  }
  if (value === undefined || value === "") return `ячейка пуста; допускается: ${wanted}`;
  if (typeof value === typeof present) return undefined;
  if (typeof value !== "string") return `найдено ${String(value)}; допускается: ${wanted}`;
  const only = typeof present === "number" ? ", только цифры без пробелов и ₽" : "";
  return `найдено ${quoted(value)}; допускается: ${wanted} — ячейка в текстовом формате${only}`;
}
