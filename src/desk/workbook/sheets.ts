import type { PriceList } from "../../price-list/schema.ts";
import { fieldWords } from "../../price-list/field-words.ts";
import { formatPath } from "../../price-list/finding.ts";
import type { FieldValue } from "../../price-list/list-changes.ts";
import { isPrice } from "../../price-list/price-names.ts";
import { fieldsOf, type Field } from "./fields.ts";
import { fingerprintOf } from "./fingerprint.ts";

/** The first row of each sheet, and the columns under it. */
export const HEAD = ["Поле", "Что это", "Было", "Стало"] as const;
export const COLUMNS = ["A", "B", "C", "D"] as const;
export const BEFORE_COLUMN = "C";
export const VALUE_COLUMN = "D";

/** What a manager edits, and all else, so that nothing of the list is lost on the way. */
export const SHEETS = [
  { name: "Цены", holds: ({ path }: Field) => isPrice(path) },
  { name: "Остальное", holds: ({ path }: Field) => !isPrice(path) },
] as const;

/**
 * The sheet that tells of which list the workbook is: the fingerprint of its values stands in one cell, and under a heading
 * of their own the edits of a draft that the workbook was given with.
 */
export const ABOUT = { name: "О таблице", fingerprint: "B3", edits: "Правки черновика" } as const;

export interface Row {
  /** The name of the field in the file. */
  key: string;
  /** What it is, in words. */
  what: string;
  field: Field;
}

/** Rows of both sheets. */
export function sheetRows(text: string, list: PriceList): { name: string; rows: Row[] }[] {
  const fields = fieldsOf(text);
  return SHEETS.map(({ name, holds }) => ({
    name,
    rows: fields
      .filter(holds)
      .map((field) => ({ key: formatPath(field.path), what: fieldWords(field.path, list) ?? field.comment, field })),
  }));
}

/** The values of a price list's text by the names of their fields. */
export const valuesOfText = (text: string): Map<string, FieldValue> =>
  new Map(fieldsOf(text).map(({ path, value }) => [formatPath(path), value]));

export const fingerprintOfText = (text: string): string => fingerprintOf(valuesOfText(text));
