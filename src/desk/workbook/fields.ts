import { isMap, isScalar, isSeq, parseDocument, type ParsedNode, type Scalar } from "yaml";
import type { Path } from "../../price-list/finding.ts";
import type { FieldValue } from "../../price-list/list-changes.ts";

/** A value of a price list and where it stands in the text. */
export interface Field {
  path: Path;
  value: FieldValue;
  /** Offsets of the value in the text, quotation marks included. */
  range: readonly [start: number, end: number];
  /** The words beside the value, or above what it belongs to. */
  comment: string;
}

/** Every value of a YAML text, in its order. The text is a price list that was accepted. */
export function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  read(parseDocument(text, { stringKeys: true }).contents, [], fields, text);
  return fields;
}

function read(node: ParsedNode | null, path: Path, fields: Field[], text: string): void {
  if (isMap(node)) {
    for (const { key, value } of node.items) read(value, [...path, String((key as Scalar).value)], fields, text);
  } else if (isSeq(node)) {
    for (const [at, item] of node.items.entries()) read(item as ParsedNode, [...path, at], fields, text);
  } else if (isScalar(node)) {
    const [start, end] = node.range;
    // A text over several lines (`>`, `|`) ends with the line end that the next field needs.
    const held = end - (/\s*$/.exec(text.slice(start, end))?.[0].length ?? 0);
    fields.push({ path, value: node.value as FieldValue, range: [start, held], comment: node.comment?.trim() ?? "" });
  }
}

/** The text with other values in place of some; all else, comments and blanks too, stays byte for byte. */
export function withValues(text: string, changes: readonly { field: Field; value: FieldValue }[]): string {
  const fromTheEnd = [...changes].sort((a, b) => b.field.range[0] - a.field.range[0]);
  return fromTheEnd.reduce((changed, { field, value }) => {
    const [start, end] = field.range;
    return changed.slice(0, start) + written(value, text.slice(start, end)) + changed.slice(end);
  }, text);
}

/** A value as YAML has it: a text without quotation marks only where it stood without and needs none. */
export function written(value: FieldValue, before: string): string {
  if (typeof value !== "string") return String(value);
  const isPlain = !/^["'>|]/.test(before) && /^\p{L}[\p{L}\d ./×²()—-]*(?<! )$/u.test(value);
  return isPlain && !/^(true|false|null|yes|no|on|off)$/i.test(value) ? value : JSON.stringify(value);
}
