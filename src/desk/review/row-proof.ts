import type { Manufacturer, PriceList } from "../../price-list/schema.ts";
import { rowInWords } from "../../price-list/row-values.ts";
import { changedRows } from "../../price-list/changed-rows.ts";
import { referenceHangars } from "./reference-totals.ts";
import { counter } from "./row-quantities.ts";
import type { Example } from "./worked-examples.ts";

const CURE = "посчитайте такой ангар вручную и положите его в src/engine/examples/";

/**
 * What of a list's rows no hangar worked by hand bears out: a row that none of them has, and one that is new or changed and
 * comes out in all of them as it did before, or otherwise than by hand.
 */
export function rowFaults(
  list: PriceList,
  last: PriceList | undefined,
  manufacturer: Manufacturer,
  examples: readonly Example[],
): string[] {
  const now = counter(list, manufacturer);
  const before = last && counter(last, manufacturer);
  const counted = examples.flatMap((example) => {
    const lines = now(example.request);
    return lines ? [{ example, lines, former: before?.(example.request) }] : [];
  });
  // Where a list does not sell what was worked by hand, nobody can tell which rows it is without.
  const areAll = counted.length === examples.length;
  const changed = last ? changedRows(last, list) : [];
  const references = referenceHangars(list).map(now);
  return Object.keys(list.positions).flatMap((key) => {
    const name = rowInWords(key, list)!;
    const having = counted.filter(({ lines }) => lines.has(key));
    if (having.length === 0) {
      if (!areAll && !changed.includes(key)) return [];
      const isNowhere = !references.some((lines) => lines?.has(key));
      const told = isNowhere
        ? "ни в одном ангаре её нет, количество всюду ноль; проверьте when и qty"
        : `ни в одном ангаре, посчитанном вручную, её нет; ${CURE}`;
      return [`${name}: ${told}`];
    }
    if (!changed.includes(key)) return [];
    const num = list.positions[key]!.num;
    const noticing = counted.filter(({ lines, former }) => {
      const [is, was] = [lines.get(key), former?.get(key)];
      return is?.qty !== was?.qty || is?.price !== was?.price;
    });
    const borneOut = noticing.filter(({ example, lines }) => {
      // Prices are those of this list, not of the hand's.
      return example.expected.lines[num]?.[0] === lines.get(key)?.qty;
    });
    if (borneOut.length > 0) return [];
    const what = last!.positions[key] ? "изменена" : "новая";
    const told =
      noticing.length === 0
        ? "а посчитанные вручную ангары этого не замечают"
        : "а в ангарах, посчитанных вручную, её нет или её количество другое";
    return [`${name}: ${what}, ${told}; ${CURE}`];
  });
}

export const rowFaultsText = (faults: readonly string[]): string =>
  [`Позиции, которых никто не посчитал (${faults.length}):`, ...faults.map((fault) => `- ${fault}`)].join("\n");
