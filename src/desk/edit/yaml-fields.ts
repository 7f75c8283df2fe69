import { isMap, isSeq, parseDocument, type ParsedNode, type YAMLMap, type YAMLSeq } from "yaml";
import { formatPath, type Path } from "../../price-list/finding.ts";
import type { FieldValue } from "../../price-list/list-changes.ts";
import { fieldsOf, withValues, written } from "../workbook/fields.ts";

/** The text with a value at a path; a field that is not there yet comes after the last of its parent's. All else stays. */
export function withField(text: string, path: Path, value: FieldValue): string {
  const name = formatPath(path);
  const field = fieldsOf(text).find((each) => formatPath(each.path) === name);
  return field ? withValues(text, [{ field, value }]) : withEntry(text, path, written(value, ""));
}

/** The text without the lines of a field of a block; where there is none, as it is. */
export function withoutField(text: string, path: Path): string {
  const parent = nodeAt(text, path.slice(0, -1));
  const item = isMap(parent) ? itemNamed(parent, String(path.at(-1))) : undefined;
  if (!item?.key?.range) return text;
  const start = text.lastIndexOf("\n", item.key.range[0]) + 1;
  return text.slice(0, start) + text.slice(lineEnd(text, endOf(item)));
}

/** The text with an entry in a map, its value as YAML: before the first entry of which `isBehind` says so, else at the end. */
export function withEntry(
  text: string,
  path: Path,
  value: string,
  isBehind: (name: string) => boolean = () => false,
): string {
  const map = nodeAt(text, path.slice(0, -1));
  if (!isMap(map)) throw new Error(`no map at ${formatPath(path)}`);
  const entry = `${String(path.at(-1))}: ${value}`;
  const items = map.items as Item[];
  if (map.flow) return withInFlow(text, map, items.length, entry);
  const [first] = items;
  const indent = " ".repeat(columnOf(text, first!.key!.range![0]));
  const next = items.find(({ key }) => isBehind(nameOf(key)));
  const at = next ? text.lastIndexOf("\n", next.key!.range![0]) + 1 : lineEnd(text, endOf(items.at(-1)!));
  return withLine(text, at, `${indent}${entry}`);
}

/** The text with one more number at the end of a list. */
export function withItem(text: string, path: Path, item: number): string {
  const list = nodeAt(text, path);
  if (!isSeq(list)) throw new Error(`no list at ${formatPath(path)}`);
  const items = list.items as ParsedNode[];
  if (list.flow) return withInFlow(text, list, items.length, String(item));
  const last = items.at(-1)!;
  const line = text.slice(text.lastIndexOf("\n", last.range[0]) + 1, last.range[0]);
  return withLine(text, lineEnd(text, last.range[1]), `${line}${item}`);
}

/** The text without a number of a list; where there is none, as it is. */
export function withoutItem(text: string, path: Path, item: number): string {
  const list = nodeAt(text, path);
  if (!isSeq(list)) return text;
  const items = list.items as ParsedNode[];
  const at = items.findIndex((node) => (node as { value?: unknown }).value === item);
  if (at === -1) return text;
  const [start, end] = items[at]!.range;
  if (!list.flow) return text.slice(0, text.lastIndexOf("\n", start) + 1) + text.slice(lineEnd(text, end));
  // With the comma before it, or, of the first one, that behind it.
  const from = at === 0 ? start : items[at - 1]!.range[1];
  const next = items[1];
  return text.slice(0, from) + text.slice(at === 0 && next ? next.range[0] : end);
}

type Item = YAMLMap["items"][number] & { key: ParsedNode | null; value: ParsedNode | null };

function nodeAt(text: string, path: Path): unknown {
  return parseDocument(text, { stringKeys: true }).getIn(path, true) ?? undefined;
}

const nameOf = (key: ParsedNode | null): string => String((key as { value?: unknown } | null)?.value);

const itemNamed = (map: YAMLMap, name: string): Item | undefined =>
  (map.items as Item[]).find(({ key }) => nameOf(key) === name);

const endOf = ({ key, value }: Item): number => value?.range[1] ?? key!.range![1];

function withInFlow(text: string, { range }: YAMLMap | YAMLSeq, count: number, entry: string): string {
  const close = range![1] - 1;
  const before = text.slice(0, close);
  const space = /\s*$/.exec(before)![0];
  return before.slice(0, before.length - space.length) + (count > 0 ? ", " : " ") + entry + space + text.slice(close);
}

/** A whole line before the line that begins at an offset. */
function withLine(text: string, at: number, line: string): string {
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const before = text.slice(0, at);
  return `${before}${before === "" || before.endsWith("\n") ? "" : end}${line}${end}${text.slice(at)}`;
}

/** Where the next line begins. A text in several lines ends with the end of its last one. */
function lineEnd(text: string, offset: number): number {
  if (text[offset - 1] === "\n") return offset;
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end + 1;
}

const columnOf = (text: string, offset: number): number => offset - text.lastIndexOf("\n", offset - 1) - 1;
