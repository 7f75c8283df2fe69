import { formatPath } from "../../price-list/finding.ts";
import type { FieldValue } from "../../price-list/list-changes.ts";
import { valueText } from "../../price-list/list-changes.ts";
import { PriceListError } from "../../price-list/price-list-error.ts";
import { isPrice } from "../../price-list/price-names.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { parsePriceList } from "../../price-proof/load.ts";
import { counted, quoted } from "../../text/format.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { priceProblem } from "../edit/price-problem.ts";
import { typedPrice } from "../edit/typed-number.ts";
import { verdictOn } from "../edit/three-way.ts";
import { withValues, type Field } from "./fields.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { readWorkbook, type Cell, type Workbook } from "./read-workbook.ts";
import {
  ABOUT,
  BEFORE_COLUMN,
  COLUMNS,
  fingerprintOfText,
  HEAD,
  SHEETS,
  sheetRows,
  VALUE_COLUMN,
  valuesOfText,
} from "./sheets.ts";

/** A value that was edited in the workbook. */
export interface Edit {
  key: string;
  what: string;
  field: Field;
  value: FieldValue;
  /** Where it stands: `Цены!D12`. */
  address: string;
}

export interface Imported {
  /** The list with the edits; without any the very same text. */
  text: string;
  edits: Edit[];
  /** What was taken all the same, but is worth a look. */
  notices: string[];
}

/** A row of the workbook under the head. */
interface FoundRow {
  sheet: string;
  at: number;
  key: string;
  cells: ReadonlyMap<string, Cell>;
}

/**
 * The text of a price list with the values that were edited in a workbook, be it of this list or of an earlier one: what
 * has changed in the list since then stays, and where both changed the same value nothing is taken. `known` are texts of
 * other lists that the workbook may have been made of, by which a spoilt one is told more exactly. Throws `DeskRefusal`
 * with the address of every cell that cannot be taken: nothing of the workbook is dropped in silence. With `mends` a cell
 * that holds no price, and plainly means one, is taken as that.
 */
export function importWorkbook(
  text: string,
  list: PriceList,
  content: Uint8Array,
  known: Iterable<string> = [],
  { mends = false }: { mends?: boolean } = {},
): Imported {
  const workbook = readWorkbook(content);
  const problems = sheetProblems(workbook);
  const found = rowsOf(workbook, problems);
  if (problems.length > 0) throw refusal(problems);
  const before = new Map(found.map((row) => [row.key, row.cells.get(`${BEFORE_COLUMN}${row.at}`)?.value ?? ""]));
  const fingerprint = String(workbook.get(ABOUT.name)?.get(ABOUT.fingerprint)?.value ?? "");
  const isOfThisList = fingerprintOfText(text) === fingerprint;
  if (fingerprintOf(before) !== fingerprint) {
    throw refusal(spoiltProblems(found, before, fingerprint, isOfThisList ? [text] : known));
  }

  const rows = new Map(sheetRows(text, list).flatMap(({ rows }) => rows.map((row) => [row.key, row])));
  const edits: Edit[] = [];
  const notices: string[] = [];
  let mendable = 0;
  for (const { sheet, at, key, cells } of found) {
    const row = rows.get(key);
    const address = `${sheet}!${VALUE_COLUMN}${at}`;
    const cell = cells.get(`${VALUE_COLUMN}${at}`);
    const was = before.get(key)!;
    if (isOfThisList && row && String(cells.get(`B${at}`)?.value ?? "") !== row.what) {
      problems.push(`${sheet}!B${at}: здесь стояло ${quoted(row.what)}; верните, а значение впишите в «Стало»`);
    }
    const named = row?.what ? `${key} (${row.what})` : key;
    const meant = row && isPrice(row.field.path) ? priceMend(cell) : undefined;
    if (meant !== undefined) mendable += 1;
    const problem = cellProblem(cell, was);
    if (problem !== undefined && !(mends && meant !== undefined)) {
      const told = meant === undefined ? "" : `; похоже, это ${meant}`;
      problems.push(`${address}: ${named}: ${problem}${told}`);
      continue;
    }
    if (mends && meant !== undefined)
      notices.push(`${address}: ${named}: вместо ${valueText(cell!.value)} взято ${meant}`);
    const value = (mends ? meant : undefined) ?? (cell!.isFormula ? asShown(cell!.value!) : cell!.value!);
    if (cell!.isFormula) notices.push(`${address}: ${named}: в ячейке формула, взято её значение ${valueText(value)}`);
    if (key === VERSION && value !== was) {
      problems.push(`${address}: ${key}: дату прайс-листа ставит выпуск; верните ${was}`);
      continue;
    }
    const verdict = verdictOn(was, value, row?.field.value);
    if (verdict === "keep") continue;
    if (verdict === "conflict" || !row) {
      problems.push(`${address}: ${named}: ${conflict(was, value, row?.field.value)}`);
      continue;
    }
    const wrong = typeof value === "number" && isPrice(row.field.path) ? priceProblem(value) : undefined;
    if (wrong) problems.push(`${address}: ${named}: ${wrong.text}`);
    else edits.push({ ...row, value, address });
  }
  problems.push(...sortedAlone(edits, before));
  if (problems.length > 0) throw refusal(problems, mendable);
  const edited = withValues(text, edits);
  prove(edited, edits);
  return { text: edited, edits, notices };
}

