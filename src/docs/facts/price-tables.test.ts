import { priceList } from "hangar-engine";
import { expect, test } from "vitest";
import { allPositions, PRICE_TABLES } from "./price-tables.ts";

/** Trusses head a table, columns are told by what they are made of, erection by its tiers. */
const OTHERWISE = /^(1\.[12]|2\.[1-3]|6\.1)\.\s/;

test.each(["ru", "en"] as const)("every position has its price in a table: %s", (lang) => {
  const rows = Object.values(PRICE_TABLES).flatMap((table) => table(lang).rows);
  const priced = rows.filter((row) => row.slice(2).some((cell) => /\d/.test(cell))).map(([name]) => name!);
  const names = allPositions(lang).rows.map(([name]) => name!);
  expect(names).toHaveLength(Object.keys(priceList.positions).length);
  const without = names.filter((name) => !OTHERWISE.test(name) && !priced.some((one) => one.startsWith(name)));
  expect(without).toEqual([]);
});
