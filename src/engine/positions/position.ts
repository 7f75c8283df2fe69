import type { Position } from "../../price-list/schema.ts";
import type { Arithmetic } from "../arithmetic.ts";
import type { Hangar } from "../hangar.ts";

/** A position of the bill: a price in whole roubles (a multiple of 10) and a quantity in its unit, to a tenth. */
export interface Item<N = number> {
  position: Position;
  price: N;
  qty: N;
  /** The wall, metres, that makes the price an estimate: too low for a gate. */
  lowWall_m: N | undefined;
}

/** Adds a position; one with quantity 0 is left out. */
export function add<N>(
  items: Item<N>[],
  { value }: Arithmetic<N>,
  position: Position,
  price: N,
  qty: N,
  lowWall_m?: N,
): void {
  if (value(qty) > 0) items.push({ position, price, qty, lowWall_m });
}

/** The price of a part that is as long as the frame pitch. The price list is checked to have one for each roof. */
export function priceAtPitch(prices: Readonly<Record<string, number>>, { roof }: Pick<Hangar, "roof">): number {
  const price = prices[roof.pitch_m];
  if (price === undefined) throw new Error(`no price for the frame pitch ${roof.pitch_m} m`);
  return price;
}

export function statusOf({ position, lowWall_m }: Item<unknown>): Position["status"] {
  return lowWall_m === undefined ? position.status : "estimate";
}
