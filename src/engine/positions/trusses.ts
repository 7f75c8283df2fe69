import type { Arithmetic } from "../numbers/arithmetic.ts";
import { TRUSSES } from "../request/options.ts";
import type { Frame } from "../geometry/hangar.ts";
import { addPieces, type Item } from "./position.ts";

/** Section 1. */
export function addTrusses<N>(
  items: Item<N>[],
  { configuration, roof, geometry, priceList }: Frame<N>,
  math: Arithmetic<N>,
): void {
  const { truss_solid, truss_demountable } = priceList.positions;
  const demountable = configuration.truss === TRUSSES.demountable;
  const prices = roof.widths[configuration.width_mm]?.truss;
  const price = demountable ? prices?.demountable : prices?.solid;
  if (price === undefined) throw new Error(`no price for the truss of ${configuration.width_mm} mm`);
  const listed = math.listed(price, "width", configuration.width_mm / 1000);
  addPieces(items, math, demountable ? truss_demountable : truss_solid, listed, geometry.trusses);
}
