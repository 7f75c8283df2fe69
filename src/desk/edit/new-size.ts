import { PriceListError } from "../../price-list/price-list-error.ts";
import type { Finding } from "../../price-list/finding.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { parsePriceList } from "../../price-proof/load.ts";
import { metresOfMm, withUnit } from "../../text/format.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { withEntry, withItem, withoutField, withoutItem } from "./yaml-fields.ts";

/** A width that a roof is to be sold in. */
export interface NewWidth {
  roof: string;
  width_mm: number;
  /** Prices of its trusses. */
  solid: number;
  demountable?: number | undefined;
}

/** The text of a price list with a width and, at the end of the numbers of its roof, its number in the ids. */
export function withWidth(text: string, list: PriceList, { roof, width_mm, solid, demountable }: NewWidth): string {
  const sold = list.roofs[roof];
  if (!sold) throw new DeskRefusal("Выберите крышу.");
  if (sold.widths[width_mm])
    throw new DeskRefusal(`${sold.name}: ширина ${withUnit(metresOfMm(width_mm), "м")} уже есть.`);
  const trusses = [`solid: ${solid}`, ...(demountable === undefined ? [] : [`demountable: ${demountable}`])];
  const entry = `{ truss: { ${trusses.join(", ")} } }`;
  const isWider = (other: string): boolean => Number(other) > width_mm;
  const added = withEntry(text, ["roofs", roof, "widths", width_mm], entry, isWider);
  return fit(text, withNumber(added, list, roof, "widths", width_mm), list);
}

/** The text of a price list with a height of a roof's columns and its number in the ids. */
export function withHeight(text: string, list: PriceList, roof: string, height_mm: number): string {
  const sold = list.roofs[roof];
  if (!sold) throw new DeskRefusal("Выберите крышу.");
  if (sold.heights.includes(height_mm))
    throw new DeskRefusal(`${sold.name}: высота ${withUnit(metresOfMm(height_mm), "м")} уже есть.`);
  const added = withItem(text, ["roofs", roof, "heights"], height_mm);
  return fit(text, withNumber(added, list, roof, "heights", height_mm), list);
}

/** The text with the size; throws `DeskRefusal` where a list does not take it, whatever else was wrong before. */
function fit(before: string, text: string, list: PriceList): string {
  const known = new Set(findingsOf(before, list).map(({ text: told }) => told));
  const found = findingsOf(text, list).filter(({ text: told }) => !known.has(told));
  if (found.length === 0) return text;
  const told = new Set(found.map(({ text }) => text));
  throw new DeskRefusal(`Такой размер прайс-лист не возьмёт: ${[...told].join("; ")}.`);
}

function findingsOf(text: string, { formulas }: PriceList): readonly Finding[] {
  try {
    parsePriceList(text, "", formulas);
    return [];
  } catch (error) {
    if (error instanceof PriceListError) return error.findings;
    throw error;
  }
}

/** A size that a draft added to the list that it was begun with. */
export interface AddedSize {
  roof: string;
  kind: "widths" | "heights";
  size: number;
}

/** The sizes of a list that are not in the one before it. */
export function addedSizes({ roofs }: PriceList, before: PriceList): AddedSize[] {
  return Object.entries(roofs).flatMap(([roof, { widths, heights }]) => {
    const was = before.roofs[roof];
    const sized = { widths: Object.keys(widths).map(Number), heights };
    return (["widths", "heights"] as const).flatMap((kind) =>
      sized[kind]
        .filter((size) => was && !(kind === "widths" ? was.widths[size] : was.heights.includes(size)))
        .map((size) => ({ roof, kind, size })),
    );
  });
}

/** The text of a list without a size that was added to `before`, and without its number, unless that was given before. */
export function withoutSize(text: string, list: PriceList, before: PriceList, { roof, kind, size }: AddedSize): string {
  const left =
    kind === "widths"
      ? withoutField(text, ["roofs", roof, "widths", size])
      : withoutItem(text, ["roofs", roof, "heights"], size);
  if (before.calculation_id_numbers.find((numbers) => numbers.roof === roof)?.[kind].includes(size)) return left;
  const at = list.calculation_id_numbers.findIndex((numbers) => numbers.roof === roof);
  return withoutItem(left, ["calculation_id_numbers", at, kind], size);
}

/** Numbers are only appended: a size that was sold before has kept its own. */
function withNumber(text: string, list: PriceList, roof: string, sizes: "widths" | "heights", size: number): string {
  const at = list.calculation_id_numbers.findIndex((numbers) => numbers.roof === roof);
  if (list.calculation_id_numbers[at]?.[sizes].includes(size)) return text;
  return withItem(text, ["calculation_id_numbers", at, sizes], size);
}
