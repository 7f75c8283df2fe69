import { grouped, decimal } from "../text/format.ts";
import { formatPath, type Path } from "./finding.ts";
import type { PriceList } from "./schema.ts";
import { rowInWords, rowValues } from "./row-values.ts";
import { isPrice, priceName } from "./price-names.ts";

export type FieldValue = string | number | boolean;

/** A value that two price lists do not have in common; `undefined` where a list does not have it at all. */
export interface Change {
  path: Path;
  /** What the price is of; empty for other values. */
  name: string;
  before: FieldValue | undefined;
  after: FieldValue | undefined;
}

/** What each list has of its own; a withdrawal tells itself. */
const NO_CHANGES: readonly string[] = ["meta.version", "meta.valid_until", "meta.withdrawn_by"];

/** Changed prices, and all else that changed except the version and how long it holds. */
export function listChanges(older: PriceList, newer: PriceList): { prices: Change[]; others: Change[] } {
  const before = valuesOf(older);
  const after = valuesOf(newer);
  const paths = new Map([...before, ...after].map(([key, { path }]) => [key, path]));
  const changes: Change[] = [];
  for (const [key, path] of paths) {
    // A row that comes or goes is one change.
    if (path[0] === "positions" && !path.slice(1, 2).every((row) => older.positions[row] && newer.positions[row]))
      continue;
    const [was, is] = [before.get(key)?.value, after.get(key)?.value];
    if (was === is || NO_CHANGES.includes(key)) continue;
    changes.push({ path, name: priceName(path, is === undefined ? older : newer) ?? "", before: was, after: is });
  }
  for (const row of Object.keys({ ...older.positions, ...newer.positions })) {
    const [was, is] = [rowInWords(row, older), rowInWords(row, newer)];
    if (was === undefined || is === undefined)
      changes.push({ path: ["positions", row], name: "", before: was, after: is });
  }
  return {
    prices: changes.filter(({ path }) => isPrice(path)),
    others: changes.filter(({ path }) => !isPrice(path)),
  };
}

function valuesOf(whole: PriceList): Map<string, { path: Path; value: FieldValue }> {
  const values = new Map<string, { path: Path; value: FieldValue }>();
  const read = (value: unknown, path: Path): void => {
    if (typeof value !== "object" || value === null) {
      values.set(formatPath(path), { path, value: value as FieldValue });
    } else if (Array.isArray(value)) {
      for (const [at, item] of value.entries()) {
        // A size that comes or goes moves those behind it: they stay what they are.
        if (typeof item === "number") values.set(`${formatPath(path)}: ${item}`, { path, value: item });
        else read(item, [...path, at]);
      }
    } else for (const [name, field] of Object.entries(value)) read(field, [...path, name]);
  };
  const { formulas: _formulas, positions: _positions, ...list } = whole;
  read(list, []);
  for (const [path, value] of rowValues(whole)) values.set(formatPath(path), { path, value });
  return values;
}

/** The furthest moved first: what comes or goes moves further than anything else. */
export const mostMovedFirst = <Moved extends Pick<Change, "before" | "after">>(changes: readonly Moved[]): Moved[] =>
  [...changes].sort((a, b) => ratioMoved(b) - ratioMoved(a));

const ratioMoved = ({ before, after }: Pick<Change, "before" | "after">): number =>
  typeof before === "number" && typeof after === "number" ? Math.abs(after / before - 1) : Infinity;

/** By how many percent a number moved, to a tenth; nothing where one of the two is no number or zero. */
export function percentMoved(before: unknown, after: unknown): number | undefined {
  if (typeof before !== "number" || typeof after !== "number" || before === 0) return undefined;
  return Math.round(((after - before) / before) * 1000) / 10;
}

/** `-4.2` → `−4,2 %`. */
export function percentText(percent: number | undefined): string {
  if (percent === undefined) return "—";
  return `${sign(percent)}${decimal(Math.abs(percent))}\u00a0%`;
}

/** By how many percent a value that is another one moved: by less than a tenth is not by none. */
export function movedText(before: unknown, after: unknown): string {
  const percent = percentMoved(before, after);
  return percent === 0 && before !== after ? "менее\u00a00,1\u00a0%" : percentText(percent);
}

/** `-1200` → `−1 200`. */
export const differenceText = (difference: number): string => sign(difference) + grouped(Math.abs(difference));

const sign = (value: number): string => (value > 0 ? "+" : value < 0 ? "\u2212" : "");

export function valueText(value: FieldValue | undefined): string {
  if (value === undefined) return "нет";
  if (typeof value === "number") return Number.isInteger(value) ? grouped(value) : decimal(value);
  return typeof value === "boolean" ? (value ? "да" : "нет") : value;
}
