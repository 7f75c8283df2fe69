import { digestOf } from "../../price-list/seal.ts";
import type { FieldValue } from "../../price-list/list-changes.ts";

/**
 * What tells one price list from any other by its values alone, whatever comments stand beside them: a workbook carries
 * that of the list it was made of, and with it proves its own column of former values. A row without a former value, of
 * a field that a draft has added, is no part of it.
 */
export function fingerprintOf(values: Iterable<readonly [key: string, value: FieldValue]>): string {
  const lines = [...values]
    .filter(([, value]) => value !== "")
    .map((entry) => JSON.stringify(entry))
    .sort();
  return digestOf(lines.join("\n"));
}
