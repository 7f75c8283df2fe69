import { expect, test } from "vitest";
import { priceList } from "../../../tests/support/example-engine.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { formatPath } from "../../price-list/finding.ts";
import { withdrawnSizes } from "./withdrawn-sizes.ts";

test.each<[string, (roofs: PriceList["roofs"]) => void, string[]]>([
  ["nothing", () => {}, []],
  [
    "a size that came",
    (roofs) => {
      roofs["dvuhskat"]!.widths["21000"] = { truss: { solid: 121_000 } };
      roofs["dvuhskat"]!.heights.push(8100);
    },
    [],
  ],
  [
    "a width and a height",
    (roofs) => {
      delete roofs["odnoskat-otdelno"]!.widths["14750"];
      roofs["odnoskat-otdelno"]!.heights.shift();
    },
    [
      "roofs.odnoskat-otdelno.widths: у крыши «Односкатный отдельно стоящий» больше нет ширины 14,75 м: такие ангары не посчитать",
      "roofs.odnoskat-otdelno.heights: у крыши «Односкатный отдельно стоящий» больше нет высоты 3,15 м: такие ангары не посчитать",
    ],
  ],
  [
    "a width that is called by another number",
    (roofs) => void delete roofs["s-kolonnoy-po-centru"]!.widths["23732"],
    [
      "roofs.s-kolonnoy-po-centru.widths: у крыши «С колонной по центру» больше нет ширины 23,7 м: такие ангары не посчитать",
    ],
  ],
  [
    "a demountable truss",
    (roofs) => void delete roofs["dvuhskat"]!.widths["15000"]!.truss.demountable,
    [
      "roofs.dvuhskat.widths.15000.truss: у крыши «Двускатный» больше нет сборной фермы для ширины 15 м: такие ангары не посчитать",
    ],
  ],
  [
    "a roof",
    (roofs) => void delete roofs["dvuhskat"],
    ["roofs: крыши «Двускатный» больше нет: такие ангары не посчитать"],
  ],
])("%s", (_, withdraw, told) => {
  const list = structuredClone(priceList);
  withdraw(list.roofs);
  const found = withdrawnSizes(list, priceList);
  expect(found.map(({ path, text }) => `${formatPath(path)}: ${text.replaceAll("\u00a0", " ")}`)).toEqual(told);
});
