import { fieldInWords, fieldWords } from "../../price-list/field-words.ts";
import { atCause, formatPath, type Path } from "../../price-list/finding.ts";
import type { FieldValue } from "../../price-list/list-changes.ts";
import { PriceListError } from "../../price-list/price-list-error.ts";
import { isPrice } from "../../price-list/price-names.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { parsePriceList } from "../../price-proof/load.ts";
import { quoted } from "../../text/format.ts";
import { DeskRefusal, type Conflict } from "../desk-refusal.ts";
import { verdictOn } from "../edit/three-way.ts";
import { inCell, shownValue } from "../edit/shown-value.ts";
import { withoutField } from "../edit/yaml-fields.ts";
import { VERSION } from "./cell-day.ts";
import { mendNotice, readCell } from "./cell-value.ts";
import { fieldsOf, withValues, type Field } from "./fields.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { editedOf, fingerprintOfGiven, givenEdits } from "./given-edits.ts";
import { addressOf, foundRows, type FoundRow } from "./found-rows.ts";
import { readWorkbook } from "./read-workbook.ts";
import { ABOUT, BEFORE_COLUMN, fingerprintOfText, sheetRows, VALUE_COLUMN } from "./sheets.ts";
import { sortedColumns } from "./sorted-columns.ts";

