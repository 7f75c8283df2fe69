import type { Position, PositionKey, PriceList } from "../../price-list/schema.ts";
import type { Hangar } from "../hangar.ts";

/** A position of the bill: a price in whole roubles (a multiple of 10) and a quantity in tenths of its unit. */
export interface Item {
  position: Position;
  price: number;
  qty_tenths: number;
  status: Position["status"];
}

/** `quantity` whole units of a position. */
export function pieces({ priceList }: Hangar, key: PositionKey, price: number, quantity: number): Item {
  return item(priceList, key, price, quantity * 10);
}

/** `tenths` tenths of a square metre of a position. */
export function area({ priceList }: Hangar, key: PositionKey, price: number, tenths: number): Item {
  return item(priceList, key, price, tenths);
}

function item(priceList: PriceList, key: PositionKey, price: number, qty_tenths: number): Item {
  const position = priceList.positions[key];
  return { position, price, qty_tenths, status: position.status };
}

/** The price of a part that is as long as the frame pitch. The price list is checked to have one for each roof. */
export function priceAtPitch(prices: Readonly<Record<string, number>>, { roof }: Hangar): number {
  const price = prices[roof.pitch_m];
  if (price === undefined) throw new Error(`no price for the frame pitch ${roof.pitch_m} m`);
  return price;
}
