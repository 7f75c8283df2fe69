import type { PriceList } from "../price-list/schema.ts";
import { isLess } from "./decimals.ts";
import { gatesThatFitField } from "./end-walls.ts";
import type { Hangar } from "./hangar.ts";

/** How many gates fit where `gates_pos` puts them: calculation rules, "gates that fit". */
export function gatesThatFit({ configuration, geometry, roof, priceList: { rules } }: Hangar): number {
  if (configuration.gates_pos !== 0) {
    const inOneEnd = roof.spans * gatesThatFitField(geometry.width_m / roof.spans, rules);
    return configuration.gates_pos * inOneEnd;
  }
  const hasRoom = (bay_m: number) => (isLess(bay_m, rules.gate.min_bay_m) ? 0 : 1);
  const baysWithRoom = (geometry.bays - 1) * hasRoom(roof.pitch_m) + hasRoom(geometry.last_bay_m);
  return baysWithRoom * (roof.attached ? 1 : 2);
}

/** Whether the wall over some gate is lower than its frame asks for; its price is an estimate then. */
export function someGateIsTooTall({ configuration, geometry, roof, priceList }: Hangar): boolean {
  const { gate } = priceList.rules;
  if (configuration.gates === 0) return false;
  if (configuration.gates_pos === 0) return isLess(geometry.height_m, gate.min_wall_m);
  const field_m = geometry.width_m / roof.spans;
  for (const end of geometry.ends) {
    for (const gates of end.gatesByField) {
      if (gates > 0 && isLess(heightAtJamb(gates, field_m, geometry.height_m, roof.slope, gate), gate.min_wall_m)) {
        return true;
      }
    }
  }
  return false;
}

/** Metres of wall at the outer jamb, on the lower side, of a centred row of gates in a field of an end wall. */
function heightAtJamb(
  gates: number,
  field_m: number,
  height_m: number,
  slope: number,
  gate: PriceList["rules"]["gate"],
): number {
  const fromLowSide_m = (field_m - gate.width_m * gates) / 2;
  return height_m + slope * Math.max(0, fromLowSide_m);
}