/** A value that was edited in the workbook. */
export interface Edit {
  key: string;
  /** What it is, in words. */
  name: string;
  field: Field;
  /** Nothing for a field that is taken out. */
  value: FieldValue | undefined;
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

export interface ImportOptions {
  /** Takes a cell that holds no number of its field, and plainly means one, as that. */
  mends?: boolean;
  /** Whose edit holds, by the names of fields, where the workbook and the list changed one value differently. */
  settled?: Readonly<Record<string, "mine" | "theirs">>;
  /** Fingerprints of earlier states of the list, a draft, that workbooks were given with. */
  own?: readonly string[];
}

/**
 * The text of a price list with the values that were edited in a workbook, be it of this list or of an earlier one: what
 * has changed in the list since then stays, and where both changed the same value nothing is taken before that is settled.
 * `known` are texts of other lists that the workbook may have been made of, by which a spoilt one is told more exactly.
 * Throws `DeskRefusal` with the address of every cell that cannot be taken: nothing of the workbook is dropped in silence.
 */
export function importWorkbook(
  text: string,
  list: PriceList,
  content: Uint8Array,
  known: Iterable<string> = [],
  { mends = false, settled = {}, own = [] }: ImportOptions = {},
): Imported {
  const workbook = readWorkbook(content);
  const { rows: found, problems, isReadable, notices } = foundRows(workbook);
  if (!isReadable) throw refusal(problems);
  const fingerprint = String(workbook.get(ABOUT.name)?.get(ABOUT.fingerprint)?.value ?? "");
  const isOfThisList = fingerprintOfText(text) === fingerprint;
  const rows = new Map(sheetRows(text, list).flatMap(({ rows }) => rows.map((row) => [row.key, row])));
  const stood = new Map(found.map((row) => [row.key, row.cells.get(`${BEFORE_COLUMN}${row.at}`)?.value ?? ""]));
  const given = givenEdits(workbook);
  const isOwn = own.includes(fingerprintOfGiven(stood, given));
  const isSpoilt = fingerprintOf(stood) !== fingerprint;
  const made = isSpoilt ? fieldsOfFirst(isOfThisList ? [text] : known, fingerprint) : undefined;
  const sorted = sortedColumns(found, ({ key }, column) => {
    if (column === "B") return isOfThisList ? rows.get(key)?.what : undefined;
    if (made) return column === "A" ? undefined : made.get(key)?.value;
    return column === VALUE_COLUMN ? (given.get(key) ?? stood.get(key)) : undefined;
  });
  if (sorted.length > 0) throw refusal(sorted);
  if (isSpoilt) problems.push(...spoiltProblems(found, stood, list, made));

  const edits: Edit[] = [];
  const conflicts: Conflict[] = [];
  let mendable = 0;
  for (const { sheet, at, key, cells } of found) {
    const row = rows.get(key);
    // Where the former values cannot be known, the list says of what kind a cell is.
    const former = isSpoilt ? (made ? made.get(key) : row?.field)?.value : stood.get(key);
    if (former === undefined) continue;
    const cell = cells.get(`${VALUE_COLUMN}${at}`);
    // A draft has added the field, or has taken it out.
    const was = former === "" ? undefined : former;
    if (!row && (cell?.value ?? "") === "") continue;
    const address = addressOf({ sheet, at, key, cells });
    const name = row ? nameOf(row.field.path, list) : (fieldWords(key.split("."), list) ?? quoted(key));
    const tell = (what: string): string => {
      const told = `${address}: ${name}: ${what}`;
      problems.push(told);
      return told;
    };
    // The draft had taken it out, and nobody has written anything there.
    const isLeftOut = given.has(key) && given.get(key) === undefined && (cell?.value ?? "") === "";
    if (row && isLeftOut) {
      notices.push(
        `${address}: ${name}: в таблице пусто, остаётся ${shownValue(key, row.field.value)}; убрать можно на столе`,
      );
      continue;
    }
    const what = String(cells.get(`B${at}`)?.value ?? "");
    // Programs from before had no words for most fields.
    if (isOfThisList && row && ![row.what, row.field.comment, ""].includes(what)) {
      problems.push(`${sheet}!B${at}: здесь стояло ${quoted(row.what)}; верните, а значение впишите в «Стало»`);
    }
    if (!row && was === undefined) {
      problems.push(`${sheet}!A${at}: поля ${quoted(key)} в прайс-листе не было; ${ADD_FIRST}`);
      continue;
    }
    const read = readCell(cell, was ?? row!.field.value, row?.field.path ?? []);
    const mended = "mend" in read && mends ? read.mend : undefined;
    if ("mend" in read && read.mend !== undefined) mendable += 1;
    if ("problem" in read && mended === undefined) {
      tell(read.problem);
      continue;
    }
    // Whether a value is an edit, only the former one tells.
    if (isSpoilt && !made) continue;
    const value = mended ?? (read as { value: FieldValue | undefined }).value;
    if (key === VERSION && value !== was) {
      tell(`дату прайс-листа ставит выпуск; верните ${was ?? ""}`);
      continue;
    }
    const now = row?.field.value;
    const before = editedOf(was, given.has(key) ? { value: given.get(key) } : undefined, value, now, isOwn);
    const verdict = verdictOn(before, value, now);
    if (verdict === "keep") continue;
    if (!row && key === VALID_UNTIL) {
      tell(
        `в черновике срока больше нет; впишите ${shownValue(key, value)} на столе, в «НДС, сроках и текстах», а здесь сотрите`,
      );
      continue;
    }
    if (!row) {
      tell(`в таблице ${shownValue(key, value)}, а в прайс-листе этого поля больше нет; верните ${inCell(key, was!)}`);
      continue;
    }
    if (verdict === "conflict" && settled[key] === undefined) {
      const told = tell(conflict(key, before, value, row.field.value));
      conflicts.push({ key, name, before, mine: value, theirs: row.field.value, told });
    } else if (verdict === "take" || settled[key] === "mine") {
      const notice = mended === undefined ? "notice" in read && read.notice : mendNotice(key, cell!, mended);
      if (notice) notices.push(`${address}: ${name}: ${notice}`);
      edits.push({ key, name, field: row.field, value, address });
    }
  }
  const edited = withEdits(text, edits);
  problems.push(...faultsOf(edited, edits, list, problems.length > 0));
  if (problems.length > 0) throw refusal(problems, { mendable, conflicts });
  return { text: edited, edits, notices };
}

function withEdits(text: string, edits: readonly Edit[]): string {
  const changed = edits.flatMap(({ field, value }) => (value === undefined ? [] : [{ field, value }]));
  const gone = edits.filter(({ value }) => value === undefined);
  return gone.reduce((rest, { field }) => withoutField(rest, field.path), withValues(text, changed));
}

/** May be missing from a list. */
const VALID_UNTIL = "meta.valid_until";

const ADD_FIRST = "если это размер из черновика, сначала добавьте его на столе, а строку от руки удалите целиком";

/** Beside an address its name in the file would say nothing more: it stands in the same row. */
const nameOf = (path: Path, list: PriceList): string => fieldWords(path, list) ?? formatPath(path);

function refusal(problems: readonly string[], more: { mendable?: number; conflicts?: Conflict[] } = {}): DeskRefusal {
  return new DeskRefusal(`Таблица не принята, исправьте (${problems.length}):`, problems, more);
}

/** Both edits by their values: whoever brings the workbook is to choose. */
function conflict(key: string, was: FieldValue | undefined, mine: FieldValue | undefined, theirs: FieldValue): string {
  const [before, here, there] = [was, mine, theirs].map((value) => shownValue(key, value));
  return (
    `было ${before}, в таблице ${here}, а в прайс-листе с тех пор ${there}; ` +
    `впишите ${inCell(key, theirs)}, если верно оно, а иначе сначала поправьте прайс-лист`
  );
}

/** The fields of the list that a workbook was made of, if it is among these. */
function fieldsOfFirst(texts: Iterable<string>, fingerprint: string): Map<string, Field> | undefined {
  for (const text of texts) {
    if (fingerprintOfText(text) === fingerprint) {
      return new Map(fieldsOf(text).map((field) => [formatPath(field.path), field]));
    }
  }
  return undefined;
}

/** Why the former values are not those that the fingerprint was taken of; by the list itself, where it is known. */
function spoiltProblems(
  found: readonly FoundRow[],
  before: ReadonlyMap<string, FieldValue>,
  list: PriceList,
  made: ReadonlyMap<string, Field> | undefined,
): string[] {
  if (!made) {
    return [
      "столбцы «Поле» и «Было» не те, с которыми таблицу выгрузили, или отпечаток на листе «О таблице» другой; " +
        "выгрузите новую таблицу и перенесите правки",
    ];
  }
  const wrong = found.flatMap(({ sheet, at, key }) => {
    const field = made.get(key);
    if (field === undefined) {
      return [`${sheet}!A${at}: поля ${quoted(key)} в прайс-листе не было; строки не добавляйте: удалите эту целиком`];
    }
    if (before.get(key) === field.value) return [];
    const stood = typeof field.value === "string" ? quoted(field.value) : inCell(key, field.value);
    const name = nameOf(field.path, list);
    return [`${sheet}!${BEFORE_COLUMN}${at}: ${name}: здесь стояло ${stood}; верните, а новое впишите в «Стало»`];
  });
  const gone = [...made].filter(([key]) => !before.has(key));
  return [
    ...wrong,
    ...gone.map(([, { path }]) => {
      const sheet = isPrice(path) ? "Цены" : "Остальное";
      return `Лист «${sheet}»: нет строки ${fieldInWords(path, list)}; строки не удаляйте: верните её из новой выгрузки`;
    }),
  ];
}

/**
 * What a build would say to the edited list, by the cells of the edits: the file itself has none of them yet. While some
 * could not be read, `isPart`, only that which is of the others is told.
 */
function faultsOf(edited: string, edits: readonly Edit[], list: PriceList, isPart: boolean): string[] {
  try {
    parsePriceList(edited, "", list.formulas);
    return [];
  } catch (error) {
    if (!(error instanceof PriceListError)) throw error;
    if (error.findings.length === 0) return isPart ? [] : [...error.problems];
    const told = error.findings.map(atCause).flatMap(({ path, text }) => {
      const edit = edits.find(({ field }) => formatPath(field.path) === formatPath(path));
      if (edit) return [`${edit.address}: ${edit.name}: ${text}`];
      const heights = edits.filter((each) => isNewHeight(each, path, list));
      if (heights.length > 0) return heights.map(newHeightText);
      return isPart ? [] : [`${fieldInWords(path, list)}: ${text}`];
    });
    // Many prices may be missing for one size.
    return [...new Set(told)];
  }
}

/** Whether an edit is of a height for which numbers of sizes, at a path, have no place: no row of a workbook can give it one. */
function isNewHeight({ field, value }: Edit, [part, at, sizes]: Path, list: PriceList): boolean {
  if (part !== "calculation_id_numbers" || sizes !== "heights") return false;
  const numbers = list.calculation_id_numbers[Number(at)];
  const [, roof, of] = field.path;
  return roof === numbers?.roof && of === "heights" && !numbers?.heights.includes(Number(value));
}

const newHeightText = ({ address, name, field, value }: Edit): string =>
  `${address}: ${name}: найдено ${shownValue(field.path, value)}, такой высоты у крыши нет; ` +
  `верните ${inCell(field.path, field.value)}, а новую высоту добавьте на ценовом столе: «Новый размер»`;