const VERSION = "meta.version";

/** Spreadsheets show fifteen digits of what a formula comes to, and keep the noise behind them: 32500 × 1.1 is 35750.000000000007. */
const asShown = (value: FieldValue): FieldValue => (typeof value === "number" ? Number(value.toPrecision(15)) : value);

function refusal(problems: readonly string[], mendable = 0): DeskRefusal {
  return new DeskRefusal(`Таблица не принята, исправьте (${problems.length}):`, problems, mendable);
}

/** The price that a cell which holds none was most likely meant to be. A text of digits alone is meant as it stands. */
function priceMend(cell: Cell | undefined): number | undefined {
  const { value, isFormula, isDate, isError } = cell ?? {};
  if (value === undefined || isFormula || isDate || isError) return undefined;
  if (typeof value === "number") return priceProblem(value)?.mend;
  if (typeof value !== "string") return undefined;
  const typed = typedPrice(value.replace(/^'/, ""));
  return "value" in typed ? typed.value : typed.mend;
}

/** So many edits are no chance where most of the new values stood in other rows before. */
const SORTED = 5;

/** A column sorted without the others gives every row the price of another. */
function sortedAlone(edits: readonly Edit[], before: ReadonlyMap<string, FieldValue>): string[] {
  return SHEETS.flatMap(({ name }) => {
    const here = edits.filter(({ address }) => address.startsWith(`${name}!`));
    const left = here.map(({ key }) => before.get(key));
    const moved = here.filter(({ value }) => {
      const at = left.indexOf(value);
      if (at !== -1) left.splice(at, 1);
      return at !== -1;
    });
    if (here.length < SORTED || moved.length < here.length * 0.8) return [];
    return [
      `${name}!${VALUE_COLUMN}1: столбец «Стало», похоже, отсортирован без остальных: ${counted(moved.length, "значение стоит", "значения стоят", "значений стоит")} в чужих ` +
        "строках; отмените сортировку или сортируйте строки целиком",
    ];
  });
}

/** Both edits by their values: whoever brings the workbook is to choose. */
function conflict(was: FieldValue, mine: FieldValue, theirs: FieldValue | undefined): string {
  const here = `в таблице ${valueText(was)} → ${valueText(mine)}`;
  if (theirs === undefined) return `${here}, а в прайс-листе этого поля больше нет; верните ${valueText(was)}`;
  return (
    `${here}, а в прайс-листе с тех пор ${valueText(was)} → ${valueText(theirs)}; ` +
    `впишите ${valueText(theirs)}, если верно оно, а иначе сначала поправьте прайс-лист`
  );
}

/** What is wrong with the sheets as such; while anything is, no cell is looked at. */
function sheetProblems(workbook: Workbook): string[] {
  if ([...workbook.values()].some((cells) => cells.get("C1")?.value === FORMER_HEAD)) {
    return ["таблица выгружена прежней программой, в ней нет столбца «Было»; выгрузите новую и перенесите правки"];
  }
  const names = [...SHEETS.map(({ name }) => name), ABOUT.name];
  const strange = [...workbook.keys()].filter((name) => !names.some((known) => known === name));
  const missing = names.filter((name) => !workbook.has(name));
  if (missing.length === 0) return strange.map((name) => `лист ${quoted(name)} не читается; удалите его`);
  return missing.map((name) => {
    const renamed = strange.find((other) => isLike(name, workbook.get(other)!));
    return renamed === undefined
      ? `нет листа «${name}»; верните его из новой выгрузки`
      : `нет листа «${name}»: теперь он назван ${quoted(renamed)} — переименуйте его обратно в «${name}»`;
  });
}

/** The head of the third column before there was a fourth. */
const FORMER_HEAD = "Значение";

/** Whether a sheet of another name holds what that of this name does. */
function isLike(name: string, cells: ReadonlyMap<string, Cell>): boolean {
  if (name === ABOUT.name) return /^[0-9a-f]{64}$/.test(String(cells.get(ABOUT.fingerprint)?.value));
  if (cells.get("A1")?.value !== HEAD[0]) return false;
  const hasMeta = [...cells].some(([address, { value }]) => address.startsWith("A") && value === VERSION);
  return hasMeta === (name === SHEETS[1].name);
}

/** The rows in which something stands, each with a name of its own. */
function rowsOf(workbook: Workbook, problems: string[]): FoundRow[] {
  const rows: FoundRow[] = [];
  const seen = new Map<string, string>();
  for (const { name: sheet } of SHEETS) {
    const cells = workbook.get(sheet);
    if (!cells) continue;
    const tell = (address: string, told: string) => problems.push(`${sheet}!${address}: ${told}`);
    HEAD.forEach((head, at) => {
      const address = `${COLUMNS[at]}1`;
      if (cells.get(address)?.value !== head) tell(address, `здесь должно стоять «${head}»; столбцы не переставляйте`);
    });
    for (const column of columnsBeyond(cells)) {
      tell(`${column}1`, `столбец ${column} не читается; значения — только в столбце «Стало», лишний удалите`);
    }
    for (const at of rowNumbers(cells)) {
      const key = String(cells.get(`A${at}`)?.value ?? "");
      const earlier = seen.get(key);
      if (key === "") tell(`A${at}`, "пустое имя поля; строки не добавляйте");
      else if (earlier !== undefined) tell(`A${at}`, `поле ${key} уже стоит в ${earlier}; оставьте одну строку`);
      else {
        seen.set(key, `A${at}`);
        rows.push({ sheet, at, key, cells });
      }
    }
  }
  return rows;
}

/** Why the former values are not those that the fingerprint was taken of; by the list itself, where it is known. */
function spoiltProblems(
  found: readonly FoundRow[],
  before: ReadonlyMap<string, FieldValue>,
  fingerprint: string,
  known: Iterable<string>,
): string[] {
  for (const text of known) {
    if (fingerprintOfText(text) !== fingerprint) continue;
    const values = valuesOfText(text);
    const wrong = found.flatMap(({ sheet, at, key }) => {
      const value = values.get(key);
      if (value === undefined)
        return [`${sheet}!A${at}: поля ${quoted(key)} в прайс-листе не было; строки не добавляйте`];
      if (before.get(key) === value) return [];
      const stood = `здесь стояло ${typeof value === "string" ? quoted(value) : valueText(value)}`;
      return [`${sheet}!${BEFORE_COLUMN}${at}: ${key}: ${stood}; верните, а новое впишите в «Стало»`];
    });
    const gone = [...values.keys()].filter((key) => !before.has(key));
    return [...wrong, ...gone.map((key) => `нет строки ${key}; строки не удаляйте`)];
  }
  return [
    "столбцы «Поле» и «Было» не те, с которыми таблицу выгрузили, или отпечаток на листе «О таблице» другой; " +
      "выгрузите новую таблицу и перенесите правки",
  ];
}

/** Throws what a build would say to the edited list, by the cells of the edits: the file itself has none of them yet. */
function prove(edited: string, edits: readonly Edit[]): void {
  try {
    parsePriceList(edited, "");
  } catch (error) {
    if (!(error instanceof PriceListError)) throw error;
    throw refusal(
      error.problems.map((problem) => {
        const told = problem.replace(/^:\d+:\d+ /, "");
        const edit = edits.find(({ field }) => told.startsWith(`${formatPath(field.path)}: `));
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
    if (!isEmpty && row !== "1" && isColumn(column)) numbers.add(Number(row));
  }
  return [...numbers].sort((a, b) => a - b);
}

const isColumn = (column: string | undefined): boolean => COLUMNS.some((known) => known === column);

/** Letters of the columns after those of the export in which something stands. */
function columnsBeyond(cells: ReadonlyMap<string, Cell>): string[] {
  const columns = new Set<string>();
  for (const [address, { value }] of cells) {
    const column = /^[A-Z]+/.exec(address)?.[0] ?? "";
    if (value !== undefined && value !== "" && !isColumn(column)) columns.add(column);
  }
  return [...columns].sort();
}

const KINDS = { number: "число", string: "текст", boolean: "ИСТИНА или ЛОЖЬ" } as const;

/** Why a cell cannot stand for a field whose former value is of this kind. What a formula comes to stands for a number. */
function cellProblem(cell: Cell | undefined, was: FieldValue): string | undefined {
  const wanted = KINDS[typeof was as keyof typeof KINDS];
  const value = cell?.value;
  if (cell?.isError) return `найдена ошибка ${String(value)}; допускается: ${wanted} — впишите значение заново`;
  if (cell?.isFormula && !(typeof was === "number" && typeof value === "number")) {
    return `найдена формула; допускается: ${wanted} — впишите само значение`;
  }
  if (cell?.isDate) {
    const format = typeof was === "number" ? "Числовой" : "Текстовый";
    return `найдена дата; допускается: ${wanted} — верните ячейке формат «${format}» и впишите значение заново`;
  }
  if (value === undefined || value === "") return `ячейка пуста; допускается: ${wanted}`;
  if (typeof value === typeof was) return undefined;
  if (typeof value !== "string") return `найдено ${String(value)}; допускается: ${wanted}`;
  const only = typeof was === "number" ? ", только цифры без пробелов и ₽" : "";
  return `найдено ${quoted(value)}; допускается: ${wanted} — ячейка в текстовом формате${only}`;
}
