import type { Position } from "../../price-list/positions.ts";
import type { Arithmetic } from "../numbers/arithmetic.ts";
import type { Frame } from "../geometry/hangar.ts";

/** A position of the bill: a price in whole roubles (a multiple of 10) and a quantity in tenths of its unit. */
export interface Item<N = number> {
  position: Position;
  price: N;
  qty_tenths: N;
  /** The wall, metres, that makes the price an estimate: too low for a gate. */
  lowWall_m: N | undefined;
}

/** Adds `quantity` whole units of a position. */
export function addPieces<N>(
  items: Item<N>[],
  math: Arithmetic<N>,
  position: Position,
  price: N,
  quantity: N,
  lowWall_m?: N,
): void {
  add(items, math, { position, price, qty_tenths: math.tenths(quantity), lowWall_m });
}

/** Adds `tenths` tenths of a square metre of a position. */
export function addArea<N>(items: Item<N>[], math: Arithmetic<N>, position: Position, price: N, tenths: N): void {
  add(items, math, { position, price, qty_tenths: tenths, lowWall_m: undefined });
}

/** A position with quantity 0 is left out. */
function add<N>(items: Item<N>[], { value }: Arithmetic<N>, item: Item<N>): void {
  if (value(item.qty_tenths) > 0) items.push(item);
}

/** The price of a part that is as long as the bay spacing. The price list is checked to have one for each roof. */
export function priceAtBaySpacing(prices: Readonly<Record<string, number>>, { roof }: Pick<Frame, "roof">): number {
  const price = prices[roof.pitch_m];
  if (price === undefined) throw new Error(`no price for the frame pitch ${roof.pitch_m} m`);
  return price;
}

export function statusOf({ position, lowWall_m }: Item<unknown>): Position["status"] {
  return lowWall_m === undefined ? position.status : "estimate";
}
