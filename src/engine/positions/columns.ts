import type { PriceList } from "../../price-list/schema.ts";
import type { Arithmetic } from "../arithmetic.ts";
import { isLess } from "../decimals.ts";
import type { Hangar } from "../hangar.ts";
import { HEIGHT_ON_TOP } from "../units.ts";
import { addPieces, type Item } from "./position.ts";

/** Section 2. */
export function addColumns<N>(items: Item<N>[], { roof, geometry, priceList }: Hangar<N>, math: Arithmetic<N>): void {
  const { prices, positions } = priceList;
  const { column, heavy_from_span_m } = prices;
  const { height_m, mean_height_m, field_m } = geometry;
  const isWide = isLess(heavy_from_span_m, math.value(field_m));
  const edge = roof.spans === 2 || isWide ? column.heavy : column.light;
  const edgePrice = (height: N) =>
    roof.spans === 2
      ? columnPrice(edge, height, math, "два пролёта")
      : columnPrice(edge, height, math, isWide ? "пролёт больше" : "пролёт до", heavy_from_span_m);
  const high_m = math.named(math.toThousandths(geometry.high_m), HEIGHT_ON_TOP);
  if (roof.slopes === 2) {
    addPieces(items, math, positions.edge_column, edgePrice(height_m), geometry.columns);
  } else {
    addPieces(items, math, positions.low_column, edgePrice(height_m), geometry.frames);
    addPieces(items, math, positions.high_column, edgePrice(high_m), geometry.frames);
  }
  addPieces(items, math, positions.central_column, columnPrice(column.central, high_m, math), geometry.central_columns);
  addPieces(
    items,
    math,
    positions.fachwerk_column,
    columnPrice(column.fachwerk, mean_height_m, math),
    geometry.fahverk,
  );
}

/** Roubles for a column of this height, to the nearest 10; `what` and a size say why it is of these prices. */
function columnPrice<N>(
  { base, per_m }: PriceList["prices"]["column"]["light"],
  height_m: N,
  { given, listed, plus, times, toTens }: Arithmetic<N>,
  what?: string,
  size_m?: number,
): N {
  const start = what === undefined ? given(base, "₽") : listed(base, what, size_m);
  return toTens(plus(start, times(given(per_m, "₽/м"), height_m)));
}
