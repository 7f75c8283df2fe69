import { RAILS } from "../configuration.ts";
import { someGateIsTooTall } from "../gates.ts";
import type { Hangar } from "../hangar.ts";
import { pieces, type Item } from "./position.ts";

/** Section 5. A gate too tall for its wall makes frames and guides an estimate. */
export function openings(hangar: Hangar): Item[] {
  const { gates, rails, doors, windows } = hangar.configuration;
  const { prices } = hangar.priceList;
  const ofGates = [pieces(hangar, "gate_frame", prices.gate_frame, gates)];
  if (rails !== RAILS.none) {
    const key = rails === RAILS.h500 ? "gate_rails_h500" : "gate_rails_h1610";
    ofGates.push(pieces(hangar, key, prices.rails[rails], gates));
  }
  if (someGateIsTooTall(hangar)) {
    for (const item of ofGates) item.status = "estimate";
  }
  return [
    ...ofGates,
    pieces(hangar, "door_frame", prices.door_frame, doors),
    pieces(hangar, "window_frame", prices.window_frame, windows),
  ];
}
