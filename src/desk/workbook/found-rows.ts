import { quoted } from "../../text/format.ts";
import type { Cell, Workbook } from "./read-workbook.ts";
import { ABOUT, COLUMNS, HEAD, SHEETS, VALUE_COLUMN } from "./sheets.ts";

/** A row of the workbook under the head. */
export interface FoundRow {
  sheet: string;
  at: number;
  key: string;
  cells: Cells;
}

/** The rows of a workbook, what is wrong with its sheets, and what in them is the manager's own and so is not read. */
export interface Found {
  rows: FoundRow[];
  problems: string[];
  /** Whether each sheet is there with its headings, so that its rows are its rows. */
  isReadable: boolean;
  notices: string[];
}

type Cells = ReadonlyMap<string, Cell>;

/** The rows in which something stands, each with a name of its own. */
export function foundRows(workbook: Workbook): Found {
  const strange = [...workbook.keys()].filter((name) => !NAMES.includes(name));
  const notices = strange.map((name) => {
    const isWithout = [...workbook.get(name)!.values()].every(isEmpty);
    return `лист ${quoted(name)} ${isWithout ? "пустой" : "ваш"}, он не читается`;
  });
  const problems = sheetProblems(workbook, strange);
  const found: Found = { rows: [], problems, isReadable: problems.length === 0, notices };
  const seen = new Map<string, string>();
  for (const { name: sheet } of SHEETS) {
    const cells = workbook.get(sheet);
    if (cells) addRows(found, sheet, cells, seen);
  }
  return found;
}

function addRows(found: Found, sheet: string, cells: Cells, seen: Map<string, string>): void {
  const head = headRow(cells);
  const tell = (address: string, told: string) => found.problems.push(`${sheet}!${address}: ${told}`);
  if (head === undefined) {
    found.isReadable = false;
    HEAD.forEach((name, at) => {
      const address = `${COLUMNS[at]}1`;
      if (cells.get(address)?.value !== name) tell(address, misplaced(name, cells));
    });
    return;
  }
  if (head > 1)
    found.notices.push(`${sheet}: строки выше заголовков не читаются, таблица начинается со строки ${head}`);
  for (const column of columnsBeyond(cells)) {
    const name = cells.get(`${column}${head}`)?.value;
    if (name !== undefined && name !== "") {
      found.notices.push(`${sheet}: столбец ${quoted(String(name))} (${column}) ваш, он не читается`);
      continue;
    }
    const told = `столбец ${column} без заголовка не читается; значения — только в столбце «Стало», лишние удалите, а свои заметки озаглавьте`;
    tell(`${column}${head}`, told);
  }
  for (const at of rowNumbers(cells, head)) {
    const key = textAt(cells, `A${at}`);
    const earlier = seen.get(key);
    if (key === "" && COLUMNS.slice(2).every((column) => isEmpty(cells.get(`${column}${at}`)))) {
      found.notices.push(`${sheet}: строка ${at} ${quoted(textAt(cells, `B${at}`))} ваша, она не читается`);
    } else if (key === "") {
      tell(`A${at}`, `пустое имя поля; строки не добавляйте: удалите строку ${at} целиком`);
    } else if (earlier !== undefined) {
      const what = textAt(cells, `B${at}`);
      tell(`A${at}`, `строка ${what === "" ? quoted(key) : quoted(what)} уже стоит в ${earlier}; оставьте одну`);
    } else {
      seen.set(key, `A${at}`);
      found.rows.push({ sheet, at, key, cells });
    }
  }
}

/** The row of the headings: the first one, unless rows were put above it. */
function headRow(cells: Cells): number | undefined {
  const rows = [...cells].flatMap(([address, { value }]) =>
    value === HEAD[0] ? (/^A(\d+)$/.exec(address)?.[1] ?? []) : [],
  );
  return rows.map(Number).find((row) => HEAD.every((name, at) => cells.get(`${COLUMNS[at]}${row}`)?.value === name));
}

function misplaced(name: string, cells: Cells): string {
  const [now] = [...cells].find(([address, { value }]) => value === name && /^[A-Z]+\d+$/.test(address)) ?? [];
  const where = now === undefined ? "" : `, а оно в ${now}`;
  return `здесь должно стоять «${name}»${where}; столбцы не переставляйте, а свои добавляйте справа от «Стало»`;
}

const NAMES: readonly string[] = [...SHEETS.map(({ name }) => name), ABOUT.name];

/** What is wrong with the sheets as such, `strange` being those that were not exported; while anything is, no cell is looked at. */
function sheetProblems(workbook: Workbook, strange: readonly string[]): string[] {
  if (SHEETS.some(({ name }) => workbook.get(name)?.get("C1")?.value === FORMER_HEAD)) {
    return ["таблица выгружена прежней программой, в ней нет столбца «Было»; выгрузите новую и перенесите правки"];
  }
  const missing = NAMES.filter((name) => !workbook.has(name));
  // Edits in a copy would be lost, while others of the manager's sheets may be what formulas refer to.
  const copies = strange.filter((name) => headRow(workbook.get(name)!) !== undefined);
  if (missing.length === 0) return copies.map((name) => `лист ${quoted(name)} не читается; удалите его`);
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
function isLike(name: string, cells: Cells): boolean {
  if (name === ABOUT.name) return /^[0-9a-f]{64}$/.test(textAt(cells, ABOUT.fingerprint));
  if (headRow(cells) === undefined) return false;
  const hasMeta = [...cells].some(([address, { value }]) => address.startsWith("A") && value === "meta.version");
  return hasMeta === (name === SHEETS[1].name);
}

const textAt = (cells: Cells, address: string): string => String(cells.get(address)?.value ?? "");

const isEmpty = (cell: Cell | undefined): boolean =>
  cell === undefined || ((cell.value === undefined || cell.value === "") && !cell.isFormula);

/** Numbers of the rows under the head in which something stands in our columns. */
function rowNumbers(cells: Cells, head: number): number[] {
  const numbers = new Set<number>();
  for (const [address, cell] of cells) {
    const [, column, row] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    if (!isEmpty(cell) && Number(row) > head && isOurs(column ?? "")) numbers.add(Number(row));
  }
  return [...numbers].sort((a, b) => a - b);
}

const isOurs = (column: string): boolean => COLUMNS.some((known) => known === column);

/** Letters of the columns after those of the export in which something stands. */
function columnsBeyond(cells: Cells): string[] {
  const columns = new Set<string>();
  for (const [address, cell] of cells) {
    const column = /^[A-Z]+/.exec(address)?.[0] ?? "";
    if (!isEmpty(cell) && !isOurs(column)) columns.add(column);
  }
  return [...columns].sort();
}

/** Where the new value of a row stands: `Цены!D12`. */
export const addressOf = ({ sheet, at }: FoundRow): string => `${sheet}!${VALUE_COLUMN}${at}`;
