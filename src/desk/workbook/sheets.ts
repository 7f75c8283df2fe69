import type { PriceList } from "../../price-list/schema.ts";
import { formatPath } from "../../price-list/finding.ts";
import { isPrice, priceName } from "../../price-list/price-names.ts";
import { fieldsOf, type Field } from "./fields.ts";

/** The first row of each sheet; a value stands in the third column. */
export const HEAD = ["Поле", "Что это", "Значение"] as const;
export const VALUE_COLUMN = "C";

/** What a manager edits, and all else, so that nothing of the list is lost on the way. */
export const SHEETS = [
  { name: "Цены", holds: ({ path }: Field) => isPrice(path) },
  { name: "Остальное", holds: ({ path }: Field) => !isPrice(path) },
] as const;

/** Rows of both sheets: the name of each field in the file, what it is, the field itself. */
export function sheetRows(text: string, list: PriceList) {
  const fields = fieldsOf(text);
  return SHEETS.map(({ name, holds }) => ({
    name,
    rows: fields
      .filter(holds)
      .map((field) => ({ key: formatPath(field.path), what: priceName(field.path, list) ?? field.comment, field })),
  }));
}
