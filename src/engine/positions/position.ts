import type { Position } from "../../price-list/schema.ts";
import type { Hangar } from "../hangar.ts";

/** A position of the bill: a price in whole roubles (a multiple of 10) and a quantity in tenths of its unit. */
export interface Item {
  position: Position;
  price: number;
  qty_tenths: number;
  status: Position["status"];
}

/** Adds `quantity` whole units of a position. */
export function addPieces(
  items: Item[],
  position: Position,
  price: number,
  quantity: number,
  status: Position["status"] = position.status,
): void {
  add(items, { position, price, qty_tenths: quantity * 10, status });
}

/** Adds `tenths` tenths of a square metre of a position. */
export function addArea(items: Item[], position: Position, price: number, tenths: number): void {
  add(items, { position, price, qty_tenths: tenths, status: position.status });
}

/** A position with quantity 0 is left out. */
function add(items: Item[], item: Item): void {
  if (item.qty_tenths > 0) items.push(item);
}

/** The price of a part that is as long as the frame pitch. The price list is checked to have one for each roof. */
export function priceAtPitch(prices: Readonly<Record<string, number>>, { roof }: Hangar): number {
  const price = prices[roof.pitch_m];
  if (price === undefined) throw new Error(`no price for the frame pitch ${roof.pitch_m} m`);
  return price;
}
