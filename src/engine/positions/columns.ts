import type { PriceList } from "../../price-list/schema.ts";
import type { Arithmetic } from "../arithmetic.ts";
import { isLess } from "../decimals.ts";
import type { Hangar } from "../hangar.ts";
import { add, type Item } from "./position.ts";

/** Section 2. */
export function addColumns<N>(items: Item<N>[], { roof, geometry, priceList }: Hangar<N>, math: Arithmetic<N>): void {
  const { prices, positions } = priceList;
  const { column, heavy_from_span_m } = prices;
  const heavy = roof.spans === 2 || isLess(heavy_from_span_m, math.value(geometry.field_m));
  const edge = heavy ? column.heavy : column.light;
  const high_m = math.nearestPart(geometry.high_m, 1000);
  if (roof.slopes === 2) {
    add(items, math, positions.edge_column, columnPrice(edge, geometry.height_m, math), geometry.columns);
  } else {
    add(items, math, positions.low_column, columnPrice(edge, geometry.height_m, math), geometry.frames);
    add(items, math, positions.high_column, columnPrice(edge, high_m, math), geometry.frames);
  }
  const centralPrice = columnPrice(column.central, high_m, math);
  add(items, math, positions.central_column, centralPrice, geometry.central_columns);
  const fachwerkPrice = columnPrice(column.fachwerk, geometry.mean_height_m, math);
  add(items, math, positions.fachwerk_column, fachwerkPrice, geometry.fahverk);
}

/** Roubles for a column of this height, to the nearest 10. */
function columnPrice<N>(
  { base, per_m }: PriceList["prices"]["column"]["light"],
  height_m: N,
  { given, plus, times, nearestPart }: Arithmetic<N>,
): N {
  return nearestPart(plus(given(base, "₽"), times(given(per_m, "₽/м"), height_m)), 0.1);
}
