import type { Finding } from "../../price-list/finding.ts";
import { widthName } from "../../price-list/price-names.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { metresOfMm, quoted, withUnit } from "../../text/format.ts";

/** What the list before prices and this one does not: roofs, their widths, heights and demountable trusses. No number moves by it. */
export function withdrawnSizes(list: PriceList, last: PriceList): Finding[] {
  return Object.entries(last.roofs).flatMap(([id, before]) => {
    const roof = list.roofs[id];
    const name = quoted(before.name);
    if (!roof) return [{ path: ["roofs"], text: `крыши ${name} больше нет: такие ангары не посчитать` }];
    const at = ["roofs", id, "widths"];
    const widths = Object.entries(before.widths).flatMap(([width, { truss }]) => {
      const now = roof.widths[width];
      if (!now) return [{ path: at, what: `ширины ${widthName(last, id, width)}` }];
      if (truss.demountable === undefined || now.truss.demountable !== undefined) return [];
      return [{ path: [...at, width, "truss"], what: `сборной фермы для ширины ${widthName(last, id, width)}` }];
    });
    const heights = before.heights
      .filter((height) => !roof.heights.includes(height))
      .map((height) => ({ path: ["roofs", id, "heights"], what: `высоты ${withUnit(metresOfMm(height), "м")}` }));
    return [...widths, ...heights].map(({ path, what }) => {
      return { path, text: `у крыши ${name} больше нет ${what}: такие ангары не посчитать` };
    });
  });
}
