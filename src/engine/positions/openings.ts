import type { Arithmetic } from "../numbers/arithmetic.ts";
import { RAILS } from "../request/options.ts";
import { wallTooLowForGate } from "../geometry/gates.ts";
import type { Frame } from "../geometry/hangar.ts";
import { addPieces, type Item } from "./position.ts";

/** Section 5. */
export function addOpenings<N>(items: Item<N>[], frame: Frame<N>, math: Arithmetic<N>): void {
  const { gates, doors, windows } = frame.configuration;
  const { prices, positions } = frame.priceList;
  const { given, listed } = math;
  if (gates > 0) addGates(items, frame, math);
  addPieces(items, math, positions.door_frame, listed(prices.door_frame), given(doors, "doors"));
  addPieces(items, math, positions.window_frame, listed(prices.window_frame), given(windows, "windows"));
}

/** Frames and guides; a gate too tall for its wall makes both an estimate. */
function addGates<N>(items: Item<N>[], frame: Frame<N>, math: Arithmetic<N>): void {
  const { rails } = frame.configuration;
  const { prices, positions } = frame.priceList;
  const gates = math.given(frame.configuration.gates, "gates");
  const lowWall_m = wallTooLowForGate(frame, math);
  addPieces(items, math, positions.gate_frame, math.listed(prices.gate_frame), gates, lowWall_m);
  if (rails === RAILS.none) return;
  const position = rails === RAILS.h500 ? positions.gate_rails_h500 : positions.gate_rails_h1610;
  addPieces(items, math, position, math.listed(prices.rails[rails]), gates, lowWall_m);
}
