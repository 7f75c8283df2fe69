import { RAILS } from "../configuration.ts";
import { someGateIsTooTall } from "../gates.ts";
import type { Hangar } from "../hangar.ts";
import { addPieces, type Item } from "./position.ts";

/** Section 5. */
export function addOpenings(items: Item[], hangar: Hangar): void {
  const { gates, doors, windows } = hangar.configuration;
  const { prices, positions } = hangar.priceList;
  if (gates > 0) addGates(items, hangar);
  addPieces(items, positions.door_frame, prices.door_frame, doors);
  addPieces(items, positions.window_frame, prices.window_frame, windows);
}

/** Frames and guides; a gate too tall for its wall makes both an estimate. */
function addGates(items: Item[], hangar: Hangar): void {
  const { gates, rails } = hangar.configuration;
  const { prices, positions } = hangar.priceList;
  const status = someGateIsTooTall(hangar) ? "estimate" : undefined;
  addPieces(items, positions.gate_frame, prices.gate_frame, gates, status);
  if (rails === RAILS.none) return;
  const position = rails === RAILS.h500 ? positions.gate_rails_h500 : positions.gate_rails_h1610;
  addPieces(items, position, prices.rails[rails], gates, status);
}
