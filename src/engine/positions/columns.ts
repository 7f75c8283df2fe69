import { isLess, round } from "../decimals.ts";
import type { Hangar } from "../hangar.ts";
import { pieces, type Item } from "./position.ts";

/** Section 2. */
export function columns(hangar: Hangar): Item[] {
  const { roof, geometry } = hangar;
  const { column, heavy_from_span_m } = hangar.priceList.prices;
  const heavy = roof.spans === 2 || isLess(heavy_from_span_m, geometry.width_m / roof.spans);
  const edge = heavy ? column.heavy : column.light;
  const high_m = round(geometry.high_m * 1000) / 1000;
  return [
    ...(roof.slopes === 2
      ? [pieces(hangar, "edge_column", columnPrice(edge, geometry.height_m), geometry.columns)]
      : [
          pieces(hangar, "low_column", columnPrice(edge, geometry.height_m), geometry.frames),
          pieces(hangar, "high_column", columnPrice(edge, high_m), geometry.frames),
        ]),
    pieces(hangar, "central_column", columnPrice(column.central, high_m), geometry.central_columns),
    pieces(hangar, "fachwerk_column", columnPrice(column.fachwerk, geometry.mean_height_m), geometry.fahverk),
  ];
}

/** Roubles for a column of this height, to the nearest 10. */
function columnPrice({ base, per_m }: { base: number; per_m: number }, height_m: number): number {
  return round((base + per_m * height_m) / 10) * 10;
}
