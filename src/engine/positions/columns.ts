import { isLess, round } from "../decimals.ts";
import type { Hangar } from "../hangar.ts";
import { addPieces, type Item } from "./position.ts";

/** Section 2. */
export function addColumns(items: Item[], { roof, geometry, priceList }: Hangar): void {
  const { prices, positions } = priceList;
  const { column, heavy_from_span_m } = prices;
  const heavy = roof.spans === 2 || isLess(heavy_from_span_m, geometry.width_m / roof.spans);
  const edge = heavy ? column.heavy : column.light;
  const high_m = round(geometry.high_m * 1000) / 1000;
  if (roof.slopes === 2) {
    addPieces(items, positions.edge_column, columnPrice(edge, geometry.height_m), geometry.columns);
  } else {
    addPieces(items, positions.low_column, columnPrice(edge, geometry.height_m), geometry.frames);
    addPieces(items, positions.high_column, columnPrice(edge, high_m), geometry.frames);
  }
  addPieces(items, positions.central_column, columnPrice(column.central, high_m), geometry.central_columns);
  const fachwerkPrice = columnPrice(column.fachwerk, geometry.mean_height_m);
  addPieces(items, positions.fachwerk_column, fachwerkPrice, geometry.fahverk);
}

/** Roubles for a column of this height, to the nearest 10. */
function columnPrice({ base, per_m }: { base: number; per_m: number }, height_m: number): number {
  return round((base + per_m * height_m) / 10) * 10;
}
