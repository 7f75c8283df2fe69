import { decimal } from "../../text/format.ts";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";
import { rowInWords } from "../../price-list/row-values.ts";
import { referenceCounts } from "./reference-totals.ts";
import { changedRows } from "../../price-list/changed-rows.ts";
import { textTable, type Layout } from "./text-table.ts";

/** Hangars that a row is shown in. */
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
    const having = counts
      .map(({ roof, hangar, equipment, before, after }) => {
        const [was, is] = [before?.get(key)?.qty ?? 0, after?.get(key)?.qty ?? 0];
        return { roof, hangar: `${hangar}, ${equipment}`, was, is, move: Math.abs(is - was) };
      })
      .filter(({ was, is }) => was > 0 || is > 0)
      .sort((a, b) => b.move - a.move);
    // A hangar of each roof first: a formula may be right for one of them alone.
    const firsts = having.filter(({ roof }, at) => having.findIndex((other) => other.roof === roof) === at);
    const others = having.filter((one) => !firsts.includes(one) && (one.move > 0 || having[0]!.move === 0));
    const all = [...firsts, ...others];
    const shown = all.slice(0, SHOWN).map(({ hangar, was, is }) => [name, hangar, decimal(was), decimal(is)]);
    return all.length <= SHOWN ? shown : [...shown, [name, `ещё ${all.length - SHOWN}`, "…", "…"]];
  });
  return textTable({ head: ["Позиция", "Ангар", "Было", "Стало"], rows, right: [2, 3] }, layout);
}
