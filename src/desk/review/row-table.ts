import { decimal } from "../../text/format.ts";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";
import { rowInWords } from "../../price-list/row-values.ts";
import { referenceCounts } from "./reference-totals.ts";
import { changedRows } from "../../price-list/changed-rows.ts";
import { textTable, type Layout } from "./text-table.ts";

/** Hangars that a row is shown in: those where it moved first. */
const SHOWN = 6;

/** What becomes of each row that changed, on the reference hangars; nothing where none did. */
export function rowTable(
  last: PriceList,
  list: PriceList,
  manufacturer: Manufacturer,
  layout: Layout,
): string | undefined {
  const keys = [...changedRows(last, list), ...Object.keys(last.positions).filter((key) => !list.positions[key])];
  if (keys.length === 0) return undefined;
  const counts = referenceCounts(last, list, manufacturer);
  const rows = keys.flatMap((key) => {
    const name = rowInWords(key, list) ?? rowInWords(key, last)!;
    const all = counts.map(({ hangar, equipment, before, after }) => ({
      hangar: `${hangar}, ${equipment}`,
      was: before?.get(key)?.qty ?? 0,
      is: after?.get(key)?.qty ?? 0,
    }));
    const moved = all.filter(({ was, is }) => was !== is);
    const shown = (moved.length > 0 ? moved : all.filter(({ is }) => is > 0)).slice(0, SHOWN);
    return shown.map(({ hangar, was, is }) => [name, hangar, decimal(was), decimal(is)]);
  });
  return textTable({ head: ["Позиция", "Ангар", "Было", "Стало"], rows, right: [2, 3] }, layout);
}
