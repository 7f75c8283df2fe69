import type { PriceList } from "../../price-list/schema.ts";
import type { Arithmetic } from "../numbers/arithmetic.ts";
import { isLess } from "../numbers/decimals.ts";
import type { Frame } from "../geometry/hangar.ts";
import type { Explained } from "../numbers/units.ts";
import { addPieces, type Item } from "./position.ts";

/** Section 2. */
export function addColumns<N>(items: Item<N>[], frame: Frame<N>, math: Arithmetic<N>): void {
  const { roof, geometry } = frame;
  const { positions, prices } = frame.priceList;
  const { column } = prices;
  const { height_m, mean_height_m } = geometry;
  const high_m = math.named(math.toThousandths(geometry.high_m), "height_on_top");
  if (roof.slopes === 2) {
    addPieces(items, math, positions.edge_column, edgePrice(frame, height_m, math), geometry.columns);
  } else {
    addPieces(items, math, positions.low_column, edgePrice(frame, height_m, math), geometry.frames);
    addPieces(items, math, positions.high_column, edgePrice(frame, high_m, math), geometry.frames);
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

/** Edge columns are heavy under two spans and under a wide one. */
function edgePrice<N>({ roof, geometry, priceList }: Frame<N>, height_m: N, math: Arithmetic<N>): N {
  const { column, heavy_from_span_m } = priceList.prices;
  if (roof.spans === 2) return columnPrice(column.heavy, height_m, math, "two_spans");
  const isWide = isLess(heavy_from_span_m, math.value(geometry.field_m));
  return isWide
    ? columnPrice(column.heavy, height_m, math, "span_over", heavy_from_span_m)
    : columnPrice(column.light, height_m, math, "span_up_to", heavy_from_span_m);
}

/** Roubles for a column of this height, to the nearest 10; `what` and a size say why it is of these prices. */
function columnPrice<N>(
  { base, per_m }: PriceList["prices"]["column"]["light"],
  height_m: N,
  { given, listed, plus, times, toTens }: Arithmetic<N>,
  what?: Explained,
  size_m?: number,
): N {
  const start = what === undefined ? given(base, "roubles") : listed(base, what, size_m);
  return toTens(plus(start, times(given(per_m, "roubles_per_metre"), height_m)));
}
