import { formatPath, type Path } from "../../price-list/finding.ts";
import { isPrice, priceName } from "../../price-list/price-names.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { csvText } from "../../formats/csv/csv-text.ts";

/** Every price of a list: its field there, what it is of, roubles with VAT. */
export function pricesCsv(list: PriceList): string {
  const rows = numbersOf(list)
    .filter(([path]) => isPrice(path))
    .map(([path, price]) => ({ field: formatPath(path), name: priceName(path, list), price }));
  return csvText(["field", "name", "price"], rows, "international");
}

function numbersOf(value: unknown, path: Path = []): [Path, number][] {
  if (typeof value === "number") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => numbersOf(inner, [...path, isList ? Number(key) : key]));
}
